// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// The words of a text, without its markup.
enum PlainText {
    static func of(_ blocks: [Block]) -> String {
        var lines: [String] = []
        append(blocks, to: &lines)
        return lines.joined(separator: "\n")
    }

    static func of(_ inlines: [Inline]) -> String {
        var text = ""
        append(inlines, to: &text)
        return text
    }

    private static func append(_ blocks: [Block], to lines: inout [String]) {
        for block in blocks {
            switch block {
            case .heading(_, let inlines), .paragraph(let inlines): lines.append(of(inlines))
            case .code(_, let code): lines.append(code)
            case .quote(let blocks): append(blocks, to: &lines)
            case .list(_, _, let items): for item in items { append(item.blocks, to: &lines) }
            case .table(let table):
                for row in [table.header] + table.rows { lines.append(row.map(of).joined(separator: " ")) }
            case .rule: break
            case .html(let html): lines.append(html.replacing(/<[^>]*>/, with: ""))
            }
        }
    }

    private static func append(_ inlines: [Inline], to text: inout String) {
        for inline in inlines {
            switch inline {
            case .text(let words), .code(let words), .image(let words, _): text += words
            case .emphasis(let content), .strong(let content), .struck(let content), .link(let content, _):
                append(content, to: &text)
            case .html: break
            case .softBreak: text += " "
            case .hardBreak: text += "\n"
            }
        }
    }
}
