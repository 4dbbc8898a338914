// SPDX-License-Identifier: Apache-2.0

/// A performance of a route that is in progress.
@MainActor package final class ViewPerformance: ViewTransitionJob {
    enum Stage { case deciding, waiting, moving }

    let route: ViewRoute
    let action: RouteOperation
    let previous: ViewRouteState
    /// The handlers of this performance, in the order of their calls.
    let handlers: [ViewRouteHandlers<PreparedView>]
    /// The view, if it exists already.
    let existing: AnyObject?
    var stage = Stage.deciding
    /// Whether the performance holds the turn of its host.
    var tookTurn = false
    var plan: ViewPlan?
    /// The provider's operations on the view that is being prepared.
    var steps: (any ViewSteps)?
    /// The prepared view, kept until all handlers have been called.
    var prepared: PreparedView?
    /// The object to show, the view or a container around it, kept until the transition keeps it.
    var content: AnyObject?
    var decision: ViewDecision?
    var isAnnounced = false

    init(
        _ route: ViewRoute, _ action: RouteOperation, existing: AnyObject?, _ handlers: ViewRouteHandlers<PreparedView>?
    ) {
        self.route = route
        self.action = action
        previous = route.state
        self.existing = existing
        self.handlers = [route.client?.takeHandlers(), handlers].compactMap { $0 }
    }

    func begin() { route.asPerformed { route.beginTransition(self) } }

    func abandon() { route.asPerformed { route.loseHost(self) } }
}

/// A removal that is in progress.
@MainActor final class ViewRemoval: ViewTransitionJob {
    enum Stage { case waiting, moving }

    let route: ViewRoute
    let initiator: ViewRouteInitiator
    /// The handlers of this removal, in the order of their calls.
    let handlers: [ViewRouteHandlers<Void>]
    var options = ViewRemoveOptions()
    var stage = Stage.waiting
    var isAnnounced = false
    /// Whether the removal holds the turn of its host.
    var tookTurn = false

    init(_ route: ViewRoute, by initiator: ViewRouteInitiator, _ handlers: ViewRouteHandlers<Void>?) {
        self.route = route
        self.initiator = initiator
        self.handlers = [initiator == .router ? route.client?.takeRemovalHandlers() : nil, handlers].compactMap { $0 }
    }

    func begin() { route.asPerformed { route.beginRemoval(self) } }

    func abandon() {
        // A view that is still in its place, such as a child of a retained screen, can be removed without the host. The end
        // of a view that disappears with the host is reported elsewhere.
        guard route.presentation?.isStanding == true else { return }
        begin()
    }
}
