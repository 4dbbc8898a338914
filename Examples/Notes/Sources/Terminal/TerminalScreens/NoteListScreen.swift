// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import NoteListFeature
import NoteListInterface
import NotesInterface
import TerminalHost
import TerminalText

/// Shows all notes, with a number each.
@MainActor @Provider(of: .noteList, registersItself: false)
final class NoteListScreen: TerminalScreen, NoteListViewInput {
    private let model: NoteListModel

    init(notes: any NoteCollection) {
        model = NoteListModel(notes)
        super.init()
        model.source = self
    }

    var heading: String {
        get { model.heading }
        set { model.heading = newValue }
    }

    override var title: String { heading }

    override func appear() async { await attempt { try model.reload() } }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        let number = String(model.notes.count).count
        let titles = model.notes.map { $0.title.terminalSafeLine + ($0.isLocked ? " 🔒" : "") }
        let width = min(titles.map(\.terminalColumns).max() ?? 0, max(10, columns / 2))
        let notes = zip(model.notes, titles).enumerated().map { index, row in
            let left = String(index + 1)
            let space = String(repeating: " ", count: number - left.count)
            let title = row.1.truncated(toColumns: width).padded(toColumns: width)
            let name = row.0.name.terminalSafeLine.truncated(toColumns: max(8, columns - number - width - 4))
            return "\(space)\(left)  \(title)  \(TerminalStyle.dim.applied(to: name, isStyled: isStyled))"
        }
        let problems = model.problems.map { problem in
            TerminalStyle.red.applied(
                to: "\(problem)".terminalSafeLine.truncated(toColumns: columns), isStyled: isStyled)
        }
        return notes + (notes.isEmpty ? ["There are no notes."] : []) + problems
    }

    override var commands: [TerminalCommand] {
        [
            TerminalCommand("open", "NOTE", help: "Shows a note: its number, or its name.") { [model] in
                try await model.open(model.note($0))
            },
            TerminalCommand("edit", "NOTE", help: "Changes a note.") { [model] in
                try await model.edit(model.note($0))
            },
            TerminalCommand("search", "WORDS", help: "Shows the notes that have all the words.") { [model] in
                try await model.search($0)
            },
            TerminalCommand("go", "URL", help: "Opens a URL.") { [unowned self] in
                if try await !model.go(to: $0) { message = "It has been opened, and has nothing to show." }
            },
        ]
    }
}
