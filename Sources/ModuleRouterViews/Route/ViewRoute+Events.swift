// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Receives an event from a host.
    func receive(_ event: ViewPresentationEvent, from transition: ViewTransition) {
        guard transition === self.transition else {
            unbalanced(event)
            return
        }
        guard var events = earlyEvents else { return asPerformed { handle(event) } }
        events.append(event)
        earlyEvents = events
    }

    /// Receives an event of the revealed view from its own route.
    func receive(_ event: ViewPresentationEvent, from revealed: RevealedView) {
        guard presentation === revealed else { return }
        asPerformed { handle(event) }
    }

    private func handle(_ event: ViewPresentationEvent) {
        if let performance {
            handle(event, during: performance)
            return
        }
        switch (event, state) {
        case (.willRemove(let origin), .routed):
            let removal = ViewRemoval(self, by: origin, nil)
            removal.stage = .moving
            self.removal = removal
            change(to: .removing)
            announce(removal, by: origin)
        case (.willRemove(let origin), .removing):
            // The user begins to remove a view that a router waits to remove.
            if let removal { announce(removal, by: origin) }
        case (.removalCancelled(let refusal), .removing):
            guard let removal else { return unbalanced(event) }
            guard removal.stage == .moving else {
                // The user has cancelled the removal of a view that a router waits to remove.
                removal.isAnnounced = false
                if let destination { notify(.didCancelRemoval, destination, by: .user) }
                return
            }
            cancelRemoval(removal, refusal)
        case (.removed(let origin), .routed), (.removed(let origin), .removing):
            hasBeenRemoved(by: origin)
        default:
            unbalanced(event)
        }
    }

    /// Handles the events that a host reported from inside `perform`.
    func handleEarly(_ events: EarlyViewEvents, from transition: ViewTransition) {
        if let first = events.first { handleEarly(first, from: transition) }
        for event in events.others { handleEarly(event, from: transition) }
    }

    private func handleEarly(_ event: ViewPresentationEvent, from transition: ViewTransition) {
        if transition === self.transition { handle(event) } else { unbalanced(event) }
    }

    private func handle(_ event: ViewPresentationEvent, during performance: ViewPerformance) {
        switch event {
        case .performed:
            // The transition of an external view must begin first.
            guard presentation != nil else { return unbalanced(event) }
            guard performance.made != nil else {
                let refusal = ViewRouteRefusal.segueNotPerformed("no view was handed over to be prepared")
                return fail(performance, routeError(refusal, doing: "shown"))
            }
            succeed(performance)
        case .failed(let refusal):
            fail(performance, routeError(refusal, doing: "shown"))
        case .removed(let origin):
            let by =
                switch origin {
                case .router: "a router"
                case .user: "the user"
                case .code: "other code"
                case .release: "the end of its window"
                }
            fail(
                performance, routeError(ViewRouteRefusal.refused("it was removed by \(by) on its way"), doing: "shown"))
        case .willRemove, .removalCancelled:
            unbalanced(event)
        }
    }

    private func unbalanced(_ event: ViewPresentationEvent) {
        let error = RouteError.unbalancedTransition(
            failure(
                "\(host?.name ?? "a host") tells `\(event)` of \(key), which is \(state)",
                hint: "a defect of the host: see ViewRouteHost for what follows what"))
        registry.report(.performRoute, error, isDelivered: false, of: .view(self, key))
    }
}

/// The events that a host reported from inside `perform`. Usually there is one, which needs no array.
struct EarlyViewEvents {
    private(set) var first: ViewPresentationEvent?
    private(set) var others: [ViewPresentationEvent] = []

    mutating func append(_ event: ViewPresentationEvent) {
        if first == nil { first = event } else { others.append(event) }
    }
}
