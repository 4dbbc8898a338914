// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import TestSupport

/// A host whose events and their order the test chooses.
@MainActor final class FakeHost: ViewRouteHost {
    let name = "fake"
    let transitions = ViewTransitionQueue()
    private(set) lazy var source = FakeSource(self)
    /// The transitions that the host was asked to show, in order.
    var asked: [ViewTransition] { remains.transitions }
    private let remains: Remains
    private let signal: ReleaseSignal
    /// The views in the host's hierarchy.
    private(set) var views: [AnyObject] = []
    var refusal: ViewRouteRefusal?
    /// Shows the view of a transition. Defaults to reporting success at once.
    var show: (ViewTransition) throws -> Void = { $0.report(.performed) }
    /// Removes the view of a transition. Defaults to reporting the removal at once.
    var takeAway: (ViewTransition) -> Void = { $0.report(.removed(.router)) }

    init() {
        let remains = Remains()
        self.remains = remains
        signal = ReleaseSignal { remains.end() }
    }

    /// The transitions of the host. They are ended when the host is freed, so that no test leaves routes behind.
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

/// A presentation that cannot be revealed.
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

/// Shows a screen in a ``FakeHost`` and logs its events.
@MainActor struct FakeRoute {
    let host = FakeHost()
    private let log = ViewLog()
    let router: ClientRoute<any HookedInput>

    /// - Parameter show: The host's ``FakeHost/show``.
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
                        log.append(ok ? "performed" : "not performed: \(error?.reason ?? "")")
                    }
                },
                removing: { removal in
                    removal.handleExternalRoute = true
                    removal.completionHandler = { ok, _, error in
                        log.append(ok ? "removed" : "not removed: \(error?.reason ?? "")")
                    }
                })
        else { throw Failing() }
        self.router = router
    }

    /// Lets the host report an event of one of its transitions. Defaults to the first transition.
    func report(_ event: ViewPresentationEvent, of index: Int = 0) { host.asked[index].report(event) }

    /// Returns the lines since the last call.
    func take() -> [String] { log.take() }
}
