// SPDX-License-Identifier: Apache-2.0

/// `url-pattern-clash`, `url-pattern-invalid`: each URL leads to one route, each pattern can be read, and
/// each of its names sets something.
enum URLPatternRule: RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table.urlTable
        let invalid = table.failures.map { entry, failure in
            RouteFault(
                .urlPatternInvalid, entry.text, .urlPatternInvalid(entry.text, failure.reason), at: entry.location)
        }
        return invalid + unreadNames(in: table) + redirections(in: table) + clashes(in: table)
    }

    private static func clashes(in table: URLTable) -> [RouteFault] {
        URLPatternClash.all(among: table.syntaxes).map { clash in
            let (entry, first) = (table.entries[clash.second], table.entries[clash.first])
            return RouteFault(
                .urlPatternClash, entry.text,
                .urlPatternClash(entry.text, of: entry.owner, and: first.text, of: first.owner), at: entry.location,
                chain: [RouteFault.Step(text: "\(first.owner) has '\(first.text)'", location: first.location)])
        }
    }

    /// A name that is no property of the configuration.
    private static func unreadNames(in table: URLTable) -> [RouteFault] {
        table.entries.compactMap { entry in
            guard let unread = entry.unreadName() else { return nil }
            return RouteFault(
                .urlPatternInvalid, entry.text,
                .urlPlaceholderUnread(
                    entry.text, of: entry.owner, name: unread.name, configuration: unread.type), at: entry.location,
                nearMisses: unread.nearMisses.map { "\(unread.type) has '\($0)'; did you mean it?" })
        }
    }

    /// A redirection is written from the placeholders of its own pattern.
    private static func redirections(in table: URLTable) -> [RouteFault] {
        zip(table.entries, table.syntaxes).compactMap { entry, syntax in
            guard case .redirect(let target) = entry.target else { return nil }
            do throws(URLPatternSyntax.Failure) {
                let known = Set(syntax.placeholders.map(\.name))
                guard let unknown = try target().placeholders.first(where: { !known.contains($0.name) })?.name else {
                    return nil
                }
                return RouteFault(
                    .urlPatternInvalid, entry.text,
                    .urlPatternInvalid(entry.text, "has no placeholder ':\(unknown)', which \(entry.owner) needs"),
                    at: entry.location)
            } catch {
                return RouteFault(
                    .urlPatternInvalid, entry.text,
                    .urlPatternInvalid(entry.text, "leads to a pattern that \(error.reason)"), at: entry.location)
            }
        }
    }
}

extension RouteFaultText {
    package static func urlPatternClash(
        _ pattern: String, of provider: String, and first: String, of firstProvider: String
    ) -> Self {
        guard provider != firstProvider || pattern != first else {
            return Self(message: "\(provider) has '\(pattern)' twice", remedy: "remove one of the two lines")
        }
        return Self(
            message: provider == firstProvider
                ? "'\(pattern)' of \(provider) matches the same URLs as its '\(first)'"
                : "'\(pattern)' of \(provider) matches the same URLs as '\(first)' of \(firstProvider)",
            remedy: "tell the two apart by a part of the URL that is no placeholder, or remove one of them")
    }

    /// - Parameter reason: The end of a sentence that begins with the pattern.
    package static func urlPatternInvalid(_ pattern: String, _ reason: String) -> Self {
        Self(message: "'\(pattern)' \(reason)", remedy: "correct the pattern; as it is, no URL leads here")
    }

    package static func urlPlaceholderUnread(
        _ pattern: String, of provider: String, name: String, configuration: String
    ) -> Self {
        Self(
            message:
                "'\(pattern)' of \(provider) has a placeholder ':\(name)', which sets no property of \(configuration)",
            remedy:
                "name it after a property that is decoded, write a key path in its place, or read it in a closure; as it is, a URL with a value for it fails"
        )
    }
}
