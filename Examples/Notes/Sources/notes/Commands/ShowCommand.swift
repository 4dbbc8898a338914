// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MarkdownInterface
import ModuleRouter
import NotesInterface

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows a note.",
        discussion: "The name may lack its extension or its folders, if that leaves one note.")

    @OptionGroup var session: SessionArguments

    @Argument(help: "The name of the note.")
    var name: String

    @Flag(help: "Write the Markdown as it was written.")
    var raw = false

    @Flag(help: "Write JSON.")
    var json = false

    func validate() throws {
        if raw && json { throw ValidationError("--raw and --json exclude each other.") }
    }

    func run() throws {
        try session.run {
            let note = try Router.destination(for: .noteCollection).note(named: name)
            let terminal = try Router.destination(for: .outputTerminal)
            if json {
                try terminal.write(JSON.text(NoteJSON(note, text: note.text)))
            } else if raw {
                try terminal.write(note.text)
            } else {
                let markdown = try Router.destination(for: .markdown)
                try terminal.write(markdown.terminalText(of: note.text))
            }
        }
    }
}
