// SPDX-License-Identifier: Apache-2.0

/// A document that was found.
public struct SearchResult: Sendable, Hashable {
    /// A stretch of a snippet.
    public struct SnippetPart: Sendable, Hashable {
        public let text: String
        /// Whether it is one of the words that were searched for.
        public let isHit: Bool

        public init(_ text: String, isHit: Bool = false) {
            self.text = text
            self.isHit = isHit
        }
    }

    public let document: SearchDocument
    /// How well it fits; comparable within one search.
    public let score: Double
    /// The place of the body that has most of the words, on one line.
    public let snippet: [SnippetPart]

    public init(document: SearchDocument, score: Double, snippet: [SnippetPart]) {
        self.document = document
        self.score = score
        self.snippet = snippet
    }
}
