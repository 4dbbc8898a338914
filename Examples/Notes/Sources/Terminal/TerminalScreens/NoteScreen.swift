// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface
import NoteFeature
import NotesInterface
import TerminalHost

/// Shows one note.
final class NoteScreen: TerminalScreen {
    private let model: NoteModel
    private let markdown: any MarkdownRendering

    init(_ model: NoteModel, markdown: any MarkdownRendering) {
        self.model = model
        self.markdown = markdown
        super.init()
        model.source = self
    }

    override var title: String { model.note.name }

    override func appear() async { await attempt { try await model.begin() } }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        // The renderer has its own access to the terminal.
        markdown.terminalText(of: model.note.text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    override var commands: [TerminalCommand] {
        [
            TerminalCommand("edit", help: "Changes the note.") { [model] in try await model.edit() },
            TerminalCommand("link", help: "Says the URL of the note.") { [unowned self] in message = try model.url() },
        ]
    }
}
