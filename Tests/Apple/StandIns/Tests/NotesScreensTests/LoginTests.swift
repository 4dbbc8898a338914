// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterViews
import Testing

@testable import NotesApp

/// The same actions of a user on UIKit and SwiftUI screens. The screens are compared with the same lines.
@MainActor @Suite struct LoginTests {
    private static let login = ["Login", "This note is locked.", "‹Password›", "<Cancel>", "<Unlock>"]

    @Test(arguments: NotesTest.all) func aLockedNoteAsksForThePasswordFirst(on surface: NotesTest.Surface) async throws
    {
        try await NotesTest.run(on: surface) { test in
            #expect(test.user.seen == NotesTest.list)
            try await test.tap("Diary 🔒")
            #expect(test.user.seen == Self.login)
            test.user.type("wrong", into: "Password")
            try await test.tap("Unlock")
            #expect(test.user.seen == ["Invalid Password", "This is not the password.", "<OK>"])
            try await test.tap("OK")
            #expect(test.user.seen == Self.login)
            test.user.type("sesame", into: "Password")
            try await test.tap("Unlock")
            #expect(test.user.seen == NotesTest.diary)
            // The login lasts for the session.
            try await test.goBack()
            #expect(test.user.seen == NotesTest.list)
            try await test.tap("Diary 🔒")
            #expect(test.user.seen == NotesTest.diary)
        }
    }

    @Test(arguments: NotesTest.all) func cancelledLoginOpensNothing(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Diary 🔒")
            try await test.tap("Cancel")
            #expect(test.user.seen == NotesTest.list)
        }
    }

    @Test(arguments: NotesTest.all) func dismissedLoginOpensNothing(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Diary 🔒")
            try await test.swipeDown()
            #expect(test.user.seen == NotesTest.list)
        }
    }

    @Test(arguments: NotesTest.all) func theReturnKeySubmitsThePassword(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Diary 🔒")
            test.user.type("sesame", into: "Password")
            try await test.submit("Password")
            #expect(test.user.seen == NotesTest.diary)
        }
    }

    // MARK: The session

    @Test(arguments: NotesTest.all) func logOutRemovesTheScreensOfTheSession(on surface: NotesTest.Surface) async throws
    {
        try await NotesTest.run(on: surface) { test in
            try await test.logIn()
            try await test.tap("Edit")
            #expect(test.user.seen.first == "«Editing Diary»")
            let lock = try Router.destination(for: .noteLock)
            let session = try #require(lock.session)
            let end = Task { await lock.logOut() }
            await test.settle()
            await end.value
            #expect(session.hasEnded)
            #expect(test.user.seen == NotesTest.list)
        }
    }
}

extension NotesTest {
    fileprivate func logIn() async throws {
        try await tap("Diary 🔒")
        user.type("sesame", into: "Password")
        try await tap("Unlock")
        #expect(user.seen == Self.diary)
    }
}
