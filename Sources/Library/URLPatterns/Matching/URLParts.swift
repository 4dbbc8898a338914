// SPDX-License-Identifier: Apache-2.0

/// The positions of the parts of a URL. The user information is ignored.
package struct URLParts {
    package let scheme: Range<Int>
    package let host: Range<Int>
    /// The port as it is written, even if it is the default port of the scheme.
    package let port: Int?
    /// The position of the slash before the first segment, or of the path's end.
    package let pathStart: Int
    /// Whether the scheme and the host are in lower case and without escapes.
    package let isUsual: (scheme: Bool, host: Bool)

    /// - Returns: Nil if the URL begins with neither a scheme nor `://`, or if the authority has an invalid port, an unclosed
    ///   bracket or a backslash. Browsers treat a backslash as the end of the host; other software does not.
    @inline(__always)
    package init?(_ bytes: URLBytes) {
        var colon = 0
        var isLowerCase = true
        while colon < bytes.count, URLScheme.mayContain(bytes[colon], at: colon) {
            // Among the bytes of a scheme, only upper-case letters do not have this bit.
            isLowerCase = isLowerCase && bytes[colon] & 0x20 != 0
            colon += 1
        }
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        scheme = Range(uncheckedBounds: (0, colon))
        let start = colon + 1
        let hasSlash = start < bytes.count && bytes[start] == UInt8(ascii: "/")
        if hasSlash, start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") {
            guard let authority = URLAuthority(bytes, from: start + 2) else { return nil }
            (host, port, pathStart) = (authority.host, authority.port, authority.end)
            isUsual = (isLowerCase, authority.isUsual)
        } else {
            // Only an authority can follow an empty scheme.
            guard colon > 0 else { return nil }
            // Without an authority the host is empty. A path without a leading slash is read as if it had one.
            (host, port) = (Range(uncheckedBounds: (start, start)), nil)
            pathStart = hasSlash || bytes.isPathEnd(start) ? start : colon
            isUsual = (isLowerCase, true)
        }
    }
}

/// The part of a URL between `//` and the path.
private struct URLAuthority {
    let host: Range<Int>
    let port: Int?
    let end: Int
    let isUsual: Bool

    @inline(__always)
    init?(_ bytes: URLBytes, from start: Int) {
        var start = start
        var end = start
        var colon = -1
        var isUsual = true
        scan: while end < bytes.count {
            let byte = bytes[end]
            // Most bytes are lower-case letters.
            if byte < UInt8(ascii: "a") {
                switch byte {
                case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
                case UInt8(ascii: "%"), UInt8(ascii: "A")...UInt8(ascii: "Z"): isUsual = false
                case UInt8(ascii: "\\"): return nil
                case UInt8(ascii: "@"): (start, colon) = (end + 1, -1)
                case UInt8(ascii: ":"): colon = end
                // The colons before the bracket belong to an IPv6 address.
                case UInt8(ascii: "]"): colon = -1
                default: break
                }
            }
            end += 1
        }
        self.end = end
        self.isUsual = isUsual
        let hostEnd = colon < 0 ? end : colon
        host = Range(uncheckedBounds: (start, hostEnd))
        if start < hostEnd, bytes[start] == UInt8(ascii: "["), bytes[hostEnd - 1] != UInt8(ascii: "]") { return nil }
        if hostEnd + 1 < end {
            guard let number = Self.number(bytes[(hostEnd + 1)..<end]) else { return nil }
            port = number
        } else {
            port = nil
        }
    }

    private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard digit >= 0x30, digit <= 0x39 else { return nil }
            number = number * 10 + Int(digit - 0x30)
            if number > UInt16.max { return nil }
        }
        return number
    }
}
