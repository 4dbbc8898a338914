// SPDX-License-Identifier: Apache-2.0

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
    private let saved: ViewRouteResult<Note>

    /// - Parameters:
    ///   - name: The exact name of the note.
    ///   - saved: The result that receives the saved note.
    /// - Throws: The reason why the note cannot be read.
    public init(of name: String, in collection: any NoteCollection, saved: ViewRouteResult<Note>) throws {
        self.collection = collection
        self.saved = saved
        note = try collection.note(named: name)
        draft = NoteDraft(note.text)
    }

    // Compare bytes, because an accent can be written in two ways.
    public var hasChanges: Bool { !draft.text.utf8.elementsEqual(note.text.utf8) }

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
