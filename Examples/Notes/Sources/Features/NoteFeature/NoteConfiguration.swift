// SPDX-License-Identifier: Apache-2.0

public import NoteViewInterface

/// What the screen of a note is told.
@MainActor public final class NoteConfiguration: NoteModuleInput {
    public var noteName = ""
    public var isEditing = false

    public init() {}
}
