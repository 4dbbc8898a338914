// SPDX-License-Identifier: Apache-2.0

/// The intent filters of an Android manifest for the URLs of an app.
///
/// Android documents the elements in [data](https://developer.android.com/guide/topics/manifest/data-element) and
/// [Verify App Links](https://developer.android.com/training/app-links/verify-applinks). The following rules decide their form:
///
/// - The `data` elements of one filter are combined, so each scheme and host has a filter of its own, with its paths.
/// - Without a host, the path is ignored.
/// - The path is compared in its decoded form. In `pathPattern`, `.*` matches up to the first occurrence of the character after it,
///   and a backslash escapes a character. The backslash itself is written twice in XML.
/// - The query and the fragment are not compared.
package struct AndroidManifest {
    private let filters: [Filter]
    /// Remarks about patterns that are not part of the filters.
    package let remarks: [String]

    package init(of list: LinkList) {
        let links = SystemLinks(list)
        var filters: [Filter] = []
        for entry in links.entries {
            let host = entry.shape.host.wildcard ?? "*"
            let address = Address(scheme: entry.shape.scheme, host: host.isEmpty ? nil : host, port: entry.shape.port)
            let paths = address.host == nil ? [] : Path.all(of: entry.shape)
            let elements = paths.isEmpty ? nil : paths
            let note = Note(entry)
            if let index = filters.firstIndex(where: { $0.address == address }) {
                filters[index].add(elements, note)
            } else {
                filters.append(Filter(address: address, groups: [(note, elements)]))
            }
        }
        self.filters = filters
        remarks = links.omissions
    }

    /// The elements.
    package var xml: String { filters.map(\.xml).joined(separator: "\n") }

    // MARK: Elements

    fileprivate struct Address: Hashable {
        var scheme: String
        /// Nil if the URLs have none.
        var host: String?
        var port: Int?

        var attributes: String {
            var text = "android:scheme=\"\(scheme.xml)\""
            if let host { text += " android:host=\"\(host.xml)\"" }
            if let port { text += " android:port=\"\(port)\"" }
            return text
        }
    }

    private struct Filter {
        let address: Address
        /// The patterns, each with its paths; nil for any path.
        var groups: [(note: Note, paths: [Path]?)]

        mutating func add(_ paths: [Path]?, _ note: Note) {
            let known = Set(groups.flatMap { $0.paths ?? [] })
            let added = paths?.filter { !known.contains($0) }
            if let last = groups.last, last.note == note, let lastPaths = last.paths, let added {
                groups[groups.count - 1].paths = lastPaths + added
            } else {
                groups.append((note, added))
            }
        }

        var xml: String {
            // Android verifies the hosts of web links, and there is no file for all hosts.
            let isVerified = address.scheme == "https" && address.host != nil && address.host != "*"
            var lines = [
                isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>",
                "    <action android:name=\"android.intent.action.VIEW\" />",
                "    <category android:name=\"android.intent.category.DEFAULT\" />",
                "    <category android:name=\"android.intent.category.BROWSABLE\" />",
                "    <data \(address.attributes) />",
            ]
            // An element with a path would exclude the other paths.
            let isOfAnyPath = groups.contains { $0.paths == nil }
            for (note, paths) in groups {
                lines.append("    <!-- \(note.text(isOfAnyPath: isOfAnyPath).xmlComment) -->")
                lines += (isOfAnyPath ? [] : paths ?? []).map { "    <data \($0.xml) />" }
            }
            return (lines + ["</intent-filter>"]).map { $0 + "\n" }.joined()
        }
    }

    /// The pattern of some elements, and the parts of it that they do not compare.
    private struct Note: Equatable {
        private let pattern: String
        private let isOfAnyHost: Bool
        /// Whether the pattern itself takes every path.
        private let takesAnyPath: Bool
        private let hasValues: Bool
        private let hasQuery: Bool

        init(_ entry: SystemLinks.Entry) {
            pattern = entry.link.pattern
            isOfAnyHost = entry.shape.host.wildcard == nil
            takesAnyPath = entry.shape.segments.isEmpty && entry.shape.rest != nil
            hasValues = entry.shape.segments.contains { if case .placeholder = $0 { true } else { false } }
            hasQuery = entry.shape.query.contains(where: entry.isRequired)
        }

        /// - Parameter isOfAnyPath: Whether the elements match every path.
        func text(isOfAnyPath: Bool) -> String {
            let path = isOfAnyPath ? (takesAnyPath ? nil : "the path") : hasValues ? "the values in the path" : nil
            let parts = [isOfAnyHost ? "the host" : nil, path, hasQuery ? "the query" : nil].compactMap { $0 }
            return pattern + (parts.isEmpty ? "" : " (approximated: \(parts.joined(separator: " and ")) may differ)")
        }
    }

    fileprivate struct Path: Hashable {
        var attribute: String
        var text: String

        /// Returns the elements that match all paths of a pattern; none if the path is empty, because an element needs one.
        static func all(of shape: URLPatternShape) -> [Path] {
            // The text before the first wildcard, and the pattern.
            var (text, pattern) = ("", "")
            var isLiteral = true
            for segment in shape.segments {
                switch segment {
                case .literal(let literal):
                    if isLiteral { text += "/" + literal }
                    pattern += "/" + escaped(literal)
                case .placeholder(let prefix, _, let suffix):
                    if isLiteral { text += "/" + prefix }
                    isLiteral = false
                    // The wildcard stops at the first character of the suffix, which the value may contain.
                    guard suffix.isEmpty else { return [Path(attribute: "pathPrefix", text: text)] }
                    pattern += "/" + escaped(prefix) + ".*"
                }
            }
            if isLiteral {
                if text.isEmpty { return [] }
                let end = shape.rest == nil ? "path" : "pathPrefix"
                // The router ignores a slash at the end.
                return [Path(attribute: "path", text: text), Path(attribute: end, text: text + "/")]
            }
            if pattern == escaped(text) + ".*" { return [Path(attribute: "pathPrefix", text: text)] }
            // A wildcard at the end matches the slash and the rest too.
            if pattern.hasSuffix(".*") { return [Path(attribute: "pathPattern", text: pattern)] }
            return [pattern, pattern + (shape.rest == nil ? "/" : "/.*")].map {
                Path(attribute: "pathPattern", text: $0)
            }
        }

        /// The attribute. A backslash is an escape character in the values of attributes.
        var xml: String { "android:\(attribute)=\"\(text.replacing("\\", with: "\\\\").xml)\"" }

        private static func escaped(_ text: String) -> String {
            text.escaping { [".", "*", "\\"].contains($0) ? "\\\($0)" : nil }
        }
    }
}

extension String {
    /// The text in an attribute of an element. XML has no control characters.
    fileprivate var xml: String { GraphPage.escaped(self) }

    /// The text in a comment, which must not contain two hyphens.
    fileprivate var xmlComment: String {
        var text = isolatedLine
        while text.contains("--") { text = text.replacing("--", with: "- -") }
        return text
    }
}
