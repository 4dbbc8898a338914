// SPDX-License-Identifier: Apache-2.0

#if Checker
/// Looks for brackets that would keep the parser busy for ever.
///
/// At each `[` that begins a value, SwiftParser tries whether a type begins there, and so at each `[` in it: the time doubles with
/// every level. Nobody writes more than a few; a broken or generated file may have hundreds.
enum BracketNesting {
    /// How many may begin directly in one another.
    static let maximum = 12

    /// Where the first of too many begins.
    static func excess(in bytes: UnsafeRawBufferPointer) -> Int? {
        var run = 0
        var start = 0
        for offset in 0..<bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "["):
                if run == 0 { start = offset }
                run += 1
                if run > maximum { return start }
            // Behind any of these, what was tried has ended.
            case UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "{"),
                UInt8(ascii: "}"), UInt8(ascii: ";"):
                run = 0
            default: break
            }
        }
        return nil
    }
}
#endif
