// SPDX-License-Identifier: Apache-2.0

/// The URL that a redirection leads to.
package enum URLRedirection {
    /// The maximum number of redirections of one URL.
    package static let limit = 8

    /// Returns the new URL, with the query items that the redirected pattern does not name, and with the fragment unless one of
    /// the patterns has a fragment.
    ///
    /// - Parameters:
    ///   - url: The redirected URL.
    ///   - pattern: The pattern that the URL matches.
    ///   - values: The texts of the pattern's named placeholders.
    ///   - target: The pattern of the new URL.
    /// - Returns: Nil if the new URL has no place for a value, or lacks a value.
    package static func url(
        redirecting url: String, of pattern: URLPatternSyntax, _ values: [String: [String]],
        to target: URLPatternSyntax
    ) -> String? {
        guard let written = target.url(of: target.placeholders.map { $0.name.flatMap { values[$0] } }) else {
            return nil
        }
        let known = Set(pattern.shapes.flatMap { $0.query.map(\.name) })
        let others = URLQueryItems.decoded(in: url).filter { !known.contains($0.name) }.map { item in
            PercentCoding.encoded(item.name, for: .queryItem) + "="
                + PercentCoding.encoded(item.value, for: .queryItem)
        }
        let beforeFragment = written.prefix { $0 != "#" }
        let items = others.isEmpty ? "" : (beforeFragment.contains("?") ? "&" : "?") + others.joined(separator: "&")
        let isRead = pattern.shapes.contains { $0.fragment != nil }
        let fragment = fragment(of: written) ?? (isRead ? nil : fragment(of: url))
        return beforeFragment + items + (fragment.map { "#" + $0 } ?? "")
    }

    /// Returns the text after the first `#`, not decoded; nil if there is none.
    package static func fragment(of url: String) -> String? {
        let scalars = url.unicodeScalars
        return scalars.firstIndex(of: "#").map { String(scalars[$0...].dropFirst()) }
    }
}

extension URLQueryItems {
    /// Returns the items of a URL in order. Names and values are decoded. Items that cannot be decoded are omitted.
    package static func decoded(in url: String) -> [(name: String, value: String)] {
        var url = url
        return url.withUTF8 { buffer in
            guard let bytes = URLBytes(buffer) else { return [] }
            return URLQueryItems(bytes, after: bytes.pathEnd(0)).compactMap { item in
                guard let name = PercentCoding.decoded(bytes[item.name], plusIsSpace: true),
                    let value = PercentCoding.decoded(bytes[item.value], plusIsSpace: true)
                else { return nil }
                return (name, value)
            }
        }
    }
}
