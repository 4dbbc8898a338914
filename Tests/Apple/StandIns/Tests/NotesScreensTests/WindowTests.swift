// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NotesApp
@testable import SwiftUIHarness

/// Several windows of the app, and windows that are restored after a launch.
@MainActor @Suite struct WindowTests {
    private let surface = NotesTest.Surface(kind: .swiftUI)

    private func settle(_ user: SwiftUIUser) async {
        for _ in 0..<100 {
            await Task.yield()
            user.settle()
        }
    }

    @Test func aSecondWindowShowsItsOwnNotes() async throws {
        try await NotesTest.run(on: surface) { test in
            let second = try SwiftUIUser()
            try await test.tap("Garden")
            await settle(second)
            #expect(test.user.seen == NotesTest.garden)
            #expect(second.seen == NotesTest.list)
            try second.open("notes://note/pears")
            await settle(second)
            #expect(second.seen.first == "The link cannot be opened")
            #expect(test.user.seen == NotesTest.garden)
        }
    }

    @Test func aWindowShowsItsNoteAgainAfterALaunch() async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Garden")
            let reopened = try SwiftUIUser(restoring: try #require(test.user as? SwiftUIUser).store)
            await settle(reopened)
            #expect(reopened.seen == NotesTest.garden)
            reopened.goBack()
            await settle(reopened)
            #expect(reopened.seen == NotesTest.list)
        }
    }

    @Test func aLockedNoteIsShownAgainAfterALogin() async throws {
        var store = SceneStore()
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Diary 🔒")
            test.user.type("sesame", into: "Password")
            try await test.tap("Unlock")
            #expect(test.user.seen == NotesTest.diary)
            store = try #require(test.user as? SwiftUIUser).store
        }
        // The next launch starts with a locked diary.
        try await NotesTest.run(on: surface) { _ in
            let reopened = try SwiftUIUser(restoring: store)
            await settle(reopened)
            #expect(reopened.seen.first == "Login")
            reopened.type("sesame", into: "Password")
            reopened.tap("Unlock")
            await settle(reopened)
            #expect(reopened.seen == NotesTest.diary)
        }
    }
}
