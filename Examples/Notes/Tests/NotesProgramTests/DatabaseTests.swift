// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program with `--storage sqlite`.
@Suite struct DatabaseTests {
    private let program: NotesProgram

    init() throws {
        program = try NotesProgram()
        try program.write("# A\r\n\nApples\n", to: "in/a.md")
        try program.write("# B", to: "in/sub/b.md")
    }

    #if SQLite
    private func run(_ arguments: String) throws -> NotesProgram.Outcome {
        try program.shell("\"$notes\" \(arguments) --storage sqlite")
    }

    @Test func notesAreKeptInOneFile() throws {
        #expect(try run("import in --into out") == .init(code: 0, output: "out: 2 imported, 0 unchanged, 0 failed\n"))
        #expect(program.files(in: "out").filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } == ["notes.sqlite"])
        #expect(try run("import in --into out") == .init(code: 0, output: "out: 0 imported, 2 unchanged, 0 failed\n"))
        #expect(try run("list --notes out") == .init(code: 0, output: "a.md\t2020-09-13\tA\nsub/b.md\t2020-09-13\tB\n"))
        #expect(try run("show a --raw --notes out") == .init(code: 0, output: "# A\r\n\nApples\n"))
        #expect(try run("search appl --notes out") == .init(code: 0, output: "a.md\tA\tA Apples\n"))
        #expect(
            try run("export all.html --notes out") == .init(code: 0, errors: "notes: 2 notes exported to 'all.html'\n"))
    }

    @Test func aDifferentNoteOfTheSameNameIsNotWrittenOver() throws {
        _ = try run("import in --into out")
        try program.write("other", to: "in/a.md")
        #expect(try run("import in --into out").code == 1)
        #expect(try run("show a --raw --notes out").output == "# A\r\n\nApples\n")
        #expect(
            try run("import in --into out --replace").output == "out: 0 imported, 1 replaced, 1 unchanged, 0 failed\n")
        #expect(try run("show a --raw --notes out").output == "other")
    }

    @Test func notesThatAreKeptTheOtherWayAreHintedAt() throws {
        _ = try run("import in --into out")
        #expect(
            try program.run("list", "--notes", "out")
                == .init(
                    code: 0,
                    errors: "notes: there are no notes in 'out', but there is a database; use --storage sqlite\n"))
    }

    @Test func aMissingDatabaseIsAnError() throws {
        #expect(try run("list --notes in") == .init(code: 1, errors: "Error: there is no database 'in/notes.sqlite'\n"))
    }

    @Test func twoImportsAtOnceLoseNothing() throws {
        for number in 1...100 { try program.write("\(number)", to: "in/\(number).md") }
        let line = "\"$notes\" import in --into out --storage sqlite"
        _ = try run("import in/sub --into out")
        #expect(try program.shell("\(line) > /dev/null & \(line) > /dev/null; wait").errors.contains("locked") == false)
        #expect(try run("list --notes out").output.split(separator: "\n").count == 103)
    }
    #else
    @Test func aProgramWithoutItSaysSo() throws {
        let message =
            "this program was built without SQLite; build it with 'swift build --traits SQLite', or use --storage files"
        #expect(
            try program.run("import", "in", "--into", "out", "--storage", "sqlite")
                == .init(code: 1, errors: "Error: \(message)\n"))
        #expect(program.files(in: "out") == [])
    }
    #endif
}
