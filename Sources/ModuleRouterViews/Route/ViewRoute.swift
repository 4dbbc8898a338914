// SPDX-License-Identifier: Apache-2.0

/// The route of one view: its state and its current action. The route is untyped; ``ViewRouter`` is its typed interface.
///
/// A provider receives the route when it prepares a destination, so that a screen can remove itself:
///
/// ```swift
/// func prepare(_ destination: LoginScreen, with configuration: ViewRouteConfiguration, route: ViewRoute) {
///     destination.route = route
/// }
/// ```
///
/// A route does not keep its destination alive. The route itself is kept as long as the destination is shown.
@MainActor public final class ViewRoute {
    /// The requested key.
    public let key: RouteKey
    /// The source location of the request.
    public let location: RouteLocation
    /// The URL that led here; nil if the route was requested by its key.
    public let url: RouteURL?
    /// The state of the route.
    public internal(set) var state: RouterState {
        get { currentState }
        set { currentState = newValue }
    }
    /// The last failure.
    public internal(set) var error: RouteError?
    /// The view, as long as it exists, also before and after it is shown. A weak reference.
    public internal(set) var destination: AnyObject? {
        get { knownDestination }
        set { knownDestination = newValue }
    }
    /// The host's presentation of the view; nil if it is not shown.
    public internal(set) var presentation: (any ViewPresentation)? {
        get { currentPresentation }
        set { currentPresentation = newValue }
    }
    /// The source that the view was shown from; nil if it no longer exists.
    public var source: (any ViewRouteSource)? { start?.source }

    // Private storage lets the compiler check exclusivity statically. Accesses to a public stored property are checked at run
    // time, and one route makes dozens of them.
    private var currentState = RouterState.unrouted
    private weak var knownDestination: AnyObject?
    private var currentPresentation: (any ViewPresentation)?
    /// The start of the path or, once the route is planned, of the path that the provider chose.
    var start: ViewRoutePath.Start?

    let registry: RouteRegistry
    let work: any ViewRouteExecution
    let path: ViewRoutePath
    /// The kind that the path was resolved to.
    var plannedKind: ViewRouteKind
    /// The host that shows the view.
    weak var host: (any ViewRouteHost)?
    var performance: ViewPerformance?
    var removal: ViewRemoval?
    var transition: ViewTransition?
    /// The events that a host reported from inside `perform`.
    var earlyEvents: EarlyViewEvents?
    // The lists below are short. They are replaced instead of mutated in place, which lets the compiler check exclusivity
    // statically.

    /// The followers that wait for the end of the view.
    var followers: [ViewFollower] = []
    /// The closures to call when a removal ends, successful or not.
    var settlers: [() -> Void] = []
    /// Whether hooks and observers are being notified. A removal that they request waits until all have been notified.
    var isNotifying = false
    var shownIdentity: ObjectIdentifier?
    /// The sequence number of this presentation, unique within the process.
    var shownOrder = 0
    /// The interceptor calls that enclose the performer.
    var surrounding: [ViewRouteInterceptor.Call] = []
    /// The interceptor calls that redirected to this route.
    var redirections: [ViewRouteInterceptor.Call] = []
    /// The route to which an interceptor redirected this one.
    weak var redirected: ViewRoute?
    /// The providers whose hooks receive the view's events.
    var hooked: [ViewProviderInfo] = []
    /// The provider of the shown view, if it is a router itself. It does not keep the route.
    var server: (any ViewRouteServer)?

    init(
        key: RouteKey, path: ViewRoutePath, registry: RouteRegistry, location: RouteLocation, url: RouteURL? = nil,
        work: any ViewRouteExecution
    ) {
        self.key = key
        self.path = path
        plannedKind = path.kind
        self.registry = registry
        self.location = location
        self.url = url
        self.work = work
        start = path.start
    }

    /// The kind of path: the planned one or, once the view is shown, the actual one.
    public var kind: ViewRouteKind { presentation?.kind ?? transition?.kind ?? plannedKind }

    /// The shown view as a source of other routes; nil if it is not shown, or its host has none for it.
    public var viewSource: (any ViewRouteSource)? { presentation?.source }

    func isStanding(in host: any ViewRouteHost) -> Bool {
        self.host === host && state == .routed && presentation?.isStanding == true
    }

    func change(to new: RouterState) {
        guard new != state else { return }
        let old = state
        state = new
        work.stateChanged(from: old, to: new)
    }

    func add(_ follower: ViewFollower) { followers = followers + [follower] }

    func remove(_ follower: ViewFollower) { followers = followers.filter { $0 !== follower } }

    func failure(
        _ reason: String, hint: String? = nil, because underlyingError: (any Error)? = nil
    ) -> RouteError.Failure {
        RouteError.Failure(
            route: key.description, reason: reason, hint: hint, location: location, underlyingError: underlyingError)
    }

    /// Converts an error from showing, preparing or removing the view to an error that names the route and the host.
    func routeError(_ thrown: any Error, doing action: String) -> RouteError {
        if let error = thrown as? RouteError { return error.asked(at: location) }
        let place = host.map { " in \($0.name)" } ?? ""
        guard let refusal = thrown as? ViewRouteRefusal else {
            return .actionFailed(failure("\(key) could not be \(action)\(place)", because: thrown))
        }
        let failure = failure("\(key) could not be \(action)\(place): \(refusal.reason)")
        return switch refusal {
        case .invalidSource: .invalidSource(failure)
        case .alreadyActive: .alreadyActive(failure)
        case .invalidContainer: .invalidContainer(failure)
        case .segueNotPerformed: .segueNotPerformed(failure)
        case .refused: .actionFailed(failure)
        }
    }

    /// Runs a host's callback in the context of the performer: with the same registry, inside of the same interceptor calls.
    func asPerformed(_ body: () -> Void) {
        guard registry.isCurrent else {
            return registry.run { asPerformed(body) }
        }
        if surrounding.isEmpty, ViewRouteInterceptor.active.isEmpty { return body() }
        ViewRouteInterceptor.run(inside: surrounding, body)
    }
}

/// Waits for the end of a view's presentation. Receives the origin of its removal, or nil if the view was not shown.
@MainActor final class ViewFollower {
    let tell: (ViewRouteInitiator?) -> Void

    init(_ tell: @escaping (ViewRouteInitiator?) -> Void) { self.tell = tell }
}

/// A performance of a route that is in progress.
@MainActor final class ViewPerformance: ViewTransitionJob {
    enum Stage { case deciding, waiting, moving }

    let route: ViewRoute
    let action: RouteAction
    let previous: RouterState
    let once: ViewRouteHandlers?
    /// The performer's handlers for this performance.
    let performer: ViewRouteHandlers?
    /// The view, if it exists already.
    let existing: AnyObject?
    var stage = Stage.deciding
    /// Whether the performance holds the turn of its host.
    var tookTurn = false
    var plan: ViewPlan?
    /// The destination, kept until all handlers have been called.
    var made: MadeView?
    /// The object to show, the destination or a container around it, kept until the transition keeps it.
    var view: AnyObject?
    var decision: ViewDecision?
    var isAnnounced = false
    /// The provider of the view to show, if it is a router itself.
    var server: (any ViewRouteServer)?

    init(
        _ route: ViewRoute, _ action: RouteAction, previous: RouterState, existing: AnyObject?,
        _ once: ViewRouteHandlers?
    ) {
        self.route = route
        self.action = action
        self.previous = previous
        self.existing = existing
        self.once = once
        performer = route.work.takePerformer()
    }

    func begin() {
        tookTurn = true
        route.asPerformed { route.beginTransition(self) }
    }

    func abandon() { route.asPerformed { route.hostHasGone(self) } }
}

/// A removal that is in progress.
@MainActor final class ViewRemoval: ViewTransitionJob {
    enum Stage { case waiting, moving }

    let route: ViewRoute
    /// The initiator of the removal.
    let origin: ViewRouteInitiator
    let once: ViewRouteHandlers?
    /// The performer's handlers for this removal.
    let performer: ViewRouteHandlers?
    var options = ViewRemoveOptions()
    var stage = Stage.waiting
    var isAnnounced = false
    /// Whether the removal holds the turn of its host.
    var tookTurn = false

    init(_ route: ViewRoute, by origin: ViewRouteInitiator, _ once: ViewRouteHandlers?) {
        self.route = route
        self.origin = origin
        self.once = once
        performer = origin == .router ? route.work.takeRemovalPerformer() : nil
    }

    func begin() {
        tookTurn = true
        route.asPerformed { route.beginRemoval(self) }
    }

    func abandon() {
        // A view that is still in its place, such as a child of a retained screen, can be removed without the host. The end
        // of a view that disappears with the host is reported elsewhere.
        guard route.presentation?.isStanding == true else { return }
        route.asPerformed { route.beginRemoval(self) }
    }
}

extension ViewRoute: CustomStringConvertible {
    /// The key, the kind of path and the state: `ViewRoute(RoutableView<any LoginViewInput>, push, routed)`.
    public var description: String { "ViewRoute(\(summary))" }

    var summary: String { "\(key), \(kind), \(state)" }
}

extension RouteErrorReport {
    /// The view route that failed; nil for the route of a service, or if no route was found.
    public var viewRoute: ViewRoute? {
        // The code for views reports only its routes.
        if case .view(let route, _) = source { unsafeDowncast(route, to: ViewRoute.self) } else { nil }
    }
}
