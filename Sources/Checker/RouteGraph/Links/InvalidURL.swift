// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The syntax errors of URLs that match no pattern.
enum InvalidURL {
    /// Returns the reason why a text is not a URL, as the end of a sentence that begins with the text; nil if it is one.
    static func reason(_ url: String) -> String? {
        var url = url
        return url.withUTF8 { buffer in
            guard let bytes = URLBytes(buffer), !buffer.isEmpty else { return "is empty" }
            if buffer.contains(where: { $0 <= 0x20 || $0 == 0x7F }) {
                return "contains a space or a control character"
            }
            guard let parts = URLParts(bytes) else { return reason(of: buffer) }
            let end = bytes.pathEnd(parts.pathStart)
            let query = buffer[end...].prefix { $0 != UInt8(ascii: "#") }
            for range in [parts.host, parts.pathStart..<end, end..<query.endIndex] where !isEscaped(buffer[range]) {
                return "has a '%' without two hexadecimal digits after it"
            }
            return nil
        }
    }

    /// Returns the reason for which `URLParts` rejects a URL.
    private static func reason(of bytes: UnsafeBufferPointer<UInt8>) -> String {
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
        let isScheme = scheme.enumerated().allSatisfy { URLScheme.mayContain($1, at: $0) }
        guard scheme.count < bytes.count, isScheme else { return "has no scheme" }
        let rest = bytes[(scheme.endIndex + 1)...]
        guard rest.starts(with: "//".utf8) else { return "has no scheme" }
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        if authority.contains(UInt8(ascii: "\\")) { return "has a backslash in its host" }
        let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
        if host.first == UInt8(ascii: "["), !host.contains(UInt8(ascii: "]")) { return "has a '[' without a ']'" }
        return "has an invalid port"
    }

    private static func isEscaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.indices.allSatisfy { index in
            guard bytes[index] == UInt8(ascii: "%") else { return true }
            return bytes[(index + 1)...].prefix(2).count { PercentCoding.value(ofHexDigit: $0) != nil } == 2
        }
    }
}
