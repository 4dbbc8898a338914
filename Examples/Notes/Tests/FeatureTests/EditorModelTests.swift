// SPDX-License-Identifier: Apache-2.0

import EditorFeature
import EditorInterface
import LockInterface
import ModuleRouterViews
import ModuleRouterTesting
import NotesInterface
import Testing

@Suite(.routes { TestLogin.self })
@MainActor struct EditorModelTests {
    private let window = TestWindow()
    private let notes = TestNotes()
    private let saved = ViewRouteResult<Note>()

    private func editor(of name: String, lock: any NoteLock = TestLock()) throws -> EditorModel {
        let editor = try EditorModel(of: name, in: notes, lock: lock, saved: saved)
        editor.source = window
        return editor
    }

    // MARK: Locked notes

    @Test func anUnlockedNoteNeedsNoLogin() async throws {
        let editor = try editor(of: "a.md")
        #expect(!editor.isLocked)
        #expect(await editor.unlock())
        #expect(window.top == nil)
    }

    @Test func aLockedNoteNeedsALogin() async throws {
        let lock = TestLock()
        let editor = try editor(of: "b.md", lock: lock)
        #expect(editor.isLocked)
        let unlock = Task { await editor.unlock() }
        let login = await window.next(TestLogin.self)
        #expect(login.message == "To change this note, log in.")
        #expect(window.topKind == .presentModally)
        lock.open(with: "sesame")
        login.delegate?.didFinishLogin()
        #expect(await unlock.value)
        #expect(window.top == nil)
        #expect(!editor.isLocked)
        // Once is enough.
        #expect(await editor.unlock())
    }

    @Test func withoutALoginThereIsNothingToChange() async throws {
        let editor = try editor(of: "b.md")
        let unlock = Task { await editor.unlock() }
        _ = await window.next(TestLogin.self)
        window.goBack()
        #expect(await !unlock.value)
        #expect(editor.isLocked)
        #expect(saved.isFinished)
    }

    @Test func aLockWithoutAPasswordAsksForNone() async throws {
        #expect(await !(try editor(of: "b.md", lock: LockWithoutPassword())).unlock())
        #expect(window.top == nil)
        #expect(saved.isFinished)
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
