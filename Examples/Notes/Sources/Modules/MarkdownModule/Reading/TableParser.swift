// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// Parses a table: a header, a line of hyphens, rows.
struct TableParser {
    let table: Block.Table
    let lineCount: Int

    /// - Parameter lines: The lines from the header on. The initialiser returns nil if they are not a table.
    init?(_ lines: ArraySlice<Bytes>, _ inlines: InlineParser) {
        guard lines.count >= 2, let header = lines.first, header.contains(UInt8(ascii: "|")),
            let alignments = Self.alignments(lines[lines.startIndex + 1])
        else { return nil }
        let cells = Self.cells(header)
        guard cells.count == alignments.count else { return nil }
        let rows = lines.dropFirst(2).prefix { !$0.isBlank && !LineStart.interruptsParagraph($0) }
        table = Block.Table(
            alignments: alignments, header: cells.map(inlines.read),
            rows: rows.map { row in
                let cells = Self.cells(row).prefix(alignments.count).map(inlines.read)
                return cells + Array(repeating: [], count: alignments.count - cells.count)
            })
        lineCount = 2 + rows.count
    }

    private static func alignments(_ line: Bytes) -> [Block.Table.Alignment?]? {
        guard line.contains(UInt8(ascii: "-")), line.contains(UInt8(ascii: "|")) || line.contains(UInt8(ascii: ":"))
        else { return nil }
        var alignments: [Block.Table.Alignment?] = []
        for cell in cells(line) {
            let hyphens = cell.drop { $0 == UInt8(ascii: ":") }
            let count = hyphens.prefix { $0 == UInt8(ascii: "-") }.count
            let leading = cell.first == UInt8(ascii: ":")
            let trailing = hyphens.count == count + 1 && hyphens.last == UInt8(ascii: ":")
            guard count > 0, hyphens.count == count || trailing, cell.count - hyphens.count <= 1 else { return nil }
            alignments.append(leading && trailing ? .center : trailing ? .trailing : leading ? .leading : nil)
        }
        return alignments
    }

    private static func cells(_ line: Bytes) -> [Bytes] {
        var line = line.trimmed
        if line.first == UInt8(ascii: "|") { line = line.dropFirst() }
        var cells: [Bytes] = []
        var cell: [UInt8] = []
        var isEscaped = false
        for byte in line {
            if byte == UInt8(ascii: "|"), isEscaped {
                cell[cell.count - 1] = byte
            } else if byte == UInt8(ascii: "|") {
                cells.append(cell[...].trimmed)
                cell = []
            } else {
                cell.append(byte)
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        if !cell[...].isBlank { cells.append(cell[...].trimmed) }
        return cells
    }
}
