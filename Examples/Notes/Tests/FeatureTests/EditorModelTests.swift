// SPDX-License-Identifier: Apache-2.0

import EditorFeature
import EditorInterface
import ModuleRouterViews
import ModuleRouterTesting
import NotesInterface
import Testing

@Suite
@MainActor struct EditorModelTests {
    private let window = TestWindow()
    private let notes = TestNotes()
    private let saved = ViewRouteResult<Note>()

    private func editor(of name: String) throws -> EditorModel {
        let editor = try EditorModel(of: name, in: notes, saved: saved)
        editor.source = window
        return editor
    }

    // MARK: Saving

    @Test func whatIsSavedIsHandedOver() throws {
        let editor = try editor(of: "a.md")
        editor.draft.append("two")
        try editor.save()
        #expect(saved.isFinished)
        #expect(try notes.note(named: "a.md").text == "one\ntwo\n")
    }

    @Test func whatCannotBeSavedStays() throws {
        let editor = try editor(of: "c.md")
        editor.draft.append("y")
        #expect(throws: NoteProblem(name: "c.md", reason: "the disk is full")) { try editor.save() }
        #expect(!saved.isFinished)
        #expect(editor.draft.text == "x\ny\n")
    }

    // MARK: Leaving

    @Test func withoutChangesTheEditorGoesUnasked() async throws {
        #expect(try await editor(of: "a.md").mayClose())
        #expect(window.top == nil)
    }

    @Test(arguments: [("Keep editing", false), ("Discard the changes", true)])
    func changesAreDiscardedOnlyIfTheUserSaysSo(_ button: String, _ mayClose: Bool) async throws {
        let editor = try editor(of: "a.md")
        editor.draft.append("two")
        let answer = try await withDialogs { dialog in
            #expect(dialog.title == "Unsaved changes")
            #expect(dialog.message == "'a.md' has been changed, and not been saved.")
            #expect(
                dialog.buttons == [
                    .init("Keep editing", role: .cancel), .init("Discard the changes", role: .destructive),
                ])
            dialog.choose(button)
        } operation: {
            try await editor.mayClose()
        }
        #expect(answer == mayClose)
    }

    @Test func aSavedNoteMayBeLeft() async throws {
        let editor = try editor(of: "a.md")
        editor.draft.append("two")
        try editor.save()
        #expect(try await editor.mayClose())
    }
}
