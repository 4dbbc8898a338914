// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Receives an event from a host. The events that a host reports from inside `perform` wait until it returns.
    func receive(_ event: ViewPresentationEvent, from transition: ViewTransition) {
        guard transition === self.transition else { return reportUnbalanced(event) }
        guard earlyEvents == nil else {
            earlyEvents?.append(event)
            return
        }
        asPerformed { handle(event) }
    }

    /// Receives an event of the revealed view from its own route.
    func receive(_ event: ViewPresentationEvent, from revealed: RevealedView) {
        guard presentation === revealed else { return }
        asPerformed { handle(event) }
    }

    private func handle(_ event: ViewPresentationEvent) {
        if let performance { return handle(event, during: performance) }
        switch (event, state) {
        case (.willRemove(let initiator), .routed):
            let removal = ViewRemoval(self, by: initiator, nil)
            removal.stage = .moving
            self.removal = removal
            change(to: .removing)
            announce(removal, by: initiator)
        case (.willRemove(let initiator), .removing):
            // The user begins to remove a view that a router waits to remove.
            if let removal { announce(removal, by: initiator) }
        case (.removalCancelled(let refusal), .removing):
            guard let removal else { return reportUnbalanced(event) }
            guard removal.stage == .moving else {
                // The user has cancelled the removal of a view that a router waits to remove.
                removal.isAnnounced = false
                if let destination { notify(.didCancelRemoval, destination, by: .user) }
                return
            }
            cancelRemoval(removal, refusal)
        case (.dismissalAttempted, .routed), (.dismissalAttempted, .removing):
            notifyOfDismissalAttempt()
        case (.removed(let initiator), .routed), (.removed(let initiator), .removing):
            didRemove(by: initiator)
        default:
            reportUnbalanced(event)
        }
    }

    private func handle(_ event: ViewPresentationEvent, during performance: ViewPerformance) {
        switch event {
        case .performed:
            // The transition of an external view must begin first.
            guard let presentation else { return reportUnbalanced(event) }
            guard performance.prepared != nil else {
                let refusal = ViewRouteRefusal.segueNotPerformed("no view was handed over to be prepared")
                return fail(performance, routeError(refusal, doing: "shown"))
            }
            guard comesToFront(performance), !presentation.isInFront else { return succeed(performance) }
            bringToFront(presentation, performance)
        case .failed(let refusal):
            fail(performance, routeError(refusal, doing: "shown"))
        case .removed(let initiator):
            let remover =
                switch initiator {
                case .router: "a router"
                case .user: "the user"
                case .code: "other code"
                case .release: "the end of its window"
                }
            let refusal = performance.refusal ?? .refused("it was removed by \(remover) on its way")
            fail(performance, routeError(refusal, doing: "shown"))
        case .removalCancelled where performance.refusal != nil:
            // The view can neither come to the front nor leave its place.
            succeed(performance)
        case .willRemove, .removalCancelled, .dismissalAttempted:
            reportUnbalanced(event)
        }
    }

    /// Returns whether the view must be in front when the route succeeds.
    private func comesToFront(_ performance: ViewPerformance) -> Bool {
        guard let plan = performance.plan, !plan.isCustom, plan.revealed == nil else { return false }
        return plan.options.bringsToFront ?? (url != nil)
    }

    /// Lets the host remove what covers the view, and select its tabs.
    private func bringToFront(_ presentation: any ViewPresentation, _ performance: ViewPerformance) {
        presentation.reveal(animated: performance.plan?.options.animated ?? true) { [self] refusal in
            guard self.performance === performance else { return }
            asPerformed {
                guard let refusal else { return succeed(performance) }
                performance.refusal = refusal
                presentation.remove(ViewRemoveOptions())
            }
        }
    }

    private func notifyOfDismissalAttempt() {
        guard let destination else { return }
        let handler = transition?.dismissalAttemptHandler
        (destination as? any DismissalGuarding)?.userDidAttemptDismissal()
        notify(.didAttemptDismissal, destination, by: .user)
        handler?()
    }

    private func reportUnbalanced(_ event: ViewPresentationEvent) {
        let error = makeError(
            .unbalancedTransition, "\(host?.name ?? "a host") tells `\(event)` of \(key), which is \(state)",
            hint: "this is a defect of the host: see ViewRouteHost for the order of events")
        registry.report(.performRoute, error, isDelivered: false, of: .view(self, key))
    }
}
