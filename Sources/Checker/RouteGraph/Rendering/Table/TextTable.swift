// SPDX-License-Identifier: Apache-2.0

/// A text table with columns.
struct TextTable {
    struct Column {
        var title: String
        /// The preferred minimum width. Wider columns are cut before this one gets narrower than it.
        var comfortable: Int
        var isNumber = false
    }

    struct Cell {
        var text: String
        /// The terminal's code for a colour or a weight.
        var style: Int?

        init(_ text: String, style: Int? = nil) {
            self.text = text.isolatedLine
            self.style = style
        }
    }

    var columns: [Column]
    var rows: [[Cell]] = []

    /// Returns the lines of the table.
    ///
    /// - Parameters:
    ///   - width: The largest width of a line, in terminal cells; nil for no limit.
    ///   - isStyled: Whether to write colours and weights.
    func lines(width: Int?, isStyled: Bool) -> [String] {
        let widths = widths(within: width)
        let header = columns.map { Cell($0.title, style: 1) }
        return ([header] + rows).map { row in
            var line = ""
            for (index, cell) in row.enumerated() {
                let isLast = index == row.count - 1
                let room = widths[index] - cell.text.terminalCells
                let text =
                    columns[index].isNumber && room > 0
                    ? String(repeating: " ", count: room) + cell.text : cell.text.fitted(to: widths[index])
                let trimmed = isLast ? String(text.reversed().drop { $0 == " " }.reversed()) : text
                line += cell.style.map { isStyled ? "\u{1B}[\($0)m\(trimmed)\u{1B}[0m" : trimmed } ?? trimmed
                if !isLast { line += "  " }
            }
            return line
        }
    }

    /// Returns the width of each column. If the table is too wide, the widest columns shrink first, down to their preferred width
    /// and then further.
    private func widths(within limit: Int?) -> [Int] {
        var widths = columns.indices.map { column in
            rows.reduce(columns[column].title.terminalCells) { max($0, $1[column].text.terminalCells) }
        }
        guard let limit else { return widths }
        var excess = widths.reduce(0, +) + 2 * (columns.count - 1) - limit
        for least in [columns.map(\.comfortable), columns.map { _ in 4 }] {
            while excess > 0 {
                let yielding = widths.indices.filter { widths[$0] > least[$0] }
                guard let widest = yielding.max(by: { widths[$0] < widths[$1] }) else { break }
                widths[widest] -= 1
                excess -= 1
            }
        }
        return widths
    }
}
