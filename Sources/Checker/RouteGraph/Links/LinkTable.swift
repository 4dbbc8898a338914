// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The URL patterns of an app, compared with URLs by the code of the router.
package struct LinkTable {
    package let links: [Link]
    private let syntaxes: [URLPatternSyntax]
    private let trie: URLTrie

    /// - Parameter links: The links, in the order of registration. Links with a syntax error match no URL.
    package init(_ links: [Link]) {
        let read = links.compactMap { link in (try? link.syntax.get()).map { (link: link, syntax: $0) } }
        self.links = read.map(\.link)
        syntaxes = read.map(\.syntax)
        trie = URLTrie(syntaxes)
    }

    /// A link that a URL matches.
    package struct Match {
        package let link: Link
        let syntax: URLPatternSyntax
        /// The decoded texts of each parameter; nil for a parameter that the URL does not contain.
        package let texts: [[String]?]
        /// The index of the link.
        let index: Int
    }

    /// Returns the link that the router selects for a URL; nil if no pattern matches.
    package func match(_ url: String) -> Match? {
        trie.match(url).map {
            Match(link: links[$0.pattern], syntax: syntaxes[$0.pattern], texts: $0.texts, index: $0.pattern)
        }
    }

    /// Returns another link that matches a URL too and is not wider, so that the order of registration decides; nil if there is
    /// none.
    func rival(of match: Match, for url: String) -> Link? {
        var others = links
        others.remove(at: match.index)
        guard let other = LinkTable(others).match(url), match.syntax.clash(with: other.syntax) != nil else {
            return nil
        }
        return other.link
    }
}

/// The result of opening a URL in an app that registers some links.
package struct LinkOpening {
    /// A redirection that the router follows.
    package struct Redirection {
        package let match: LinkTable.Match
        /// The new URL.
        package let url: String
    }

    package enum Outcome {
        case opened(LinkTable.Match)
        /// No pattern matches the URL, or the URL of the last redirection.
        case unmatched
        /// A redirection that cannot write its new URL.
        case unwritten(LinkTable.Match)
        /// The redirections form a cycle.
        case cycle
        /// The URL cannot be read. The reason completes a sentence that begins with the URL.
        case invalid(String)
    }

    package private(set) var redirections: [Redirection] = []
    package private(set) var outcome = Outcome.cycle
    /// The URL after all redirections.
    package private(set) var url: String
    /// The URL before all redirections.
    let firstURL: String

    package init(of url: String, in table: LinkTable) {
        self.url = url
        firstURL = url
        // As `URLResolution` does it at run time.
        for _ in 0...URLRedirection.limit {
            if let reason = Self.excess(of: self.url) {
                outcome = .invalid(reason)
                return
            }
            guard let match = table.match(self.url) else {
                outcome = InvalidURL.reason(self.url).map { .invalid($0) } ?? .unmatched
                return
            }
            guard case .redirection(let target) = match.link.target else {
                outcome = .opened(match)
                return
            }
            guard let next = Self.redirected(self.url, match, to: target) else {
                outcome = .unwritten(match)
                return
            }
            redirections.append(Redirection(match: match, url: next))
            self.url = next
        }
    }

    private static func redirected(_ url: String, _ match: LinkTable.Match, to target: String) -> String? {
        guard let target = try? URLPatternSyntax([.text(target)]) else { return nil }
        var values: [String: [String]] = [:]
        for (placeholder, texts) in zip(match.syntax.placeholders, match.texts) {
            if let name = placeholder.name { values[name] = texts ?? (placeholder.quantity == .many ? [] : nil) }
        }
        return URLRedirection.url(redirecting: url, of: match.syntax, values, to: target)
    }

    private static func excess(of url: String) -> String? {
        let limits = URLLimits.standard
        return switch limits.excess(of: url) {
        case .length(let length): "has \(length) bytes; the limit is \(limits.maximumLength)"
        case .queryItems(let count): "has \(count) query items; the limit is \(limits.maximumQueryItemCount)"
        case nil: nil
        }
    }
}
