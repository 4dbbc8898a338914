// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The file `apple-app-site-association`, compared by the rules of
/// https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary: the first
/// component that matches decides; `*` matches zero or more characters and `?` any one; a key that is left out matches everything; the
/// keys of `?` are names of query items; `#` is for the fragment; URLs are compared percent-encoded and with regard to case.
struct SiteAssociation {
    struct Component {
        var path: String
        var query: [String: String]
        var fragment: String
        var isExclude: Bool
        var comment: String

        var isApproximated: Bool { comment.contains("(approximated:") }
    }

    let components: [Component]

    init(_ json: String) throws {
        let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let details = (root?["applinks"] as? [String: Any])?["details"] as? [[String: Any]]
        let objects = try #require(details?.first?["components"] as? [[String: Any]])
        components = try objects.map { object in
            let known: Set = ["/", "?", "#", "exclude", "comment"]
            #expect(known.isSuperset(of: object.keys))
            return Component(
                path: try #require(object["/"] as? String), query: object["?"] as? [String: String] ?? [:],
                fragment: object["#"] as? String ?? "*", isExclude: object["exclude"] as? Bool ?? false,
                comment: object["comment"] as? String ?? "")
        }
    }

    var paths: [String] { components.map { ($0.isExclude ? "NOT " : "") + $0.path } }

    func accepts(_ url: String) -> Bool { component(for: url).map { !$0.isExclude } ?? false }

    /// Returns the component that decides about a URL.
    func component(for url: String) -> Component? {
        let whole = url.prefix { $0 != "#" }
        let fragment = String(url.dropFirst(whole.count + 1))
        let rest = whole.dropFirst("https://".count).drop { $0 != "/" && $0 != "?" }
        let path = String(rest.prefix { $0 != "?" })
        let items = rest.dropFirst(path.count + 1).split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
        }
        return components.first { component in
            // A variable would match other texts.
            guard !component.path.contains("$("), Self.matches(path.isEmpty ? "/" : path, component.path),
                Self.matches(fragment, component.fragment)
            else { return false }
            return component.query.allSatisfy { name, pattern in
                items.first { $0.name == name }.map { Self.matches($0.value, pattern) } ?? false
            }
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        // For each prefix of the pattern, whether it matches the text up to the current position.
        let pattern = Array(pattern.utf8)
        var isMatched = [true] + pattern.indices.map { pattern[...$0].allSatisfy { $0 == UInt8(ascii: "*") } }
        for byte in text.utf8 {
            var next = [Bool](repeating: false, count: pattern.count + 1)
            for (index, expected) in pattern.enumerated() {
                if expected == UInt8(ascii: "*") {
                    next[index + 1] = isMatched[index + 1] || next[index] || isMatched[index]
                } else {
                    next[index + 1] = isMatched[index] && (expected == byte || expected == UInt8(ascii: "?"))
                }
            }
            isMatched = next
        }
        return isMatched[pattern.count]
    }
}
