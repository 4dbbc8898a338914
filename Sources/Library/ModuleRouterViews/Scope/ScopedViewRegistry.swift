// SPDX-License-Identifier: Apache-2.0

/// The views that are shown in scopes or are about to be shown, and their routes.
@MainActor enum ScopedViewRegistry {
    private static var routes: [ObjectIdentifier: ViewRoute] = [:]

    static func add(_ route: ViewRoute, showing view: AnyObject) {
        let identity = ObjectIdentifier(view)
        route.scopedIdentity = identity
        routes[identity] = route
    }

    static func remove(_ route: ViewRoute) {
        guard let identity = route.scopedIdentity else { return }
        route.scopedIdentity = nil
        // Rarely, another route has shown the view since. That route stays.
        if routes[identity] === route { routes[identity] = nil }
    }

    /// Returns the route of the innermost view around a source that is shown in a scope.
    static func route(around source: any ViewRouteSource, in host: any ViewRouteHost) -> ViewRoute? {
        guard !routes.isEmpty else { return nil }
        return host.views(around: source).lazy.compactMap { view in
            routes[ObjectIdentifier(view)].flatMap { $0.destination === view ? $0 : nil }
        }.first
    }

    /// Returns the routes that belong to a scope or to one inside of it.
    static func routes(in scope: ScopeHandle) -> [ViewRoute] { routes.values.filter { $0.scopes.belong(to: scope) } }
}
