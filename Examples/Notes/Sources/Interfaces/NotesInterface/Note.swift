// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A note.
public struct Note: Sendable, Hashable {
    /// The unique name: the path of the file in its original folder.
    public let name: String
    public let title: String
    public let modified: Date
    /// The text in Markdown.
    public let text: String
    /// Whether only users who are logged in may see the note: its front matter contains `locked: true`.
    public let isLocked: Bool
    /// The name of the only user who may see the locked note: `owner: ada` in its front matter. Nil if every user may.
    public let owner: String?

    public init(
        name: String, title: String, modified: Date, text: String, isLocked: Bool = false, owner: String? = nil
    ) {
        self.name = name
        self.title = title
        self.modified = modified
        self.text = text
        self.isLocked = isLocked
        self.owner = owner
    }
}

/// A failure to read or write a note. Other notes are not affected.
public struct NoteProblem: Error, Sendable, Hashable, CustomStringConvertible {
    public let name: String
    public let reason: String

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    public var description: String { "\(name): \(reason)" }
}

/// Notes, and the problems with unreadable notes.
public struct NoteListing: Sendable, Hashable {
    /// The notes, sorted by name.
    public let notes: [Note]
    public let problems: [NoteProblem]

    public init(notes: [Note], problems: [NoteProblem]) {
        self.notes = notes
        self.problems = problems
    }
}
