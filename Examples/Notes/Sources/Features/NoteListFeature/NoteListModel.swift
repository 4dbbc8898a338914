// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LockInterface
public import ModuleRouterViews
public import NoteListInterface
import NoteSearchInterface
public import NotesInterface
import NoteViewInterface

/// The state and the actions of a screen with all notes, for any toolkit.
@MainActor public final class NoteListModel: NoteListViewInput {
    public var heading = "Notes"
    /// The notes at the last reload.
    public private(set) var notes: [Note] = []
    public private(set) var problems: [NoteProblem] = []
    /// The screen, which is the source of other views.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection

    public init(_ collection: any NoteCollection) { self.collection = collection }

    /// Reads the list. Call it at first and after possible changes.
    public func reload() throws {
        let listing = try collection.notes()
        notes = listing.notes
        problems = listing.problems
    }

    /// Returns the note for the user's input: its number in the list, its name, or a unique part of the name.
    public func note(_ wanted: String) throws -> Note {
        guard let number = Int(wanted) else { return try collection.note(named: wanted) }
        guard notes.indices.contains(number - 1) else { throw NoteLookupError("there is no note \(number)") }
        return notes[number - 1]
    }

    /// Shows a note. Returns when the note is visible.
    public func open(_ note: Note) async throws {
        try await Router.route(to: .note, path: .push(from: source)) { $0.noteName = note.name }
    }

    /// Lets the user edit a note. Returns after the note is saved.
    ///
    /// - Throws: `CancellationError` if the user cancels.
    public func edit(_ note: Note) async throws {
        _ = try await Router.result(of: .editor, path: .push(from: source)) { editor, saved in
            editor.noteName = note.name
            editor.saved = saved
        }
    }

    /// Shows the notes that contain the words. Returns when they are visible.
    public func search(_ words: String) async throws {
        try await Router.route(to: .noteSearch, path: .push(from: source)) { $0.words = words }
    }

    /// Ends the session of the user, and removes its screens. Ask the user about unsaved changes before.
    public func lock() async throws { try await Router.destination(for: .noteLock).logOut() }

    /// Opens a URL that the user typed here. As the app's own request, it may open URLs that are closed to other apps.
    ///
    /// - Returns: Whether the URL opened a view.
    public func go(to url: String) async throws -> Bool {
        try await Router.route(url: url, from: source, by: .app).view != nil
    }
}
