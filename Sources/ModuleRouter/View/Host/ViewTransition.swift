// SPDX-License-Identifier: Apache-2.0

/// What a host is asked to show, and whom it tells what becomes of it.
@MainActor public final class ViewTransition {
    /// How the view is to be shown.
    public var kind: ViewRouteKind { currentKind }
    /// What else is asked for. Empty once the transition has begun, as the view is.
    public var options: ViewRouteOptions { currentOptions }
    /// What is shown: the destination, or the container around it. Nil for a segue that has not made its view yet, and once
    /// the transition has begun: from then on the host's hierarchy alone keeps the view.
    public var view: AnyObject? { currentView }
    public let route: ViewRoute

    // Not public, and replaced as wholes, so that the compiler proves that accesses do not overlap, and none is checked when it
    // runs.
    private var currentKind: ViewRouteKind
    private var currentOptions: ViewRouteOptions
    private var currentView: AnyObject?
    /// Who set it off.
    var origin = ViewRouteOrigin.router

    init(_ kind: ViewRouteKind, _ options: ViewRouteOptions, view: AnyObject?, of route: ViewRoute) {
        currentKind = kind
        currentOptions = options
        currentView = view
        self.route = route
    }

    /// Hands over the view that a segue has made, before it is shown: its provider and the performer prepare it.
    ///
    /// - Throws: `RouteError` if it is not what the route leads to.
    public func prepare(_ view: AnyObject) throws {
        try route.prepare(madeBySegue: view)
        currentView = view
    }

    /// Lets the host show the view by one of its own paths. For custom transitions, from within their beginning.
    ///
    /// - Throws: ``ViewRouteRefusal``.
    public func performByHost(as kind: ViewRouteKind) throws -> any ViewPresentation {
        guard let host = route.host else { throw ViewRouteRefusal.invalidSource("the host has gone") }
        guard host.supports(kind) else { throw ViewRouteRefusal.refused("\(host.name) does not show views by \(kind)") }
        guard let source = route.source else { throw ViewRouteRefusal.invalidSource("the source has gone") }
        return try perform(in: host, as: kind, from: source)
    }

    /// Lets a transition of a UI file show the view, which it makes itself.
    package func performSegue(
        _ identifier: String, from source: any ViewRouteSource, sender: AnyObject?
    ) throws -> any ViewPresentation {
        guard let host = source.currentHost, host === route.host else {
            throw ViewRouteRefusal.invalidSource("the source is not in the window of the route")
        }
        guard host.supports(.performSegue) else {
            throw ViewRouteRefusal.refused("\(host.name) does not show views by \(ViewRouteKind.performSegue)")
        }
        var options = currentOptions
        options.segueIdentifier = identifier
        options.sender = sender
        currentOptions = options
        currentView = nil
        return try perform(in: host, as: .performSegue, from: source)
    }

    private func perform(
        in host: any ViewRouteHost, as kind: ViewRouteKind, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        if let refusal = host.refusal(of: kind, from: source) { throw refusal }
        currentKind = kind
        return try host.perform(self, from: source)
    }

    /// Tells what has become of the view. See ``ViewRouteHost`` for what follows what.
    public func report(_ event: ViewPresentationEvent) {
        route.receive(event, from: self)
    }

    func hasBegun() {
        currentView = nil
        currentOptions = ViewRouteOptions()
    }
}
