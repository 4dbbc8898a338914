// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Splits text into words, without case and accents.
struct Tokenizer {
    struct Token: Equatable {
        /// The word in its searchable form.
        let term: String
        /// The range in bytes of UTF-8.
        let range: Range<Int>
    }

    /// A cache of folded non-ASCII words, because folding is slow and words repeat.
    private var folded: [String: String] = [:]

    init() {}

    mutating func tokens(of text: String) -> [Token] {
        var text = text
        return text.withUTF8 { bytes in
            var tokens: [Token] = []
            var start: Int?
            var isASCII = true
            var index = 0
            while index < bytes.count {
                let (kind, length) = Self.kind(of: bytes, at: index)
                switch kind {
                case .letter:
                    if start == nil { (start, isASCII) = (index, true) }
                    if length > 1 { isASCII = false }
                case .apostrophe where start != nil && Self.isLetter(bytes, at: index + length):
                    isASCII = false
                case .apostrophe, .other, .word:
                    if let start { tokens.append(token(bytes, start..<index, isASCII: isASCII)) }
                    start = nil
                    // A one-character word includes the combining marks after it.
                    if kind == .word {
                        var end = index + length
                        while end < bytes.count, case (let mark, let length) = Self.mark(of: bytes, at: end), mark {
                            end += length
                        }
                        tokens.append(token(bytes, index..<end, isASCII: false))
                        index = end
                        continue
                    }
                }
                index += length
            }
            if let start { tokens.append(token(bytes, start..<bytes.count, isASCII: isASCII)) }
            return tokens
        }
    }

    private mutating func token(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isASCII: Bool
    ) -> Token {
        if isASCII {
            let term = String(unsafeUninitializedCapacity: range.count) { buffer in
                for (offset, byte) in bytes[range].enumerated() {
                    buffer[offset] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
                }
                return range.count
            }
            return Token(term: term, range: range)
        }
        let word = String(decoding: bytes[range], as: UTF8.self)
        if let term = folded[word] { return Token(term: term, range: range) }
        let term = word.replacing("'", with: "").replacing("’", with: "")
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).lowercased()
        folded[word] = term
        return Token(term: term, range: range)
    }

    // MARK: Scalars

    private enum Kind {
        case letter, apostrophe, other
        /// A character that is a word by itself, in a script without spaces.
        case word
    }

    private static func kind(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (Kind, length: Int) {
        let byte = bytes[index]
        if byte < 0x80 {
            let isLetter = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            return (isLetter ? .letter : byte == 0x27 ? .apostrophe : .other, 1)
        }
        let (scalar, length) = scalar(of: bytes, at: index)
        if scalar == "’" { return (.apostrophe, length) }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber: return (.letter, length)
        default: break
        }
        guard properties.isAlphabetic else { return (.other, length) }
        return (properties.isIdeographic || isWrittenWithoutSpaces(scalar) ? .word : .letter, length)
    }

    private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai and Lao; Myanmar; Khmer; Hiragana and Katakana, also half-width.
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xFF66...0xFF9F: true
        default: false
        }
    }

    private static func isLetter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index < bytes.count && kind(of: bytes, at: index).0 == .letter
    }

    private static func mark(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (Bool, length: Int) {
        guard bytes[index] >= 0x80 else { return (false, 1) }
        let (scalar, length) = scalar(of: bytes, at: index)
        let category = scalar.properties.generalCategory
        return (category == .nonspacingMark || category == .spacingMark, length)
    }

    private static func scalar(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar, length: Int) {
        let first = bytes[index]
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
