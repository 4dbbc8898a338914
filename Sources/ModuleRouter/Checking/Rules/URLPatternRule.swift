// SPDX-License-Identifier: Apache-2.0

/// `url-pattern-clash`, `url-pattern-invalid`: each URL leads to one route, and each pattern can be read.
enum URLPatternRule: RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table.urlTable
        let invalid = table.failures.map { entry, failure in
            RouteFault(
                .urlPatternInvalid, entry.text, .urlPatternInvalid(entry.text, failure.reason), at: entry.location)
        }
        return invalid + redirections(in: table) + clashes(in: table)
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
}
