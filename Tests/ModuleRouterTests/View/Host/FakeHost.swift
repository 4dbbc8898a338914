// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient

/// A host that does what a test says, in whatever order.
@MainActor final class FakeHost: ViewRouteHost {
    let name = "fake"
    let transitions = ViewTransitionQueue()
    private(set) lazy var source = FakeSource(self)
    /// What it was asked to show, in order.
    var asked: [ViewTransition] { remains.transitions }
    private let remains: Remains
    private let signal: ReleaseSignal
    /// What it has in its hierarchy.
    private(set) var views: [AnyObject] = []
    var refusal: ViewRouteRefusal?
    /// Begins to show. Tells that it has, unless a test wants it otherwise.
    var show: (ViewTransition) throws -> Void = { $0.report(.performed) }
    /// Begins to take away.
    var takeAway: (ViewTransition) -> Void = { $0.report(.removed(.router)) }

    init() {
        let remains = Remains()
        self.remains = remains
        signal = ReleaseSignal { remains.end() }
    }

    /// What is left when the host is freed: it is a host as bad as a test wants it, but its test leaves nothing behind.
    @MainActor private final class Remains {
        var transitions: [ViewTransition] = []

        func end() {
            for transition in transitions where ![.unrouted, .removed].contains(transition.route.state) {
                transition.report(.removed(.release))
            }
        }
    }

    func supports(_ kind: ViewRouteKind) -> Bool { kind != .presentAsPopover }

    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? { refusal }

    func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        remains.transitions.append(transition)
        let view = transition.view
        try show(transition)
        if let view { views.append(view) }
        return FakePresentation(transition, in: self)
    }

    func makeNavigationContainer(around view: AnyObject) -> AnyObject? { nil }

    func container(_ container: AnyObject, holds view: AnyObject) -> Bool { false }

    func dropViews() { views = [] }
}

@MainActor final class FakeSource: ViewRouteSource {
    private weak var host: FakeHost?

    init(_ host: FakeHost) { self.host = host }

    var viewRouteHost: (any ViewRouteHost)? { host }
}

/// Cannot be revealed.
@MainActor final class FakePresentation: ViewPresentation {
    let kind: ViewRouteKind
    let isStanding = true
    private let transition: ViewTransition
    private weak var host: FakeHost?

    init(_ transition: ViewTransition, in host: FakeHost) {
        kind = transition.kind
        self.transition = transition
        self.host = host
    }

    func remove(_ options: ViewRemoveOptions) { host?.takeAway(transition) }
}

/// Shows a screen in a ``FakeHost``, and writes down what is told of it.
@MainActor struct FakeRoute {
    let host = FakeHost()
    private let log = ViewLog()
    let router: ClientRoute<any HookedInput>

    /// - Parameter show: How the host begins to show it.
    init(_ show: @escaping (ViewTransition) throws -> Void = { $0.report(.performed) }) throws {
        let (host, log) = (host, log)
        host.show = show
        RouteRegistry.current.addErrorHandler { report in
            MainActor.assumeIsolated {
                log.append(
                    "registry: \(report.operation) \(report.error.code)\(report.isDelivered ? "" : ", undelivered")")
            }
        }
        RouteRegistry.current.addViewRouteObserver { log.append("\($0.phase) by \($0.initiator)") }
        guard
            let router = Router.performWithClient(
                to: RoutableView<any HookedInput>(), path: .push(from: host.source), fileID: "App/Menu.swift", line: 7,
                column: 11,
                configuring: { configuration, _ in
                    configuration.stateNotifier = { log.append("\($0) → \($1)") }
                    configuration.completionHandler = { ok, _, _, error in
                        log.append(ok ? "performed" : "not performed: \(error?.failure.reason ?? "")")
                    }
                },
                removing: { removal in
                    removal.handleExternalRoute = true
                    removal.completionHandler = { ok, _, error in
                        log.append(ok ? "removed" : "not removed: \(error?.failure.reason ?? "")")
                    }
                })
        else { throw Failing() }
        self.router = router
    }

    /// What the host reports, of the first view that it was asked for unless said otherwise.
    func report(_ event: ViewPresentationEvent, of index: Int = 0) { host.asked[index].report(event) }

    /// What was told since the last time.
    func take() -> [String] { log.take() }
}
