// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file `apple-app-site-association` of a host, which makes the URLs of an app universal links.
///
/// Apple documents the file in [Supporting associated domains](https://developer.apple.com/documentation/xcode/supporting-associated-domains)
/// and its members in
/// [applinks.Details.Components](https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary).
/// The following rules of these pages decide the form of the components:
///
/// - `*` matches zero or more characters, `?` any single character, and `?*` at least one character. A parameter in the path is
///   never empty, so it becomes `?*`. The rest of a path becomes `*`. Both also match slashes.
/// - A key that is left out matches everything. The router ignores the fragment, so there is no `#`, and it ignores query items
///   that the pattern does not name, so `?` contains the required items only.
/// - URLs are compared in their percent-encoded form and with regard to case.
/// - A domain has no port. Patterns with a port are left out.
package struct AppleSiteAssociation {
    private let components: [Component]
    /// Remarks about patterns that are not part of the file.
    package let remarks: [String]

    /// Returns the hosts of the `https` patterns, sorted.
    package static func hosts(of list: LinkList) -> [String] {
        Set(SystemLinks(list).entries.compactMap { host(of: $0.shape) }).sorted()
    }

    /// - Returns: Nil for a pattern that cannot be part of a file.
    private static func host(of shape: URLPatternShape) -> String? {
        guard shape.scheme == "https", shape.port == nil, let host = shape.host.wildcard, !host.isEmpty, host != "*"
        else {
            return nil
        }
        return host
    }

    package init(of list: LinkList, host: String) {
        let links = SystemLinks(list)
        var components: [Component] = []
        var schemes: Set<String> = []
        var unsuitable: [String] = []
        for entry in links.entries {
            switch Self.host(of: entry.shape) {
            // A host with a file of its own also takes the patterns of all hosts of its domain.
            case let own? where own == host || own.hasPrefix("*.") && host.hasSuffix(own.dropFirst()):
                for component in Self.components(of: entry)
                where !components.contains(where: { $0.path == component.path && $0.query == component.query }) {
                    components.append(component)
                }
            case nil where !["http", "https"].contains(entry.shape.scheme):
                schemes.insert(entry.shape.scheme)
            case nil: unsuitable.append(entry.link.pattern)
            default: break
            }
        }
        self.components = components
        remarks =
            links.omissions
            + schemes.sorted().map { scheme in
                "declare the scheme '\(scheme)' in Info.plist (CFBundleURLTypes): its patterns are not part of this file"
            }
            + Set(unsuitable).sorted().map {
                "'\($0)' is left out: a universal link has the scheme https, a host and no port"
            }
    }

    /// Returns the file.
    ///
    /// - Parameter appIDs: The application identifiers: the prefix, a period, and the bundle identifier.
    /// - Throws: Errors of the encoder. No list causes one.
    package func json(appIDs: [String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = File(applinks: .init(details: [.init(appIDs: appIDs, components: components)]))
        return String(decoding: try encoder.encode(file), as: UTF8.self) + "\n"
    }

    // MARK: Components

    struct Component: Encodable {
        let path: String
        /// Nil if the query is not compared.
        let query: [String: String]?
        let comment: String

        private enum CodingKeys: String, CodingKey {
            case path = "/"
            case query = "?"
            case comment
        }
    }

    private static func components(of entry: SystemLinks.Entry) -> [Component] {
        var query: [String: String] = [:]
        for item in entry.shape.query where entry.isRequired(item) {
            query[PercentCoding.encoded(item.name, for: .queryItem)] = value(of: item, entry)
        }
        return paths(of: entry.shape).map {
            Component(path: $0, query: query.isEmpty ? nil : query, comment: entry.link.pattern)
        }
    }

    /// The path, and the path with a slash at its end, which the router ignores.
    private static func paths(of shape: URLPatternShape) -> [String] {
        let path = shape.segments.map { "/" + text(of: $0) }.joined()
        if shape.rest != nil { return (path.isEmpty ? [] : [path]) + [path + "/*"] }
        if path.isEmpty { return ["/"] }
        // A wildcard matches the slash too.
        return path.hasSuffix("*") ? [path] : [path, path + "/"]
    }

    private static func text(of segment: URLPatternShape.Segment) -> String {
        switch segment {
        case .literal(let text): literal(text, for: .pathSegment)
        case .placeholder(let prefix, _, let suffix):
            literal(prefix, for: .pathSegment) + "?*" + literal(suffix, for: .pathSegment)
        }
    }

    private static func value(of item: URLPatternShape.QueryItem, _ entry: SystemLinks.Entry) -> String {
        switch item.value {
        case .present: "*"
        case .literal(let text): literal(text, for: .queryItem)
        case .placeholder(let number): entry.placeholder(number).shape.takesEmptyItem ? "*" : "?*"
        }
    }

    /// Returns a text as it is compared. A character that a URL may contain plain or encoded becomes a wildcard. Those with a
    /// meaning in the file, `*` and the `$` of variables, are among them.
    private static func literal(_ text: String, for component: PercentCoding.Component) -> String {
        let ambiguous = component == .queryItem ? "!$'()*,;:@/? " : "!$&'()*+,;=:@"
        // The router writes these texts encoded.
        if text == "." || text == ".." { return "*" }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "." {
                result += "."
            } else if !ambiguous.unicodeScalars.contains(scalar) {
                result += PercentCoding.encoded(String(scalar), for: component)
            } else if !result.hasSuffix("*") {
                result += "*"
            }
        }
        return result
    }

    private struct File: Encodable {
        struct Links: Encodable {
            var details: [Details]
        }

        struct Details: Encodable {
            var appIDs: [String]
            var components: [Component]
        }

        var applinks: Links
    }
}
