// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// The reason why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? {
        switch state {
        case .unrouted: return "the route has not been performed"
        case .routing, .removing: return nil
        case .removed: return "the route has been removed"
        case .routed: break
        }
        guard let destination else { return ViewRouteRefusal.destinationHasGone.reason }
        guard let presentation else { return "the destination was only made, not shown" }
        return steps?.reasonNotToRemove(destination) ?? presentation.refusalToRemove?.reason
    }

    /// Removes the view.
    ///
    /// A view that is on its way is removed when it has arrived, in the order of the requests. A route that waits for its turn or for
    /// an interceptor is cancelled. A view that is on its way out is not removed twice: the call has the outcome of that removal or,
    /// if the user cancels it, begins another one.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated. Defaults to true.
    ///   - completion: Called once with the outcome. It is a success also if the view was not shown after all.
    public func remove(animated: Bool = true, completion: ((Result<Void, RouteError>) -> Void)? = nil) {
        remove(ViewRouteHandlers(completion) { $0 }, animated: animated)
    }

    /// Removes the view, and returns when its transition has ended.
    ///
    /// Cancelling the task does not stop a removal that has begun.
    public func removeAndWait(animated: Bool = true) async throws(RouteError) {
        let outcome = await withCheckedContinuation { continuation in
            remove(animated: animated) { continuation.resume(returning: $0) }
        }
        try outcome.get()
    }

    /// Waits until no removal is in progress.
    func settle() async {
        if state == .removing { await untilSettled() }
    }

    /// Waits for the end of the current performance or removal.
    func untilSettled() async {
        guard performance != nil || removal != nil else { return }
        await withCheckedContinuation { continuation in settlers.append { continuation.resume() } }
    }

    /// Waits until the view is removed, and returns the initiator of the removal. Also waits for a route that is still being
    /// performed.
    ///
    /// - Returns: Nil if the view is not shown, if its presentation fails, or if the task is cancelled.
    public func untilRemoved() async -> ViewRouteInitiator? {
        guard presentation != nil || performance != nil else { return nil }
        let wait = ViewRemovalWait()
        let follower = ViewFollower { wait.end($0) }
        add(follower)
        return await withTaskCancellationHandler {
            await wait.outcome()
        } onCancel: {
            Task { @MainActor in
                self.remove(follower)
                wait.end(nil)
            }
        }
    }

    /// - Parameter animated: Whether the transition is animated, unless the route has a client.
    package func remove(_ handlers: ViewRouteHandlers<Void>?, animated: Bool = true) {
        inScopes { beginToRemove(handlers, animated: animated) }
    }

    private func beginToRemove(_ handlers: ViewRouteHandlers<Void>?, animated: Bool) {
        let removal = ViewRemoval(self, by: .router, handlers)
        removal.options.animated = animated
        if isGivenUp() { return succeed(removal.handlers) }
        if let current = pendingRemoval ?? (self.removal?.initiator == .router ? self.removal : nil) {
            return current.join(removal)
        }
        guard performance == nil, self.removal == nil else {
            pendingRemoval = removal
            return takeTurn(removal)
        }
        guard prepare(removal) else { return }
        // A revealed view belongs to another route, which takes the turn.
        if let host, !(presentation is RevealedView), !host.transitions.enter(removal, waits: isNotifying) { return }
        beginRemoval(removal)
    }

    /// Cancels a performance whose transition has not begun.
    ///
    /// - Returns: Whether the view is therefore not shown.
    private func isGivenUp() -> Bool {
        if let pendingPerformance {
            // The removal for which it waits is the one that is requested again.
            cancel(pendingPerformance)
            return false
        }
        guard let performance else { return false }
        return cancel(performance)
    }

    /// Makes a removal the current action. Fails it if the view cannot be removed.
    private func prepare(_ removal: ViewRemoval) -> Bool {
        if let reason = reasonNotToRemove {
            // The destination was deallocated: there is nothing left to remove.
            if state == .routed, destination == nil {
                forget()
                change(to: .removed)
            }
            failRemoval(makeError(.actionFailed, "\(key) cannot be removed: \(reason)"), removal.handlers)
            return false
        }
        self.removal = removal
        change(to: .removing)
        removal.options.removingChildViewHandler = transition?.removingChildViewHandler
        if let options = client?.willRemove(self) { removal.options = options }
        // A handler may have closed the window.
        return self.removal === removal && presentation != nil
    }

    /// Begins a pending removal in its turn, when the view has arrived.
    private func beginPending(_ removal: ViewRemoval) {
        guard performance == nil, self.removal == nil else { return waitUntilSettled(removal) }
        pendingRemoval = nil
        if presentation is RevealedView || reasonNotToRemove != nil {
            // A revealed view belongs to another route, which takes the turn.
            leave(removal) { if prepare(removal) { beginRemoval(removal) } }
        } else if prepare(removal) {
            beginRemoval(removal)
        } else {
            leave(removal) {}
        }
    }

    /// Begins a removal once the host is free for it.
    func beginRemoval(_ removal: ViewRemoval) {
        if pendingRemoval === removal { return beginPending(removal) }
        guard self.removal === removal, let presentation else {
            leave(removal) {}
            return
        }
        removal.stage = .moving
        if let refusal = presentation.refusalToRemove {
            cancelRemoval(removal, refusal)
            return
        }
        announce(removal, by: .router)
        // A hook may have removed the view.
        guard self.removal === removal else { return }
        presentation.remove(removal.options)
    }

    func announce(_ removal: ViewRemoval, by initiator: ViewRouteInitiator) {
        // The view's own route announces the removal of a revealed view.
        guard !removal.isAnnounced, !(presentation is RevealedView), let destination else { return }
        removal.isAnnounced = true
        notify(.willRemove, destination, by: initiator)
    }

    /// Ends a removal that was cancelled: the view stays.
    func cancelRemoval(_ removal: ViewRemoval, _ refusal: ViewRouteRefusal?) {
        self.removal = nil
        leave(removal) {
            change(to: .routed)
            if removal.isAnnounced, let destination { notify(.didCancelRemoval, destination, by: removal.initiator) }
            if removal.initiator == .router {
                failRemoval(
                    routeError(refusal ?? .refused("its host has cancelled the removal"), doing: "removed"),
                    removal.handlers)
            }
            callSettlers()
        }
    }

    /// Ends the route's presentation after the view was removed.
    func didRemove(by initiator: ViewRouteInitiator) {
        let removal = removal
        // Kept until all handlers have been called.
        let destination = destination
        let kind = kind
        let isRevealed = presentation is RevealedView
        let steps = steps
        // The followers and settlers of this presentation: a handler may begin the next one.
        let (followers, settlers) = (followers, settlers)
        self.followers = []
        self.settlers = []
        self.removal = nil
        let pendingRemoval = takePendingRemoval()
        presentation = nil
        transition = nil
        ShownViews.remove(self)
        let isByRouter = removal?.initiator == .router
        let notify = { [self] in
            change(to: .removed)
            if !isRevealed {
                registry.views.notify(
                    ViewRouteEvent(.didRemove, destination, as: kind, by: initiator, of: self), hooked)
            }
            if let pendingRemoval {
                succeed(pendingRemoval.handlers)
            } else if isByRouter {
                succeed(removal?.handlers ?? [])
            } else if client?.removed(isExternal: true) ?? true {
                [client?.takeRemovalHandlers()].compactMap { $0 }.succeed()
            }
            for follower in followers { follower.notify(initiator) }
            for settler in settlers { settler() }
            if state == .removed { forget() }
            leaveScopesIfOver()
            if isByRouter { steps?.didEnd(.removeRoute, nil) }
            let leaks = registry.views.leaks
            if leaks.isInUse, let destination, !isRevealed, (try? info.traits)?.isWatchedForLeaks() ?? true {
                leaks.watch(destination, of: key)
            }
        }
        guard let removal, isByRouter else { return notify() }
        if removal.stage == .waiting { _ = host?.transitions.withdraw(removal) }
        leave(removal, notify)
    }

    /// Reports the success of a removal that was requested.
    func succeed(_ handlers: [ViewRouteHandlers<Void>]) {
        if client?.removed(isExternal: false) ?? true { handlers.succeed() }
    }

    private func failRemoval(_ error: RouteError, _ handlers: [ViewRouteHandlers<Void>]) {
        self.error = error
        var isDelivered = client?.removalFailed(error) ?? false
        for case let failed? in handlers.map(\.failed) {
            failed(.removeRoute, error)
            isDelivered = true
        }
        registry.report(.removeRoute, error, isDelivered: isDelivered, of: .view(self, key))
    }
}

/// Waits for the removal of a view.
@MainActor private final class ViewRemovalWait {
    private var continuation: CheckedContinuation<ViewRouteInitiator?, Never>?
    private var end: ViewRouteInitiator??

    func outcome() async -> ViewRouteInitiator? {
        if let end { return end }
        return await withCheckedContinuation { continuation = $0 }
    }

    func end(_ initiator: ViewRouteInitiator?) {
        guard end == nil else { return }
        end = .some(initiator)
        continuation?.resume(returning: initiator)
        continuation = nil
    }
}
