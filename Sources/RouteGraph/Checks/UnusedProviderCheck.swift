// SPDX-License-Identifier: Apache-2.0

/// `unused-provider`, a warning: nothing uses or adapts any key of a provider in the author's own modules.
///
/// Not reported are providers that are found by a URL or an identifier, providers with lines that were not understood, and
/// providers of a test bundle. If some code requests routes without naming them, no provider is reported.
enum UnusedProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.unusedProvider
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.providers.filter(index.isUnused).map { provider in
            let keys = provider.provides.map { index.name(of: $0.route) }
            return finding(
                provider.name, "no route of \(provider.name) is used: \(keys.joined(separator: ", "))",
                at: provider.location,
                remedy: "remove \(provider.name), or leave \(provider.module) out of the app; or use what it provides")
        }
    }
}

extension RouteGraphIndex {
    /// Returns whether a provider is certainly not used.
    func isUnused(_ provider: RouteGraph.Provider) -> Bool {
        !isTest && !hasUnseenUses && isOwn(provider.module) && !provider.registrations.isEmpty && !provider.isIncomplete
            && !provider.provides.isEmpty && provider.identifiers.isEmpty && provider.urlPatterns.isEmpty
            && !adaptees.contains(provider.id)
            && !provider.provides.contains { isWanted($0.route) }
    }
}

// MARK: Explanation

extension UnusedProviderCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "No route of a provider is used.",
        meaning: """
            None of its keys is used or adapted, in any module that the app is linked with, and it has no URL pattern and no identifier by \
            which it could be found. Bundles of tests, and modules of other packages, are left alone. Where some code asks for routes \
            without saying which, by a key that the compiler infers or by Router.serviceRoutes(where:), nothing is called unused.
            """,
        consequence: "The app carries code that it never runs.",
        example: """
            Sources/TimeModule/ClockRouter.swift:4:8: warning: unused-provider: no route of ClockRouter is used: RoutableService<any Clock>
              help: remove ClockRouter, or leave TimeModule out of the app; or use what it provides
              see: routes explain unused-provider
            """,
        remedy: "Remove the provider, or do not link its module; or use it.")
}
