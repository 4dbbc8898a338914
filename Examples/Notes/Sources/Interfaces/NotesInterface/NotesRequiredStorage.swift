// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the notes module requires: a place to keep notes.
public protocol NotesRequiredStorage: NotesRequiredSource {
    /// Keeps a new note. Throws if there is one of that name, which is left alone.
    func add(_ contents: NoteContents, named name: String) throws

    /// Keeps a note in place of another one.
    func replace(_ contents: NoteContents, named name: String) throws
}

@Routable extension RoutableService where Protocol == any NotesRequiredStorage {}
