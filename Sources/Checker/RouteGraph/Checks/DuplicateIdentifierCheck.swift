// SPDX-License-Identifier: Apache-2.0

/// `duplicate-identifier`: an identifier belongs to two providers of services, or to two providers of views.
enum DuplicateIdentifierCheck: RouteCheck {
    static let id = RouteFinding.ID.duplicateIdentifier

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        var names: [Name: [(provider: RouteGraph.Provider, location: SourceLocation)]] = [:]
        for provider in index.certainProviders {
            guard let isView = index.isView(provider) else { continue }
            for identifier in provider.identifiers {
                names[Name(text: identifier.text, isView: isView), default: []].append((provider, identifier.location))
            }
        }
        return names.flatMap { name, places in
            let places = places.sorted { $0.location < $1.location }
            let ordered =
                places.filter { !index.isOwn($0.provider.module) } + places.filter { index.isOwn($0.provider.module) }
            let first = ordered[0]
            return ordered.dropFirst().map { place in
                let names = RouteGraph.Provider.names(place.provider, first.provider)
                return finding(
                    name.text, .duplicateIdentifier(name.text, by: names.0, besides: names.1),
                    at: place.location, chain: [RouteFinding.Step("\(names.1) registers it", at: first.location)],
                    fix: place.provider.id == first.provider.id
                        ? RouteFix(.noStatement(repeating: first.location), at: place.location) : nil)
            }
        }
    }

    private struct Name: Hashable {
        let text: String
        let isView: Bool
    }
}

extension RouteGraphIndex {
    /// The providers that are registered whenever the app runs.
    var certainProviders: [RouteGraph.Provider] {
        graph.providers.filter { $0.condition == nil && $0.registrations.contains(where: \.isCertain) }
    }

    /// Returns whether a provider makes views; nil if neither its conformances nor its lines tell.
    func isView(_ provider: RouteGraph.Provider) -> Bool? {
        provider.isView ?? provider.provides.lazy.compactMap { routes[$0.route]?.kind.isView }.first
    }
}

// MARK: Explanation

extension DuplicateIdentifierCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Two providers register one identifier.",
        meaning: """
            Both providers are in the shared registry whenever the app runs. Both make services, or both make views: services \
            and views have separate identifiers.
            """,
        consequence: "Only the first registration is found by the identifier.",
        example: """
            Sources/TimeModule/WallClockRouter.swift:7:9: error: the identifier 'clock' is registered by WallClockRouter, and by ClockRouter [duplicate-identifier]
            Sources/TimeModule/ClockRouter.swift:7:9: note: ClockRouter registers it
              help: rename one of the two; which one is used depends on the order in which they are registered
              see: routes explain duplicate-identifier
            """,
        remedy: "Rename one of them. Begin identifiers with the name of their module.")
}
