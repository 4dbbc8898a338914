// SPDX-License-Identifier: Apache-2.0

/// `unused-provider`, a warning: nothing uses or adapts any key of a provider in the author's own modules.
///
/// Not reported are providers that are found by a URL or an identifier, providers with lines that were not understood, and
/// kinds of scopes and providers of a test bundle. If some code requests routes without naming them, no provider is reported.
enum UnusedProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.unusedProvider
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.providers.filter(index.isUnused).map { provider in
            let keys = provider.provides.map { index.name(of: $0.route) }
            let link = provider.module == index.graph.entryPoint ? "" : "do not link \(provider.module), "
            let message = "no route of \(provider.name) is used: \(keys.joined(separator: ", "))"
            if let undeclared = provider.provides.lazy.compactMap({ index.routes[$0.route] }).first,
                let declaration = index.declaration(of: undeclared)
            {
                return finding(
                    provider.name, "\(message), and no module declares \(undeclared.name)", at: provider.location,
                    remedy: declaration)
            }
            return finding(
                provider.name, message, at: provider.location,
                remedy: "remove \(provider.name), \(link)or use one of its keys")
        }
    }
}

extension RouteGraphIndex {
    /// Returns whether a provider is certainly not used.
    func isUnused(_ provider: RouteGraph.Provider) -> Bool {
        !isTest && !hasUnseenUses && provider.isScope != true && isOwn(provider.module)
            && !provider.registrations.isEmpty && !provider.isIncomplete
            && !provider.provides.isEmpty && provider.identifiers.isEmpty && provider.urlPatterns.isEmpty
            && !adaptees.contains(provider.id) && provider.messages == nil
            && !provider.provides.contains { isWanted($0.route) }
    }
}

// MARK: Explanation

extension UnusedProviderCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "No route of a provider is used.",
        meaning: """
            No module that the app links uses or adapts any of its keys, and it has no URL pattern or identifier by which it \
            can be found. Test bundles and modules of other packages are not checked. If any code requests routes without \
            naming them, through a key that the compiler infers or through Router.enumerateAllServiceRouters(_:) of ZRouter, the checker reports \
            nothing as unused.
            """,
        consequence: "The app contains code that it never runs.",
        example: """
            Sources/TimeModule/ClockRouter.swift:4:8: warning: no route of ClockRouter is used: RoutableService<any Clock> [unused-provider]
              help: remove ClockRouter, do not link TimeModule, or use one of its keys
              see: routes explain unused-provider
            """,
        remedy: "Use the provider, remove it, or do not link its module.")
}
