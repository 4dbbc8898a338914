// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The initially empty index that the notes module requires.
public protocol NotesRequiredSearch: AnyObject {
    /// - Parameter words: The note without its markup.
    func add(_ note: Note, words: String)

    /// Returns the notes that contain all words, best first.
    func hits(for words: String, limit: Int) throws -> [NoteHit]
}

@RoutableAs("notesRequiredSearch") extension RoutableService where Protocol == any NotesRequiredSearch {}
