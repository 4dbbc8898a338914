// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A note.
public struct Note: Sendable, Hashable {
    /// The name it is known by: the path of its file in the folder it came from.
    public let name: String
    public let title: String
    public let modified: Date
    /// The note, in Markdown.
    public let text: String
    /// Whether it shall only be shown to those who know the password: its front matter says `locked: true`.
    public let isLocked: Bool

    public init(name: String, title: String, modified: Date, text: String, isLocked: Bool = false) {
        self.name = name
        self.title = title
        self.modified = modified
        self.text = text
        self.isLocked = isLocked
    }
}

/// A note that could not be read or written. The others are not affected.
public struct NoteProblem: Error, Sendable, Hashable, CustomStringConvertible {
    public let name: String
    public let reason: String

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    public var description: String { "\(name): \(reason)" }
}

/// Notes, and those that could not be read.
public struct NoteListing: Sendable, Hashable {
    /// Sorted by name.
    public let notes: [Note]
    public let problems: [NoteProblem]

    public init(notes: [Note], problems: [NoteProblem]) {
        self.notes = notes
        self.problems = problems
    }
}
