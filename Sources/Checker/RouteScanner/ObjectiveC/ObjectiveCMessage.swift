// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A message: `[receiver name:argument …]`. Its parts are ranges of tokens.
struct ObjectiveCMessage {
    struct Piece {
        /// The name without the colon.
        var name: String
        /// The argument; nil for a message without arguments.
        var argument: Range<Int>?
    }

    /// The brackets and everything between them.
    var range: Range<Int>
    var receiver: Range<Int>
    var pieces: [Piece]

    /// The complete name: `performPath:configuring:`.
    var selector: String { pieces.map { $0.argument == nil ? $0.name : $0.name + ":" }.joined() }

    /// Returns the argument after a part of the name.
    func argument(_ name: String) -> Range<Int>? { pieces.first { $0.name == name }?.argument }
}

extension ObjectiveCSyntax {
    /// Returns the message that an opening bracket begins; nil for a subscript, a list or anything else.
    func message(at open: Int) -> ObjectiveCMessage? {
        guard tokens[open].isSymbol("["), let close = brackets.counterpart(of: open), close > open + 1 else {
            return nil
        }
        // The content of a subscript is no receiver with a name after it.
        if open > 0, tokens[open - 1].isSymbol("@") { return nil }
        guard let receiverEnd = endOfReceiver(from: open + 1, to: close), receiverEnd < close else { return nil }
        guard let pieces = pieces(in: receiverEnd..<close) else { return nil }
        return ObjectiveCMessage(range: open..<close + 1, receiver: open + 1..<receiverEnd, pieces: pieces)
    }

    private func endOfReceiver(from start: Int, to end: Int) -> Int? {
        var index = start
        // A cast: `(ZIKViewRouter *)router`.
        while index < end, tokens[index].isSymbol("("), let close = brackets.counterpart(of: index), close + 1 < end,
            isStartOfValue(close + 1), !isPieceName(close + 1, before: end)
        {
            index = close + 1
        }
        guard index < end else { return nil }
        let first = tokens[index]
        switch first.kind {
        case .word, .text, .number: index += 1
        case .keyword:
            index += 1
            if index < end, tokens[index].isSymbol("("), let close = brackets.counterpart(of: index) {
                index = close + 1
            }
        case .symbol:
            if first.isSymbol("@") { index += 1 }
            guard index < end, let close = brackets.counterpart(of: index), close > index else { return nil }
            index = close + 1
        }
        if first.kind == .word, index < end, tokens[index].isSymbol("<"), let after = afterArguments(at: index, to: end)
        {
            index = after
        }
        // A call, a subscript or a member after the value.
        while index < end {
            let token = tokens[index]
            if token.isSymbol("(") || token.isSymbol("["), let close = brackets.counterpart(of: index), close < end {
                index = close + 1
            } else if token.isSymbol("."), index + 1 < end, tokens[index + 1].kind == .word {
                index += 2
            } else if token.isSymbol("-"), index + 2 < end, tokens[index + 1].isSymbol(">"),
                tokens[index + 2].kind == .word
            {
                index += 3
            } else {
                break
            }
        }
        return index
    }

    private func isStartOfValue(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.kind != .symbol || token.isSymbol("[") || token.isSymbol("(") || token.isSymbol("@")
    }

    /// Whether a word is the name of a message, or the first part of its name, and not a value that is cast.
    private func isPieceName(_ index: Int, before end: Int) -> Bool {
        guard tokens[index].kind == .word else { return false }
        return index + 1 == end || tokens[index + 1].isSymbol(":")
    }

    /// Returns the index after `<…>` that contains only types; nil if it is a comparison.
    func afterArguments(at open: Int, to end: Int) -> Int? {
        var depth = 0
        var index = open
        while index < end, index - open < 200 {
            let token = tokens[index]
            switch token.kind {
            case .symbol where token.isSymbol("<"): depth += 1
            case .symbol where token.isSymbol(">"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case .word: break
            case .symbol where "*,()^".utf8.contains(token.symbol): break
            default: return nil
            }
            index += 1
        }
        return nil
    }

    private func pieces(in range: Range<Int>) -> [ObjectiveCMessage.Piece]? {
        guard tokens[range.lowerBound].kind == .word || tokens[range.lowerBound].isSymbol(":") else { return nil }
        if range.count == 1 {
            return tokens[range.lowerBound].kind == .word
                ? [.init(name: tokens[range.lowerBound].text, argument: nil)] : nil
        }
        var pieces: [ObjectiveCMessage.Piece] = []
        var index = range.lowerBound
        while index < range.upperBound {
            var name = ""
            if tokens[index].kind == .word {
                name = tokens[index].text
                index += 1
            }
            guard index < range.upperBound, tokens[index].isSymbol(":") else { return nil }
            let start = index + 1
            index = endOfArgument(from: start, to: range.upperBound)
            pieces.append(.init(name: name, argument: start..<index))
        }
        return pieces
    }

    /// Returns the index of the next part of the message's name, or the end.
    private func endOfArgument(from start: Int, to end: Int) -> Int {
        var index = start
        var choices = 0
        while index < end {
            let token = tokens[index]
            if let close = brackets.counterpart(of: index), close > index, close < end {
                index = close + 1
                continue
            }
            if token.isSymbol("?") {
                choices += 1
            } else if token.isSymbol(":") {
                let isScope = index + 1 < end && tokens[index + 1].isSymbol(":")
                if isScope {
                    index += 1
                } else if choices > 0 {
                    choices -= 1
                } else if index > start {
                    return index
                }
            } else if token.kind == .word, choices == 0, index > start, index + 1 < end,
                tokens[index + 1].isSymbol(":"),
                !(index + 2 < end && tokens[index + 2].isSymbol(":")), tokens[index - 1].endsValue
            {
                return index
            }
            index += 1
        }
        return end
    }
}
#endif
