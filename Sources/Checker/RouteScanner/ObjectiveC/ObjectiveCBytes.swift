// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The bytes of an Objective-C file. Reading outside of them gives zero.
struct ObjectiveCBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int { bytes.count }

    subscript(offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    func contains(_ text: StaticString) -> Bool { bytes.contains(text) }

    /// Returns the code of a range in one line, with single spaces and at most 80 characters.
    func line(_ range: Range<Int>) -> String {
        let words = text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 80 ? words.prefix(79) + "…" : words
    }

    /// Returns the length of a line break at an offset; zero if there is none.
    func lineBreak(at offset: Int) -> Int {
        switch self[offset] {
        case 10: 1
        case 13: self[offset + 1] == 10 ? 2 : 1
        default: 0
        }
    }

    /// Returns the offset of the next line break, or the end.
    func endOfLine(from start: Int, to end: Int? = nil) -> Int {
        let end = end ?? count
        var offset = start
        while offset < end, lineBreak(at: offset) == 0 { offset += 1 }
        return offset
    }
}

extension UInt8 {
    /// Whether the byte belongs to an identifier. All bytes outside of ASCII do.
    var isInIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: isDigit
        }
    }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
#endif
