// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `duplicate-identifier`: an identifier belongs to one provider of services, and to one of views.
enum DuplicateIdentifierCheck: RouteCheck {
    static let id = RouteFault.ID.duplicateIdentifier

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
            return ordered.dropFirst().map { place in
                finding(
                    name.text,
                    .duplicateIdentifier(name.text, by: place.provider.name, and: ordered[0].provider.name, .unknown),
                    at: place.location,
                    chain: [.init("\(ordered[0].provider.name) registers it", at: ordered[0].location)])
            }
        }
    }

    private struct Name: Hashable {
        let text: String
        let isView: Bool
    }
}

extension RouteGraphIndex {
    /// The providers that are there whenever the app runs.
    var certainProviders: [RouteGraph.Provider] { graph.providers.filter { $0.registrations.contains(where: \.isCertain) } }

    /// Whether a provider is one of views; nil if none of its lines tells.
    func isView(_ provider: RouteGraph.Provider) -> Bool? {
        provider.provides.lazy.compactMap { routes[$0.route]?.kind.isView }.first
    }
}
