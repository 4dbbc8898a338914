// SPDX-License-Identifier: Apache-2.0

/// `unknown-scope`: a provider is scoped, its key is used, and no code makes such a scope.
///
/// Nothing is reported if some code makes a scope whose name the source does not show. A scope that no provider names is no fault.
enum UnknownScopeCheck: RouteCheck {
    static let id = RouteFinding.ID.unknownScope

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let scopes = index.graph.scopes ?? []
        // Tests request only a part of the providers.
        if index.isTest || scopes.contains(where: { $0.text == "*" }) { return [] }
        return index.graph.providers.compactMap { provider in
            guard let lifetime = provider.lifetime, lifetime.kind == .scoped, !lifetime.hasUnknownScope,
                !provider.registrations.isEmpty,
                lifetime.scope.map({ name in !scopes.contains { $0.text == name } }) ?? scopes.isEmpty,
                let key = provider.provides.first(where: { index.isRequested($0.route) })?.route
            else { return nil }
            return finding(of: provider, lifetime, key, scopes, in: index)
        }
    }

    private static func finding(
        of provider: RouteGraph.Provider, _ lifetime: RouteGraph.Lifetime, _ key: String,
        _ scopes: [RouteGraph.Literal], in index: RouteGraphIndex
    ) -> RouteFinding {
        let request = "Router.destination(for: \(index.name(of: key))())"
        let chain = index.chain(neededBy: [key], of: provider.id)
        guard let name = lifetime.scope else {
            return finding(
                provider.name, "\(provider.name) is scoped, and no code makes a scope", at: lifetime.location,
                chain: chain,
                remedy: """
                    make a scope around the request, or let \(provider.name) have another lifetime:
                    try RouteScope("<#name#>").run { try \(request) }
                    """)
        }
        let near = NearMisses.of(name, among: scopes, name: \.text, order: \.text)
        return finding(
            provider.name, "\(provider.name) is scoped to '\(name)', and no code makes a scope of this name",
            at: lifetime.location, chain: chain,
            nearMisses: near.prefix(3).map { "'\($0.text)' is the name of the scope at \($0.location)" },
            remedy: """
                write the name of a scope that code makes, or make the scope around the request:
                try RouteScope("\(name)").run { try \(request) }
                """,
            fix: .respelling(name, as: near.map(\.text), at: lifetime.location))
    }
}

extension RouteGraphIndex {
    /// Returns whether code that needs a provider of the key uses it, or an adapter leads to it.
    fileprivate func isRequested(_ route: String) -> Bool {
        adaptations[route] != nil
            || routes[route]?.uses.contains { $0.form != .mention && !$0.isOptional && $0.isTried != true } == true
    }
}

// MARK: Explanation

extension UnknownScopeCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A provider is scoped, and no code makes such a scope.",
        meaning: """
            The provider has a lifetime such as `.scoped(to: "visit")`, some code of the app requests one of its keys, and no \
            module that the app links makes a `RouteScope` with this name. For the lifetime `.scoped`, no module makes any scope. \
            The checker reads names that are literals, or static constants with a literal. If a scope has any other name, it \
            reports nothing. Test bundles are not checked.
            """,
        consequence: "Each request for the destination throws scope-unavailable.",
        example: """
            Sources/CartModule/CartRouter.swift:5:16: error: CartRouter is scoped to 'vist', and no code makes a scope of this name [unknown-scope]
            Sources/shop/CheckOut.swift:12:22: note: needed by CheckOut.run
              near miss: 'visit' is the name of the scope at Sources/shop/Visit.swift:4:13
              help: write the name of a scope that code makes, or make the scope around the request:
                try RouteScope("vist").run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain unknown-scope
            """,
        remedy: """
            Write the same name in the lifetime and in RouteScope, preferably a static constant in an extension of \
            RouteScope.Name.
            """)
}
