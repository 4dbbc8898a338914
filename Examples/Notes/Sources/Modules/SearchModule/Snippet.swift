// SPDX-License-Identifier: Apache-2.0

import SearchInterface

/// The part of a text that best shows why it was found.
struct Snippet {
    /// The length in bytes of UTF-8.
    private static let length = 180
    private static let lead = 50

    static func parts(
        of text: String, for query: SearchQuery, _ tokenizer: inout Tokenizer
    ) -> [SearchResult.SnippetPart] {
        let bytes = Array(text.utf8)
        let tokens = tokenizer.tokens(of: text)
        let hits = tokens.filter { token in query.clauses.contains { $0.matches(token.term) } }
        let first = bestStart(hits, query)
        let range = range(around: first, tokens, in: bytes)
        var parts: [SearchResult.SnippetPart] = []
        var end = range.lowerBound
        func append(_ range: Range<Int>, isHit: Bool) {
            let words = oneLine(String(decoding: bytes[range], as: UTF8.self))
            guard !words.isEmpty else { return }
            parts.append(.init(words, isHit: isHit))
        }
        if range.lowerBound > 0 { parts.append(.init("…")) }
        for hit in hits where range.contains(hit.range.lowerBound) && hit.range.upperBound <= range.upperBound {
            append(end..<hit.range.lowerBound, isHit: false)
            append(hit.range, isHit: true)
            end = hit.range.upperBound
        }
        append(end..<range.upperBound, isHit: false)
        if range.upperBound < bytes.count { parts.append(.init("…")) }
        return merged(parts)
    }

    /// Returns the start of the part that contains the most clauses, and then the most words.
    private static func bestStart(_ hits: [Tokenizer.Token], _ query: SearchQuery) -> Int {
        var best = (value: 0, start: 0)
        // Limits the work for texts with thousands of hits. The first thousand are representative.
        for (index, hit) in hits.prefix(1000).enumerated() {
            let near = hits[index...].prefix { $0.range.upperBound <= hit.range.lowerBound + length - lead }
            let clauses = query.clauses.count { clause in near.contains { clause.matches($0.term) } }
            let value = 1 + clauses * 1000 + near.count
            if value > best.value { best = (value, hit.range.lowerBound) }
        }
        return best.start
    }

    private static func range(around hit: Int, _ tokens: [Tokenizer.Token], in bytes: [UInt8]) -> Range<Int> {
        var start = hit
        if hit <= lead {
            start = 0
        } else if let token = tokens.first(where: { $0.range.lowerBound >= hit - lead }) {
            start = token.range.lowerBound
        }
        var end = min(bytes.count, start + length)
        if end < bytes.count,
            let token = tokens.last(where: { $0.range.upperBound <= end && $0.range.lowerBound > hit })
        {
            end = token.range.upperBound
        }
        // Do not split a character.
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }

    private static func oneLine(_ text: String) -> String {
        var result = ""
        for character in text {
            if !character.isWhitespace {
                result.append(character)
            } else if result.last != " " {
                result.append(" ")
            }
        }
        return result
    }

    private static func merged(_ parts: [SearchResult.SnippetPart]) -> [SearchResult.SnippetPart] {
        parts.reduce(into: []) { merged, part in
            if let last = merged.last, last.isHit == part.isHit {
                merged[merged.count - 1] = .init(last.text + part.text, isHit: part.isHit)
            } else {
                merged.append(part)
            }
        }
    }
}
