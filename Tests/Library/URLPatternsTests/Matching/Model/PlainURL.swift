// SPDX-License-Identifier: Apache-2.0

@testable import URLPatterns

/// A URL that is split into its parts and not decoded.
struct PlainURL {
    typealias Bytes = ArraySlice<UInt8>

    let scheme: String
    let host: Bytes
    let port: Int?
    let segments: [Bytes]
    let query: [(name: Bytes, value: Bytes)]
    /// The segments of the fragment, or nil if there is no fragment.
    let fragment: [Bytes]?

    init?(_ url: String) {
        let (withoutFragment, fragment) = Self.halves(Array(url.utf8)[...], at: "#")
        let (beforeQuery, query) = Self.halves(withoutFragment, at: "?")
        let (scheme, afterScheme) = Self.halves(beforeQuery, at: ":")
        let isScheme = scheme.enumerated().allSatisfy { URLScheme.mayContain($1, at: $0) }
        guard var rest = afterScheme, isScheme, !scheme.isEmpty || rest.starts(with: "//".utf8) else { return nil }
        self.scheme = String(decoding: Self.lowercased(scheme), as: UTF8.self)
        var authority: Bytes = []
        if rest.starts(with: "//".utf8) {
            authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
            rest = rest.dropFirst(2 + authority.count)
        }
        guard let (host, port) = Self.hostAndPort(authority) else { return nil }
        self.host = host
        self.port = port == URLPatternShape.defaultPort(of: self.scheme) ? nil : port
        if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        segments = Self.segments(rest)
        self.fragment = fragment.map { Self.segments($0) }
        self.query = (query ?? []).split(separator: UInt8(ascii: "&")).map { item in
            let (name, value) = Self.halves(item, at: "=")
            return (name, value ?? [])
        }
    }

    private static func segments(_ text: Bytes) -> [Bytes] {
        text.isEmpty ? [] : text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }

    private static func hostAndPort(_ authority: Bytes) -> (Bytes, Int?)? {
        guard !authority.contains(UInt8(ascii: "\\")) else { return nil }
        let withoutUser = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
        var (host, port): (Bytes, Int?) = (withoutUser, nil)
        if let colon = withoutUser.lastIndex(of: UInt8(ascii: ":")),
            !withoutUser[colon...].contains(UInt8(ascii: "]"))
        {
            host = withoutUser[..<colon]
            let digits = withoutUser[(colon + 1)...]
            guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
            if !digits.isEmpty {
                guard let number = UInt16(String(decoding: digits, as: UTF8.self)) else { return nil }
                port = Int(number)
            }
        }
        if host.first == UInt8(ascii: "["), host.last != UInt8(ascii: "]") { return nil }
        return (host, port)
    }

    private static func halves(_ bytes: Bytes, at separator: Unicode.Scalar) -> (Bytes, Bytes?) {
        guard let index = bytes.firstIndex(of: UInt8(ascii: separator)) else { return (bytes, nil) }
        return (bytes[..<index], bytes[(index + 1)...])
    }

    static func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 }
    }
}
