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
    private let collection: any NoteCollection
    private var isEditing: Bool

    /// - Throws: Why the note cannot be read.
    public init(_ configuration: NoteConfiguration) throws {
        collection = try Router.destination(for: RoutableService<any NoteCollection>())
        note = try collection.note(named: configuration.noteName)
        isEditing = configuration.isEditing
    }

    /// The URL by which the note is opened again, from anywhere.
    public func url() throws -> String {
        try Router.url(for: RoutableViewModule<any NoteModuleInput>()) { $0.noteName = note.name }
    }

    /// Follows a link of the note. One to another note is taken by that note's URL; any other is left to the toolkit.
    ///
    /// - Parameter destination: As it stands in the text: `pears.md`, `../garden.md#pears`, `notes://note/pears`.
    /// - Returns: What the toolkit may open; nil if there is nothing left to do.
    public func follow(_ destination: String) async throws -> String? {
        if destination.hasPrefix("notes://") {
            try await Router.route(url: destination, from: source)
            return nil
        }
        // A place within this note.
        guard !destination.hasPrefix("#") else { return nil }
        guard !destination.contains(":") else { return destination }
        let name = try collection.note(named: NoteLink.name(destination, in: note.name)).name
        let url = try Router.url(for: RoutableViewModule<any NoteModuleInput>()) { $0.noteName = name }
        try await Router.route(url: url, from: source)
        return nil
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
