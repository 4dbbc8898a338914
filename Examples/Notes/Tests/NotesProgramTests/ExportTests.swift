// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct ExportTests {
    private let program: NotesProgram

    init() throws {
        program = try NotesProgram()
        try program.write("# A <b>\n\nSee [the other](sub/b.md#part) & [here](#a-b).\n", to: "notes/a.md")
        try program.write("# B\n\n## Part\n", to: "notes/sub/b.md")
    }

    @Test func aPageHasAllNotesWithLinksBetweenThem() throws {
        #expect(
            try program.run("export", "all.html", "--title", "Mine & yours")
                == .init(code: 0, errors: "notes: 2 notes exported to 'all.html'\n"))
        let page = try program.text(of: "all.html")
        #expect(page.contains("<title>Mine &amp; yours</title>"))
        #expect(page.contains("<li><a href=\"#a.md\">A</a></li>\n<li><a href=\"#sub-b.md\">B</a></li>\n"))
        #expect(
            page.contains("<p>See <a href=\"#sub-b.md--part\">the other</a> &amp; <a href=\"#a.md--a-b\">here</a>.</p>")
        )
        #expect(page.contains("<h2 id=\"sub-b.md--part\">Part</h2>"))
    }

    @Test func jsonCanBeReadBack() throws {
        struct Export: Decodable {
            struct Note: Decodable, Equatable {
                let name: String
                let title: String
                let text: String
            }
            let title: String
            let notes: [Note]
        }
        _ = try program.run("export", "all.json")
        let export = try JSONDecoder().decode(
            Export.self, from: Data(contentsOf: program.folder.appending(path: "all.json")))
        #expect(export.title == "Notes")
        #expect(export.notes.last == .init(name: "sub/b.md", title: "B", text: "# B\n\n## Part\n"))
        let piped = try program.run("export", "-", "--format", "json")
        #expect(try JSONDecoder().decode(Export.self, from: Data(piped.output.utf8)).notes == export.notes)
        #expect(piped.errors == "")
    }

    @Test func aFileThatIsThereIsOnlyWrittenOverIfAskedTo() throws {
        try program.write("mine", to: "all.html")
        #expect(
            try program.run("export", "all.html")
                == .init(code: 1, errors: "Error: there is a file 'all.html' already; --force writes over it\n"))
        #expect(try program.text(of: "all.html") == "mine")
        #expect(try program.run("export", "all.html", "--force").code == 0)
        #expect(try program.text(of: "all.html").hasPrefix("<!DOCTYPE html>"))
    }

    @Test func theFormatMustBeKnown() throws {
        let outcome = try program.run("export", "all.pdf")
        #expect(outcome.code == 64)
        #expect(
            outcome.errors.hasPrefix(
                "Error: 'all.pdf' ends in no known format; name one with --format html or --format json.\n"))
        #expect(try program.run("export", "all.page", "--format", "html").code == 0)
    }

    @Test func aFolderThatIsMissingIsAnError() throws {
        #expect(
            try program.run("export", "missing/all.html")
                == .init(code: 1, errors: "Error: 'missing/all.html' cannot be written: No such file or directory\n"))
    }

    @Test func aNoteThatCannotBeReadIsNamedAndTheOthersAreExported() throws {
        try program.write(Data([0xFF]), to: "notes/bad.md")
        #expect(
            try program.run("export", "all.html")
                == .init(
                    code: 1,
                    errors: "notes: 2 notes exported to 'all.html'\nnotes: bad.md: it is not UTF-8: see line 1\n"))
    }
}
