// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopHost
import ModuleRouterGTK
import Testing

@MainActor @Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized, .timeLimit(.minutes(1)))
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

    @Test func theWindowCanBeClosedAboveALogin() async throws {
        let leaks = try await Desk.run(notes, opening: "notes://note/diary") { desk in
            try await desk.until { desk.title == "Login" }
        }
        #expect(leaks == [])
    }
}
#endif
