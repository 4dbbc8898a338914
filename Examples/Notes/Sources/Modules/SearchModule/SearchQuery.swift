// SPDX-License-Identifier: Apache-2.0

/// A parsed query of words and phrases. A document must contain all of them.
struct SearchQuery: Equatable {
    /// A word, or a phrase of several words.
    struct Clause: Equatable {
        let terms: [String]
        /// Whether the last word may be a prefix.
        let isPrefix: Bool

        /// Whether a word matches a word of the clause.
        func matches(_ term: String) -> Bool {
            terms.contains(term) || isPrefix && terms.last.map(term.hasPrefix) == true
        }
    }

    let clauses: [Clause]

    init(_ text: String) {
        var tokenizer = Tokenizer()
        var clauses: [Clause] = []
        // Every second part is quoted. An unclosed quotation ends with the text.
        let stretches = text.split(omittingEmptySubsequences: false) { "\"“”„«»".contains($0) }
        for (index, stretch) in stretches.enumerated() {
            let isQuoted = !index.isMultiple(of: 2)
            let words = isQuoted ? [stretch] : stretch.split(whereSeparator: \.isWhitespace)
            for (position, word) in words.enumerated() {
                let terms = tokenizer.tokens(of: String(word)).map(\.term)
                let isLast = index == stretches.count - 1 && position == words.count - 1
                if !terms.isEmpty { clauses.append(Clause(terms: terms, isPrefix: isLast && !isQuoted)) }
            }
        }
        self.clauses = clauses
    }
}
