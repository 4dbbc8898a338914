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
            var isDelivered = client?.failed(performance.action, error, performance.prepared) ?? false
            for case let failed? in performance.handlers.map(\.failed) {
                failed(performance.action, error)
                isDelivered = true
            }
            registry.report(performance.action, error, isDelivered: isDelivered, of: .view(self, key))
            performance.steps?.didEnd(performance.action, error)
            for follower in followers { follower.notify(nil) }
            callSettlers()
            leaveScopesIfOver()
        }
    }

    /// Ends the turn of a performance or a removal, then calls a closure that notifies handlers.
    func leave(_ job: any ViewTransitionJob, _ notify: () -> Void) {
        guard let host else { return notify() }
        if job.tookTurn {
            host.transitions.leave(notify)
        } else {
            notify()
            host.transitions.advance()
        }
    }

    /// Reports why the route cannot be performed in its state.
    func refuse(_ action: RouteOperation, _ reason: String, _ handlers: ViewRouteHandlers<PreparedView>?) {
        let failure = failure("\(key) cannot be performed now: \(reason)")
        guard state == .routed else {
            return refuse(
                action, state == .routing ? .alreadyActive(failure) : .actionFailed(failure), handlers?.failed)
        }
        let error = RouteError.actionFailed(failure)
        self.error = error
        var isDelivered = client?.failed(action, error, nil) ?? false
        for case let failed? in [client?.takeHandlers()?.failed, handlers?.failed] {
            failed(action, error)
            isDelivered = true
        }
        registry.report(action, error, isDelivered: isDelivered, of: .view(self, key))
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
        guard let performance else { return redirected?.cancel() ?? false }
        return cancel(performance)
    }

    /// Cancels a performance, if it is the current one and its transition has not begun.
    @discardableResult
    func cancel(_ performance: ViewPerformance) -> Bool {
        guard self.performance === performance, performance.stage != .moving else { return false }
        inScopes { fail(performance, .cancelled(failure("\(key) was cancelled before it was shown"))) }
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
