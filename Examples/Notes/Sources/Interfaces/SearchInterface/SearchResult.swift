// SPDX-License-Identifier: Apache-2.0

/// A found document.
public struct SearchResult: Sendable, Hashable {
    /// A part of a snippet.
    public struct SnippetPart: Sendable, Hashable {
        public let text: String
        /// Whether the part is one of the searched words.
        public let isHit: Bool

        public init(_ text: String, isHit: Bool = false) {
            self.text = text
            self.isHit = isHit
        }
    }

    public let document: SearchDocument
    /// The relevance, comparable within one search.
    public let score: Double
    /// The place in the body with most of the words, on one line.
    public let snippet: [SnippetPart]

    public init(document: SearchDocument, score: Double, snippet: [SnippetPart]) {
        self.document = document
        self.score = score
        self.snippet = snippet
    }
}
