// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

import TerminalText

/// Renders blocks as lines for a terminal.
struct TerminalRenderer {
    /// The maximum number of columns in a line; nil to leave lines unwrapped.
    let columns: Int?
    let isStyled: Bool

    func text(of blocks: [Block]) -> String {
        lines(of: blocks, columns: columns).map { $0 + "\n" }.joined()
    }

    // MARK: Blocks

    private func lines(of blocks: [Block], columns: Int?) -> [String] {
        Array(blocks.map { lines(of: $0, columns: columns) }.joined(separator: [""]))
    }

    private func lines(of block: Block, columns: Int?) -> [String] {
        switch block {
        case .heading(let level, let inlines):
            let style: TerminalStyle = level == 1 ? .bold + .underlined : level == 2 ? .bold + .cyan : .bold
            let mark = isStyled ? "" : String(repeating: "#", count: level) + " "
            return self.text(inlines, style).broken(toColumns: columns, isStyled: isStyled).map { mark + $0 }
        case .paragraph(let inlines):
            return text(inlines).broken(toColumns: columns, isStyled: isStyled)
        case .code(_, let code):
            return lines(ofCode: code, .green)
        case .html(let html):
            return lines(ofCode: html, .dim)
        case .quote(let blocks):
            let bar = TerminalStyle.dim.applied(to: isStyled ? "│ " : "> ", isStyled: isStyled)
            return lines(of: blocks, columns: columns.map { max(10, $0 - 2) }).map { bar + $0 }
        case .list(let start, let isTight, let items):
            return lines(of: items, start: start, isTight: isTight, columns: columns)
        case .table(let table):
            return TerminalTable(table, columns: columns, isStyled: isStyled) { text($0, $1) }.lines
        case .rule:
            return [
                TerminalStyle.dim.applied(to: String(repeating: "─", count: min(columns ?? 40, 40)), isStyled: isStyled)
            ]
        }
    }

    private func lines(ofCode code: String, _ style: TerminalStyle) -> [String] {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty
                ? "" : "    " + style.applied(to: String(line).replacing("\t", with: "    "), isStyled: isStyled)
        }
    }

    private func lines(of items: [Block.Item], start: Int?, isTight: Bool, columns: Int?) -> [String] {
        let lastNumber = (start ?? 0) + items.count - 1
        let width = start == nil ? 2 : String(lastNumber).count + 2
        var lines: [[String]] = []
        for (index, item) in items.enumerated() {
            var marker = start.map { "\($0 + index).".padding(to: width) } ?? "• "
            if let isDone = item.isDone { marker += isDone ? "[x] " : "[ ] " }
            let indentation = marker.terminalColumns
            let inner = columns.map { max(10, $0 - indentation) }
            let content =
                isTight
                ? item.blocks.flatMap { self.lines(of: $0, columns: inner) }
                : self.lines(of: item.blocks, columns: inner)
            let first = TerminalStyle.yellow.applied(to: marker, isStyled: isStyled)
            let rest = String(repeating: " ", count: indentation)
            lines.append(
                content.isEmpty
                    ? [first] : content.enumerated().map { $1.isEmpty ? "" : ($0 == 0 ? first : rest) + $1 })
        }
        return isTight ? lines.flatMap(\.self) : Array(lines.joined(separator: [""]))
    }

    // MARK: Inlines

    private func text(_ inlines: [Inline], _ style: TerminalStyle = .plain) -> StyledText {
        var text = StyledText()
        append(inlines, style, to: &text)
        return text
    }

    private func append(_ inlines: [Inline], _ style: TerminalStyle, to text: inout StyledText) {
        for inline in inlines {
            switch inline {
            case .text(let words): text.append(words, style)
            case .code(let code): text.append(isStyled ? code : "`\(code)`", style + .cyan)
            case .emphasis(let content): append(content, style + .italic, to: &text)
            case .strong(let content): append(content, style + .bold, to: &text)
            case .struck(let content): append(content, style + .struck, to: &text)
            case .link(let content, let destination):
                append(content, style + .underlined + .blue, to: &text)
                let address = destination.hasPrefix("mailto:") ? String(destination.dropFirst(7)) : destination
                if PlainText.of(content) != address { text.append(" (\(destination))", style + .dim) }
            case .image(let alternative, let source):
                text.append("[image: \(alternative.isEmpty ? source : alternative)]", style + .magenta)
            case .html(let html): text.append(html, style + .dim)
            case .softBreak: text.append(" ", style)
            case .hardBreak: text.breakLine()
            }
        }
    }
}

extension String {
    /// Returns the number of an item, right-aligned and followed by a space.
    fileprivate func padding(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count - 1)) + self + " "
    }
}
