// SPDX-License-Identifier: Apache-2.0

import EditorFeature
import EditorInterface
import ModuleRouterViews
import NotesInterface
import TerminalHost
import TerminalText

/// Edits a note line by line.
@MainActor @Provider(of: RoutableViewModule<any EditorModuleInput>.self, registersItself: false)
final class EditorScreen: TerminalScreen {
    private let model: EditorModel

    init(
        notes: any NoteCollection, @RouteParameter noteName: String = "",
        @RouteParameter saved: ViewRouteResult<Note> = ViewRouteResult()
    ) throws {
        model = try EditorModel(of: noteName, in: notes, saved: saved)
        super.init()
        model.source = self
    }

    override var title: String { "Editing \(model.note.name)\(model.hasChanges ? " (changed)" : "")" }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        let lines = model.draft.lines
        let width = String(lines.count).count
        return lines.enumerated().map { index, line in
            let number = String(index + 1)
            let space = String(repeating: " ", count: width - number.count)
            let margin = TerminalStyle.dim.applied(to: "\(space)\(number) │", isStyled: isStyled)
            // Show the whole line, because the user must see a line to edit it.
            return line.isEmpty ? margin : "\(margin) \(line.terminalSafeLine)"
        }
    }

    override var commands: [TerminalCommand] {
        [
            TerminalCommand("title", "TEXT", help: "Gives the note a title.") { [model] in model.draft.setTitle($0) },
            TerminalCommand("add", "TEXT", help: "Adds a line at the end.") { [model] in model.draft.append($0) },
            TerminalCommand("insert", "LINE TEXT", help: "Adds a line before another.") { [model] in
                let (number, text) = try Self.line($0)
                try model.draft.insert(text, at: number)
            },
            TerminalCommand("change", "LINE TEXT", help: "Writes a line anew.") { [model] in
                let (number, text) = try Self.line($0)
                try model.draft.change(number, to: text)
            },
            TerminalCommand("delete", "LINE", help: "Takes a line out.") { [model] in
                try model.draft.delete(try Self.line($0).number)
            },
            TerminalCommand("save", help: "Keeps the note as it is now, and leaves.") { [unowned self] in
                try model.save()
                await untilRemoved()
            },
        ]
    }

    override func mayClose() async -> Bool {
        var isAllowed = false
        await attempt { isAllowed = try await model.mayClose() }
        return isAllowed
    }

    /// Returns the line number and the text after it, which may be missing.
    private static func line(_ argument: String) throws -> (number: Int, text: String) {
        let parts = argument.split(separator: " ", maxSplits: 1)
        guard let number = parts.first.flatMap({ Int($0) }) else {
            throw TerminalMessage("a line is named by its number")
        }
        return (number, parts.count > 1 ? String(parts[1]) : "")
    }
}
