// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program on screens, driven by a script on its standard input.
@Suite struct ScreensTests {
    private let program: NotesProgram

    init() throws {
        program = try NotesProgram()
        try program.write("# The garden\n\nApples and *pears* grow.\n", to: "notes/garden.md")
        try program.write("# 厨房 Kitchen 🍳\n", to: "notes/home/kitchen.md")
        try program.write("---\nlocked: true\n---\n# Diary\n\nNobody reads this.\n", to: "notes/diary.md")
    }

    private func browse(_ script: String...) throws -> NotesProgram.Outcome {
        try program.run(
            input: script.map { $0 + "\n" }.joined(),
            environment: ["COLUMNS": "40", "NOTES_PASSWORD": "sesame"])
    }

    /// A run that went well.
    private func output(_ text: String) -> NotesProgram.Outcome { .init(code: 0, output: text) }

    private let list = """

        ── Notes in 'notes' ────────────────────
        1  Diary 🔒         diary.md
        2  The garden       garden.md
        3  厨房 Kitchen 🍳  home/kitchen.md

        open NOTE · edit NOTE · search WORDS ·
        go URL · help · quit
        > 
        """

    private let garden = """

        ── garden.md ───────────────────────────
        # The garden

        Apples and pears grow.

        edit · link · back · help · quit
        > 
        """

    private let diary = """

        ── diary.md ────────────────────────────
        # Diary

        Nobody reads this.

        edit · link · back · help · quit
        > 
        """

    private func login(_ notice: String = "This note is locked.") -> String {
        """

        ── Login ───────────────────────────────
        \(notice)

        Type the password. An empty line goes
        back.
        password> 
        """
    }

    private let wrongPassword = """

        ── Invalid Password ────────────────────
        This is not the password.

        1 OK (or an empty line)
        > 
        """

    private func editor(_ title: String, _ lines: String...) -> String {
        """

        ── Editing \(title) \(String(repeating: "─", count: 28 - title.count))
        \(lines.joined(separator: "\n"))

        title TEXT · add TEXT · insert LINE TEXT
        · change LINE TEXT · delete LINE · save
        · back · help · quit
        > 
        """
    }

    private func unsaved(_ name: String) -> String {
        """

        ── Unsaved changes ─────────────────────
        '\(name)' has been changed, and not
        been saved.

        1 Keep editing (or an empty line) · 2
        Discard the changes
        > 
        """
    }

    // MARK: -

    @Test func aNoteIsOpenedAndLeft() throws {
        let outcome = try browse("open 2", "back", "quit")
        #expect(
            outcome
                == output(list + "open 2\n" + garden + "back\n" + list + "quit\n"))
    }

    @Test func theEndOfTheInputLeaves() throws {
        #expect(try browse() == output(list + "\n"))
        #expect(try browse("open garden") == output(list + "open garden\n" + garden + "\n"))
    }

    @Test func aLockedNoteAsksForThePasswordFirst() throws {
        let outcome = try browse("open 1", "wrong", "1", "sesame", "back", "open 1")
        #expect(
            outcome
                == output(
                    list + "open 1\n" + login() + "•••••\n" + wrongPassword + "1\n" + login() + "••••••\n" + diary
                        + "back\n" + list
                        // Once is enough.
                        + "open 1\n" + diary + "\n"))
    }

    @Test func whoDoesNotLogInStaysOutside() throws {
        #expect(try browse("open 1", "") == output(list + "open 1\n" + login() + "\n" + list + "\n"))
        #expect(try browse("open 1") == output(list + "open 1\n" + login() + "\n"))
        let message = "To change this note, log in."
        #expect(try browse("edit 1", "") == output(list + "edit 1\n" + login(message) + "\n" + list + "\n"))
    }

    @Test(arguments: ["open", "edit"]) func withoutAPasswordALockedNoteStaysLocked(_ command: String) throws {
        let outcome = try program.run(input: "\(command) 1\n", environment: ["COLUMNS": "40"])
        #expect(
            outcome
                == output(
                    list + "\(command) 1\n" + """

                        the note is locked, and no password has
                        been set: NOTES_PASSWORD is empty
                        > 

                        """))
    }

    @Test func anEditorAsksForTheLoginItself() throws {
        let outcome = try browse("edit 1", "sesame", "back")
        #expect(
            outcome
                == output(
                    list + "edit 1\n" + login("To change this note, log in.") + "••••••\n"
                        + editor(
                            "diary.md", "1 │ ---", "2 │ locked: true", "3 │ ---", "4 │ # Diary", "5 │",
                            "6 │ Nobody reads this.") + "back\n" + list + "\n"))
    }

    @Test func whatIsSavedIsInTheList() throws {
        let outcome = try browse("open 2", "edit", "title My garden", "delete 2", "save", "back", "quit")
        #expect(
            outcome
                == output(
                    list + "open 2\n" + garden + "edit\n"
                        + editor("garden.md", "1 │ # The garden", "2 │", "3 │ Apples and *pears* grow.")
                        + "title My garden\n"
                        + editor("garden.md (changed)", "1 │ # My garden", "2 │", "3 │ Apples and *pears* grow.")
                        + "delete 2\n"
                        + editor("garden.md (changed)", "1 │ # My garden", "2 │ Apples and *pears* grow.")
                        + "save\n" + garden.replacing("The", with: "My") + "back\n"
                        + list.replacing("The garden ", with: "My garden  ") + "quit\n"))
        #expect(try program.text(of: "notes/garden.md") == "# My garden\nApples and *pears* grow.\n")
    }

    @Test func aNoteIsEditedFromTheListToo() throws {
        let outcome = try browse("edit garden", "insert 1 Once.", "change 4 No apples.", "save", "quit")
        #expect(outcome.code == 0)
        #expect(try program.text(of: "notes/garden.md") == "Once.\n# The garden\n\nNo apples.\n")
    }

    @Test(arguments: ["back", "quit"]) func unsavedChangesAreNotLostByAccident(_ command: String) throws {
        let changed = editor(
            "garden.md (changed)", "1 │ # The garden", "2 │", "3 │ Apples and *pears* grow.", "4 │ 🍐")
        let outcome = try browse("edit 2", "add 🍐", command, "", command, "2")
        #expect(
            outcome
                == output(
                    list + "edit 2\n"
                        + editor("garden.md", "1 │ # The garden", "2 │", "3 │ Apples and *pears* grow.") + "add 🍐\n"
                        + changed + "\(command)\n" + unsaved("garden.md") + "\n" + changed + "\(command)\n"
                        + unsaved("garden.md") + "2\n" + (command == "back" ? list + "\n" : "")))
        #expect(try program.text(of: "notes/garden.md") == "# The garden\n\nApples and *pears* grow.\n")
    }

    @Test func whatIsNotUnderstoodIsSaid() throws {
        let outcome = try browse("opne", "open", "open 4", "open gardne", "help")
        #expect(
            outcome
                == output(
                    list + """
                        opne

                        there is no command 'opne'; try help
                        > open

                        it is typed 'open NOTE'
                        > open 4

                        there is no note 4
                        > open gardne

                        there is no note 'gardne'; did you mean
                        'garden.md'?
                        > help

                        open NOTE     Shows a note: its number,
                        or its name.
                        edit NOTE     Changes a note.
                        search WORDS  Shows the notes that have
                        all the words.
                        go URL        Opens a URL.
                        help          Says what can be typed.
                        quit          Leaves the program.
                        > 

                        """))
    }

    @Test func theREADMEShowsWhatTheProgramWrites() throws {
        let readme = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../README.md").standardized, encoding: .utf8)
        let blocks = readme.components(separatedBy: "```text\n").dropFirst()
        let shown = try #require(blocks.first?.components(separatedBy: "```").first)
        let other = try NotesProgram()
        try other.write("# The garden\n", to: "notes/garden.md")
        try other.write("---\nlocked: true\n---\n# Diary 📔\n\nNobody reads this.\n", to: "notes/diary.md")
        let outcome = try other.run(
            input: "open 1\nopensesame\n\nsesame\nquit\n", environment: ["COLUMNS": "64", "NOTES_PASSWORD": "sesame"])
        #expect(outcome == output("\n" + shown))
    }

    @Test func aNoteThatCannotBeReadIsNamed() throws {
        try program.write(Data([0xFF]), to: "notes/bad.md")
        #expect(try browse().output.contains("\nbad.md: it is not UTF-8: see line 1\n"))
    }

    @Test func aMissingFolderIsAnError() throws {
        #expect(
            try program.run("browse", "--notes", "missing")
                == .init(code: 1, errors: "Error: there is no folder 'missing'\n"))
    }
}
