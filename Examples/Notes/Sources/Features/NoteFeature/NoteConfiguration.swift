// SPDX-License-Identifier: Apache-2.0

public import NoteViewInterface

/// The parameters of a note's screen.
@MainActor public final class NoteConfiguration: NoteModuleInput {
    public var noteName = ""
    public var isEditing = false

    public init() {}
}
