// SPDX-License-Identifier: Apache-2.0

// The end of a performance, and its notifications.
extension ViewRoute {
    func succeed(_ performance: ViewPerformance) {
        let origin = transition?.origin ?? .router
        self.performance = nil
        server = performance.server
        leave(performance) {
            guard let made = performance.made else { return }
            if presentation is RevealedView {
                // This route does not keep the revealed view. Only its router keeps the route.
                transition = nil
            } else if presentation != nil {
                ShownViews.add(self, ObjectIdentifier(made.view))
            }
            change(to: .routed)
            if performance.isAnnounced { notify(.didPerform, made.view, by: origin) }
            work.performed(
                performance.action, made, isExternal: origin != .router, performance.performer, performance.once)
            if origin == .router { performance.server?.didSucceed(performance.action) }
        }
    }

    func fail(_ performance: ViewPerformance, _ error: RouteError) {
        guard self.performance === performance else { return }
        self.performance = nil
        endRedirections()
        performance.decision?.giveUp()
        let origin = transition?.origin ?? .router
        let followers = followers
        self.followers = []
        presentation = nil
        transition = nil
        performance.view = nil
        if performance.stage == .waiting { _ = host?.transitions.withdraw(performance) }
        leave(performance) {
            self.error = error
            change(to: performance.previous)
            if performance.isAnnounced { notify(.didFailToPerform, performance.made?.view, by: origin) }
            // A handler or an observer may have performed the route again.
            if state == .unrouted || state == .removed { work.forget() }
            let isDelivered = work.failed(
                performance.action, error, performance.made, performance.performer, performance.once)
            registry.report(performance.action, error, isDelivered: isDelivered, of: .view(self, key))
            performance.server?.didFail(performance.action, error)
            for follower in followers { follower.tell(nil) }
        }
    }

    private func leave(_ performance: ViewPerformance, _ tell: () -> Void) { leave(performance.tookTurn, tell) }

    /// Ends a performance or a removal, then calls a closure that notifies handlers.
    ///
    /// - Parameter tookTurn: Whether the performance or removal holds the turn of the host.
    func leave(_ tookTurn: Bool, _ tell: () -> Void) {
        guard let host else { return tell() }
        if tookTurn {
            host.transitions.leave(tell)
        } else {
            tell()
            host.transitions.advance()
        }
    }

    /// Reports why the route cannot be performed in its state.
    func refuse(_ action: RouteAction, _ reason: String, _ once: ViewRouteHandlers?) {
        let failure = failure("\(key) cannot be performed now: \(reason)")
        guard state == .routed else {
            refuse(action, state == .routing ? .alreadyActive(failure) : .actionFailed(failure), once)
            return
        }
        let error = RouteError.actionFailed(failure)
        self.error = error
        registry.report(
            action, error, isDelivered: work.failed(action, error, nil, work.takePerformer(), once),
            of: .view(self, key))
    }

    /// Reports an action that has not begun to the handlers of this call only, since the current action has its own handlers.
    func refuse(_ action: RouteAction, _ error: RouteError, _ once: ViewRouteHandlers?) {
        self.error = error
        once?.failed?(action, error)
        registry.report(action, error, isDelivered: once?.failed != nil, of: .view(self, key))
    }

    /// Cancels a route that waits for an interceptor or for its turn. The route fails with `cancelled`. If an interceptor has
    /// redirected the route, this method cancels the other route.
    ///
    /// - Returns: Whether a route was cancelled.
    @discardableResult
    public func cancel() -> Bool {
        guard let performance else { return redirected?.cancel() ?? false }
        return cancel(performance)
    }

    /// Cancels a performance, if it is the current one and its transition has not begun.
    @discardableResult
    func cancel(_ performance: ViewPerformance) -> Bool {
        guard self.performance === performance, performance.stage != .moving else { return false }
        fail(performance, .cancelled(failure("\(key) was given up before it was shown")))
        return true
    }

    /// Notifies hooks and observers that the view is about to be shown.
    func notifyWillPerform(_ destination: consuming AnyObject, by origin: ViewRouteInitiator) {
        hooked = registry.views.providers(ofClass: type(of: destination), in: registry)
        notify(.willPerform, consume destination, by: origin)
    }

    /// Notifies hooks and observers.
    func notify(_ phase: ViewRouteEvent.Phase, _ destination: consuming AnyObject?, by origin: ViewRouteInitiator) {
        let wasNotifying = isNotifying
        isNotifying = true
        registry.views.notify(ViewRouteEvent(phase, destination, as: kind, by: origin, of: self), hooked)
        isNotifying = wasNotifying
    }
}
