// SPDX-License-Identifier: Apache-2.0

/// A part of a text that stands on lines of its own.
enum Block: Equatable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case code(language: String?, String)
    case quote([Block])
    /// - Parameter start: The first number of a numbered list; nil for one with bullets.
    case list(start: Int?, isTight: Bool, [Item])
    case table(Table)
    case rule
    /// HTML as the author wrote it. It is shown, never obeyed.
    case html(String)

    struct Item: Equatable {
        /// Whether the box of a task is ticked; nil if the item is no task.
        var isDone: Bool?
        var blocks: [Block]
    }

    struct Table: Equatable {
        enum Alignment: Equatable { case leading, center, trailing }

        var alignments: [Alignment?]
        var header: [[Inline]]
        var rows: [[[Inline]]]
    }
}
