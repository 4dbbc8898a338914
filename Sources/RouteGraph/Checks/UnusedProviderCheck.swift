// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `unused-provider`, a warning: somebody uses one of the keys of each provider that the author can change, or adapts to it.
///
/// A provider that is found by a URL, by an identifier or in a way that was not understood is left alone, and so are those of a
/// bundle of tests.
enum UnusedProviderCheck: RouteCheck {
    static let id = RouteFault.ID.unusedProvider
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.providers.filter(index.isUnused).map { provider in
            let keys = provider.provides.map { index.name(of: $0.route) }
            return finding(
                provider.name, "nobody uses what \(provider.name) provides: \(keys.joined(separator: ", "))",
                at: provider.location,
                remedy: "remove \(provider.name), or leave \(provider.module) out of the app; or use what it provides")
        }
    }
}

extension RouteGraphIndex {
    /// Whether a provider is certainly not used.
    func isUnused(_ provider: RouteGraph.Provider) -> Bool {
        !isTest && isOwn(provider.module) && !provider.registrations.isEmpty && !provider.isIncomplete
            && !provider.provides.isEmpty && provider.identifiers.isEmpty && provider.urlPatterns.isEmpty
            && adaptationsOfProviders[provider.id] == nil
            && provider.provides.allSatisfy { needs(of: $0.route).isEmpty }
    }
}
