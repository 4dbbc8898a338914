// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopHost
import ModuleRouterGTK
import Testing

@testable import DesktopScreens

@MainActor @Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized)
struct ReadingTests {
    private let notes = [
        "garden.md": "# The garden\n\nApples and *pears*.\n",
        "home/kitchen.md": "# Kitchen\n\n[Up](../garden.md#x), [far](notes://note/garden)\n",
    ]

    @Test func theListShowsAllNotes() async throws {
        try await Desk.run(notes) { desk in
            try await desk.until { desk.row("Kitchen", in: desk.window.listScreen) != nil }
            let texts = desk.texts(of: desk.window.listScreen)
            #expect(
                texts.filter { !$0.hasPrefix("20") }
                    == ["Search, or type a URL", "Kitchen", "home/kitchen.md", "The garden", "garden.md", "2 notes"])
            #expect(desk.texts(of: desk.top).first == "No note is open")
        }
    }

    @Test func aNoteIsOpenedAndLeftAndFreed() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.open("The garden")
            #expect(desk.texts(of: desk.top) == ["The garden", "Apples and pears."])
            desk.window.detailColumn?.goBack()
            try await desk.until { desk.window.detailColumn?.stack.count == 1 }
            #expect(desk.selected == nil)
        }
        #expect(leaks == [])
    }

    @Test func anotherNoteTakesThePlaceOfTheFirst() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.open("The garden")
            try await desk.open("Kitchen")
            #expect(desk.window.detailColumn?.stack.count == 2)
            #expect(desk.selected == "Kitchen")
        }
        #expect(leaks == [])
    }

    @Test(arguments: ["../garden.md#x", "notes://note/garden"]) func aLinkLeadsToItsNote(link: String) async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.open("Kitchen")
            desk.follow(link)
            try await desk.until { desk.title == "The garden" }
            // The note that contains the link stays behind the other one.
            #expect(desk.window.detailColumn?.stack.map(\.title) == ["", "Kitchen", "The garden"])
            #expect(desk.selected == "The garden")
        }
        #expect(leaks == [])
    }

    @Test func aLinkToNothingIsSaid() async throws {
        try await Desk.run(["a.md": "# A\n\n[Gone](b.md)\n"]) { desk in
            try await desk.open("A")
            desk.follow("b.md")
            try await desk.until { desk.message != nil }
            #expect(desk.message == "there is no note 'b.md'")
            #expect(desk.title == "A")
        }
    }

    @Test func wordsAreFoundInNotes() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.until { desk.row("Kitchen", in: desk.window.listScreen) != nil }
            desk.type("apples", into: "GtkSearchEntry", of: desk.window.listScreen)
            try await desk.until { desk.title == "Notes with “apples”" }
            #expect(
                desk.texts(of: desk.top) == ["The garden", "The garden Apples and pears.", "garden.md", "1 found"])
            desk.activate(desk.row("The garden", in: desk.top))
            try await desk.until { desk.title == "The garden" }
        }
        #expect(leaks == [])
    }

    @Test func aURLIsTypedWhereOneSearches() async throws {
        try await Desk.run(notes) { desk in
            try await desk.until { desk.row("Kitchen", in: desk.window.listScreen) != nil }
            desk.type("notes://note/kitchen", into: "GtkSearchEntry", of: desk.window.listScreen)
            try await desk.until { desk.title == "Kitchen" }
            desk.type("notes://diagram/7", into: "GtkSearchEntry", of: desk.window.listScreen)
            let list = try #require(desk.window.listScreen as? DesktopScreen)
            try await desk.until { list.message != nil }
            #expect(
                list.message
                    == "'notes://diagram/7' leads nowhere in this version of notes; it may be of a newer one")
        }
    }

    @Test func aURLOpensTheWindowThere() async throws {
        let leaks = try await Desk.run(notes, opening: "notes://search?q=up") { desk in
            try await desk.until { desk.title == "Notes with “up”" }
        }
        #expect(leaks == [])
    }

    @Test func noNotesAreNoMistake() async throws {
        try await Desk.run(["readme.txt": "No note."]) { desk in
            try await desk.until { desk.texts(of: desk.window.listScreen).last == "0 notes" }
            #expect(desk.texts(of: desk.window.listScreen).contains("There are no notes here"))
        }
    }

    @Test func aNoteThatCannotBeReadIsNamed() async throws {
        try await Desk.run(["a.md": "# A\n", "bad.md": "\u{0}"], spoiling: "bad.md") { desk in
            try await desk.until { desk.texts(of: desk.window.listScreen).last?.hasPrefix("1 note") == true }
            #expect(desk.texts(of: desk.window.listScreen).last == "1 note\n⚠ bad.md: it is not UTF-8: see line 1")
        }
    }
}
#endif
