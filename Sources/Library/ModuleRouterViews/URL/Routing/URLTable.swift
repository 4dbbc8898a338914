// SPDX-License-Identifier: Apache-2.0

import RouteTables
import URLPatterns

/// The URL patterns of one table. Created when the first URL is matched.
final class URLTable: Sendable {
    let entries: [URLEntry]
    let syntaxes: [URLPatternSyntax]
    /// The patterns that cannot be read.
    let failures: [(entry: URLEntry, failure: URLPatternSyntax.Failure)]
    /// Whether the table contains all readable patterns. False if it was created while the text of a pattern was being
    /// evaluated.
    let isComplete: Bool
    private let trie: URLTrie
    private let openings: [Opening]
    /// Created when the first URL matches no pattern.
    private let nearMisses = Locked<URLNearMisses?>(nil)

    /// The senders that may open the URLs of a pattern.
    enum Opening {
        case closed, open
        /// The senders that may open the target of the redirection.
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
            return entry.sender == .outside ? .open : .closed
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

    /// Returns the pattern that a URL would match if one of its values were valid.
    func nearMiss(_ url: String) -> URLNearMiss? {
        let nearMisses = nearMisses.withLock { made in
            let nearMisses = made ?? URLNearMisses(syntaxes)
            made = nearMisses
            return nearMisses
        }
        return nearMisses.find(url, among: entries, syntaxes)
    }
}

extension RouteTable {
    /// The table of the URL patterns. It is made at the first use, so an app that opens no URL does not pay for it.
    var urlTable: URLTable {
        // Only this property stores the table.
        if let table = madeURLTable.value { return unsafeDowncast(table, to: URLTable.self) }
        // All URL registrations are entries of patterns.
        let table = URLTable(urlPatterns.map { unsafeDowncast($0, to: URLEntry.self) })
        // While the text of a pattern is being read, the table lacks that pattern and is not kept. The next caller makes it again.
        return table.isComplete ? unsafeDowncast(madeURLTable.keep(table), to: URLTable.self) : table
    }
}
