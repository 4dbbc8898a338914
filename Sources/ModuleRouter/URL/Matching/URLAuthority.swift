// SPDX-License-Identifier: Apache-2.0

/// What stands between `//` and the path. Who logs in takes no part in matching.
struct URLAuthority {
    let host: Range<Int>
    /// As it is written, be it that of the scheme or not.
    let port: Int?
    /// Where the path begins.
    let end: Int
    /// Without upper case and escapes.
    let isUsual: Bool

    /// - Returns: Nil if it has a broken port, a bracket that is not closed, or a backslash, which browsers take for the end of
    ///   the host and others do not.
    init?(_ bytes: URLBytes, from start: Int) {
        var start = start
        var end = start
        var colon: Int?
        var isUsual = true
        scan: while end < bytes.count {
            let byte = bytes[end]
            // Most are lower case.
            if byte < UInt8(ascii: "a") {
                switch byte {
                case UInt8(ascii: "%"), UInt8(ascii: "A")...UInt8(ascii: "Z"): isUsual = false
                case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
                case UInt8(ascii: "\\"): return nil
                case UInt8(ascii: "@"): (start, colon) = (end + 1, nil)
                case UInt8(ascii: ":"): colon = end
                // The colons of an address of version 6 are its own.
                case UInt8(ascii: "]"): colon = nil
                default: break
                }
            }
            end += 1
        }
        self.end = end
        self.isUsual = isUsual
        host = start..<(colon ?? end)
        if !host.isEmpty, bytes[start] == UInt8(ascii: "["), bytes[host.upperBound - 1] != UInt8(ascii: "]") {
            return nil
        }
        guard let colon, colon + 1 < end else {
            port = nil
            return
        }
        guard let number = Self.number(bytes[(colon + 1)..<end]) else { return nil }
        port = number
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
