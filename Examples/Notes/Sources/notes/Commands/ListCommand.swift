// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import ModuleRouter
import NotesInterface
import TerminalText

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists all notes.",
        discussion: "Into a pipe it writes a line for each: name, date and title, with tabs between.")

    @OptionGroup var session: SessionArguments

    @Flag(help: "Write JSON.")
    var json = false

    func run() throws {
        try session.run {
            let listing = try Router.destination(for: .noteCollection).notes()
            let terminal = try Router.destination(for: .outputTerminal)
            if json {
                try terminal.write(JSON.text(listing.notes.map { NoteJSON($0) }))
            } else {
                try terminal.write(Self.lines(listing.notes, for: terminal))
                if listing.notes.isEmpty {
                    Report.line("there are no notes in '\(session.folder)'\(session.otherStorageHint)")
                }
            }
            try Report.problems(listing.problems)
        }
    }

    private static func lines(_ notes: [Note], for terminal: any OutputTerminal) -> String {
        let rows = notes.map {
            (name: $0.name.terminalSafeLine, date: day(of: $0.modified), title: $0.title.terminalSafeLine)
        }
        guard let columns = terminal.columns else {
            return rows.map { "\($0.name)\t\($0.date)\t\($0.title)\n" }.joined()
        }
        let width = min(rows.map(\.name.terminalColumns).max() ?? 0, max(20, columns / 2))
        return rows.map { row in
            let name = TerminalStyle.bold.applied(to: row.name, isStyled: terminal.isStyled)
            let space = String(repeating: " ", count: max(0, width - row.name.terminalColumns))
            let date = TerminalStyle.dim.applied(to: row.date, isStyled: terminal.isStyled)
            // Names are never shortened, because the user has to type them.
            let left = columns - max(width, row.name.terminalColumns) - row.date.terminalColumns - 4
            return "\(name)\(space)  \(date)  \(left > 8 ? row.title.truncated(toColumns: left) : "")\n"
        }.joined()
    }

    private static func day(of date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }
}
