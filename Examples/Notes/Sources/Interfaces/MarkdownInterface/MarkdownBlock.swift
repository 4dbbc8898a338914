// SPDX-License-Identifier: Apache-2.0

/// A part of a text that has its own lines.
public enum MarkdownBlock: Sendable, Equatable {
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    case code(language: String?, String)
    case quote([MarkdownBlock])
    /// - Parameter start: The first number of a numbered list; nil for a bulleted list.
    case list(start: Int?, isTight: Bool, [Item])
    case table(Table)
    case rule
    /// HTML of the author. It is shown as text and never interpreted.
    case html(String)

    public struct Item: Sendable, Equatable {
        /// Whether the task's box is ticked; nil if the item is not a task.
        public var isDone: Bool?
        public var blocks: [MarkdownBlock]

        public init(isDone: Bool? = nil, blocks: [MarkdownBlock]) {
            self.isDone = isDone
            self.blocks = blocks
        }
    }

    public struct Table: Sendable, Equatable {
        public enum Alignment: Sendable, Equatable { case leading, center, trailing }

        public var alignments: [Alignment?]
        public var header: [[MarkdownInline]]
        public var rows: [[[MarkdownInline]]]

        public init(
            alignments: [Alignment?], header: [[MarkdownInline]], rows: [[[MarkdownInline]]]
        ) {
            self.alignments = alignments
            self.header = header
            self.rows = rows
        }
    }
}
