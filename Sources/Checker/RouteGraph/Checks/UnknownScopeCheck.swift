// SPDX-License-Identifier: Apache-2.0

/// `unknown-scope`: a destination or a value belongs to a scope, its key is used, and no code makes a scope of this kind.
///
/// Nothing is reported if some code makes a scope of a kind that the source does not show. A kind without contents is no fault.
enum UnknownScopeCheck: RouteCheck {
    static let id = RouteFinding.ID.unknownScope

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        // Tests request only a part of the providers.
        if index.isTest { return [] }
        return index.makers.values.compactMap { maker in
            guard let lifetime = maker.lifetime, let scope = lifetime.scope, !index.isMade(scope), maker.isRegistered,
                let key = maker.keys.first(where: index.isRequested), let route = index.routes[key]
            else { return nil }
            return finding(of: maker, lifetime, scope, route, in: index)
        }
    }

    private static func finding(
        of maker: RouteMaker, _ lifetime: RouteGraph.Lifetime, _ scope: String, _ route: RouteGraph.Route,
        in index: RouteGraphIndex
    ) -> RouteFinding {
        let kind = index.scopeName(scope)
        let isValue = maker.isScope
        let subject = isValue ? "\(route.valueName) is a value of \(kind)" : "\(maker.name) is scoped to \(kind)"
        let other = isValue ? "" : ", or let \(maker.name) have another lifetime"
        return finding(
            maker.name, "\(subject), and no code makes a scope of \(kind)",
            at: isValue ? maker.line(for: route.id) : lifetime.location,
            chain: index.chain(neededBy: [route.id], of: maker.id),
            remedy: """
                make a scope of \(kind) around the request\(other):
                try \(index.making(of: scope)).run { try Router.destination(for: \(route.name)()) }
                """)
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
        summary: "A destination or a value belongs to a scope that no code makes.",
        meaning: """
            The provider, or the closure that is registered for the key, has a lifetime such as `.scoped(to: Visit.self)`, or the \
            key is a value of the kind of scope; some code of the app requests the key; and no module that the app links makes a \
            `RouteScope` of this kind. The checker follows aliases of RouteScope, `.init`, and variables whose type is written. If \
            code makes a scope of a kind that it does not know, such as that of a generic parameter, it reports nothing. Test \
            bundles are not checked.
            """,
        consequence: "Each request for the destination throws scope-unavailable.",
        example: """
            Sources/CartModule/CartRouter.swift:5:16: error: CartRouter is scoped to Visit, and no code makes a scope of Visit [unknown-scope]
            Sources/shop/CheckOut.swift:12:22: note: needed by CheckOut.run
              help: make a scope of Visit around the request, or let CartRouter have another lifetime:
                try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain unknown-scope
            """,
        remedy: "Make the scope, and request the destination in it. Or scope the provider to a kind that the app makes."
    )
}
