// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the notes module requires: an index of notes, empty at first.
public protocol NotesRequiredSearch: AnyObject {
    /// - Parameter words: The note without its markup.
    func add(_ note: Note, words: String)

    /// The notes that have all the words, the best first.
    func hits(for words: String, limit: Int) throws -> [NoteHit]
}

@Routable extension RoutableService where Protocol == any NotesRequiredSearch {}
