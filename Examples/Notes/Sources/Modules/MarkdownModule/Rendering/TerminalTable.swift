// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

import TerminalText

/// Renders a table in columns. If it is too wide, wraps the widest columns.
struct TerminalTable {
    private static let gap = 2
    private static let narrowest = 6

    let lines: [String]

    init(
        _ table: Block.Table, columns: Int?, isStyled: Bool, text: (_ cell: [Inline], TerminalStyle) -> StyledText
    ) {
        let rows = [table.header.map { text($0, .bold) }] + table.rows.map { $0.map { text($0, .plain) } }
        let widths = Self.widths(of: rows, fitting: columns)
        var lines: [String] = []
        for (index, row) in rows.enumerated() {
            let cells = zip(row, widths).map { cell, width in
                (
                    plain: cell.broken(toColumns: width, isStyled: false),
                    styled: cell.broken(toColumns: width, isStyled: isStyled)
                )
            }
            for line in 0..<(cells.map(\.plain.count).max() ?? 0) {
                let fields = cells.enumerated().map { column, cell in
                    guard line < cell.plain.count else { return String(repeating: " ", count: widths[column]) }
                    let space = max(0, widths[column] - cell.plain[line].terminalColumns)
                    return Self.aligned(cell.styled[line], table.alignments[column], space: space)
                }
                lines.append(Self.joined(fields))
            }
            if index == 0 {
                let rules = widths.map { String(repeating: "─", count: $0) }
                lines.append(TerminalStyle.dim.applied(to: Self.joined(rules), isStyled: isStyled))
            }
        }
        self.lines = lines
    }

    private static func widths(of rows: [[StyledText]], fitting columns: Int?) -> [Int] {
        var widths = (rows.first ?? []).indices.map { column in
            rows.map { row in
                row[column].broken(toColumns: nil, isStyled: false).map(\.terminalColumns).max() ?? 0
            }.max() ?? 0
        }
        guard let columns else { return widths }
        let available = columns - gap * (widths.count - 1)
        while widths.reduce(0, +) > available, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
            widths[widest] > narrowest
        {
            widths[widest] -= 1
        }
        return widths
    }

    private static func aligned(_ text: String, _ alignment: Block.Table.Alignment?, space: Int) -> String {
        let before =
            switch alignment {
            case .trailing: space
            case .center: space / 2
            case .leading, nil: 0
            }
        return String(repeating: " ", count: before) + text + String(repeating: " ", count: space - before)
    }

    private static func joined(_ fields: [String]) -> String {
        var line = fields.joined(separator: String(repeating: " ", count: gap))
        while line.last == " " { line.removeLast() }
        return line
    }
}
