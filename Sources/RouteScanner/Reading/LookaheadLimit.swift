// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Looks for code that would keep the parser busy for ever.
///
/// At each `[` that begins a value, SwiftParser tries whether a type begins there, and so at each `[` in it: the time doubles with
/// every level. Attributes that stand before a `<` do the same. Nobody writes more than a few; a broken or a made-up file may
/// have hundreds.
enum LookaheadLimit {
    /// How many there may be in one another.
    static let maximum = 12

    struct Excess {
        /// Where the first of too many stands.
        var offset: Int
        var message: String
    }

    static func excess(in bytes: UnsafeRawBufferPointer) -> Excess? {
        var brackets = 0
        var attributes = 0
        var firstBracket = 0
        var firstAttribute = 0
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
            case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "\n"):
                attributes = 0
            // Behind any of these, what was tried has ended.
            case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                brackets = 0
                attributes = 0
            case UInt8(ascii: "\""):
                brackets = 0
                attributes = 0
                next = endOfString(in: bytes, from: offset)
            case UInt8(ascii: "/"):
                next = endOfComment(in: bytes, from: offset) ?? next
            case UInt8(ascii: "\\"):
                // In a regular expression.
                next += 1
            default: break
            }
            offset = next
        }
        return nil
    }

    /// Where a string ends, or the first of its interpolations begins; the latter is code.
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

    /// Where a comment ends; nil if none begins here.
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
#endif
