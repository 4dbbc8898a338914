// SPDX-License-Identifier: Apache-2.0

/// A request to a host to show a view. The host reports the view's events to it.
@MainActor public final class ViewTransition {
    /// The kind of path by which the host shows the view.
    public private(set) var kind: ViewRouteKind
    /// The options of the path. Empty once the transition has begun.
    public private(set) var options: ViewRouteOptions
    /// Removes the view of a child, if the path says how.
    private(set) var removingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)?
    /// Receives the user's attempts to dismiss the view, if the path has a handler.
    private(set) var dismissalAttemptHandler: (() -> Void)?
    /// The object to show: the destination, or the container around it. Nil for a segue that has not made its view yet, and
    /// once the transition has begun: from then on only the host's hierarchy keeps the view.
    public private(set) var view: AnyObject?
    /// The route of the view.
    public let route: ViewRoute
    /// The initiator of the presentation.
    var initiator = ViewRouteInitiator.router

    init(_ kind: ViewRouteKind, _ options: ViewRouteOptions, view: AnyObject?, of route: ViewRoute) {
        self.kind = kind
        self.options = options
        self.view = view
        self.route = route
    }

    /// Lets the provider and the performer prepare the view that a segue has made. Call this method before the view is shown.
    ///
    /// - Throws: `RouteError` if the view is not a destination of the route.
    public func prepare(_ view: AnyObject) throws {
        try route.prepare(madeBySegue: view)
        self.view = view
    }

    /// Lets the host show the view by one of its own paths. Call this method when a custom transition begins.
    ///
    /// - Throws: ``ViewRouteRefusal``.
    public func performByHost(as kind: ViewRouteKind) throws -> any ViewPresentation {
        guard let host = route.host else { throw ViewRouteRefusal.invalidSource("the host no longer exists") }
        guard host.supports(kind) else { throw ViewRouteRefusal.refused("\(host.name) does not show views by \(kind)") }
        guard let source = route.source else { throw ViewRouteRefusal.invalidSource("the source no longer exists") }
        return try perform(in: host, as: kind, from: source)
    }

    /// Lets a segue of a UI file make and show the view.
    package func performSegue(
        _ identifier: String, from source: any ViewRouteSource, sender: AnyObject?
    ) throws -> any ViewPresentation {
        guard let host = source.currentHost, host === route.host else {
            throw ViewRouteRefusal.invalidSource("the source is not in the window of the route")
        }
        guard host.supports(.performSegue) else {
            throw ViewRouteRefusal.refused("\(host.name) does not show views by \(ViewRouteKind.performSegue)")
        }
        var options = options
        options.segueIdentifier = identifier
        options.sender = sender
        self.options = options
        self.view = nil
        return try perform(in: host, as: .performSegue, from: source)
    }

    private func perform(
        in host: any ViewRouteHost, as kind: ViewRouteKind, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        if let refusal = host.refusal(of: kind, from: source) { throw refusal }
        self.kind = kind
        return try host.perform(self, from: source)
    }

    /// Reports an event of the view. ``ViewRouteHost`` describes the order of events.
    public func report(_ event: ViewPresentationEvent) {
        route.receive(event, from: self)
    }

    func hasBegun() {
        self.view = nil
        removingChildViewHandler = options.removingChildViewHandler
        dismissalAttemptHandler = options.dismissalAttemptHandler
        self.options = ViewRouteOptions()
    }
}
