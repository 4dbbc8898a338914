// SPDX-License-Identifier: Apache-2.0

/// A performance of a route that is in progress.
@MainActor package final class ViewPerformance: ViewTransitionJob {
    enum Stage {
        /// It was requested while the view was on its way out, and begins when the view has gone.
        case pending
        case deciding, waiting, moving
    }

    let route: ViewRoute
    let action: RouteOperation
    /// The state to which a failure returns.
    var previous: ViewRouteState
    /// The handlers of this performance, in the order of their calls.
    let handlers: [ViewRouteHandlers<PreparedView>]
    /// The view, if it exists already.
    let existing: AnyObject?
    var stage = Stage.deciding
    weak var turn: ViewTransitionQueue?
    var plan: ViewPlan?
    /// The context of a pending performance: the scopes, and the interceptor calls that enclose its performer.
    var context: (scopes: ViewScopes, surrounding: [ViewInterceptor.Call])?
    /// The provider's operations on the view that is being prepared.
    var steps: (any ViewSteps)?
    /// The prepared view, kept until all handlers have been called.
    var prepared: PreparedView?
    /// The object to show, the view or a container around it, kept until the transition keeps it.
    var content: AnyObject?
    var decision: ViewDecision?
    var isAnnounced = false
    /// The reason why the shown view cannot come to the front. It is removed again.
    var refusal: ViewRouteRefusal?

    init(
        _ route: ViewRoute, _ action: RouteOperation, existing: AnyObject?, _ handlers: ViewRouteHandlers<PreparedView>?
    ) {
        self.route = route
        self.action = action
        previous = route.state
        self.existing = existing
        self.handlers = [route.client?.takeHandlers(), handlers].compactMap { $0 }
    }

    func begin() {
        if stage == .pending { return route.beginPending(self) }
        route.asPerformed { route.beginTransition(self) }
    }

    func abandon() { route.asPerformed { route.loseHost(self) } }
}

/// A removal that is in progress.
@MainActor final class ViewRemoval: ViewTransitionJob {
    enum Stage { case waiting, moving }

    let route: ViewRoute
    let initiator: ViewRouteInitiator
    /// The handlers of this removal, in the order of their calls.
    private(set) var handlers: [ViewRouteHandlers<Void>] = []
    var options = ViewRemoveOptions()
    var stage = Stage.waiting
    var isAnnounced = false
    weak var turn: ViewTransitionQueue?

    init(_ route: ViewRoute, by initiator: ViewRouteInitiator, _ handlers: ViewRouteHandlers<Void>?) {
        self.route = route
        self.initiator = initiator
        if initiator == .router { join(handlers) }
    }

    private func join(_ handlers: ViewRouteHandlers<Void>?) {
        self.handlers += [route.client?.takeRemovalHandlers(), handlers].compactMap { $0 }
    }

    /// Takes over the handlers of another call for the same removal.
    func join(_ other: ViewRemoval) { handlers += other.handlers }

    func begin() { route.asPerformed { route.beginRemoval(self) } }

    func abandon() {
        // A view that is still in its place, such as a child of a retained screen, can be removed without the host. The end
        // of a view that disappears with the host is reported elsewhere.
        guard route.presentation?.isStanding == true else { return }
        begin()
    }
}
