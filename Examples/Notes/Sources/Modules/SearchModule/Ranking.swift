// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ranks documents by [BM25](https://doi.org/10.1561/1500000019) over the words of name, title and body. Adds a bonus if words
/// follow one another in the order of the query.
struct Ranking {
    /// BM25's k1: limits the effect of repeated words.
    private static let saturation = 1.2
    /// BM25's b: the strength of the normalisation by length.
    private static let lengthNormalization = 0.75
    /// The weight of a word that only begins with the searched word.
    private static let prefixWeight = 0.4
    private static let phraseBonus = 0.5

    /// The occurrences of a clause in one document.
    private struct Match {
        var weight = 0.0
        /// The start positions.
        var positions: [Int32] = []
    }

    /// Returns the documents that contain all clauses, best first.
    static func ranked(_ query: SearchQuery, in index: inout InvertedIndex) -> [(document: Int, score: Double)] {
        var scores: [Int32: Double] = [:]
        var previous: (matches: [Int32: Match], rarity: Double, length: Int32)?
        for (number, clause) in query.clauses.enumerated() {
            let matches = matches(of: clause, in: &index)
            let rarity = rarity(of: matches.count, among: index.documents.count)
            var next: [Int32: Double] = [:]
            for (document, match) in matches {
                guard let score = number == 0 ? 0 : scores[document] else { continue }
                var sum = score + rarity * saturated(match.weight, in: Int(document), index)
                if let previous, let before = previous.matches[document],
                    follows(match.positions, before.positions, after: previous.length)
                {
                    sum += phraseBonus * (rarity + previous.rarity)
                }
                next[document] = sum
            }
            scores = next
            previous = (matches, rarity, Int32(clause.terms.count))
        }
        return scores.map { (Int($0.key), $0.value) }.sorted { ($1.score, $0.document) < ($0.score, $1.document) }
    }

    private static func matches(
        of clause: SearchQuery.Clause, in index: inout InvertedIndex
    ) -> [Int32: Match] {
        var matches: [Int32: Match] = [:]
        let last = clause.terms[clause.terms.count - 1]
        let starts = clause.terms.dropLast().enumerated().map { offset, term in
            Set(
                index.occurrences(of: term).map {
                    InvertedIndex.Occurrence(document: $0.document, position: $0.position - Int32(offset))
                })
        }
        let endings = clause.isPrefix ? Array(index.terms(beginningWith: last)) : [last]
        for ending in endings {
            let weight = ending == last ? 1 : prefixWeight
            for occurrence in index.occurrences(of: ending) {
                let start = InvertedIndex.Occurrence(
                    document: occurrence.document, position: occurrence.position - Int32(starts.count))
                guard starts.allSatisfy({ $0.contains(start) }) else { continue }
                matches[start.document, default: Match()].positions.append(start.position)
                matches[start.document]?.weight +=
                    weight
                    * index.documents[Int(start.document)].weight(at: Int(occurrence.position))
            }
        }
        return matches
    }

    private static func rarity(of count: Int, among total: Int) -> Double {
        log(1 + (Double(total - count) + 0.5) / (Double(count) + 0.5))
    }

    private static func saturated(_ weight: Double, in document: Int, _ index: InvertedIndex) -> Double {
        let average = max(1, Double(index.bodyCount) / Double(index.documents.count))
        let length = Double(index.documents[document].bodyCount) / average
        return weight * (saturation + 1)
            / (weight + saturation * (1 - lengthNormalization + lengthNormalization * length))
    }

    private static func follows(_ positions: [Int32], _ before: [Int32], after length: Int32) -> Bool {
        let ends = Set(before.map { $0 + length })
        return positions.contains { ends.contains($0) }
    }
}
