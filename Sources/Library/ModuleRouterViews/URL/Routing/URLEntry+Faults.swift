// SPDX-License-Identifier: Apache-2.0

package import RouteTables
import URLPatterns

/// `url-pattern-clash`, `url-pattern-invalid`: each URL leads to one route, each pattern is valid, and each placeholder sets a
/// value.
extension URLEntry {
    package static func faults(in table: RouteTable) -> [RouteFault] {
        let table = table.urlTable
        let invalid = table.failures.map { entry, failure in
            RouteFault(
                .urlPatternInvalid, entry.text, .urlPatternInvalid(entry.text, failure.reason), at: entry.location)
        }
        return invalid + missingSchemes(in: table) + unreadNames(in: table) + redirections(in: table)
            + clashes(in: table)
    }

    private static func missingSchemes(in table: URLTable) -> [RouteFault] {
        zip(table.entries, table.syntaxes).compactMap { entry, syntax in
            syntax.missingScheme.map {
                RouteFault(
                    .urlPatternInvalid, entry.text, .urlPatternInvalid(entry.text, $0.reason), at: entry.location)
            }
        }
    }

    private static func clashes(in table: URLTable) -> [RouteFault] {
        URLPatternClash.all(among: table.syntaxes).map { clash in
            let (entry, first) = (table.entries[clash.second], table.entries[clash.first])
            return RouteFault(
                .urlPatternClash, entry.text,
                .urlPatternClash(entry.text, of: entry.owner, and: first.text, of: first.owner), at: entry.location,
                chain: ["\(first.owner) has '\(first.text)' at \(first.location)"])
        }
    }

    /// Returns the faults of placeholders that name no property of the configuration.
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

    /// Returns the faults of redirections. A redirection may use only the placeholders of its own pattern.
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
