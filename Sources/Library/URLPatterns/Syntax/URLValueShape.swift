// SPDX-License-Identifier: Apache-2.0

/// The set of texts that a placeholder accepts.
package enum URLValueShape: Sendable {
    case text
    /// Decimal integers. The limits are given by their magnitudes.
    case integer(lowest: UInt64, highest: UInt64)
    /// Decimal numbers in the range of a `Double`, or of a `Float`.
    case number(isFloat: Bool)
    case flag
    case uuid
    case oneOf([String])
    /// The texts that a type can read.
    case readable(by: ObjectIdentifier, @Sendable (String) -> Bool)
    /// The type of a key path, which the source code does not determine.
    case unknown

    /// Whether the shape is narrower than any text and is tried first; nil if this is not known.
    package var isNarrow: Bool? {
        switch self {
        case .text: false
        case .unknown: nil
        default: true
        }
    }

    /// Whether an empty query item is a value. If false, an empty item counts as absent.
    package var takesEmptyItem: Bool {
        switch self {
        // A flag without a value is true.
        case .text, .flag: true
        case .readable(_, let reads): reads("")
        case .oneOf(let texts): texts.contains("")
        case .integer, .number, .uuid, .unknown: false
        }
    }

    package func accepts(_ text: String) -> Bool {
        switch self {
        case .text, .unknown: return true
        case .integer(let lowest, let highest):
            var text = text
            return text.withUTF8 { Self.isInteger($0, lowest: lowest, highest: highest) }
        case .number(let isFloat):
            return Self.isDecimal(text) && (isFloat ? Float(text)?.isFinite : Double(text)?.isFinite) == true
        case .flag: return Self.flag(text) != nil
        case .uuid:
            var text = text
            return text.withUTF8(Self.isUUID)
        case .oneOf(let texts): return texts.contains(text)
        case .readable(_, let reads): return reads(text)
        }
    }

    /// Returns whether both shapes may accept the same text.
    package func mayShare(with other: URLValueShape) -> Bool {
        switch (self, other) {
        case (.oneOf(let texts), _): texts.contains(where: other.accepts)
        case (_, .oneOf(let texts)): texts.contains(where: accepts)
        case (.uuid, .integer), (.integer, .uuid), (.uuid, .number), (.number, .uuid), (.uuid, .flag), (.flag, .uuid):
            false
        default: true
        }
    }

    /// Returns the shape of decimal integers within the limits of a type of at most 64 bits.
    package static func integer<Integer: FixedWidthInteger>(of _: Integer.Type) -> Self {
        .integer(lowest: UInt64(Integer.min.magnitude), highest: UInt64(Integer.max.magnitude))
    }

    /// Returns whether a text is a decimal number, of any size: `1`, `-1.5`, `1e+20`. Hexadecimal numbers, infinity and `nan` are not.
    /// A leading `+` is not accepted, since it means a space in a query.
    package static func isDecimal(_ text: String) -> Bool {
        var digits = 0
        var rest = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        func skipDigits() {
            let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
            digits += count
            rest = rest.dropFirst(count)
        }
        skipDigits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            skipDigits()
        }
        guard digits > 0 else { return false }
        if let letter = rest.first {
            guard letter | 0x20 == UInt8(ascii: "e") else { return false }
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            digits = 0
            skipDigits()
            guard digits > 0, rest.isEmpty else { return false }
        }
        return true
    }

    /// Returns the value of `true`, `false`, `1` or `0`; nil for other texts.
    package static func flag(_ text: String) -> Bool? {
        switch text {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }

    static func isInteger(_ bytes: UnsafeBufferPointer<UInt8>, lowest: UInt64, highest: UInt64) -> Bool {
        var digits = bytes[...]
        var limit = highest
        if digits.first == UInt8(ascii: "-") {
            guard lowest > 0 else { return false }
            digits = digits.dropFirst()
            limit = lowest
        }
        guard !digits.isEmpty else { return false }
        var value: UInt64 = 0
        for digit in digits {
            guard digit >= 0x30, digit <= 0x39 else { return false }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeWithDigit) = product.addingReportingOverflow(UInt64(digit - 0x30))
            guard !isTooLarge, !isTooLargeWithDigit, sum <= limit else { return false }
            value = sum
        }
        return true
    }

    static func isUUID(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            switch index {
            case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return false }
            default: guard PercentCoding.value(ofHexDigit: byte) != nil else { return false }
            }
        }
        return true
    }
}

extension URLValueShape: Hashable {
    package static func == (one: URLValueShape, other: URLValueShape) -> Bool {
        switch (one, other) {
        case (.text, .text), (.flag, .flag), (.uuid, .uuid), (.unknown, .unknown): true
        case (.number(let isFloat), .number(let isOtherFloat)): isFloat == isOtherFloat
        case (.integer(let lowest, let highest), .integer(let otherLowest, let otherHighest)):
            lowest == otherLowest && highest == otherHighest
        case (.oneOf(let texts), .oneOf(let otherTexts)): texts == otherTexts
        case (.readable(let type, _), .readable(let otherType, _)): type == otherType
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .text, .number, .flag, .uuid, .unknown: break
        case .integer(_, let highest): hasher.combine(highest)
        case .oneOf(let texts): hasher.combine(texts)
        case .readable(let type, _): hasher.combine(type)
        }
    }
}
