// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import Foundation
import LockInterface
import ModuleRouterTesting
import ModuleRouterViews
import NoteListInterface
import NotesAdapters
import Testing

@testable import LockModule
@testable import TerminalHost
@testable import notes

/// A user logs in and out on the screens of the terminal, in the process of the test.
///
/// The time limit includes the time for which other tests use the main actor.
@MainActor @Suite struct UserSessionTests {
    private let program: NotesProgram
    private let lock = PasswordLock(password: "sesame", users: "ada=apple;bob=pear")
    private let window = TerminalWindow()

    init() throws {
        program = try NotesProgram()
        try program.write("# Garden\n", to: "notes/garden.md")
        try program.write("---\nlocked: true\n---\n# Shared\n", to: "notes/shared.md")
        try program.write("---\nlocked: true\nowner: ada\n---\n# Diary\n", to: "notes/diary.md")
        try program.write("---\nlocked: true\nowner: bob\n---\n# Plans\n", to: "notes/plans.md")
    }

    /// Runs a test above the list of notes. Afterwards, no removed screen is in memory.
    private func run(_ body: @escaping () async throws -> Void) async throws {
        let leaks = try await withRoutes {
            $0.register(.noteLock) { _ in lock }
        } operation: {
            let registry = RouteRegistry.current
            registry.viewLeakDelay = .seconds(3600)
            registry.addScreens(.terminal)
            registry.addViewRouteInterceptor("login first", ViewRouteRequest.loginFirst)
            try await Session.run(SessionSettings(folder: program.folder.path + "/notes")) {
                try await Router.route(to: .noteList, path: .push(from: window))
                try await body()
                window.close()
                // The tasks that wait for removed screens end.
                for _ in 0..<100 { await Task.yield() }
            }
            return registry.reportViewLeaks().map { "\(Swift.type(of: $0))" }
        }
        #expect(leaks == [])
    }

    /// Types on the uppermost screen. Does not wait for the command.
    @discardableResult
    private func type(_ line: String) -> Task<Void, Never> {
        let screen = window.top
        return Task { await screen?.handle(line) }
    }

    private func until(_ title: String) async throws {
        while window.top?.title != title {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    private func logIn(_ password: String) async throws {
        try await until("Login")
        type(password)
    }

    /// Opens a note by its URL, above the uppermost screen.
    private func open(_ name: String) -> Task<Void, any Error> {
        Task { [window] in _ = try await Router.route(url: "notes://note/\(name)", from: window) }
    }

    // MARK: -

    @Test func aUserLogsOutWhileAnEditorOfTheSessionAwaitsTheNote() async throws {
        weak var editor: TerminalScreen?
        weak var access: UserAccess?
        var session: RouteScope<UserSession>?
        try await run {
            let saved = Task { [window] in
                try await Router.result(of: .editor, path: .push(from: window)) { editor, saved in
                    editor.noteName = "diary.md"
                    editor.saved = saved
                }
            }
            try await logIn("apple")
            try await until("Editing diary.md")
            await type("add Secret").value
            #expect(window.top?.title == "Editing diary.md (changed)")
            editor = window.top
            session = lock.session
            access = try Router.destination(for: .noteAccess, in: #require(session)) as? UserAccess
            #expect(session?.values.user == NotesUser(name: "ada"))
            #expect(access != nil)

            await lock.logOut()
            await #expect {
                try await saved.value
            } throws: {
                if case RouteError.Code.scopeUnavailable = $0 { true } else { false }
            }
            #expect(window.top?.title == "Notes")
        }
        #expect(editor == nil)
        #expect(session?.hasEnded == true)
        #expect(access == nil)
        #expect(try program.text(of: "notes/diary.md") == "---\nlocked: true\nowner: ada\n---\n# Diary\n")
    }

    @Test func theListStaysAfterTheLogOutAndSaysNothing() async throws {
        try await run {
            let edit = type("edit shared")
            try await logIn("sesame")
            try await until("Editing shared.md")
            await lock.logOut()
            await edit.value
            #expect(window.top?.title == "Notes")
            #expect(window.top?.message == nil)
            type("open shared")
            try await until("Login")
        }
    }

    @Test func aNoteThatIsOpenToAllStays() async throws {
        try await run {
            await type("open garden").value
            let shared = open("shared.md")
            try await logIn("apple")
            try await shared.value
            #expect(window.top?.title == "shared.md")
            await lock.logOut()
            #expect(window.top?.title == "garden.md")
        }
    }

    @Test func nothingOfTheFirstUserIsLeftForTheNext() async throws {
        weak var diary: TerminalScreen?
        weak var editor: TerminalScreen?
        weak var access: UserAccess?
        try await run {
            type("open diary")
            try await logIn("apple")
            try await until("diary.md")
            diary = window.top
            let edit = type("edit")
            try await until("Editing diary.md")
            await type("add Secret").value
            editor = window.top
            let first = try #require(lock.session)
            access = try Router.destination(for: .noteAccess, in: first) as? UserAccess

            let plans = open("plans.md")
            let dialog = try await dialog("Change the user")
            #expect(!first.hasEnded)
            await dialog.handle("2")
            try await logIn("pear")
            try await plans.value
            await edit.value
            #expect(first.hasEnded)
            #expect(lock.session?.values.user == NotesUser(name: "bob"))
            #expect(window.top?.title == "plans.md")
            await type("back").value
            #expect(window.top?.title == "Notes")
        }
        #expect(diary == nil)
        #expect(editor == nil)
        #expect(access == nil)
        #expect(try program.text(of: "notes/diary.md") == "---\nlocked: true\nowner: ada\n---\n# Diary\n")
    }

    @Test func aUserMayKeepTheSession() async throws {
        try await run {
            type("open diary")
            try await logIn("apple")
            try await until("diary.md")
            let plans = open("plans.md")
            await (try await dialog("Change the user")).handle("1")
            await #expect(throws: CancellationError.self) { try await plans.value }
            #expect(lock.session?.values.user == NotesUser(name: "ada"))
            #expect(window.top?.title == "diary.md")
        }
    }

    @Test func theNoteOfAnotherUserStaysClosed() async throws {
        try await run {
            let open = type("open plans")
            try await logIn("sesame")
            await open.value
            #expect(window.top?.title == "Notes")
            #expect(window.top?.message == "the note belongs to another user")
            #expect(lock.session?.values.user == NotesUser(name: ""))
        }
    }

    private func dialog(_ title: String) async throws -> TerminalScreen {
        while window.dialog?.title != title {
            try Task.checkCancellation()
            await Task.yield()
        }
        return try #require(window.dialog)
    }
}
