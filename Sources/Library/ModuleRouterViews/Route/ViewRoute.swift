// SPDX-License-Identifier: Apache-2.0

/// The route of one view: its state, and the performance or removal that is in progress.
///
/// A provider receives the route when it prepares a destination, so that a screen can remove itself:
///
/// ```swift
/// func prepare(_ destination: LoginScreen, with configuration: RouteConfiguration, route: ViewRoute) {
///     destination.route = route
/// }
/// ```
///
/// Callers need not keep the route, since it is kept as long as its view is shown. A route does not keep its view alive, but it
/// keeps a proxy that an adapter has put around the view.
///
/// Completions run on the main actor, after the state has changed, and after observers and providers were notified. They may use any
/// route.
@MainActor public final class ViewRoute {
    /// The requested key.
    public let key: RouteKey
    /// The source location of the request.
    public let location: RouteLocation
    /// The URL that led here; nil if the route was requested by its key.
    public let url: RouteURL?
    /// The state of the route.
    public internal(set) var state = ViewRouteState.unrouted
    /// The last failure.
    public internal(set) var error: RouteError?
    /// The view, as long as it exists, also before and after it is shown. A weak reference.
    public internal(set) weak var destination: AnyObject?
    /// The host's presentation of the view; nil if it is not shown.
    public internal(set) var presentation: (any ViewPresentation)?
    /// The source that the view was shown from; nil if it no longer exists.
    public var source: (any ViewRouteSource)? { start?.source }

    let registry: RouteRegistry
    /// The requested path. A client may change it before the route is performed.
    package var path: ViewRoutePath {
        didSet {
            start = path.start
            plannedKind = path.kind
        }
    }
    package let client: (any ViewRouteClient)?
    /// The start of the path or, once the route is planned, of the path that the provider chose.
    var start: ViewRoutePath.Start?
    /// The kind that the path was resolved to.
    var plannedKind: ViewRouteKind
    /// The host that shows the view.
    package internal(set) weak var host: (any ViewRouteHost)?
    var performance: ViewPerformance?
    var removal: ViewRemoval?
    /// The removal that was requested while the view was on its way. It begins in its turn, when the view has arrived.
    var pendingRemoval: ViewRemoval?
    /// The performance that was requested while the view was on its way out. It begins in its turn, when the view has gone.
    var pendingPerformance: ViewPerformance?
    var transition: ViewTransition?
    /// The events that a host reports from inside `perform`; nil outside of it.
    var earlyEvents: [ViewPresentationEvent]?
    /// The `HeldDestination` of the view, if it is a proxy or the route has a client.
    package internal(set) var held: AnyObject?
    /// The provider's later operations on the view.
    var steps: (any ViewSteps)?
    /// The followers that wait for the end of the view.
    var followers: [ViewFollower] = []
    /// The number of callers that wait for a result of the view.
    var resultWaitCount = 0
    /// The closures to call when the current performance or removal ends, successful or not.
    var settlers: [() -> Void] = []
    /// Whether observers and providers are being notified. A removal that they request waits until all have been notified.
    var isNotifying = false
    var shownIdentity: ObjectIdentifier?
    /// The sequence number of this presentation, unique within the process.
    var shownOrder = 0
    /// The interceptor calls that enclose the performer.
    var surrounding: [ViewInterceptor.Call] = []
    /// The interceptor calls that redirected to this route.
    var redirections: [ViewInterceptor.Call] = []
    /// The route to which an interceptor redirected this one.
    weak var redirected: ViewRoute?
    /// The providers that receive the view's events.
    var hooked: [ViewProviderInfo] = []
    /// The scopes of the current performance or of the shown view.
    var scopes = ViewScopes()
    /// The membership of the performance in its scopes, until the view is shown.
    var membership: ScopeMembership?
    /// The identity of the view among the ``ScopedViewRegistry``.
    var scopedIdentity: ObjectIdentifier?

    /// The place of the properties that are known without a request.
    private let origin: ViewRouteInfo.Source
    private let begin: @MainActor () throws -> AnyViewRequest
    private var begun: AnyViewRequest?

    init(
        key: RouteKey, path: ViewRoutePath, registry: RouteRegistry, location: RouteLocation, url: RouteURL?,
        client: (any ViewRouteClient)?, source: ViewRouteInfo.Source,
        begin: @escaping @MainActor () throws -> AnyViewRequest
    ) {
        self.key = key
        self.path = path
        plannedKind = path.kind
        self.registry = registry
        self.location = location
        self.url = url
        self.client = client
        origin = source
        self.begin = begin
        start = path.start
    }

    /// The properties that are known without a request.
    ///
    /// - Throws: The error of a route without a provider.
    var info: ViewRouteInfo {
        get throws { try origin.info }
    }

    /// The request, which is begun once.
    ///
    /// - Throws: The error of a route without a provider, or of a configuration that could not be made.
    package var request: AnyViewRequest {
        get throws {
            if let begun { return begun }
            // A performer may open the configuration before it performs the route.
            let isPerforming = performance != nil
            let request = try (isPerforming ? scopes : ViewScopes(naming: path.scope, from: path.source)).run(begin)
            begun = request
            return request
        }
    }

    /// The options of the path, with those of the provider's default path, if the performer leaves the choice to the provider.
    package var chosenOptions: ViewRouteOptions {
        ((try? info).map { path.resolved(by: $0.traits) } ?? path).options
    }

    /// The initiator of the presentation; nil before the transition begins.
    package var presentationInitiator: ViewRouteInitiator? { transition?.initiator }

    /// Whether interceptors decide on the route.
    package var isBeingDecided: Bool { performance?.stage == .deciding }

    /// The initiator of the removal that is in progress.
    package var removalInitiator: ViewRouteInitiator? { removal?.initiator }

    /// The kind of path: the planned one or, once the view is shown, the actual one.
    public var kind: ViewRouteKind { presentation?.kind ?? transition?.kind ?? plannedKind }

    /// The shown view as a source of other routes; nil if it is not shown, or its host has none for it.
    public var viewSource: (any ViewRouteSource)? { presentation?.source }

    /// Whether the view is shown and stays until the next turn of its host. A removal that waits has a later turn than the caller.
    var isSettled: Bool { state == .routed || removal?.stage == .waiting }

    func isStanding(in host: any ViewRouteHost) -> Bool {
        self.host === host && isSettled && presentation?.isStanding == true
    }

    func change(to new: ViewRouteState) {
        guard new != state else { return }
        let old = state
        state = new
        client?.stateChanged(from: old, to: new)
    }

    /// Releases the proxy of the view, and the provider that has made it.
    func forget() {
        held = nil
        steps = nil
        leaveScopesIfOver()
    }

    func callSettlers() {
        let settlers = settlers
        self.settlers = []
        for settler in settlers { settler() }
    }

    func add(_ follower: ViewFollower) { followers.append(follower) }

    func remove(_ follower: ViewFollower) { followers.removeAll { $0 === follower } }

    func makeError(
        _ code: RouteError.Code, _ reason: String, hint: String? = nil, because underlyingError: (any Error)? = nil
    ) -> RouteError {
        RouteError(
            code, route: key.description, reason: reason, hint: hint, location: location,
            underlyingError: underlyingError)
    }

    /// Converts an error from showing, preparing or removing the view to an error that names the route and the host.
    func routeError(_ thrown: any Error, doing action: String) -> RouteError {
        if let error = thrown as? RouteError { return error.asked(at: location) }
        let place = host.map { " in \($0.name)" } ?? ""
        guard let refusal = thrown as? ViewRouteRefusal else {
            return makeError(.actionFailed, "\(key) could not be \(action)\(place)", because: thrown)
        }
        return makeError(refusal.code, "\(key) could not be \(action)\(place): \(refusal.reason)")
    }

    /// Runs a host's callback in the context of the performer: with the same registry, in the scopes of the route, inside of the same
    /// interceptor calls.
    func asPerformed(_ body: () -> Void) {
        guard registry.isCurrent else {
            return registry.run { asPerformed(body) }
        }
        inScopes {
            if surrounding.isEmpty, ViewInterceptor.active.isEmpty { return body() }
            ViewInterceptor.run(inside: surrounding, body)
        }
    }
}

/// Waits for the end of a view's presentation. Receives the initiator of its removal, or nil if the view was not shown.
@MainActor final class ViewFollower {
    let notify: (ViewRouteInitiator?) -> Void

    init(_ notify: @escaping (ViewRouteInitiator?) -> Void) { self.notify = notify }
}

extension ViewRoute: CustomStringConvertible {
    /// The key, the kind of path and the state: `ViewRoute(RoutableView<any LoginViewInput>, push, routed)`.
    public var description: String { "ViewRoute(\(key), \(kind), \(state))" }
}

extension Router {
    /// Returns the route that shows a view; nil if none does.
    ///
    /// - Complexity: O(1).
    @MainActor public static func route(showing view: AnyObject) -> ViewRoute? { ShownViews.route(of: view) }
}

extension RouteErrorReport {
    /// The view route that failed; nil for the route of a service, or if no route was found.
    public var viewRoute: ViewRoute? {
        // The code for views reports only its routes.
        if case .view(let route, _) = source { unsafeDowncast(route, to: ViewRoute.self) } else { nil }
    }
}
