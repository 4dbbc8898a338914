// SPDX-License-Identifier: Apache-2.0

import EditorInterface
public import ModuleRouterMacros
public import NotesInterface
import NoteViewInterface

/// What a screen with one note knows and does, in whatever toolkit.
@MainActor public final class NoteModel {
    public private(set) var note: Note
    /// The screen, from which others are shown.
    public weak var source: (any ViewRouteSource)?
    private var isEditing: Bool

    /// - Throws: Why the note cannot be read.
    public init(_ configuration: NoteConfiguration) throws {
        note = try Router.destination(for: RoutableService<any NoteCollection>())
            .note(named: configuration.noteName)
        isEditing = configuration.isEditing
    }

    /// The URL by which the note is opened again, from anywhere.
    public func url() throws -> String {
        try Router.url(for: RoutableViewModule<any NoteModuleInput>()) { $0.noteName = note.name }
    }

    /// Begins with what it was told to, once: to let the note be changed. Returns when that has been done.
    ///
    /// - Throws: `CancellationError` if it has not been done after all.
    public func begin() async throws {
        guard isEditing else { return }
        isEditing = false
        try await edit()
    }

    /// Lets the note be changed. Returns when that has been done.
    ///
    /// - Throws: `CancellationError` if it has not been done after all.
    public func edit() async throws {
        let name = note.name
        note = try await Router.result(
            of: RoutableViewModule<any EditorModuleInput>(), path: .push(from: source)
        ) { editor, saved in
            editor.noteName = name
            editor.saved = saved
        }
    }
}
