// SPDX-License-Identifier: Apache-2.0

// The end of a performance, and its notifications.
extension ViewRoute {
    func succeed(_ performance: ViewPerformance) {
        let initiator = transition?.initiator ?? .router
        self.performance = nil
        membership?.leave()
        leave(performance) {
            guard let prepared = performance.prepared else { return }
            if presentation is RevealedView {
                // This route does not keep the revealed view. Only its performer keeps the route.
                transition = nil
            } else if presentation != nil {
                ShownViews.add(self, ObjectIdentifier(prepared.view))
            }
            change(to: .routed)
            if performance.isAnnounced { notify(.didPerform, prepared.view, by: initiator) }
            if client?.performed(performance.action, prepared, isExternal: initiator != .router) ?? true {
                for handlers in performance.handlers { handlers.succeeded?(prepared) }
            }
            if initiator == .router { performance.steps?.didEnd(performance.action, nil) }
            callSettlers()
            leaveScopesIfOver()
        }
    }

    func fail(_ performance: ViewPerformance, _ error: RouteError) {
        guard self.performance === performance else { return }
        self.performance = nil
        membership?.leave()
        endRedirections()
        performance.decision?.giveUp()
        let initiator = transition?.initiator ?? .router
        let followers = followers
        self.followers = []
        let pendingRemoval = takePendingRemoval()
        presentation = nil
        transition = nil
        performance.content = nil
        if performance.stage == .waiting { _ = host?.transitions.withdraw(performance) }
        leave(performance) {
            self.error = error
            change(to: performance.previous)
            if performance.isAnnounced { notify(.didFailToPerform, performance.prepared?.view, by: initiator) }
            // A handler or an observer may have performed the route again.
            if state == .unrouted || state == .removed { forget() }
            report(error, to: performance)
            performance.steps?.didEnd(performance.action, error)
            for follower in followers { follower.notify(nil) }
            // There is no view to remove.
            if let pendingRemoval { succeed(pendingRemoval.handlers) }
            callSettlers()
            leaveScopesIfOver()
        }
    }

    /// Ends the turn of a performance or a removal, then calls a closure that notifies handlers.
    func leave(_ job: any ViewTransitionJob, _ notify: () -> Void) {
        // Some hosts look at their hierarchy when this property is read.
        let transitions = host?.transitions
        if let turn = job.turn {
            job.turn = nil
            turn.leave(notify)
        } else {
            notify()
            transitions?.advance()
        }
    }

    /// Reports an error to the handlers of a performance.
    private func report(_ error: RouteError, to performance: ViewPerformance) {
        var isDelivered = client?.failed(performance.action, error, performance.prepared) ?? false
        for case let failed? in performance.handlers.map(\.failed) {
            failed(performance.action, error)
            isDelivered = true
        }
        registry.report(performance.action, error, isDelivered: isDelivered, of: .view(self, key))
    }

    /// Reports why the route cannot be performed in its state.
    func refuse(_ action: RouteOperation, _ reason: String, _ handlers: ViewRouteHandlers<PreparedView>?) {
        guard state == .routed, pendingPerformance == nil else {
            let error = makeError(.alreadyActive, "\(key) cannot be performed now: \(reason)")
            return refuse(action, error, handlers?.failed)
        }
        refuse(reason, ViewPerformance(self, action, existing: nil, handlers))
    }

    /// Reports why a performance, which has not begun, cannot begin in the state of the route.
    func refuse(_ reason: String, _ performance: ViewPerformance) {
        let error = makeError(.actionFailed, "\(key) cannot be performed now: \(reason)")
        self.error = error
        report(error, to: performance)
    }

    /// Ends a performance that waits until the view has gone. Returns false if it is another one.
    func dropPending(_ performance: ViewPerformance, _ error: RouteError) -> Bool {
        guard pendingPerformance === performance else { return false }
        pendingPerformance = nil
        _ = host?.transitions.withdraw(performance)
        self.error = error
        report(error, to: performance)
        return true
    }

    /// Takes a pending removal out of its queue, because the view does not stay.
    func takePendingRemoval() -> ViewRemoval? {
        guard let pendingRemoval else { return nil }
        self.pendingRemoval = nil
        _ = host?.transitions.withdraw(pendingRemoval)
        return pendingRemoval
    }

    /// Reports an action that has not begun to the handler of this call only, since the current action has its own handlers.
    func refuse(_ action: RouteOperation, _ error: RouteError, _ failed: ((RouteOperation, RouteError) -> Void)?) {
        self.error = error
        failed?(action, error)
        registry.report(action, error, isDelivered: failed != nil, of: .view(self, key))
    }

    /// Cancels a route that waits for an interceptor or for its turn. The route fails with `cancelled`. If an interceptor has
    /// redirected the route, this method cancels the other route.
    ///
    /// - Returns: Whether a route was cancelled.
    @discardableResult
    public func cancel() -> Bool {
        guard let performance = pendingPerformance ?? performance else { return redirected?.cancel() ?? false }
        return cancel(performance)
    }

    /// Cancels a performance, if it is the current one and its transition has not begun.
    @discardableResult
    func cancel(_ performance: ViewPerformance) -> Bool {
        let error = makeError(.cancelled, "\(key) was cancelled before it was shown")
        if dropPending(performance, error) { return true }
        guard self.performance === performance, performance.stage != .moving else { return false }
        inScopes { fail(performance, error) }
        return true
    }

    /// Notifies observers and providers that the view is about to be shown.
    func notifyWillPerform(_ destination: AnyObject, by initiator: ViewRouteInitiator) {
        hooked = registry.views.providers(ofClass: type(of: destination), in: registry)
        notify(.willPerform, destination, by: initiator)
    }

    /// Notifies observers and providers.
    func notify(_ phase: ViewRouteEvent.Phase, _ destination: AnyObject?, by initiator: ViewRouteInitiator) {
        let wasNotifying = isNotifying
        isNotifying = true
        registry.views.notify(ViewRouteEvent(phase, destination, as: kind, by: initiator, of: self), hooked)
        isNotifying = wasNotifying
    }
}
