// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NotesApp

@MainActor @Suite struct LinkTests {
    @Test(arguments: NotesTest.all) func aURLOpensItsNoteAboveTheList(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.open("notes://note/garden")
            #expect(test.user.seen == NotesTest.garden)
            try await test.goBack()
            #expect(test.user.seen == NotesTest.list)
        }
    }

    @Test(arguments: NotesTest.all) func anOlderURLLeadsToTheSameNote(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.open("notes://open/garden")
            #expect(test.user.seen == NotesTest.garden)
        }
    }

    @Test(arguments: NotesTest.all) func aURLOfALockedNoteAsksForThePassword(on surface: NotesTest.Surface) async throws
    {
        try await NotesTest.run(on: surface) { test in
            try await test.open("notes://note/diary?edit=true")
            #expect(test.user.seen.first == "Login")
            try await test.tap("Cancel")
            #expect(test.user.seen == NotesTest.list)
        }
    }

    @Test(arguments: NotesTest.all) func aURLOfAMissingNoteShowsAnAlert(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.open("notes://note/pears")
            #expect(
                test.user.seen == ["The link cannot be opened", "there is no note 'pears'", "<OK>"])
            try await test.tap("OK")
            #expect(test.user.seen == NotesTest.list)
        }
    }

    @Test(arguments: NotesTest.all) func searchFindsNotesByWords(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            test.user.type("pears", into: "Search, or type a URL")
            try await test.submit("Search, or type a URL")
            #expect(test.user.seen.first == "«Notes with “pears”»")
            try await test.tap("Garden")
            #expect(test.user.seen == NotesTest.garden)
        }
    }
}
