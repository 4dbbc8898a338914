// SPDX-License-Identifier: Apache-2.0

public import EditorInterface
public import LockInterface
public import ModuleRouterViews
public import NotesInterface

/// The state and the actions of a screen that edits a note, for any toolkit.
@MainActor public final class EditorModel {
    /// The note as it was read.
    public let note: Note
    /// The edited text.
    public var draft: NoteDraft
    /// The screen, which is the source of other views.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection
    private let lock: any NoteLock
    private let saved: ViewRouteResult<Note>
    private var login: ViewRouteResult<Void>?

    /// - Parameters:
    ///   - name: The exact name of the note.
    ///   - saved: The result that receives the saved note.
    /// - Throws: The reason why the note cannot be read.
    public init(
        of name: String, in collection: any NoteCollection, lock: any NoteLock, saved: ViewRouteResult<Note>
    ) throws {
        self.collection = collection
        self.lock = lock
        self.saved = saved
        note = try collection.note(named: name)
        draft = NoteDraft(note.text)
    }

    /// Whether the user must log in to see the text.
    public var isLocked: Bool { note.isLocked && !lock.isOpen }

    // Compare bytes, because an accent can be written in two ways.
    public var hasChanges: Bool { !draft.text.utf8.elementsEqual(note.text.utf8) }

    /// Lets the user log in if the note is locked.
    ///
    /// - Returns: Whether the screen may show the text. If not, the screen should go. The code that waits for the note has received
    ///   the reason.
    public func unlock() async -> Bool {
        guard isLocked else { return true }
        do {
            if let obstacle = lock.obstacle { throw obstacle }
            try await Router.result(
                of: .editorRequiredLogin, path: .presentModally(from: source)
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

    /// Saves the text. The code that waits for the note then removes the screen.
    ///
    /// - Throws: The reason why the text cannot be saved. The draft does not change.
    public func save() throws {
        saved.finish(hasChanges ? try collection.save(draft.text, over: note) : note)
    }

    /// Returns whether the screen may close. Asks the user if changes would be lost.
    public func mayClose() async throws -> Bool {
        guard hasChanges, !saved.isFinished else { return true }
        return try await Router.confirm(
            "Unsaved changes", message: "'\(note.name)' has been changed, and not been saved.",
            button: "Discard the changes", isDestructive: true, cancel: "Keep editing", from: source)
    }
}

extension EditorModel: EditorRequiredLoginDelegate {
    public func didFinishLogin() { login?.finish(()) }
}
