// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The storage that the notes module requires.
public protocol NotesRequiredStorage: NotesRequiredSource {
    /// Stores a new note. Throws if the name is taken; the existing note does not change.
    func add(_ contents: NoteContents, named name: String) throws

    /// Replaces a note.
    func replace(_ contents: NoteContents, named name: String) throws
}

@RoutableAs("notesRequiredStorage") extension RoutableService where Protocol == any NotesRequiredStorage {}
