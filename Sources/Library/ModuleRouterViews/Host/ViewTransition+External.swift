// SPDX-License-Identifier: Apache-2.0

/// Reports from a host about views that no route requested.
extension ViewTransition {
    /// Prepares an external view: a view from a UI file, from a segue that the user started, or added by other code.
    ///
    /// The default provider of the view's class prepares it. If the provider cannot do so alone, the source prepares the view
    /// first; see ``ViewRoutePerformer``. A host calls this method once for a view before it is shown, and then
    /// ``begin(_:)``. After that it reports events as for any other transition. If the view is not shown, it reports
    /// `failed`.
    ///
    /// - Parameter source: The screen that shows the view, if there is one.
    /// - Returns: Nil if the view's class is not routable, if its provider does not accept the view, or if a route shows it
    ///   already.
    /// - Throws: `RouteError`, which is also reported to the registry's error handlers.
    public static func external(
        _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?, in host: any ViewRouteHost,
        by initiator: ViewRouteInitiator, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> ViewTransition? {
        try external(
            view, as: kind, from: source, host, by: initiator,
            RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Prepares an external view that is in no window yet. ``begin(_:in:)`` sets its host later.
    package static func external(
        _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?,
        by initiator: ViewRouteInitiator, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> ViewTransition? {
        try external(
            view, as: kind, from: source, nil, by: initiator, RouteLocation(fileID: fileID, line: line, column: column))
    }

    private static func external(
        _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?, _ host: (any ViewRouteHost)?,
        by initiator: ViewRouteInitiator, _ location: RouteLocation
    ) throws(RouteError) -> ViewTransition? {
        let registry = RouteRegistry.current
        guard ShownViews.route(of: view) == nil, let entry = registry.viewEntries(ofClass: type(of: view)).first,
            entry.viewTraits?.acceptsExternal(view, source) == true
        else { return nil }
        let route = Router.requested(entry, registry, at: location).route(path: ViewRoutePath(kind, from: source))
        let transition = ViewTransition(kind, ViewRouteOptions(), view: nil, of: route)
        transition.initiator = initiator
        try route.prepare(external: view, for: transition, in: host)
        return transition
    }

    /// Connects the transition of an external view with its presentation. Notifies observers and providers that the view is about
    /// to be shown.
    public func begin(_ presentation: any ViewPresentation) { route.begin(presentation, of: self) }

    /// Begins the presentation of an external view that was prepared before it was in a window.
    package func begin(_ presentation: any ViewPresentation, in host: any ViewRouteHost) {
        route.host = host
        begin(presentation)
    }
}

extension ViewRouteHost {
    /// Reports to the error handlers that a segue of the user failed.
    package func report(_ refusal: ViewRouteRefusal, ofSegue identifier: String) {
        let error = RouteError(.segueNotPerformed, route: "the segue '\(identifier)'", reason: refusal.reason)
        RouteRegistry.current.report(.performRoute, error, isDelivered: false)
    }

    /// Notifies observers and providers of a view that is shown or removed without a route, by other code or by the user.
    ///
    /// If the view's class has no provider, only observers are notified.
    public func report(
        _ phase: ViewRouteEvent.Phase, of view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?,
        by initiator: ViewRouteInitiator
    ) {
        let registry = RouteRegistry.current
        registry.views.notify(
            ViewRouteEvent(phase, view, as: kind, from: source, by: initiator),
            registry.views.providers(ofClass: type(of: view), in: registry))
    }
}
