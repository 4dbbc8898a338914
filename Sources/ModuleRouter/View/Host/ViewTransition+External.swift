// SPDX-License-Identifier: Apache-2.0

/// What a host tells of views that no route has asked it for.
extension ViewTransition {
    /// Prepares a view that came from elsewhere: out of a UI file, by a segue that the user set off, or added by hand.
    ///
    /// The default provider of its class prepares it; where that says that it cannot do so alone, the source is asked first, see
    /// ``ViewRoutePerformer``. A host calls this once for a view, before it is shown, then ``begin(_:)``, then reports to the
    /// transition as to any other. One that is not shown after all has `failed`.
    ///
    /// - Parameter source: The screen that shows the view, if there is one.
    /// - Returns: Nil if the view's class is not routable, if its provider does not want it, or if a route shows it already.
    /// - Throws: `RouteError`, told to the registry's error handlers too.
    public static func external(
        _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?, in host: any ViewRouteHost,
        by origin: ViewRouteOrigin, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> ViewTransition? {
        try external(
            view, as: kind, from: source, host, by: origin, RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// The same for a view that is in no window yet: ``begin(_:in:)`` says to which one it has come.
    package static func external(
        _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?, by origin: ViewRouteOrigin,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> ViewTransition? {
        try external(
            view, as: kind, from: source, nil, by: origin, RouteLocation(fileID: fileID, line: line, column: column))
    }

    private static func external(
        _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?, _ host: (any ViewRouteHost)?,
        by origin: ViewRouteOrigin, _ location: RouteLocation
    ) throws(RouteError) -> ViewTransition? {
        let registry = RouteRegistry.current
        guard ShownViews.route(of: view) == nil, let entry = registry.viewEntries(ofClass: type(of: view)).first,
            entry.viewTraits?.acceptsExternal(view, source) == true
        else { return nil }
        let (router, _) = Router.erased(entry, registry, location)
            .unconfigured(ViewRoutePath(kind, from: source))
        let transition = ViewTransition(kind, ViewRouteOptions(), view: nil, of: router.route)
        transition.origin = origin
        try router.route.prepare(external: view, for: transition, in: host)
        return transition
    }

    /// Joins the transition of a view from elsewhere with its presentation. The hooks are told that it will be shown.
    public func begin(_ presentation: any ViewPresentation) { route.begin(presentation, of: self) }

    /// The same for a view that was prepared before it was in a window.
    package func begin(_ presentation: any ViewPresentation, in host: any ViewRouteHost) {
        route.host = host
        begin(presentation)
    }
}

extension ViewRouteHost {
    /// Tells the error handlers that a segue which the user has set off did not come about.
    package func report(_ refusal: ViewRouteRefusal, ofSegue identifier: String) {
        let failure = RouteError.Failure(route: "the segue '\(identifier)'", reason: refusal.reason)
        RouteRegistry.current.report(.performRoute, .segueNotPerformed(failure), isDelivered: false)
    }

    /// Tells the hooks and the observers of a view that is shown or removed, without a route, by other code or the user.
    ///
    /// Views of classes that nobody provides are told to the observers alone.
    public func report(
        _ phase: ViewRouteEvent.Phase, of view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?,
        by origin: ViewRouteOrigin
    ) {
        let registry = RouteRegistry.current
        registry.views.notify(
            ViewRouteEvent(phase, view, as: kind, from: source, by: origin),
            registry.views.providers(ofClass: type(of: view), in: registry))
    }
}
