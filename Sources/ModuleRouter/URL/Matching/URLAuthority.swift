// SPDX-License-Identifier: Apache-2.0

/// What stands between `//` and the path. Who logs in takes no part in matching.
struct URLAuthority {
    private let bytes: URLBytes
    let host: Range<Int>
    /// Nil for none, or for that of the scheme.
    let port: Int?
    /// Where the path begins.
    let end: Int

    /// - Returns: Nil if it has a broken port, or a backslash, which browsers take for the end of the host and others do not.
    init?(_ bytes: URLBytes, from start: Int, scheme: Range<Int>) {
        self.bytes = bytes
        var start = start
        var end = start
        var colon: Int?
        scan: while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
            case UInt8(ascii: "\\"): return nil
            case UInt8(ascii: "@"): (start, colon) = (end + 1, nil)
            case UInt8(ascii: ":"): colon = end
            // The colons of an address of version 6 are its own.
            case UInt8(ascii: "]"): colon = nil
            default: break
            }
            end += 1
        }
        self.end = end
        host = start..<(colon ?? end)
        guard let colon, colon + 1 < end else {
            port = nil
            return
        }
        guard let number = Self.number(bytes[(colon + 1)..<end]) else { return nil }
        port = number == URLPatternShape.defaultPort(of: Self.name(bytes[scheme])) ? nil : number
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

    private static func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes.lazy.map(URLBytes.lowercased), as: UTF8.self)
    }

    /// Host and port, as the table of literals has them.
    var withPort: [UInt8] {
        let name = (PercentCoding.decodedBytes(bytes[host]) ?? []).map(URLBytes.lowercased)
        guard let port else { return name }
        return name + ":\(port)".utf8
    }
}
