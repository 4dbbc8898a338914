// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct ImportTests {
    private let program: NotesProgram

    init() throws { program = try NotesProgram() }

    @Test func importsMarkdownOfAllFoldersAndKeepsNames() throws {
        try program.write("# A\r\n", to: "in/a.md")
        try program.write("\u{FEFF}# Ä", to: "in/sub/ä b.markdown")
        try program.write("no", to: "in/c.txt")
        try program.write("no", to: "in/.build/d.md")
        try program.write("no", to: "in/.git/e.md")
        #expect(
            try program.run("import", "in", "--into", "out")
                == .init(code: 0, output: "out: 2 imported, 0 unchanged, 0 failed\n"))
        #expect(program.files(in: "out") == ["a.md", "sub/ä b.markdown"])
        #expect(try program.text(of: "out/a.md") == "# A\r\n")
        #expect(try program.text(of: "out/sub/ä b.markdown") == "\u{FEFF}# Ä")
    }

    @Test func aSecondImportChangesNothing() throws {
        try program.write("a", to: "in/a.md")
        _ = try program.run("import", "in", "--into", "out")
        #expect(
            try program.run("import", "in", "--into", "out")
                == .init(code: 0, output: "out: 0 imported, 1 unchanged, 0 failed\n"))
    }

    @Test func aDifferentNoteOfTheSameNameIsNotWrittenOver() throws {
        try program.write("one", to: "in/a.md")
        try program.write("two", to: "other/a.md")
        try program.write("new", to: "other/b.md")
        _ = try program.run("import", "in", "--into", "out")
        #expect(
            try program.run("import", "other", "--into", "out")
                == .init(
                    code: 1, output: "out: 1 imported, 0 unchanged, 1 failed\n",
                    errors: """
                        notes: a.md: there is a different note of that name already
                        notes: to replace different notes of the same name, use --replace

                        """))
        #expect(try program.text(of: "out/a.md") == "one")
        #expect(
            try program.run("import", "other", "--into", "out", "--replace")
                == .init(code: 0, output: "out: 0 imported, 1 replaced, 1 unchanged, 0 failed\n"))
        #expect(try program.text(of: "out/a.md") == "two")
    }

    @Test func whatCannotBeReadIsNamedAndTheRestIsImported() throws {
        try program.write("good", to: "in/good.md")
        try program.write("in a folder", to: "in/folder.md/inner.md")
        try program.write(Data("line\ncaf".utf8) + [0xE9], to: "in/latin.md")
        try program.write(Data([0xFF, 0xFE, 0x41, 0x00]), to: "in/utf16.md")
        try program.write(Data([0x41, 0x00, 0x42]), to: "in/binary.md")
        try program.link("in/dangling.md", to: "nowhere")
        try program.link("in/device.md", to: "/dev/zero")
        #expect(
            try program.run("import", "in", "--into", "out")
                == .init(
                    code: 1, output: "out: 2 imported, 0 unchanged, 5 failed\n",
                    errors: """
                        notes: dangling.md: it is a symbolic link that leads nowhere
                        notes: device.md: it is not a regular file
                        notes: binary.md: it is not a text: there is a null byte in line 1
                        notes: latin.md: it is not UTF-8: see line 2
                        notes: utf16.md: it is UTF-16, not UTF-8

                        """))
        #expect(program.files(in: "out") == ["folder.md/inner.md", "good.md"])
    }

    #if os(Linux)
    @Test func aFileThatFailsWhileItIsReadIsNamed() throws {
        try program.write("good", to: "in/good.md")
        try program.link("in/memory.md", to: "/proc/self/mem")
        #expect(
            try program.run("import", "in", "--into", "out")
                == .init(
                    code: 1, output: "out: 1 imported, 0 unchanged, 1 failed\n",
                    errors: "notes: memory.md: Input/output error\n"))
    }
    #endif

    @Test func linksInCirclesEnd() throws {
        try program.write("a", to: "in/sub/a.md")
        try program.link("in/sub/up", to: "..")
        try program.link("in/sub/sub", to: ".")
        try program.link("in/ring", to: "ring")
        #expect(
            try program.run("import", "in", "--into", "out")
                == .init(code: 0, output: "out: 1 imported, 0 unchanged, 0 failed\n"))
        #expect(program.files(in: "out") == ["sub/a.md"])
    }

    @Test func theFolderOfTheNotesIsNotImportedIntoItself() throws {
        try program.write("a", to: "a.md")
        for count in ["1 imported, 0 unchanged", "0 imported, 1 unchanged"] {
            #expect(
                try program.run("import", ".", "--into", "notes")
                    == .init(code: 0, output: "notes: \(count), 0 failed\n"))
        }
        #expect(program.files(in: "notes") == ["a.md"])
    }

    @Test func aMissingFolderIsAnErrorAndMakesNothing() throws {
        #expect(
            try program.run("import", "missing", "--into", "out")
                == .init(code: 1, errors: "Error: there is no folder 'missing'\n"))
        try program.write("a", to: "file.md")
        #expect(
            try program.run("import", "file.md", "--into", "out")
                == .init(code: 1, errors: "Error: 'file.md' is not a folder\n"))
    }

    @Test func aNoteThatCannotBeWrittenIsNamed() throws {
        try program.write("a", to: "in/a.md/b.md")
        try program.write("c", to: "in/c.md")
        try program.write("in the way", to: "out/a.md")
        #expect(
            try program.run("import", "in", "--into", "out")
                == .init(
                    code: 1, output: "out: 1 imported, 0 unchanged, 1 failed\n",
                    errors: "notes: a.md/b.md: the folder out/a.md cannot be made: File exists\n"))
    }

    @Test func nothingIsLeftBehindWhereAllGoesWell() throws {
        for number in 1...200 { try program.write("\(number)", to: "in/\(number % 7)/\(number).md") }
        _ = try program.run("import", "in", "--into", "out")
        #expect(program.files(in: "out") == program.files(in: "in"))
    }
}
