// SPDX-License-Identifier: Apache-2.0

/// Which texts a placeholder takes.
package enum URLValueShape: Sendable {
    case text
    /// Decimal, between two limits, by their magnitudes.
    case integer(lowest: UInt64, highest: UInt64)
    case number
    case flag
    case uuid
    case oneOf([String])
    /// What a type can read.
    case readable(by: ObjectIdentifier, @Sendable (String) -> Bool)
    /// What source does not tell: the type of a key path.
    case unknown

    /// Narrower than any text: tried first. Nil if that is not known.
    package var isNarrow: Bool? {
        switch self {
        case .text: false
        case .unknown: nil
        default: true
        }
    }

    /// Whether a query item without a value has a meaning. That of others counts as absent.
    var takesEmptyItem: Bool {
        switch self {
        // A flag that is there is set.
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
        case .number: return Self.isNumber(text)
        case .flag: return Self.flag(text) != nil
        case .uuid:
            var text = text
            return text.withUTF8(Self.isUUID)
        case .oneOf(let texts): return texts.contains(text)
        case .readable(_, let reads): return reads(text)
        }
    }

    /// Whether some text may be taken by both.
    package func mayShare(with other: URLValueShape) -> Bool {
        switch (self, other) {
        case (.oneOf(let texts), _): texts.contains(where: other.accepts)
        case (_, .oneOf(let texts)): texts.contains(where: accepts)
        case (.uuid, .integer), (.integer, .uuid), (.uuid, .number), (.number, .uuid), (.uuid, .flag), (.flag, .uuid):
            false
        default: true
        }
    }

    /// Decimal numbers within the limits of a type of at most 64 bits.
    static func integer<Integer: FixedWidthInteger>(of _: Integer.Type) -> Self {
        .integer(lowest: UInt64(Integer.min.magnitude), highest: UInt64(Integer.max.magnitude))
    }

    /// Whether Swift reads a text as a number. A sign `+` is not accepted: in a query it means a space.
    static func isNumber(_ text: String) -> Bool { text.utf8.first != UInt8(ascii: "+") && Double(text) != nil }

    /// Reads `true` and `false`, `1` and `0`.
    static func flag(_ text: String) -> Bool? {
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
        case (.text, .text), (.number, .number), (.flag, .flag), (.uuid, .uuid), (.unknown, .unknown): true
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
