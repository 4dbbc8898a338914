// SPDX-License-Identifier: Apache-2.0

/// Keeps the routes whose views are shown, so that callers need not keep them.
@MainActor enum ShownViews {
    private static var routes: [ObjectIdentifier: ViewRoute] = [:]
    private static var order = 0

    static var count: Int { routes.count }

    /// - Parameter identity: The identity of the view.
    static func add(_ route: ViewRoute, _ identity: ObjectIdentifier) {
        order += 1
        route.shownOrder = order
        route.shownIdentity = identity
        routes[identity] = route
    }

    static func remove(_ route: ViewRoute) {
        guard let identity = route.shownIdentity else { return }
        route.shownIdentity = nil
        // Rarely, another route has shown the view since. That route stays.
        if let removed = routes.removeValue(forKey: identity), removed !== route { routes[identity] = removed }
    }

    /// Returns the most recent route of a provider in a host whose view is shown and matches.
    ///
    /// - Parameter scopes: The scopes of the route that reveals the view.
    /// - Complexity: O(n) in the shown views of the process, plus a sort of the provider's views.
    static func last(
        of provider: ViewProviderInfo, in host: any ViewRouteHost, for scopes: ViewScopes,
        where isMeant: (AnyObject) -> Bool
    ) -> ViewRoute? {
        routes.values.filter { $0.isStanding(in: host) && (try? $0.info.traits) === provider }
            .sorted(byNumber: { -$0.shownOrder })
            .first { scopes.canReveal($0.scopes) && $0.destination.map(isMeant) ?? true }
    }

    static func route(of view: AnyObject) -> ViewRoute? {
        guard let route = routes[ObjectIdentifier(view)], route.destination === view else { return nil }
        return route
    }
}
