// SPDX-License-Identifier: Apache-2.0

import EditorInterface
public import ModuleRouterViews
public import NotesInterface
import NoteViewInterface

/// The state and the actions of a screen with one note, for any toolkit.
@MainActor public final class NoteModel {
    public private(set) var note: Note
    /// The screen, which is the source of other views.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection
    private var isEditing: Bool
    /// Whether an editor of the note is open.
    private var hasEditor = false

    /// - Throws: The reason why the note cannot be read.
    public init(_ configuration: NoteConfiguration, in collection: any NoteCollection) throws {
        self.collection = collection
        note = try collection.note(named: configuration.noteName)
        isEditing = configuration.isEditing
    }

    /// Returns the URL that opens the note from anywhere.
    public func url() throws -> String {
        try Router.url(for: .note) { $0.noteName = note.name }
    }

    /// Follows a link of the note. Opens links to other notes by their URLs, and leaves all other links to the toolkit.
    ///
    /// - Parameter destination: The destination as written in the text: `pears.md`, `../garden.md#pears`, `notes://note/pears`.
    /// - Returns: The link for the toolkit to open; nil if nothing is left to do.
    public func follow(_ destination: String) async throws -> String? {
        if destination.hasPrefix("notes://") {
            try await Router.route(url: destination, from: source)
            return nil
        }
        // A link within this note.
        guard !destination.hasPrefix("#") else { return nil }
        guard !destination.contains(":") else { return destination }
        let name = try collection.note(named: NoteLink.name(destination, in: note.name)).name
        let url = try Router.url(for: .note) { $0.noteName = name }
        try await Router.route(url: url, from: source)
        return nil
    }

    /// Lets the user edit the note if the configuration asks for it and this is the first call. Returns after the note is saved.
    ///
    /// - Throws: `CancellationError` if the user cancels.
    public func begin() async throws {
        guard isEditing else { return }
        isEditing = false
        try await edit()
    }

    /// Lets the user edit the note. Returns after the note is saved, or immediately while an editor of the note is open.
    ///
    /// - Throws: `CancellationError` if the user cancels.
    public func edit() async throws {
        // A second editor would have its own draft. The first one would take it along when it goes.
        guard !hasEditor else { return }
        hasEditor = true
        defer { hasEditor = false }
        let name = note.name
        note = try await Router.result(of: .editor, path: .push(from: source)) { editor, saved in
            editor.noteName = name
            editor.saved = saved
        }
    }
}
