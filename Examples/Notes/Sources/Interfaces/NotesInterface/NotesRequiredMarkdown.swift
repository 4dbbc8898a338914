// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The reader of Markdown that the notes module requires.
public protocol NotesRequiredMarkdown: Sendable {
    /// Returns the title in the note's text.
    func title(of markdown: String) -> String?

    /// Returns the front matter's value for a key; nil if there is none.
    func value(of key: String, in markdown: String) -> String?

    /// Returns only the words, for the search.
    func plainText(of markdown: String) -> String
}

@RoutableAs("notesRequiredMarkdown") extension RoutableService where Protocol == any NotesRequiredMarkdown {}
