// SPDX-License-Identifier: Apache-2.0

/// Text in several styles that can be wrapped into lines.
public struct StyledText: Sendable {
    /// A word, or a space between words.
    private struct Piece: Sendable {
        var text: String
        var style: TerminalStyle
        var isSpace: Bool
    }

    private var lines: [[Piece]] = [[]]

    public init() {}

    public mutating func append(_ text: String, _ style: TerminalStyle = .plain) {
        var piece = Piece(text: "", style: style, isSpace: false)
        var previousIsWide = false
        for character in text {
            let isSpace = character == " " || character == "\t"
            // Chinese and Japanese text can wrap between any two characters.
            let isWide = character.terminalColumns == 2
            if isSpace != piece.isSpace || isWide || previousIsWide {
                push(piece)
                piece = Piece(text: "", style: style, isSpace: isSpace)
                if isWide || previousIsWide {
                    lines[lines.count - 1].append(Piece(text: "", style: .plain, isSpace: true))
                }
            }
            piece.text.append(character)
            previousIsWide = isWide
        }
        push(piece)
    }

    /// Ends the line, regardless of its length.
    public mutating func breakLine() { lines.append([]) }

    private mutating func push(_ piece: Piece) {
        if !piece.text.isEmpty { lines[lines.count - 1].append(piece) }
    }

    /// Returns the text in lines of at most `columns` columns; nil disables wrapping. Longer words are not split.
    public func broken(toColumns columns: Int?, isStyled: Bool) -> [String] {
        lines.flatMap { pieces in
            var result: [[Piece]] = [[]]
            var used = 0
            var word: [Piece] = []
            var wordColumns = 0
            var space: Piece?
            func flush() {
                guard !word.isEmpty else { return }
                let spaceColumns = space?.text.terminalColumns ?? 0
                if let columns, used > 0, used + spaceColumns + wordColumns > columns {
                    result.append([])
                    used = 0
                } else if let space, used > 0 {
                    result[result.count - 1].append(space)
                    used += spaceColumns
                }
                result[result.count - 1] += word
                used += wordColumns
                (word, wordColumns, space) = ([], 0, nil)
            }
            for piece in pieces {
                if piece.isSpace {
                    flush()
                    if space == nil || !piece.text.isEmpty { space = piece }
                } else {
                    word.append(piece)
                    wordColumns += piece.text.terminalColumns
                }
            }
            flush()
            return result.map { Self.joined($0, isStyled: isStyled) }
        }
    }

    /// Joins adjacent pieces of one style, so that they share its control sequences.
    private static func joined(_ pieces: [Piece], isStyled: Bool) -> String {
        var result = ""
        var index = pieces.startIndex
        while index < pieces.endIndex {
            let run = pieces[index...].prefix { $0.style == pieces[index].style }
            result += pieces[index].style.applied(to: run.map(\.text).joined(), isStyled: isStyled)
            index = run.endIndex
        }
        return result
    }
}
