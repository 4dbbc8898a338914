// SPDX-License-Identifier: Apache-2.0

public import EditorInterface
import LockInterface
public import ModuleRouterMacros
public import NotesInterface

/// What a screen knows and does on which a note is changed, in whatever toolkit.
@MainActor public final class EditorModel {
    /// The note as it was read.
    public let note: Note
    /// The text as it shall be.
    public var draft: NoteDraft
    /// The screen, from which others are shown.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection
    private let lock: any NoteLock
    private let saved: ViewRouteResult<Note>
    private var login: ViewRouteResult<Void>?

    /// - Throws: Why the note cannot be read.
    public init(_ configuration: EditorConfiguration) throws {
        collection = try Router.destination(for: RoutableService<any NoteCollection>())
        lock = try Router.destination(for: RoutableService<any NoteLock>())
        note = try collection.note(named: configuration.noteName)
        draft = NoteDraft(note.text)
        saved = configuration.saved
    }

    /// Whether the text may not be shown yet.
    public var isLocked: Bool { note.isLocked && !lock.isOpen }

    // Byte for byte: an accent may be written in two ways.
    public var hasChanges: Bool { !draft.text.utf8.elementsEqual(note.text.utf8) }

    /// Lets the user log in, if the note is locked.
    ///
    /// - Returns: Whether the text may be shown. If not, whoever waits for the note knows why, and the screen should
    ///   go.
    public func unlock() async -> Bool {
        guard isLocked else { return true }
        do {
            if let obstacle = lock.obstacle { throw obstacle }
            try await Router.result(
                of: RoutableView<any EditorRequiredLogin>(), path: .presentModally(from: source)
            ) { [weak self] screen, login in
                self?.login = login
                screen.message = "To change this note, log in."
                screen.delegate = self
            }
            return true
        } catch {
            saved.fail(error)
            return false
        }
    }

    /// Keeps the text. Whoever waits for the note takes the screen away then.
    ///
    /// - Throws: Why it cannot be kept; the draft stays as it is.
    public func save() throws {
        saved.finish(hasChanges ? try collection.save(draft.text, over: note) : note)
    }

    /// Whether the screen may go: asks, if changes would be lost.
    public func mayClose() async throws -> Bool {
        guard hasChanges, !saved.isFinished else { return true }
        return try await Router.result(
            of: RoutableViewModule<any EditorRequiredAlert>(), path: .defaultPath(from: source), removes: false
        ) { alert, isDiscarded in
            alert.title = "Unsaved changes"
            alert.message = "'\(note.name)' has been changed, and not been saved."
            alert.addCancelButton("Keep editing") { isDiscarded.finish(false) }
            alert.addDestructiveButton("Discard the changes") { isDiscarded.finish(true) }
        }
    }
}

extension EditorModel: EditorRequiredLoginDelegate {
    public func didFinishLogin() { login?.finish(()) }
}
