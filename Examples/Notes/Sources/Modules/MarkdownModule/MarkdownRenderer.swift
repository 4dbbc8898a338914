// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface
import ModuleRouter
import TerminalText

/// Reads and renders the common part of Markdown, also for the host's terminal.
@Provider(of: .markdown)
struct MarkdownRenderer: MarkdownRendering {
    let terminal: any MarkdownRequiredTerminal

    func title(of markdown: String) -> String? {
        let matter = FrontMatter(markdown)
        return matter["title"] ?? Self.firstHeading(in: matter.body)
    }

    func value(of key: String, in markdown: String) -> String? { FrontMatter(markdown)[key] }

    func blocks(of markdown: String) -> [Block] { BlockParser.blocks(of: String(FrontMatter(markdown).body)) }

    func plainText(of markdown: String) -> String { PlainText.of(blocks(of: markdown)) }

    func terminalText(of markdown: String) -> String {
        TerminalRenderer(columns: terminal.columns, isStyled: terminal.isStyled)
            .text(of: blocks(of: markdown.terminalSafe))
    }

    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String {
        HTMLRenderer.html(
            of: blocks(of: markdown), anchorPrefix: anchorPrefix, resolvingLinks: resolveLink)
    }

    private static func firstHeading(in text: Substring) -> String? {
        for block in BlockParser.blocks(of: String(text)) {
            guard case .heading(_, let inlines) = block else { continue }
            let words = PlainText.of(inlines).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !words.isEmpty { return words }
        }
        return nil
    }
}
