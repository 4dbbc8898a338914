// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

struct NotesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "Keeps notes that are written in Markdown.",
        discussion: """
            Notes live in a folder, as files or in a database: the one that --notes names, else the environment \
            variable NOTES_DIR, else 'notes' here.

            The exit code is 0 if all went well, 1 if something did not, and 64 if a command is not understood.
            """,
        version: "1.0.0",
        subcommands: [
            BrowseCommand.self, OpenCommand.self, ListCommand.self, ShowCommand.self, SearchCommand.self,
            LinkCommand.self, ImportCommand.self, ExportCommand.self,
        ],
        defaultSubcommand: BrowseCommand.self)
}
