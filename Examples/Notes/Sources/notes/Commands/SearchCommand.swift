// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ModuleRouter
import NotesInterface
import TerminalText

struct SearchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Finds the notes that have all the words, the best first.",
        discussion: """
            Case and accents make no difference. The last word may be the beginning of one. Words in quotation marks \
            must follow one another: notes search '"release notes"'.

            Into a pipe it writes a line for each note: name, title and snippet, with tabs between. If nothing is \
            found, the exit code is 1.
            """)

    @OptionGroup var session: SessionArguments

    @Argument(help: "The words.")
    var words: [String]

    @Option(help: "The most notes to show.")
    var limit = 20

    @Flag(help: "Write JSON.")
    var json = false

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit must be at least 1.") }
    }

    func run() throws {
        try session.run {
            let notes = try Router.destination(for: .noteCollection)
            let terminal = try Router.destination(for: .outputTerminal)
            let query = words.joined(separator: " ")
            let search = try notes.search(for: query, limit: limit)
            if json {
                try terminal.write(JSON.text(search.hits.map(HitJSON.init)))
            } else {
                try terminal.write(Self.lines(search.hits, for: terminal))
                if search.hits.isEmpty {
                    Report.line("no note has \(words.count == 1 ? "this word" : "all these words")")
                }
            }
            try Report.problems(search.problems)
            if search.hits.isEmpty { throw ExitCode.failure }
        }
    }

    private static func lines(_ hits: [NoteHit], for terminal: any OutputTerminal) -> String {
        guard let columns = terminal.columns else {
            return hits.map { hit in
                let snippet = snippet(of: hit).broken(toColumns: nil, isStyled: terminal.isStyled).joined()
                return "\(hit.name.terminalSafeLine)\t\(hit.title.terminalSafeLine)\t\(snippet)\n"
            }.joined()
        }
        return hits.map { hit in
            var heading = StyledText()
            heading.append(hit.name.terminalSafeLine, .bold)
            heading.append("  ")
            heading.append(hit.title.terminalSafeLine, .cyan)
            let lines =
                heading.broken(toColumns: columns, isStyled: terminal.isStyled)
                + snippet(of: hit).broken(toColumns: max(20, columns - 4), isStyled: terminal.isStyled).map {
                    "    " + $0
                }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func snippet(of hit: NoteHit) -> StyledText {
        var text = StyledText()
        for part in hit.snippet { text.append(part.text.terminalSafe, part.isHit ? .bold + .yellow : .plain) }
        return text
    }
}
