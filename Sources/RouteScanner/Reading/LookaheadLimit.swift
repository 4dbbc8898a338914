// SPDX-License-Identifier: Apache-2.0

#if Checker
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
        for offset in 0..<bytes.count {
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
            case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                brackets = 0
                attributes = 0
            default: break
            }
        }
        return nil
    }
}
#endif
