// SPDX-License-Identifier: Apache-2.0

/// The results of a search, and the notes that could not be searched.
public struct NoteSearch: Sendable, Hashable {
    /// The results, best first.
    public let hits: [NoteHit]
    public let problems: [NoteProblem]

    public init(hits: [NoteHit], problems: [NoteProblem]) {
        self.hits = hits
        self.problems = problems
    }
}

/// A found note.
public struct NoteHit: Sendable, Hashable {
    /// A part of a snippet.
    public struct SnippetPart: Sendable, Hashable {
        public let text: String
        /// Whether the part matches the search.
        public let isHit: Bool

        public init(_ text: String, isHit: Bool = false) {
            self.text = text
            self.isHit = isHit
        }
    }

    public let name: String
    public let title: String
    /// The relevance of the note, comparable within one search.
    public let score: Double
    /// A place in the note, on one line.
    public let snippet: [SnippetPart]

    public init(name: String, title: String, score: Double, snippet: [SnippetPart]) {
        self.name = name
        self.title = title
        self.score = score
        self.snippet = snippet
    }
}
