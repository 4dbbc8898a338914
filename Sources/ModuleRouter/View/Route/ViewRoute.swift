// SPDX-License-Identifier: Apache-2.0

/// One route of one view: its state, and what is being done to it. Knows no types; a ``ViewRouter`` is its typed front.
///
/// A provider is handed the route when it prepares a destination, so that a screen can remove itself:
///
/// ```swift
/// func prepare(_ destination: LoginScreen, with configuration: ViewRouteConfiguration, route: ViewRoute) {
///     destination.route = route
/// }
/// ```
///
/// A route knows its destination, but does not keep it alive. It is kept itself as long as the destination is shown.
@MainActor public final class ViewRoute {
    /// What was asked for.
    public let key: RouteKey
    /// Where it was asked for.
    public let location: RouteLocation
    /// The URL that has led here; nil if the route was asked for by its key.
    public let url: RouteURL?
    public internal(set) var state: RouterState {
        get { currentState }
        set { currentState = newValue }
    }
    /// The last failure.
    public internal(set) var error: RouteError?
    /// The view, also before and after it is shown, while somebody keeps it.
    public internal(set) var destination: AnyObject? {
        get { knownDestination }
        set { knownDestination = newValue }
    }
    /// The view as its host knows it; nil if it is not shown.
    public internal(set) var presentation: (any ViewPresentation)? {
        get { currentPresentation }
        set { currentPresentation = newValue }
    }
    /// Where the view was shown from; nil if that has gone.
    public var source: (any ViewRouteSource)? { start?.source }

    // Of what other modules cannot reach, the compiler proves that no two accesses overlap. Of a public stored property each
    // access is checked when it runs, and one route makes dozens of them.
    private var currentState = RouterState.unrouted
    private weak var knownDestination: AnyObject?
    private var currentPresentation: (any ViewPresentation)?
    /// That of the path or, once it is planned, of what the provider has chosen.
    var start: ViewRoutePath.Start?

    let registry: RouteRegistry
    let work: any ViewRouteWork
    let path: ViewRoutePath
    /// What the path has come to.
    var plannedKind: ViewRouteKind
    /// The host that shows the view.
    weak var host: (any ViewRouteHost)?
    var performance: ViewPerformance?
    var removal: ViewRemoval?
    var transition: ViewTransition?
    /// What a host has told from inside `perform`.
    var earlyEvents: EarlyViewEvents?
    // Those lists are replaced as wholes, never changed in their places: then the compiler proves of them too that no two
    // accesses overlap. They are short.

    /// Those who wait for the end of the view.
    var followers: [ViewFollower] = []
    /// Those who wait for the end of a removal, whatever it is.
    var settlers: [() -> Void] = []
    /// Whether hooks and observers are being told: a removal that they ask for waits until everybody has been.
    var isNotifying = false
    var shownIdentity: ObjectIdentifier?
    /// The how manieth view that was shown in the process.
    var shownOrder = 0
    /// The interceptors that the performer was inside of.
    var surrounding: [ViewRouteInterceptor.Call] = []
    /// The interceptors that have sent the performer here.
    var redirections: [ViewRouteInterceptor.Call] = []
    /// The route that an interceptor has sent the performer to, instead of this one.
    weak var redirected: ViewRoute?
    /// Whose hooks are told of the view.
    var hooked: [ViewRouteTraits] = []
    /// The router of the view that is shown, where its provider is one. It does not keep the route.
    var server: (any ViewRouteServer)?

    init(
        key: RouteKey, path: ViewRoutePath, registry: RouteRegistry, location: RouteLocation, url: RouteURL? = nil,
        work: any ViewRouteWork
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

    /// How the view is shown, or is to be shown. In truth, once it is.
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

    /// What was thrown while the view was to be shown, prepared or removed, as an error that names the route and the host.
    func routeError(_ thrown: any Error, doing action: String) -> RouteError {
        if let error = thrown as? RouteError { return error.asked(at: location) }
        let place = host.map { " in \($0.name)" } ?? ""
        guard let refusal = thrown as? ViewRouteRefusal else {
            return .actionFailed(failure("\(key) could not be \(action)\(place)", because: thrown))
        }
        let failure = failure("\(key) could not be \(action)\(place): \(refusal.reason)")
        return switch refusal {
        case .invalidSource: .invalidSource(failure)
        case .overRoute: .overRoute(failure)
        case .invalidContainer: .invalidContainer(failure)
        case .segueNotPerformed: .segueNotPerformed(failure)
        case .refused: .actionFailed(failure)
        }
    }

    /// Runs what a host has set off as the performer ran: with the same registry, inside of the same interceptors.
    func asPerformed(_ body: () -> Void) {
        guard registry.isCurrent else {
            return registry.run { asPerformed(body) }
        }
        if surrounding.isEmpty, ViewRouteInterceptor.active.isEmpty { return body() }
        ViewRouteInterceptor.run(inside: surrounding, body)
    }
}

/// Someone who waits for the end of a view: told who has removed it, or nil if it was not shown after all.
@MainActor final class ViewFollower {
    let tell: (ViewRouteOrigin?) -> Void

    init(_ tell: @escaping (ViewRouteOrigin?) -> Void) { self.tell = tell }
}

/// A perform that is under way.
@MainActor final class ViewPerformance: ViewTransitionJob {
    enum Stage { case deciding, waiting, moving }

    let route: ViewRoute
    let action: RouteAction
    let previous: RouterState
    let once: ViewRouteHandlers?
    /// The performer's handlers that were set for this perform.
    let performer: ViewRouteHandlers?
    /// A view that was there already.
    let existing: AnyObject?
    var stage = Stage.deciding
    /// Whether the perform holds the turn of its host.
    var tookTurn = false
    var plan: ViewPlan?
    /// The destination, kept until all have been told.
    var made: MadeView?
    /// What is to be shown, the destination or a container around it, kept until the transition does.
    var view: AnyObject?
    var decision: ViewDecision?
    var isAnnounced = false
    /// The router of the view that is about to be shown.
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

/// A removal that is under way.
@MainActor final class ViewRemoval: ViewTransitionJob {
    enum Stage { case waiting, moving }

    let route: ViewRoute
    /// Who removes the view.
    let origin: ViewRouteOrigin
    let once: ViewRouteHandlers?
    /// The performer's handlers that were set for this removal.
    let performer: ViewRouteHandlers?
    var options = ViewRemoveOptions()
    var stage = Stage.waiting
    var isAnnounced = false
    /// Whether the removal holds the turn of its host.
    var tookTurn = false

    init(_ route: ViewRoute, by origin: ViewRouteOrigin, _ once: ViewRouteHandlers?) {
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
