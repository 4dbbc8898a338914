// SPDX-License-Identifier: Apache-2.0

/// Percent-encoding according to RFC 3986.
package enum PercentCoding {
    /// A component of a URL. It determines which bytes are not escaped.
    package enum Component {
        case pathSegment
        /// A whole host. Periods and IPv6 addresses are not escaped.
        case host
        /// One label of a host.
        case hostLabel
        /// The name or the value of a query item.
        case queryItem
        case fragmentSegment
    }

    package static func value(ofHexDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Returns the decoded text of some bytes of a URL.
    ///
    /// - Parameter plusIsSpace: Whether `+` stands for a space, as in a query. Defaults to false.
    /// - Returns: Nil if an escape is broken, or if the decoded bytes are not valid UTF-8.
    package static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool = false) -> String? {
        guard bytes.contains(where: { $0 == UInt8(ascii: "%") || plusIsSpace && $0 == UInt8(ascii: "+") }) else {
            return UTF8Text.validated(bytes)
        }
        return decodedBytes(bytes, plusIsSpace: plusIsSpace).flatMap { UTF8Text.validated($0) }
    }

    package static func decodedBytes(_ bytes: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.endIndex, let high = value(ofHexDigit: bytes[index + 1]),
                    let low = value(ofHexDigit: bytes[index + 2])
                else { return nil }
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        return result
    }

    /// Returns the decoded text; nil if it cannot be decoded.
    package static func decoded(_ text: String, plusIsSpace: Bool = false) -> String? {
        var text = text
        return text.withUTF8 { decoded($0, plusIsSpace: plusIsSpace) }
    }

    package static func encoded(_ text: String, for component: Component) -> String {
        // Browsers and proxies interpret `.` and `..` as path navigation.
        if component == .pathSegment, text == "." || text == ".." {
            return text == "." ? "%2E" : "%2E%2E"
        }
        if component == .host, let address = address(text) { return address }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if isAllowed(byte, in: component) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%"
                result.unicodeScalars.append(hexDigit(byte >> 4))
                result.unicodeScalars.append(hexDigit(byte & 15))
            }
        }
        return result
    }

    /// Returns an encoded IPv6 address: hexadecimal digits, colons and periods in brackets, optionally with a zone after `%`.
    /// Returns nil for other hosts.
    private static func address(_ host: String) -> String? {
        guard host.utf8.count > 2, host.utf8.first == UInt8(ascii: "["), host.utf8.last == UInt8(ascii: "]") else {
            return nil
        }
        let inner = host.utf8.dropFirst().dropLast()
        let digits = inner.prefix { $0 != UInt8(ascii: "%") }
        let isAddress = digits.allSatisfy { byte in
            value(ofHexDigit: byte) != nil || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
        }
        guard isAddress else { return nil }
        let zone = String(decoding: inner.dropFirst(digits.count), as: UTF8.self)
        return "[" + String(decoding: digits, as: UTF8.self) + encoded(zone, for: .hostLabel) + "]"
    }

    private static func hexDigit(_ value: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
    }

    private static func isAllowed(_ byte: UInt8, in component: Component) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        case UInt8(ascii: "."): component != .hostLabel
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: ";"):
            true
        // Plain characters in a path; separators or a space in a query.
        case UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"):
            component == .pathSegment || component == .fragmentSegment
        case UInt8(ascii: ":"), UInt8(ascii: "@"): component != .host && component != .hostLabel
        case UInt8(ascii: "/"): component == .queryItem
        case UInt8(ascii: "?"): component == .queryItem || component == .fragmentSegment
        default: false
        }
    }
}
