// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Finds code on which the parser would take exponential time, or the checker time and memory that grow with the square of the nesting.
///
/// At each `[` that begins a value, SwiftParser tries to parse a type, and does the same at each nested `[`. The time doubles with
/// every level. Attributes before a `<` have the same effect. Real code contains only a few. A broken or generated file may contain
/// hundreds.
///
/// The parser limits the nesting of brackets, but not that of generic arguments.
enum LookaheadLimit {
    /// The maximum number of nested brackets, and of attributes in a row.
    static let maximum = 12

    /// The maximum number of nested generic arguments.
    static let maximumArguments = FileScanner.maximumNesting

    struct Excess {
        /// The offset of the first bracket, attribute or generic argument of the excess.
        var offset: Int
        var message: String
    }

    static func excess(in bytes: UnsafeRawBufferPointer) -> Excess? {
        var brackets = 0
        var attributes = 0
        var arguments = 0
        var firstBracket = 0
        var firstAttribute = 0
        var firstArgument = 0
        var offset = 0
        while offset < bytes.count {
            var next = offset + 1
            switch bytes[offset] {
            case UInt8(ascii: "["):
                if brackets == 0 { firstBracket = offset }
                brackets += 1
                if brackets > maximum {
                    return Excess(offset: firstBracket, message: "'[' is nested more than \(maximum) times")
                }
            case UInt8(ascii: "]"):
                brackets = max(brackets - 1, 0)
            case UInt8(ascii: "@"):
                if attributes == 0 { firstAttribute = offset }
                attributes += 1
                if attributes > maximum {
                    return Excess(offset: firstAttribute, message: "more than \(maximum) attributes stand in a row")
                }
            case UInt8(ascii: "<") where offset > 0 && bytes[offset - 1].isPartOfName:
                if arguments == 0 { firstArgument = offset }
                arguments += 1
                if arguments > maximumArguments {
                    return Excess(offset: firstArgument, message: "'<' is nested more than \(maximumArguments) times")
                }
            case UInt8(ascii: ">"):
                attributes = 0
                // Not the arrow of a function's type.
                if offset > 0, bytes[offset - 1] != UInt8(ascii: "-") { arguments = max(arguments - 1, 0) }
            case UInt8(ascii: ")"), UInt8(ascii: "\n"):
                attributes = 0
            // The parser's lookahead ends before these characters.
            case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                brackets = 0
                attributes = 0
                arguments = 0
            case UInt8(ascii: "\""):
                brackets = 0
                attributes = 0
                arguments = 0
                next = endOfString(in: bytes, from: offset)
            case UInt8(ascii: "/"):
                next = endOfComment(in: bytes, from: offset) ?? next
            case UInt8(ascii: "\\"):
                // An escape in a regular expression.
                next += 1
            default: break
            }
            offset = next
        }
        return nil
    }

    /// Returns the end of a string, or the start of its first interpolation, which is code.
    private static func endOfString(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var offset = start + (isLong ? 3 : 1)
        while offset < bytes.count {
            switch bytes[offset] {
            case quote where !isLong: return offset + 1
            case quote where offset + 2 < bytes.count && bytes[offset + 1] == quote && bytes[offset + 2] == quote:
                return offset + 3
            case UInt8(ascii: "\n") where !isLong: return offset
            case UInt8(ascii: "\\"):
                if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "(") { return offset + 2 }
                offset += 2
            default: offset += 1
            }
        }
        return offset
    }

    /// Returns the end of the comment that begins at `start`; nil if there is no comment.
    private static func endOfComment(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
        guard start + 1 < bytes.count else { return nil }
        var offset = start + 2
        if bytes[start + 1] == slash {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            return offset
        }
        guard bytes[start + 1] == star else { return nil }
        var depth = 1
        while offset + 1 < bytes.count, depth > 0 {
            switch (bytes[offset], bytes[offset + 1]) {
            case (slash, star):
                depth += 1
                offset += 2
            case (star, slash):
                depth -= 1
                offset += 2
            default: offset += 1
            }
        }
        return depth > 0 ? bytes.count : offset
    }
}

extension UInt8 {
    /// Whether the byte belongs to a name. All bytes of other alphabets do.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
#endif
