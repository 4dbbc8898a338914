// SPDX-License-Identifier: Apache-2.0

/// What a user asks for: some words, and words that must follow one another. A document has to have them all.
struct SearchQuery: Equatable {
    /// A word, or several that follow one another.
    struct Clause: Equatable {
        let terms: [String]
        /// Whether the last of them may be the beginning of a word.
        let isPrefix: Bool

        /// Whether a word is one of those that the clause looks for.
        func matches(_ term: String) -> Bool {
            terms.contains(term) || isPrefix && terms.last.map(term.hasPrefix) == true
        }
    }

    let clauses: [Clause]

    init(_ text: String) {
        var tokenizer = Tokenizer()
        var clauses: [Clause] = []
        // Every other stretch between quotation marks is inside them. One that is not closed ends with the text.
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
