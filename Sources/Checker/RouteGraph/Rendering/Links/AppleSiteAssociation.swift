// SPDX-License-Identifier: Apache-2.0

import Foundation
import URLPatterns

/// The file `apple-app-site-association` of a host, which makes the URLs of an app universal links.
///
/// Apple documents the file in [Supporting associated domains](https://developer.apple.com/documentation/xcode/supporting-associated-domains)
/// and its members in
/// [applinks.Details.Components](https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary).
/// The following rules of these pages decide the form of the components (`AppleComponents`):
///
/// - The first component that a URL matches decides. One with `exclude` keeps the URL from the app.
/// - `*` matches zero or more characters, `?` any single character, and `?*` at least one character. All match slashes too. No
///   character can be escaped.
/// - A key that is left out matches everything. The router ignores query items that the pattern does not name, so `?` contains the
///   required items only, and it ignores the fragment unless the pattern has one, so only such a pattern has a `#`.
/// - URLs are compared in their percent-encoded form and with regard to case.
/// - A domain has no port. Patterns with a port are left out.
package struct AppleSiteAssociation {
    private let components: [AppleComponent]
    /// Remarks about patterns that are not part of the file, or that it does not state exactly.
    package let remarks: [String]

    /// Returns the hosts of the `https` patterns, sorted.
    package static func hosts(of list: LinkList) -> [String] {
        Set(SystemLinks(list).entries.compactMap { $0.isOpen ? host(of: $0) : nil }).sorted()
    }

    /// Returns whether an open `https` pattern has any host.
    package static func hasAnyHost(_ list: LinkList) -> Bool {
        SystemLinks(list).entries.contains { $0.isOpen && isWeb($0) && $0.wildcardHost == "*" }
    }

    /// - Returns: Nil for a pattern that has no file of its own.
    private static func host(of entry: SystemLinks.Entry) -> String? {
        guard isWeb(entry), let host = entry.wildcardHost, !host.isEmpty, host != "*" else { return nil }
        return host
    }

    private static func isWeb(_ entry: SystemLinks.Entry) -> Bool {
        entry.shape.scheme == "https" && entry.shape.port == nil
    }

    package init(of list: LinkList, host: String) {
        let links = SystemLinks(list)
        let isWildcard = host.hasPrefix("*.")
        let entries = links.entries.filter { entry in
            guard Self.isWeb(entry) else { return false }
            // No host is known for the file of a domain, except that it has one label more.
            return isWildcard ? [host, "*"].contains(entry.wildcardHost) : entry.takes(host: host)
        }
        let components = AppleComponents(entries)
        self.components = components.all
        let open = links.entries.filter(\.isOpen)
        let schemes = Set(open.map(\.shape.scheme).filter { !["http", "https"].contains($0) })
        let web = open.filter { ["http", "https"].contains($0.shape.scheme) }
        let unsuitable = web.filter { !(Self.isWeb($0) && $0.wildcardHost.map { !$0.isEmpty } ?? false) }
        let anyHost = web.filter { Self.isWeb($0) && $0.wildcardHost == "*" }
        remarks =
            links.omissions
            + schemes.sorted().map { scheme in
                "declare the scheme '\(scheme)' in Info.plist (CFBundleURLTypes): its patterns are not part of this file"
            }
            + Set(unsuitable.map(\.link.pattern)).sorted().map {
                "'\($0)' is left out: a universal link has the scheme https, a host and no port"
            }
            + Set(anyHost.map(\.link.pattern)).sorted().map {
                "'\($0)' has any host: only the hosts that have this file, and an entitlement, pass their URLs"
            }
            + (isWildcard
                ? ["the wildcard of '\(host)' also stands for several labels; the app refuses such hosts"] : [])
            + components.remarks
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

    private struct File: Encodable {
        struct Links: Encodable {
            var details: [Details]
        }

        struct Details: Encodable {
            var appIDs: [String]
            var components: [AppleComponent]
        }

        var applinks: Links
    }
}
