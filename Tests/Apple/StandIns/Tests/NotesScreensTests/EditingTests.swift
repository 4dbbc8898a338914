// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NotesApp

@MainActor @Suite struct EditingTests {
    private static let text = "# Garden\n\nA place for *pears*.\n"

    private func edit(_ test: NotesTest) async throws {
        try await test.tap("Garden")
        #expect(test.user.seen == NotesTest.garden)
        try await test.tap("Edit")
        #expect(test.user.seen == ["«Editing Garden»", "‹\(Self.text)›", "<Close>", "<Save>"])
        test.user.type("# Garden\n\nWeeds.\n", into: Self.text)
        await test.settle()
    }

    @Test(arguments: NotesTest.all) func savedChangesAreShownAndStored(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await edit(test)
            try await test.tap("Save")
            #expect(test.user.seen == ["«Garden»", "Garden", "Weeds.", "<Edit>", "<Link>"])
            #expect(test.notes["garden.md"] == "# Garden\n\nWeeds.\n")
        }
    }

    @Test(arguments: NotesTest.all) func discardingChangesNeedsAConfirmation(on surface: NotesTest.Surface) async throws
    {
        try await NotesTest.run(on: surface) { test in
            try await edit(test)
            // The user cannot go back from an editor with changes.
            try await test.goBack()
            try await test.tap("Close")
            let question = [
                "Unsaved changes", "'garden.md' has been changed, and not been saved.", "<Keep editing>",
                "<Discard the changes>",
            ]
            #expect(test.user.seen == question)
            try await test.tap("Keep editing")
            #expect(test.user.seen == ["«Editing Garden»", "‹# Garden\n\nWeeds.\n›", "<Close>", "<Save>"])
            try await test.tap("Close")
            try await test.tap("Discard the changes")
            #expect(test.user.seen == NotesTest.garden)
            #expect(test.notes["garden.md"] == Self.text)
        }
    }

    @Test(arguments: NotesTest.all) func unchangedEditorClosesWithoutAQuestion(
        on surface: NotesTest.Surface
    ) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Garden")
            try await test.tap("Edit")
            try await test.goBack()
            #expect(test.user.seen == NotesTest.garden)
        }
    }

    @Test(arguments: NotesTest.all) func noteShowsItsURL(on surface: NotesTest.Surface) async throws {
        try await NotesTest.run(on: surface) { test in
            try await test.tap("Garden")
            try await test.tap("Link")
            #expect(test.user.seen.contains("notes://note/garden.md"))
        }
    }
}
