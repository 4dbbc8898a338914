// SPDX-License-Identifier: Apache-2.0

/// Where the parts of a URL are. Who logs in takes no part in matching.
struct URLParts {
    let scheme: Range<Int>
    let host: Range<Int>
    /// As it is written, be it that of the scheme or not.
    let port: Int?
    /// Where the slash before the first segment is, or the path's end.
    let pathStart: Int
    /// Whether scheme and host are written in lower case, without escapes.
    let isUsual: (scheme: Bool, host: Bool)

    /// - Returns: Nil if there is neither a scheme nor `://`, if the authority has a broken port, a bracket that is not closed, or a backslash,
    ///   which browsers take for the end of the host and others do not.
    @inline(__always)
    init?(_ bytes: URLBytes) {
        var colon = 0
        var isLowerCase = true
        while colon < bytes.count, URLScheme.mayContain(bytes[colon], at: colon) {
            // Of all that a scheme may have, only letters of upper case lack this bit.
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
            // Without an authority: as with an empty one. A path that has no slash is read as if it had.
            (host, port) = (Range(uncheckedBounds: (start, start)), nil)
            pathStart = hasSlash || bytes.isPathEnd(start) ? start : colon
            isUsual = (isLowerCase, true)
        }
    }
}

/// What stands between `//` and the path.
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
            // Most are lower case.
            if byte < UInt8(ascii: "a") {
                switch byte {
                case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
                case UInt8(ascii: "%"), UInt8(ascii: "A")...UInt8(ascii: "Z"): isUsual = false
                case UInt8(ascii: "\\"): return nil
                case UInt8(ascii: "@"): (start, colon) = (end + 1, -1)
                case UInt8(ascii: ":"): colon = end
                // The colons of an address of version 6 are its own.
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
