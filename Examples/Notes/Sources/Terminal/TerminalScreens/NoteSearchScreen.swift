// SPDX-License-Identifier: Apache-2.0

import NoteSearchFeature
import NotesInterface
import TerminalHost
import TerminalText

/// Shows the notes that contain the words, with a number each.
final class NoteSearchScreen: TerminalScreen {
    private let model: NoteSearchModel

    init(_ model: NoteSearchModel) {
        self.model = model
        super.init()
        model.source = self
    }

    override var title: String { "Notes with '\(model.words)'" }

    override func appear() async { await attempt { try model.search() } }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        let width = String(model.hits.count).count
        let hits = model.hits.enumerated().flatMap { index, hit in
            let number = String(index + 1).padded(toColumns: width)
            let left = columns - width - 2
            let title = hit.title.terminalSafeLine + (hit.isLocked ? " 🔒" : "")
            let name = TerminalStyle.dim.applied(
                to: hit.name.terminalSafeLine.truncated(toColumns: max(8, left - title.terminalColumns - 2)),
                isStyled: isStyled)
            let snippet = Self.snippet(of: hit).broken(toColumns: max(20, left), isStyled: isStyled)
            let margin = String(repeating: " ", count: width + 2)
            return ["\(number)  \(title.truncated(toColumns: max(8, left - 10)))  \(name)"]
                + (hit.isLocked ? [] : snippet.map { margin + $0 })
        }
        let problems = model.problems.map { problem in
            TerminalStyle.red.applied(
                to: "\(problem)".terminalSafeLine.truncated(toColumns: columns), isStyled: isStyled)
        }
        return hits + (hits.isEmpty ? ["No note has them."] : []) + problems
    }

    override var commands: [TerminalCommand] {
        [
            TerminalCommand("open", "NUMBER", help: "Shows a note.") { [model] in
                try await model.open(model.hit($0))
            }
        ]
    }

    private static func snippet(of hit: NoteSearchModel.Hit) -> StyledText {
        var text = StyledText()
        for part in hit.snippet { text.append(part.text.terminalSafe, part.isHit ? .bold : .plain) }
        return text
    }
}
