// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `list`, `show` and `search`, on the notes in the folder `notes`.
@Suite struct ReadingTests {
    private let program: NotesProgram

    init() throws {
        program = try NotesProgram()
        try program.write("# The garden\n\nApples and *pears* grow.\n", to: "notes/garden.md")
        try program.write("# Kitchen\n\nA pie of apples.\n\n- [x] flour\n", to: "notes/home/kitchen.md")
        try program.write("nothing of it", to: "notes/other.md")
    }

    private struct NoteJSON: Decodable, Equatable {
        let name: String
        let title: String
        let modified: String
        var text: String?
    }

    private struct HitJSON: Decodable {
        let name: String
        let title: String
        let score: Double
        let snippet: String
    }

    private func decoded<Value: Decodable>(_ outcome: NotesProgram.Outcome) throws -> Value {
        #expect(outcome.errors == "")
        return try JSONDecoder().decode(Value.self, from: Data(outcome.output.utf8))
    }

    // MARK: list

    @Test func listWritesALineForEachNote() throws {
        let list =
            "garden.md\t2020-09-13\tThe garden\nhome/kitchen.md\t2020-09-13\tKitchen\nother.md\t2020-09-13\tother\n"
        #expect(try program.run("list") == .init(code: 0, output: list))
        #expect(try program.run("list", "--notes", program.folder.path + "/notes") == .init(code: 0, output: list))
        #expect(
            try program.run("list", environment: ["NOTES_DIR": "notes/home"])
                == .init(code: 0, output: "kitchen.md\t2020-09-13\tKitchen\n"))
    }

    @Test func listWritesJSON() throws {
        let notes: [NoteJSON] = try decoded(program.run("list", "--json"))
        #expect(notes.map(\.name) == ["garden.md", "home/kitchen.md", "other.md"])
        #expect(notes.first == NoteJSON(name: "garden.md", title: "The garden", modified: "2020-09-13T12:26:40Z"))
    }

    @Test func listNamesWhatCannotBeRead() throws {
        try program.write(Data([0xFF]), to: "notes/bad.md")
        let outcome = try program.run("list")
        #expect(outcome.code == 1)
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(outcome.errors == "notes: bad.md: it is not UTF-8: see line 1\n")
    }

    @Test func listSaysThatThereIsNothing() throws {
        try FileManager.default.createDirectory(
            at: program.folder.appending(path: "empty"), withIntermediateDirectories: true)
        #expect(
            try program.run("list", "--notes", "empty")
                == .init(code: 0, errors: "notes: there are no notes in 'empty'\n"))
        #expect(try program.run("list", "--notes", "empty", "--json") == .init(code: 0, output: "[\n\n]\n"))
    }

    @Test(arguments: [["list"], ["show", "a"], ["search", "a"], ["export", "a.html"]])
    func aMissingFolderIsAnError(_ arguments: [String]) throws {
        let outcome = try program.shell("\"$notes\" \(arguments.joined(separator: " ")) --notes missing")
        #expect(outcome == .init(code: 1, errors: "Error: there is no folder 'missing'\n"))
        #expect(program.files(in: "missing") == [])
    }

    // MARK: show

    @Test func showRendersForAPipe() throws {
        #expect(
            try program.run("show", "kitchen")
                == .init(code: 0, output: "# Kitchen\n\nA pie of apples.\n\n• [x] flour\n"))
    }

    @Test func showWritesTheNoteAsItIs() throws {
        try program.write("\u{FEFF}a\r\n\u{1B}[2J", to: "notes/raw.md")
        #expect(try program.run("show", "raw", "--raw") == .init(code: 0, output: "\u{FEFF}a\r\n\u{1B}[2J"))
        #expect(try program.run("show", "raw") == .init(code: 0, output: "a ␛[2J\n"))
    }

    @Test func showWritesJSON() throws {
        let note: NoteJSON = try decoded(program.run("show", "Garden.md", "--json"))
        #expect(
            note
                == NoteJSON(
                    name: "garden.md", title: "The garden", modified: "2020-09-13T12:26:40Z",
                    text: "# The garden\n\nApples and *pears* grow.\n"))
    }

    @Test func showWritesColorsIfAskedTo() throws {
        #expect(
            try program.run("show", "kitchen", "--color", "always").output.hasPrefix("\u{1B}[1;4mKitchen\u{1B}[0m\n"))
    }

    @Test func showSaysWhatMayHaveBeenMeant() throws {
        #expect(
            try program.run("show", "kitchne")
                == .init(code: 1, errors: "Error: there is no note 'kitchne'; did you mean 'home/kitchen.md'?\n"))
    }

    @Test func showNamesANoteThatCannotBeRead() throws {
        try program.write(Data([0x61, 0x0A, 0xFF]), to: "notes/bad.md")
        #expect(
            try program.run("show", "bad") == .init(code: 1, errors: "Error: bad.md: it is not UTF-8: see line 2\n"))
    }

    // MARK: search

    @Test func searchFindsTheBestFirst() throws {
        let garden = "garden.md\tThe garden\tThe garden Apples and pears grow.\n"
        let kitchen = "home/kitchen.md\tKitchen\tKitchen A pie of apples. flour\n"
        #expect(try program.run("search", "kitchen", "apple") == .init(code: 0, output: kitchen))
        #expect(try program.run("search", "APPLES", "pear") == .init(code: 0, output: garden))
        try program.write("Apples, apples, apples.", to: "notes/z.md")
        let best = "z.md\tz\tApples, apples, apples.\n"
        #expect(try program.run("search", "apples") == .init(code: 0, output: best + garden + kitchen))
    }

    @Test func searchWritesJSON() throws {
        let hits: [HitJSON] = try decoded(program.run("search", "apple", "--json", "--limit", "1"))
        #expect(hits.map(\.name) == ["garden.md"])
        #expect(hits.first?.title == "The garden")
        #expect(hits.first?.snippet == "The garden Apples and pears grow.")
        #expect(try #require(hits.first?.score) > 0)
    }

    @Test func searchMarksTheWordsIfAskedTo() throws {
        let outcome = try program.run("search", "pears", "--color", "always")
        #expect(outcome.output.contains("Apples and \u{1B}[1;33mpears\u{1B}[0m grow."))
    }

    @Test func searchThatFindsNothingSaysSo() throws {
        #expect(try program.run("search", "tractor") == .init(code: 1, errors: "notes: no note has this word\n"))
        #expect(try program.run("search", "apples", "tractor").errors == "notes: no note has all these words\n")
        #expect(try program.run("search", "tractor", "--json").output == "[\n\n]\n")
        #expect(try program.run("search", "!?") == .init(code: 1, errors: "Error: there is no word to search for\n"))
    }

    // MARK: Pipes

    @Test func aPipeThatIsClosedEndsTheProgramWithoutAWord() throws {
        try program.write(String(repeating: "many words\n\n", count: 100_000), to: "notes/long.md")
        #expect(try program.shell("\"$notes\" show long | head -1") == .init(code: 0, output: "many words\n"))
        // Where the signal is ignored, the error is seen instead.
        #expect(
            try program.shell("trap '' PIPE; \"$notes\" show long | head -1") == .init(code: 0, output: "many words\n"))
    }

    #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
        #expect(
            try program.shell("\"$notes\" list > /dev/full")
                == .init(code: 1, errors: "Error: the output cannot be written: No space left on device\n"))
    }
    #endif

    @Test(arguments: [
        "show", "search", "import", "export", "open", "link", "list --storage tape", "search a --limit 0",
        "show a --raw --json",
    ])
    func aCommandThatIsNotUnderstoodHasItsOwnCode(_ line: String) throws {
        #expect(try program.shell("\"$notes\" \(line)").code == 64)
    }
}
