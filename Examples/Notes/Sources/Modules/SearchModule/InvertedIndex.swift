// SPDX-License-Identifier: Apache-2.0

/// The occurrences of each word.
struct InvertedIndex {
    /// The lengths of a document's fields in words. The fields follow one another with a gap between them.
    struct Document {
        let nameCount: Int
        let titleCount: Int
        let bodyCount: Int

        /// Returns the weight of a word by its position. Words of the title have the highest weight.
        func weight(at position: Int) -> Double {
            if position >= bodyStart { return 1 }
            return position >= titleStart ? Self.titleWeight : Self.nameWeight
        }

        fileprivate var titleStart: Int { nameCount + Self.gap }
        fileprivate var bodyStart: Int { titleStart + titleCount + Self.gap }

        /// The gap prevents a phrase from matching across two fields.
        private static let gap = 2
        private static let titleWeight = 4.0
        private static let nameWeight = 2.0
    }

    /// One occurrence of a word. The occurrences of each word are sorted.
    struct Occurrence: Hashable {
        let document: Int32
        let position: Int32
    }

    private(set) var documents: [Document] = []
    private(set) var bodyCount = 0
    private var occurrences: [[Occurrence]] = []
    private var termNumbers: [String: Int] = [:]
    private var sortedTerms: [String]?

    mutating func add(name: [String], title: [String], body: [String]) {
        let document = Document(nameCount: name.count, titleCount: title.count, bodyCount: body.count)
        let number = Int32(documents.count)
        documents.append(document)
        bodyCount += body.count
        for (start, terms) in [(0, name), (document.titleStart, title), (document.bodyStart, body)] {
            for (offset, term) in terms.enumerated() {
                let occurrence = Occurrence(document: number, position: Int32(start + offset))
                if let number = termNumbers[term] {
                    occurrences[number].append(occurrence)
                } else {
                    termNumbers[term] = occurrences.count
                    occurrences.append([occurrence])
                }
            }
        }
        sortedTerms = nil
    }

    func occurrences(of term: String) -> [Occurrence] {
        termNumbers[term].map { occurrences[$0] } ?? []
    }

    /// Returns the words that begin with a prefix, in alphabetical order.
    mutating func terms(beginningWith prefix: String) -> ArraySlice<String> {
        let terms = sortedTerms ?? termNumbers.keys.sorted()
        sortedTerms = terms
        var low = terms.startIndex
        var high = terms.endIndex
        while low < high {
            let middle = (low + high) / 2
            if terms[middle] < prefix { low = middle + 1 } else { high = middle }
        }
        return terms[low...].prefix { $0.hasPrefix(prefix) }
    }
}
