// SPDX-License-Identifier: Apache-2.0

/// The routes whose views are shown. They are kept here: nobody else has to.
@MainActor enum ShownViews {
    private static var routes: [ObjectIdentifier: ViewRoute] = [:]
    private static var order = 0

    static var count: Int { routes.count }

    /// - Parameter identity: That of the view.
    static func add(_ route: ViewRoute, _ identity: ObjectIdentifier) {
        order += 1
        route.shownOrder = order
        route.shownIdentity = identity
        routes[identity] = route
    }

    static func remove(_ route: ViewRoute) {
        guard let identity = route.shownIdentity else { return }
        route.shownIdentity = nil
        // Hardly ever another one, which has shown the view since.
        if let removed = routes.removeValue(forKey: identity), removed !== route { routes[identity] = removed }
    }

    /// The route of a provider that was shown last in a host, among those whose view is meant.
    ///
    /// - Complexity: O(n) in the shown views of the process, and a sort of those of the provider.
    static func last(
        of provider: ViewRouteTraits, in host: any ViewRouteHost, where isMeant: (AnyObject) -> Bool
    ) -> ViewRoute? {
        routes.values.filter { $0.isStanding(in: host) && (try? $0.work.traits) === provider }
            .sorted(byNumber: { -$0.shownOrder })
            .first { $0.destination.map(isMeant) ?? true }
    }

    static func route(of view: AnyObject) -> ViewRoute? {
        guard let route = routes[ObjectIdentifier(view)], route.destination === view else { return nil }
        return route
    }
}

extension Router {
    /// The route that shows a view; nil if none does.
    ///
    /// - Complexity: O(1).
    @MainActor public static func route(showing view: AnyObject) -> ViewRoute? { ShownViews.route(of: view) }
}
