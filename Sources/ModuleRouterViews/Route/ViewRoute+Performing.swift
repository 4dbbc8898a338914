// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// The reason why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? {
        if let reason = reasonOfState { return reason }
        do {
            _ = try plan()
            return nil
        } catch {
            return routeError(error, doing: "shown").failure.reason
        }
    }

    private var reasonOfState: String? {
        switch state {
        case .unrouted, .removed: nil
        case .routed: presentation == nil ? nil : "its destination is shown already"
        case .routing: "it is being performed already"
        case .removing: "it is being removed"
        }
    }

    /// Performs the route: plans, asks the interceptors, makes the destination, and lets the host show it.
    ///
    /// - Parameter existing: The view, if it exists already.
    /// - Returns: The performance, which may have ended; nil if the route cannot be performed in its state.
    @discardableResult
    func perform(
        _ action: RouteAction, existing: AnyObject? = nil, _ once: ViewRouteHandlers? = nil
    ) -> ViewPerformance? {
        if let reason = reasonOfState {
            refuse(action, reason, once)
            return nil
        }
        let performance = ViewPerformance(self, action, previous: state, existing: existing, once)
        self.performance = performance
        redirected = nil
        surrounding = ViewRouteInterceptor.active
        change(to: .routing)
        // A handler may have cancelled the route.
        guard self.performance === performance else { return performance }
        begin(performance)
        return performance
    }

    private func begin(_ performance: ViewPerformance) {
        do {
            let plan = try checkedPlan(performance)
            let interceptors =
                plan.kind == .makeDestination
                ? [] : try registry.views.interceptors(and: work.traits.interceptors)
            guard interceptors.isEmpty else {
                decide(performance, interceptors)
                return
            }
            try make(performance, plan)
        } catch {
            fail(performance, routeError(error, doing: "shown"))
        }
    }

    /// Prepares a view that is shown without the route, now or later.
    func prepare(existing view: AnyObject, _ once: ViewRouteHandlers? = nil) {
        if let reason = reasonOfState { return refuse(.prepareDestination, reason, once) }
        let performance = ViewPerformance(self, .prepareDestination, previous: state, existing: view, once)
        self.performance = performance
        change(to: .routing)
        guard self.performance === performance else { return }
        do {
            let made = try work.adopt(view, isExternal: false, for: self)
            if commit(made, to: performance) { succeed(performance) }
        } catch {
            fail(performance, routeError(error, doing: "prepared"))
        }
    }

    /// Returns the plan, unless it is already known that it cannot be carried out.
    private func checkedPlan(_ performance: ViewPerformance) throws -> ViewPlan {
        let plan = try plan()
        if plan.kind == .makeDestination {
            guard performance.existing == nil else {
                throw RouteError.invalidConfiguration(
                    failure(
                        "\(key) is there already, and makeDestination shows no view",
                        hint: "prepare(destination:) prepares a destination that is shown by other means"))
            }
        } else if plan.askedAtTurn == nil, plan.options.whenBusy != .waits, !needsNoTurn(plan) {
            throw ViewRouteRefusal.alreadyActive("another transition is going on")
        }
        return plan
    }

    /// Continues after the interceptors have let the route proceed.
    func proceed(_ performance: ViewPerformance) {
        guard self.performance === performance else { return }
        do {
            try make(performance, checkedPlan(performance))
        } catch {
            fail(performance, routeError(error, doing: "shown"))
        }
    }

    private func make(_ performance: ViewPerformance, _ plan: ViewPlan) throws {
        endRedirections()
        if let made = try made(performance, plan) {
            guard commit(made, to: performance) else { return }
            if plan.revealed == nil { performance.view = try wrapped(made, plan.options.container) }
            // The wrapper closure may have cancelled the route too.
            guard self.performance === performance else { return }
        }
        guard plan.kind != .makeDestination, let host else {
            succeed(performance)
            return
        }
        performance.plan = plan
        performance.stage = .waiting
        let transitions = host.transitions
        if transitions.isBusy, needsNoTurn(plan) {
            beginTransition(performance)
        } else {
            transitions.enter(performance)
        }
    }

    private func needsNoTurn(_ plan: ViewPlan) -> Bool {
        guard !plan.isCustom, plan.revealed == nil, let host, let source else { return false }
        return host.needsNoTurn(toShow: plan.kind, from: source)
    }

    /// Returns the new or existing destination, prepared; nil if a segue makes it.
    private func made(_ performance: ViewPerformance, _ plan: ViewPlan) throws -> MadeView? {
        if let revealed = plan.revealed, let view = revealed.destination {
            // The view still belongs to the other route, through which it removes itself.
            return try work.adopt(view, isExternal: false, for: revealed)
        }
        if let existing = performance.existing { return try work.adopt(existing, isExternal: false, for: self) }
        return plan.kind == .performSegue ? nil : try work.make(for: self)
    }

    private func wrapped(_ made: MadeView, _ container: ViewRouteContainer?) throws -> AnyObject {
        guard let container, let host else { return made.view }
        let view = made.view
        switch container {
        case .navigation:
            guard let container = host.makeNavigationContainer(around: view) else {
                throw ViewRouteRefusal.invalidContainer("\(host.name) has no navigation container")
            }
            return container
        case .wrapper(let wrap):
            let container = wrap(view)
            guard (container as? any ViewRouteWrapper)?.holds(view) ?? host.container(container, holds: view) else {
                throw ViewRouteRefusal.invalidContainer(
                    "the wrapper, a \(TypeSpelling.name(of: type(of: container))), does not contain it")
            }
            return container
        }
    }

    /// Makes a prepared view the route's destination. Returns false if the route was cancelled during the preparation.
    func commit(_ made: MadeView, to performance: ViewPerformance) -> Bool {
        guard self.performance === performance else { return false }
        performance.made = made
        destination = made.view
        work.commit(made)
        return true
    }

    // MARK: In its turn

    /// Begins the transition once the host is free for it.
    func beginTransition(_ performance: ViewPerformance) {
        performance.stage = .moving
        guard let host, let source, source.currentHost === host, let plan = performance.plan else {
            hostHasGone(performance)
            return
        }
        if let revealed = plan.revealed, !revealed.isStanding(in: host) { return beginAnew(performance, host) }
        do {
            // Other transitions may have run since the host was asked.
            if plan.askedAtTurn != host.transitions.turns - 1,
                let refusal = refusal(of: plan, in: host, from: source)
            {
                throw refusal
            }
            let transition = ViewTransition(plan.kind, plan.options, view: performance.view.take(), of: self)
            self.transition = transition
            announce(performance)
            earlyEvents = EarlyViewEvents()
            let presentation =
                if let revealed = plan.revealed {
                    try RevealedView(revealed, transition)
                } else if plan.isCustom {
                    try presented(by: transition)
                } else {
                    try host.perform(transition, from: source)
                }
            transition.hasBegun()
            self.presentation = presentation
            if let events = earlyEvents.take() { handleEarly(events, from: transition) }
        } catch {
            earlyEvents = nil
            fail(performance, routeError(error, doing: "shown"))
        }
    }

    private func presented(by transition: ViewTransition) throws -> any ViewPresentation {
        guard let destination else { throw ViewRouteRefusal.destinationHasGone }
        return try work.present(destination, by: transition)
    }

    /// Plans again, since the view to reveal was removed in the meantime.
    private func beginAnew(_ performance: ViewPerformance, _ host: any ViewRouteHost) {
        performance.made = nil
        performance.tookTurn = false
        performance.stage = .deciding
        host.transitions.leave { proceed(performance) }
    }

    /// Notifies hooks and observers once that the view is about to be shown, as soon as it is prepared.
    private func announce(_ performance: ViewPerformance) {
        // A revealed view is shown already and was announced by its own route.
        guard !performance.isAnnounced, performance.plan?.revealed == nil, let destination else { return }
        performance.isAnnounced = true
        notifyWillPerform(consume destination, by: .router)
    }

    /// Prepares a view that a segue has made.
    func prepare(madeBySegue view: AnyObject) throws {
        guard let performance, transition?.kind == .performSegue, performance.existing == nil else {
            throw RouteError.segueNotPerformed(failure("\(key) is not being shown by a segue"))
        }
        do {
            let made = try work.adopt(view, isExternal: true, for: self)
            guard commit(made, to: performance) else { return }
        } catch RouteError.invalidConfiguration(var failure) {
            failure.hint = "let the segue lead to what the provider makes"
            throw RouteError.segueNotPerformed(failure)
        }
        announce(performance)
    }

    func hostHasGone(_ performance: ViewPerformance) {
        fail(
            performance,
            .invalidSource(failure("\(key) could not be shown: its source has left the window, or has gone")))
    }
}
