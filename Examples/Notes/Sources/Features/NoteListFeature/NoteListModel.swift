// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LockInterface
public import ModuleRouterMacros
public import NoteListInterface
import NoteSearchInterface
public import NotesInterface
import NoteViewInterface

/// What a screen with all notes knows and does, in whatever toolkit.
@MainActor public final class NoteListModel: NoteListViewInput {
    public var heading = "Notes"
    /// As they were when the list was last read.
    public private(set) var notes: [Note] = []
    public private(set) var problems: [NoteProblem] = []
    /// The screen, from which others are shown.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection

    /// - Throws: What is wrong with the place where the notes are kept.
    public init() throws {
        collection = try Router.destination(for: RoutableService<any NoteCollection>())
    }

    /// Reads the list, at first and whenever it may have changed.
    public func reload() throws {
        let listing = try collection.notes()
        notes = listing.notes
        problems = listing.problems
    }

    /// The note that a user means: by its number in the list, or by its name or enough of it.
    public func note(_ wanted: String) throws -> Note {
        guard let number = Int(wanted) else { return try collection.note(named: wanted) }
        guard notes.indices.contains(number - 1) else { throw NoteLookupError("there is no note \(number)") }
        return notes[number - 1]
    }

    /// Shows a note. Returns when it is there.
    public func open(_ note: Note) async throws {
        try await Router.route(
            to: RoutableViewModule<any NoteModuleInput>(),
            path: .push(from: source).behindLock(note.isLocked)
        ) { $0.noteName = note.name }
    }

    /// Lets a note be changed. Returns when that has been done.
    ///
    /// - Throws: `CancellationError` if it has not been done after all.
    public func edit(_ note: Note) async throws {
        _ = try await Router.result(
            of: RoutableViewModule<any EditorModuleInput>(), path: .push(from: source)
        ) { editor, saved in
            editor.noteName = note.name
            editor.saved = saved
        }
    }

    /// Shows the notes that have some words. Returns when they are there.
    public func search(_ words: String) async throws {
        try await Router.route(
            to: RoutableViewModule<any NoteSearchModuleInput>(), path: .push(from: source)
        ) { $0.words = words }
    }

    /// Opens a URL that the user has typed here: it may lead where those of others may not.
    ///
    /// - Returns: Whether there is something to see.
    public func go(to url: String) async throws -> Bool {
        try await Router.route(url: url, from: source, by: .app).view != nil
    }
}
