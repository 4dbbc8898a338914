// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Whether the route can be removed now.
    public var canRemove: Bool { reasonNotToRemove == nil }

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
        return work.reasonNotToRemove(destination) ?? presentation.refusalToRemove?.reason
    }

    /// Removes the view.
    ///
    /// - Parameters:
    ///   - successHandler: Called for this removal only, after the handlers of the removal configuration.
    ///   - errorHandler: Called for this removal only, after the handlers of the removal configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        let listens = successHandler != nil || errorHandler != nil
        remove(listens ? ViewRouteHandlers(succeeded: { successHandler?() }, failed: errorHandler) : nil)
    }

    /// Removes the view, and returns when its transition has ended.
    ///
    /// Cancelling the task does not stop a removal that has begun.
    ///
    /// - Throws: `RouteError`.
    public func remove() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            removeRoute(
                successHandler: { continuation.resume() },
                errorHandler: { _, error in continuation.resume(throwing: error) })
        }
    }

    /// Waits until no removal is in progress.
    func settle() async {
        guard state == .removing else { return }
        await withCheckedContinuation { continuation in settlers = settlers + [{ continuation.resume() }] }
    }

    /// Waits until the view is removed, and returns the origin of the removal. Also waits for a route that is still being
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

    /// - Parameter options: The options of another route that has revealed the view; nil for this route's own.
    func remove(_ once: ViewRouteHandlers?, options: ViewRemoveOptions? = nil) {
        if state == .removing || state == .routing {
            // Reported to this call's handlers only, since the current action has its own handlers.
            let reason = reasonNotToRemove ?? ""
            refuse(.removeRoute, .actionFailed(failure("\(key) cannot be removed: \(reason)")), once)
            return
        }
        if let reason = reasonNotToRemove {
            // The destination was deallocated: there is nothing left to remove.
            if state == .routed, destination == nil {
                work.forget()
                change(to: .removed)
            }
            failRemoval(
                .actionFailed(failure("\(key) cannot be removed: \(reason)")), work.takeRemovalPerformer(), once)
            return
        }
        let removal = ViewRemoval(self, by: .router, once)
        self.removal = removal
        change(to: .removing)
        let ownOptions = work.willRemove()
        removal.options = options ?? ownOptions
        // A handler may have closed the window.
        guard self.removal === removal, let presentation else { return }
        // A revealed view belongs to another route, which takes the turn.
        if let host, !(presentation is RevealedView) {
            host.transitions.enter(removal, waits: isNotifying)
        } else {
            beginRemoval(removal)
        }
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

    func announce(_ removal: ViewRemoval, by origin: ViewRouteInitiator) {
        // The view's own route announces the removal of a revealed view.
        guard !removal.isAnnounced, !(presentation is RevealedView), let destination else { return }
        removal.isAnnounced = true
        notify(.willRemove, consume destination, by: origin)
    }

    /// Ends a removal that was cancelled: the view stays.
    func cancelRemoval(_ removal: ViewRemoval, _ refusal: ViewRouteRefusal?) {
        self.removal = nil
        leave(removal) {
            change(to: .routed)
            if removal.isAnnounced, let destination { notify(.didCancelRemoval, destination, by: removal.origin) }
            if removal.origin == .router {
                failRemoval(
                    routeError(refusal ?? .refused("its host has given it up"), doing: "removed"),
                    removal.performer, removal.once)
            }
            tellSettlers()
        }
    }

    private func tellSettlers() {
        let settlers = settlers
        self.settlers = []
        for settler in settlers { settler() }
    }

    /// Ends the route's presentation after the view was removed.
    func hasBeenRemoved(by origin: ViewRouteInitiator) {
        let removal = removal
        // Kept until all handlers have been called.
        let destination = destination
        let kind = kind
        let isRevealed = presentation is RevealedView
        let server = server
        self.server = nil
        // The followers and settlers of this presentation: a handler may begin the next one.
        let (followers, settlers) = (followers, settlers)
        self.followers = []
        self.settlers = []
        self.removal = nil
        presentation = nil
        transition = nil
        ShownViews.remove(self)
        let tell = { [self] in
            change(to: .removed)
            if !isRevealed {
                registry.views.notify(
                    ViewRouteEvent(.didRemove, destination, as: kind, by: origin, of: self), hooked)
            }
            work.removed(isExternal: removal?.origin != .router, removal?.performer, removal?.once)
            for follower in followers { follower.tell(origin) }
            for settler in settlers { settler() }
            if state == .removed { work.forget() }
            if removal?.origin == .router { server?.didSucceed(.removeRoute) }
            let leaks = registry.views.leaks
            if leaks.isInUse, let destination, !isRevealed, (try? work.traits)?.isWatchedForLeaks() ?? true {
                leaks.watch(destination, of: key)
            }
        }
        guard let removal, removal.origin == .router else { return tell() }
        if removal.stage == .waiting { _ = host?.transitions.withdraw(removal) }
        leave(removal, tell)
    }

    private func leave(_ removal: ViewRemoval, _ tell: () -> Void) { leave(removal.tookTurn, tell) }

    private func failRemoval(
        _ error: RouteError, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?
    ) {
        self.error = error
        let isDelivered = work.removalFailed(error, performer, once)
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

    func end(_ origin: ViewRouteInitiator?) {
        guard end == nil else { return }
        end = .some(origin)
        continuation?.resume(returning: origin)
        continuation = nil
    }
}
