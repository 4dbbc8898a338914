// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// The reason why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? {
        switch state {
        case .unrouted: return "the route has not been performed"
        case .routing: return "the route is being performed"
        case .removing: return "the route is being removed already"
        case .removed: return "the route has been removed"
        case .routed: break
        }
        guard let destination else { return ViewRouteRefusal.destinationHasGone.reason }
        guard let presentation else { return "the destination was only made, not shown" }
        return steps?.reasonNotToRemove(destination) ?? presentation.refusalToRemove?.reason
    }

    /// Removes the view.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated. Defaults to true.
    ///   - completion: Called once with the outcome.
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
        if state == .removing || state == .routing {
            // Reported to this call's handlers only, since the current action has its own handlers.
            let reason = reasonNotToRemove ?? ""
            return refuse(
                .removeRoute, .actionFailed(failure("\(key) cannot be removed: \(reason)")), handlers?.failed)
        }
        if let reason = reasonNotToRemove {
            // The destination was deallocated: there is nothing left to remove.
            if state == .routed, destination == nil {
                forget()
                change(to: .removed)
            }
            return failRemoval(
                .actionFailed(failure("\(key) cannot be removed: \(reason)")),
                [client?.takeRemovalHandlers(), handlers].compactMap { $0 })
        }
        let removal = ViewRemoval(self, by: .router, handlers)
        self.removal = removal
        change(to: .removing)
        removal.options.animated = animated
        removal.options.removingChildViewHandler = transition?.removingChildViewHandler
        if let options = client?.willRemove(self) { removal.options = options }
        // A handler may have closed the window.
        guard self.removal === removal, let presentation else { return }
        // A revealed view belongs to another route, which takes the turn.
        if let host, !(presentation is RevealedView), !host.transitions.enter(removal, waits: isNotifying) { return }
        beginRemoval(removal)
    }

    /// Begins a removal once the host is free for it.
    func beginRemoval(_ removal: ViewRemoval) {
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
            if client?.removed(isExternal: !isByRouter) ?? true {
                (isByRouter ? removal?.handlers ?? [] : [client?.takeRemovalHandlers()].compactMap { $0 }).succeed()
            }
            for follower in followers { follower.notify(initiator) }
            for settler in settlers { settler() }
            if state == .removed { forget() }
            leaveScopesIfOver()
            if isByRouter { steps?.didEnd(.removeRoute, nil) }
            let leaks = registry.views.leaks
            if leaks.isInUse, let destination, !isRevealed, (try? request.traits)?.isWatchedForLeaks() ?? true {
                leaks.watch(destination, of: key)
            }
        }
        guard let removal, isByRouter else { return notify() }
        if removal.stage == .waiting { _ = host?.transitions.withdraw(removal) }
        leave(removal, notify)
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
