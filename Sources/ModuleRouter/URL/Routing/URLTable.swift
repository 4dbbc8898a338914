// SPDX-License-Identifier: Apache-2.0

/// The URL patterns of one table, put together. Made when the first URL comes.
final class URLTable: Sendable {
    let entries: [URLEntry]
    let syntaxes: [URLPatternSyntax]
    /// The patterns that cannot be read.
    let failures: [(entry: URLEntry, failure: URLPatternSyntax.Failure)]
    /// Whether all patterns are in it, but for those that cannot be read. False within the text of a pattern that asks for a URL.
    let isComplete: Bool
    private let trie: URLTrie
    private let openings: [Opening]
    /// Put together when the first URL comes that no pattern matches.
    private let nearMisses = Locked<URLNearMisses?>(nil)

    /// Who may open the URLs of a pattern.
    enum Opening {
        case closed, open
        /// Whoever may open what they are redirected to.
        case redirected
    }

    init(_ all: [URLEntry]) {
        var entries: [URLEntry] = []
        var syntaxes: [URLPatternSyntax] = []
        var failures: [(entry: URLEntry, failure: URLPatternSyntax.Failure)] = []
        var isComplete = true
        for entry in all {
            do throws(URLPatternSyntax.Failure) {
                guard let syntax = try entry.syntax() else {
                    isComplete = false
                    continue
                }
                syntaxes.append(syntax)
                entries.append(entry)
            } catch {
                failures.append((entry, error))
            }
        }
        self.entries = entries
        self.syntaxes = syntaxes
        self.failures = failures
        self.isComplete = isComplete
        trie = URLTrie(syntaxes)
        openings = entries.map { entry in
            if case .redirect = entry.target { return .redirected }
            return entry.access == .open ? .open : .closed
        }
    }

    struct Match {
        let entry: URLEntry
        let syntax: URLPatternSyntax
        let texts: [[String]?]
    }

    func match(_ url: String) -> Match? {
        guard let match = trie.match(url) else { return nil }
        return Match(entry: entries[match.pattern], syntax: syntaxes[match.pattern], texts: match.texts)
    }

    func opening(of url: String) -> Opening? { trie.pattern(matching: url).map { openings[$0] } }

    /// The pattern that a URL would match, were one of its values another one.
    func nearMiss(_ url: String) -> URLNearMiss? {
        let nearMisses = nearMisses.withLock { made in
            let nearMisses = made ?? URLNearMisses(syntaxes)
            made = nearMisses
            return nearMisses
        }
        return nearMisses.find(url, among: entries, syntaxes)
    }
}
