// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The tokens of a file with their brackets, and the expressions that routes are written with.
struct ObjectiveCSyntax {
    let bytes: ObjectiveCBytes
    let tokens: [ObjectiveCToken]
    let brackets: ObjectiveCBrackets
    let lines: LineTable

    init(_ bytes: ObjectiveCBytes, _ tokens: [ObjectiveCToken], lines: LineTable) {
        self.bytes = bytes
        self.tokens = tokens
        self.lines = lines
        brackets = ObjectiveCBrackets(tokens)
    }

    func position(of index: Int) -> SourcePosition { lines.position(of: tokens[index].start) }

    /// Returns the code of some tokens in one line.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return "" }
        return bytes.line(tokens[first].start..<tokens[last].end)
    }

    /// Returns the range without the parentheses and casts around it.
    func bare(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, tokens[first].isSymbol("("), let close = brackets.counterpart(of: first) {
            if close == range.upperBound - 1 {
                range = first + 1..<close
            } else if close < range.upperBound - 1 {
                range = close + 1..<range.upperBound
            } else {
                break
            }
        }
        return range
    }

    // MARK: Values

    /// A value for a parameter of the type `Protocol *`.
    enum ProtocolValue: Equatable {
        /// `ZIKRoutable(EditorViewInput)`, which the compiler checks.
        case routable(String)
        /// `@protocol(EditorViewInput)`, which it does not check.
        case named(String)
        case unwritten
    }

    func protocolValue(_ range: Range<Int>) -> ProtocolValue {
        let plain = bare(range)
        if let first = plain.first, tokens[first].kind == .word, Self.protocolMacros.contains(tokens[first].text),
            plain.count == 4, let name = wordInParentheses(at: first + 1)
        {
            return .routable(name)
        }
        if let name = protocolName(in: plain) { return .named(name) }
        return .unwritten
    }

    /// The macro around a protocol, and its name in an earlier version.
    static let protocolMacros: Set = ["ZIKRoutable", "ZIKRoutableProtocol"]

    private func protocolName(in range: Range<Int>) -> String? {
        guard range.count == 4, tokens[range.lowerBound].isKeyword("protocol") else { return nil }
        return wordInParentheses(at: range.lowerBound + 1)
    }

    /// Returns the only word in parentheses.
    func wordInParentheses(at open: Int) -> String? {
        guard open + 2 < tokens.count, tokens[open].isSymbol("("), tokens[open + 1].kind == .word,
            tokens[open + 2].isSymbol(")")
        else { return nil }
        return tokens[open + 1].text
    }

    /// Returns the class in `[C class]`, `C.class` or `NSClassFromString(@"C")`.
    func className(in range: Range<Int>) -> String? {
        let range = bare(range)
        guard let first = range.first else { return nil }
        if range.count == 3, tokens[first].kind == .word, tokens[first + 1].isSymbol("."),
            tokens[first + 2].isWord("class")
        {
            return tokens[first].text
        }
        if let message = message(at: first), message.range == range,
            message.selector == "class" || message.selector == "self"
        {
            return name(in: message.receiver)
        }
        if range.count == 4, tokens[first].isWord("NSClassFromString"), tokens[first + 2].kind == .text {
            return tokens[first + 2].text
        }
        return nil
    }

    /// Returns the only word of a range, also with type arguments: `ZIKViewRouter<A *, B *>`.
    func name(in range: Range<Int>) -> String? {
        let range = bare(range)
        guard let first = range.first, tokens[first].kind == .word else { return nil }
        if range.count == 1 { return tokens[first].text }
        guard tokens[first + 1].isSymbol("<"), afterArguments(at: first + 1, to: range.upperBound) == range.upperBound
        else { return nil }
        return tokens[first].text
    }

    /// Returns the text of a literal; nil for other values.
    func literal(_ range: Range<Int>) -> String? {
        let range = bare(range)
        guard !range.isEmpty, range.allSatisfy({ tokens[$0].kind == .text }) else { return nil }
        return range.map { tokens[$0].text }.joined()
    }

    /// Returns the elements of `@[a, b]`; nil for other values.
    func elements(of range: Range<Int>) -> [Range<Int>]? {
        let range = bare(range)
        guard range.count >= 3, tokens[range.lowerBound].isSymbol("@"), tokens[range.lowerBound + 1].isSymbol("["),
            brackets.counterpart(of: range.lowerBound + 1) == range.upperBound - 1
        else { return nil }
        return parts(of: range.lowerBound + 2..<range.upperBound - 1)
    }

    /// Returns the parts that commas separate.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if let close = brackets.counterpart(of: index), close > index, close < range.upperBound {
                index = close
            } else if tokens[index].isSymbol(",") {
                parts.append(start..<index)
                start = index + 1
            }
            index += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts.filter { !$0.isEmpty }
    }

    /// Returns the protocols of the first `id<…>` in a range; none if there is no such type.
    func protocolsOfObject(in range: Range<Int>) -> [String] {
        for index in range
        where tokens[index].isWord("id") && index + 2 < range.upperBound && tokens[index + 1].isSymbol("<") {
            return names(inAngles: index + 1, to: range.upperBound)
        }
        return []
    }

    /// Returns the words in `<A, B>`.
    func names(inAngles open: Int, to end: Int) -> [String] {
        var names: [String] = []
        var index = open + 1
        while index < end, !tokens[index].isSymbol(">"), tokens[index].kind == .word || tokens[index].isSymbol(",") {
            if tokens[index].kind == .word { names.append(tokens[index].text) }
            index += 1
        }
        return names
    }
}
#endif
