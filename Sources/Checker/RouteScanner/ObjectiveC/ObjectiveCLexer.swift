// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Splits Objective-C into tokens. Accepts all bytes, and reads each of them once.
struct ObjectiveCLexer {
    private let bytes: ObjectiveCBytes
    private var offset = 0
    private var isAtLineStart = true
    private var conditions = ObjectiveCConditions()
    /// The starts (+1) and the ends (-1) of branches with an alternative after them, by the number of the token.
    private var uncertainBranches: [Int: Int] = [:]

    private(set) var tokens: [ObjectiveCToken] = []
    private(set) var directives: [Directive] = []
    /// The offsets of the comments that allow faults, each with its ids.
    private(set) var allowances: [(offset: Int, ids: [String])] = []

    /// The names that macros without parameters replace by another name.
    private var renamed: [String: String] = [:]

    /// A directive in active code: its name and the text after it.
    struct Directive: Equatable {
        var name: String
        var text: String
    }

    private let hasAllowances: Bool

    init(_ bytes: ObjectiveCBytes) {
        self.bytes = bytes
        hasAllowances = bytes.contains("routes:allow")
    }

    /// Reads the whole file.
    mutating func read() {
        while offset < bytes.count { readNext() }
        var depth = 0
        for index in tokens.indices {
            depth += uncertainBranches[index] ?? 0
            if depth > 0 { tokens[index].isUncertain = true }
        }
    }

    private mutating func readNext() {
        let byte = bytes[offset]
        let lineBreak = bytes.lineBreak(at: offset)
        if lineBreak > 0 {
            offset += lineBreak
            isAtLineStart = true
            return
        }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12:
            while [UInt8(ascii: " "), UInt8(ascii: "\t"), 11, 12].contains(bytes[offset]) { offset += 1 }
            if bytes[offset] == 0 { offset += 1 }
            // A directive may be indented.
            if bytes[offset] != UInt8(ascii: "#") { isAtLineStart = false }
            return
        case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "/"): readLineComment()
        case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"): readBlockComment()
        case UInt8(ascii: "#") where isAtLineStart: readDirective()
        case UInt8(ascii: "\\") where bytes.lineBreak(at: offset + 1) > 0:
            offset += 1 + bytes.lineBreak(at: offset + 1)
            return
        default: readToken(byte)
        }
        isAtLineStart = false
    }

    // MARK: Comments

    private mutating func readLineComment() {
        let start = offset
        offset = bytes.endOfLine(from: offset)
        // A backslash continues the comment.
        while offset < bytes.count, bytes[offset - 1] == UInt8(ascii: "\\") {
            offset = bytes.endOfLine(from: offset + bytes.lineBreak(at: offset))
        }
        noteAllowances(in: start..<offset)
    }

    private mutating func readBlockComment() {
        let start = offset
        offset += 2
        while offset < bytes.count,
            bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
        {
            offset += 1
        }
        offset = min(offset + 2, bytes.count)
        noteAllowances(in: start..<offset)
    }

    private mutating func noteAllowances(in comment: Range<Int>) {
        guard hasAllowances else { return }
        var start = comment.lowerBound
        while start < comment.upperBound {
            let end = bytes.endOfLine(from: start, to: comment.upperBound)
            if let ids = SuppressionComments.ids(in: bytes.text(start..<end)[...]) { allowances.append((start, ids)) }
            start = end + max(bytes.lineBreak(at: end), 1)
        }
    }

    // MARK: Directives

    private mutating func readDirective() {
        offset += 1
        while bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
        let name = word()
        let start = offset
        skipDirective()
        let text = bytes.text(start..<offset)
        switch name {
        case "if", "ifdef", "ifndef":
            conditions.open(name == "if" ? text.trimmed : "", at: tokens.count)
        case "elif", "elifdef", "elifndef":
            mark(conditions.change(name == "elif" ? text.trimmed : "", at: tokens.count))
        case "else": mark(conditions.change("1", at: tokens.count))
        case "endif": conditions.close()
        default:
            guard conditions.isActive else { return }
            directives.append(Directive(name: name, text: text))
            let words = text.split(whereSeparator: \.isWhitespace)
            if name == "define", words.count == 2, words.allSatisfy({ $0.utf8.allSatisfy(\.isInIdentifier) }) {
                renamed[String(words[0])] = String(words[1])
            }
        }
    }

    /// Skips to the end of a directive: of its line, if no backslash or comment continues it.
    private mutating func skipDirective() {
        while offset < bytes.count {
            let lineBreak = bytes.lineBreak(at: offset)
            if lineBreak > 0 {
                guard bytes[offset - 1] == UInt8(ascii: "\\") else { return }
                offset += lineBreak
            } else if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
                readBlockComment()
            } else if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") {
                return
            } else {
                offset += 1
            }
        }
    }

    /// Marks the tokens of a branch to which there is an alternative.
    private mutating func mark(_ branch: Range<Int>) {
        guard !branch.isEmpty else { return }
        uncertainBranches[branch.lowerBound, default: 0] += 1
        uncertainBranches[branch.upperBound, default: 0] -= 1
    }

    // MARK: Tokens

    private mutating func readToken(_ byte: UInt8) {
        let start = offset
        var token = ObjectiveCToken(kind: .symbol, start: start, end: start, beginsLine: isAtLineStart)
        switch byte {
        case UInt8(ascii: "@") where bytes[offset + 1].isInIdentifier && !bytes[offset + 1].isDigit:
            offset += 1
            token.kind = .keyword
            token.text = word()
        case UInt8(ascii: "@") where bytes[offset + 1] == UInt8(ascii: "\""):
            offset += 1
            token.kind = .text
            token.text = quoted()
        case UInt8(ascii: "\""):
            token.kind = .text
            token.text = quoted()
        case UInt8(ascii: "'"):
            token.kind = .number
            _ = quoted()
        case _ where byte.isDigit:
            token.kind = .number
            while bytes[offset].isInIdentifier || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
        case _ where byte.isInIdentifier:
            token.kind = .word
            token.text = word()
            if let name = renamed[token.text] { token.text = name }
            if token.text.hasSuffix("R"), token.text.count <= 3, bytes[offset] == UInt8(ascii: "\"") {
                token.kind = .text
                token.text = rawText()
            }
        default:
            token.symbol = byte
            offset += 1
        }
        guard conditions.isActive else { return }
        token.end = offset
        token.isUncertain = conditions.isUncertain
        tokens.append(token)
    }

    private mutating func word() -> String {
        let start = offset
        while bytes[offset].isInIdentifier { offset += 1 }
        return bytes.text(start..<offset)
    }

    /// Reads a text in quotes. It ends with its line, if the second quote is missing.
    private mutating func quoted() -> String {
        let quote = bytes[offset]
        offset += 1
        var content: [UInt8] = []
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\") {
                let lineBreak = bytes.lineBreak(at: offset + 1)
                if lineBreak == 0 { content.append(Self.escaped(bytes[offset + 1])) }
                offset = min(offset + 1 + max(lineBreak, 1), bytes.count)
                continue
            }
            if bytes.lineBreak(at: offset) > 0 { return String(decoding: content, as: UTF8.self) }
            content.append(bytes[offset])
            offset += 1
        }
        offset = min(offset + 1, bytes.count)
        return String(decoding: content, as: UTF8.self)
    }

    private static func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 10
        case UInt8(ascii: "t"): 9
        case UInt8(ascii: "r"): 13
        default: byte
        }
    }

    /// Reads a raw text of C++: `R"x(…)x"`.
    private mutating func rawText() -> String {
        offset += 1
        var delimiter: [UInt8] = []
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "("), delimiter.count < 16 {
            delimiter.append(bytes[offset])
            offset += 1
        }
        let end = [UInt8(ascii: ")")] + delimiter + [UInt8(ascii: "\"")]
        offset = min(offset + 1, bytes.count)
        let start = offset
        while offset < bytes.count, !end.indices.allSatisfy({ bytes[offset + $0] == end[$0] }) { offset += 1 }
        let content = bytes.text(start..<offset)
        offset = min(offset + end.count, bytes.count)
        return content
    }
}

extension String {
    /// The text without blanks at both ends.
    fileprivate var trimmed: String {
        let text = drop(while: \.isWhitespace)
        return String(text.prefix(upTo: text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex))
    }
}
#endif
