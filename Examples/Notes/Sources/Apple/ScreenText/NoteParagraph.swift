// SPDX-License-Identifier: Apache-2.0

public import MarkdownInterface

/// A part of a note on a screen: text of one style, for any toolkit.
public struct NoteParagraph: Sendable, Hashable {
    public enum Style: Sendable, Hashable {
        case heading(level: Int)
        case body
        case code
        case quote
    }

    public let style: Style
    public let text: String

    public init(_ style: Style, _ text: String) {
        self.style = style
        self.text = text
    }

    /// Returns the paragraphs of a note, from top to bottom.
    public static func paragraphs(of blocks: [MarkdownBlock]) -> [NoteParagraph] { blocks.flatMap(paragraphs) }

    private static func paragraphs(of block: MarkdownBlock) -> [NoteParagraph] {
        switch block {
        case .heading(let level, let inlines): [NoteParagraph(.heading(level: level), text(of: inlines))]
        case .paragraph(let inlines): [NoteParagraph(.body, text(of: inlines))]
        case .code(_, let code), .html(let code): [NoteParagraph(.code, code.withoutLastNewline)]
        case .quote(let blocks): paragraphs(of: blocks).map { NoteParagraph(.quote, $0.text) }
        case .list(let start, _, let items): list(items, from: start)
        case .table(let table):
            ([table.header] + table.rows).map { row in
                NoteParagraph(.code, row.map { text(of: $0) }.joined(separator: "  "))
            }
        case .rule: [NoteParagraph(.body, "⸻")]
        }
    }

    /// The marker precedes the first part of an item. The item's other parts are indented.
    private static func list(_ items: [MarkdownBlock.Item], from start: Int?) -> [NoteParagraph] {
        items.enumerated().flatMap { index, item in
            let mark =
                switch item.isDone {
                case true?: "☑"
                case false?: "☐"
                case nil: start.map { "\($0 + index)." } ?? "•"
                }
            return paragraphs(of: item.blocks).enumerated().map { part, paragraph in
                NoteParagraph(paragraph.style, "\(part == 0 ? mark : "   ") \(paragraph.text)")
            }
        }
    }

    private static func text(of inlines: [MarkdownInline]) -> String { inlines.map(text).joined() }

    private static func text(of inline: MarkdownInline) -> String {
        switch inline {
        case .text(let text), .code(let text), .html(let text): text
        case .emphasis(let inlines), .strong(let inlines), .struck(let inlines): text(of: inlines)
        case .link(let inlines, _): text(of: inlines)
        case .image(let alternative, _): alternative
        case .softBreak: " "
        case .hardBreak: "\n"
        }
    }
}

extension String {
    fileprivate var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
