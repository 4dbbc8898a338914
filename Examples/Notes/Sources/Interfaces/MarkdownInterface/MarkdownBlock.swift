// SPDX-License-Identifier: Apache-2.0

/// A part of a text that stands on lines of its own.
public enum MarkdownBlock: Sendable, Equatable {
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    case code(language: String?, String)
    case quote([MarkdownBlock])
    /// - Parameter start: The first number of a numbered list; nil for one with bullets.
    case list(start: Int?, isTight: Bool, [Item])
    case table(Table)
    case rule
    /// HTML as the author wrote it. It is shown, never obeyed.
    case html(String)

    public struct Item: Sendable, Equatable {
        /// Whether the box of a task is ticked; nil if the item is no task.
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
