// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopHost
import EditorInterface
import LockInterface
import ModuleRouterGTK
import ModuleRouterViews
import Testing

@testable import LockModule

@MainActor @Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized)
struct LockTests {
    private let notes = ["diary.md": "---\nlocked: true\n---\n# Diary\n\nNobody reads this.\n", "a.md": "# A\n"]

    @Test func aLockedNoteAsksForThePasswordFirst() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.until { desk.row("Diary", in: desk.window.listScreen) != nil }
            desk.activate(desk.row("Diary", in: desk.window.listScreen))
            try await desk.until { desk.title == "Login" }
            #expect(desk.texts(of: desk.top) == ["This note is locked.", "Cancel", "Unlock"])
            desk.type("wrong", into: "GtkPasswordEntry", of: desk.top)
            try await desk.until { desk.title == "Invalid Password" }
            #expect(desk.texts(of: desk.top) == ["This is not the password.", "OK"])
            desk.press("OK")
            try await desk.until { desk.title == "Login" }
            desk.type("sesame", into: "GtkPasswordEntry", of: desk.top)
            try await desk.until { desk.title == "Diary" }
            #expect(desk.texts(of: desk.top) == ["Diary", "Nobody reads this."])
            // Once is enough.
            try await desk.open("A")
            try await desk.open("Diary")
        }
        #expect(leaks == [])
    }

    @Test func whoDoesNotLogInStaysOutside() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.open("A")
            desk.activate(desk.row("Diary", in: desk.window.listScreen))
            try await desk.until { desk.title == "Login" }
            desk.press("Cancel")
            try await desk.until { desk.window.presented == nil }
            try await desk.until { desk.selected == nil }
            #expect(desk.texts(of: desk.top).first == "No note is open")
        }
        #expect(leaks == [])
    }

    @Test func aURLDoesNotGoAroundTheLock() async throws {
        let leaks = try await Desk.run(notes, opening: "notes://note/diary?edit=true") { desk in
            try await desk.until { desk.title == "Login" }
            desk.closeWindow()
            try await desk.until { desk.window.presented == nil }
            #expect(desk.texts(of: desk.top).first == "No note is open")
        }
        #expect(leaks == [])
    }

    // MARK: The session

    private let diaries = [
        "diary.md": "---\nlocked: true\nowner: ada\n---\n# Diary\n",
        "plans.md": "---\nlocked: true\nowner: bob\n---\n# Plans\n", "a.md": "# A\n",
    ]

    private func logIn(_ password: String, on desk: Desk) async throws {
        try await desk.until { desk.title == "Login" }
        desk.type(password, into: "GtkPasswordEntry", of: desk.top)
    }

    @Test func aUserLogsOutWhileAnEditorOfTheSessionAwaitsTheNote() async throws {
        weak var editor: GTKScreen?
        weak var access: UserAccess?
        let leaks = try await Desk.run(diaries) { desk in
            try await desk.open("A")
            let a = try #require(desk.top)
            let saved = Task {
                try await Router.result(of: .editor, path: .push(from: a)) { editor, saved in
                    editor.noteName = "diary.md"
                    editor.saved = saved
                }
            }
            try await logIn("apple", on: desk)
            try await desk.until { desk.title == "Editing Diary" }
            editor = desk.top
            let lock = try Router.destination(for: .noteLock)
            let session = try #require(lock.session)
            access = try Router.destination(for: .noteAccess, in: session) as? UserAccess
            #expect(access != nil)

            await lock.logOut()
            await #expect {
                try await saved.value
            } throws: {
                if case RouteError.Code.scopeUnavailable = $0 { true } else { false }
            }
            // The note that is open to all stays.
            try await desk.until { desk.title == "A" }
            #expect(session.hasEnded)
            desk.activate(desk.row("Diary", in: desk.window.listScreen))
            try await desk.until { desk.title == "Login" }
        }
        #expect(leaks == [])
        #expect(editor == nil)
        #expect(access == nil)
    }

    @Test func theKeysOfTheLockAskAboutUnsavedChanges() async throws {
        let leaks = try await Desk.run(diaries) { desk in
            try await desk.until { desk.row("Diary", in: desk.window.listScreen) != nil }
            desk.activate(desk.row("Diary", in: desk.window.listScreen))
            try await logIn("apple", on: desk)
            try await desk.until { desk.title == "Diary" }
            desk.press("Change the note (Ctrl+E)")
            try await desk.until { desk.title == "Editing Diary" && desk.editorText?.isEmpty == false }
            desk.write("Other.")
            desk.pressKeys("<Control>l", of: desk.window.listScreen)
            try await desk.until { desk.title == "Unsaved changes" }
            desk.press("Keep editing")
            try await desk.until { desk.title == "Editing Diary •" }
            let session = try #require(try Router.destination(for: .noteLock).session)
            desk.pressKeys("<Control>l", of: desk.window.listScreen)
            try await desk.until { desk.title == "Unsaved changes" }
            desk.press("Discard the changes")
            try await desk.until { desk.texts(of: desk.top).first == "No note is open" }
            #expect(session.hasEnded)
            #expect(try desk.text(of: "diary.md") == diaries["diary.md"])
        }
        #expect(leaks == [])
    }

    @Test func nothingOfTheFirstUserIsLeftForTheNext() async throws {
        weak var diary: GTKScreen?
        weak var access: UserAccess?
        let leaks = try await Desk.run(diaries) { desk in
            try await desk.until { desk.row("Diary", in: desk.window.listScreen) != nil }
            desk.activate(desk.row("Diary", in: desk.window.listScreen))
            try await logIn("apple", on: desk)
            try await desk.until { desk.title == "Diary" }
            diary = desk.top
            let lock = try Router.destination(for: .noteLock)
            let first = try #require(lock.session)
            access = try Router.destination(for: .noteAccess, in: first) as? UserAccess
            desk.activate(desk.row("Plans", in: desk.window.listScreen))
            try await desk.until { desk.title == "Change the user" }
            #expect(!first.hasEnded)
            desk.press("Go to the login")
            try await logIn("pear", on: desk)
            try await desk.until { desk.title == "Plans" }
            #expect(first.hasEnded)
            #expect(lock.session?.values.user == NotesUser(name: "bob"))
        }
        #expect(leaks == [])
        #expect(diary == nil)
        #expect(access == nil)
    }

    @Test func theWindowCanBeClosedAboveALogin() async throws {
        let leaks = try await Desk.run(notes, opening: "notes://note/diary") { desk in
            try await desk.until { desk.title == "Login" }
        }
        #expect(leaks == [])
    }
}
#endif
