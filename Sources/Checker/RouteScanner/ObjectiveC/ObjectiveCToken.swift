// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A token of Objective-C.
struct ObjectiveCToken: Equatable {
    enum Kind: Equatable {
        /// An identifier or a keyword of C.
        case word
        /// A keyword with an `@`; its text is without it: `interface`.
        case keyword
        /// A string literal; its text is the content.
        case text
        case number
        /// A single character, such as `[`.
        case symbol
    }

    var kind: Kind
    /// The text of a word, a keyword or a string; empty for other tokens.
    var text = ""
    /// The character of a symbol; zero for other tokens.
    var symbol: UInt8 = 0
    /// The offset of the first byte in the file.
    var start: Int
    var end: Int
    /// Whether it is the first token of its line, without blanks before it.
    var beginsLine: Bool
    /// Whether it is in a branch of an `#if` that has an `#else`.
    var isUncertain = false

    func isWord(_ word: String) -> Bool { kind == .word && text == word }

    func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }

    func isSymbol(_ character: Unicode.Scalar) -> Bool { symbol == UInt8(ascii: character) }

    /// Whether an expression may end with it, so that a following `[` is a subscript.
    var endsValue: Bool {
        switch kind {
        case .word: !Self.beforeValue.contains(text)
        case .keyword: false
        case .text, .number: true
        case .symbol: isSymbol(")") || isSymbol("]") || isSymbol("}")
        }
    }

    private static let beforeValue: Set = [
        "return", "else", "do", "case", "in", "goto", "throw", "co_await", "co_return",
    ]
}
#endif
