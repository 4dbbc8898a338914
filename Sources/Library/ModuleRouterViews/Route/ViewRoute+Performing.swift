// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// The reason why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? {
        if let reason = reasonOfState { return reason }
        if let reasonOfScope { return reasonOfScope }
        do {
            _ = try plan()
            return nil
        } catch {
            return routeError(error, doing: "shown").reason
        }
    }

    private var reasonOfState: String? {
        if pendingPerformance != nil { return "it is being performed already" }
        return switch state {
        case .unrouted, .removed, .removing: nil
        case .routed: presentation == nil || pendingRemoval != nil ? nil : "its destination is shown already"
        case .routing: pendingRemoval == nil ? "it is being performed already" : nil
        }
    }

    /// Performs the route again, for example after its removal. Another view is made. If the view is on its way out, the route is
    /// performed when it has gone, in the order of the requests.
    ///
    /// - Parameter completion: Called once with the view.
    public func perform(completion: ((Result<AnyObject, RouteError>) -> Void)? = nil) {
        perform(.performRoute, ViewRouteHandlers(completion) { $0.view })
    }

    /// Performs the route: plans, asks the interceptors, makes the view, and lets the host show it. A client may also have a
    /// view prepared that is shown without the route.
    ///
    /// - Parameter existing: The view, if it exists already.
    /// - Returns: The performance, which may have ended; nil if the route cannot be performed in its state.
    @discardableResult
    package func perform(
        _ action: RouteOperation, existing: AnyObject? = nil, _ handlers: ViewRouteHandlers<PreparedView>? = nil
    ) -> ViewPerformance? {
        if let reason = reasonOfState {
            refuse(action, reason, handlers)
            return nil
        }
        let performance = ViewPerformance(self, action, existing: existing, handlers)
        redirected = nil
        if state == .removing || pendingRemoval != nil {
            performance.stage = .pending
            performance.context = (ViewScopes(naming: path.scope, from: path.source, in: host), ViewInterceptor.active)
            pendingPerformance = performance
            takeTurn(performance)
        } else {
            self.performance = performance
            surrounding = ViewInterceptor.active
            findScopes()
            inScopes { begin(performance) }
        }
        return performance
    }

    /// Begins a pending performance in its turn, when the view has gone.
    func beginPending(_ performance: ViewPerformance) {
        guard pendingPerformance === performance else { return leave(performance) {} }
        guard self.performance == nil, removal == nil, pendingRemoval == nil else {
            return waitUntilSettled(performance)
        }
        pendingPerformance = nil
        guard state != .routed || presentation == nil else {
            // The view was not removed.
            return leave(performance) { refuse("its destination is shown already", performance) }
        }
        self.performance = performance
        performance.previous = state
        performance.stage = .deciding
        if let context = performance.context {
            findScopes(context.scopes)
            surrounding = context.surrounding
        }
        asPerformed { begin(performance) }
    }

    /// Lets a pending job wait for its turn, in the order of the requests.
    func takeTurn(_ job: any ViewTransitionJob) {
        guard job === pendingRemoval || job === pendingPerformance else { return }
        guard let host else {
            // The window has gone, and with it the order of its requests.
            if performance == nil, removal == nil { return job.begin() }
            return settlers.append { [weak self] in self?.takeTurn(job) }
        }
        if host.transitions.enter(job, waits: isNotifying) { job.begin() }
    }

    /// Gives back the turn of a pending job until the current action, which needs no turn, has ended.
    func waitUntilSettled(_ job: any ViewTransitionJob) {
        settlers.append { [weak self] in self?.takeTurn(job) }
        leave(job) {}
    }

    private func begin(_ performance: ViewPerformance) {
        change(to: .routing)
        // A handler may have cancelled the route.
        guard self.performance === performance else { return }
        let isShown = performance.action != .prepareDestination
        do {
            if reasonOfScope != nil { throw endOfScope("it was performed") }
            joinScopes(performance)
            guard self.performance === performance else { return }
            let plan = try isShown ? checkedPlan(performance) : .prepare
            let interceptors = try plan.isShown ? registry.views.interceptors(and: info.traits.interceptor) : []
            if interceptors.isEmpty { return try makeAndShow(performance, plan) }
            // The interceptors receive the configuration.
            _ = try request
            performance.decision = ViewDecision(performance, interceptors)
            // The route joins the order again when the interceptors have let it proceed.
            if performance.turn != nil { leave(performance) {} }
        } catch {
            fail(performance, routeError(error, doing: isShown ? "shown" : "prepared"))
        }
    }

    /// Returns the plan, unless it is already known that it cannot be carried out.
    private func checkedPlan(_ performance: ViewPerformance) throws -> ViewPlan {
        let plan = try plan()
        if plan.kind == .makeDestination {
            guard performance.existing == nil else {
                throw makeError(
                    .invalidConfiguration, "\(key) exists already, and makeDestination shows no view",
                    hint: "show it by another path")
            }
        } else if plan.askedAtTurn == nil, plan.options.failsWhenBusy, performance.turn == nil, !needsNoTurn(plan) {
            throw ViewRouteRefusal.alreadyActive("another transition is running")
        }
        return plan
    }

    /// Continues after the interceptors have let the route proceed.
    func proceed(_ performance: ViewPerformance) {
        guard self.performance === performance else { return }
        do {
            try inScopes { try makeAndShow(performance, checkedPlan(performance)) }
        } catch {
            inScopes { fail(performance, routeError(error, doing: "shown")) }
        }
    }

    private func makeAndShow(_ performance: ViewPerformance, _ plan: ViewPlan) throws {
        endRedirections()
        guard plan.isShown, let host else {
            guard try prepare(performance, plan) else { return }
            return succeed(performance)
        }
        performance.plan = plan
        if let turn = performance.turn, turn !== host.transitions { leave(performance) {} }
        // Whether a view is revealed or made is decided in the turn of the route: a view may be on its way.
        let isDecided = plan.revealing == nil || performance.turn == nil && host.transitions.isFree
        if isDecided {
            guard try prepare(performance, plan) else { return }
        }
        performance.stage = .waiting
        if performance.turn != nil || host.transitions.isBusy && needsNoTurn(plan)
            || host.transitions.enter(performance)
        {
            beginTransition(performance)
        }
    }

    /// Makes and prepares the view of a plan, or prepares the view that it reveals.
    ///
    /// - Returns: Whether the route continues: its closures may have cancelled it.
    private func prepare(_ performance: ViewPerformance, _ plan: ViewPlan) throws -> Bool {
        var prepared: PreparedView?
        if let revealed = plan.revealed, let view = revealed.destination {
            // The view still belongs to the other route, through which it removes itself.
            prepared = try revealed.scopes.inner(of: scopes).run { try request.prepare(view, for: revealed) }
        } else if plan.kind != .performSegue || performance.existing != nil {
            // Otherwise the segue makes the view.
            prepared = try request.prepare(performance.existing, for: self)
        }
        guard let prepared else { return true }
        guard commit(prepared, to: performance, isOwn: plan.revealed == nil) else { return false }
        performance.content = plan.isShown && plan.revealed == nil ? try contained(prepared.view, plan) : nil
        // The wrapper closure may have cancelled the route too.
        return self.performance === performance
    }

    private func needsNoTurn(_ plan: ViewPlan) -> Bool {
        guard !plan.isCustom, plan.revealing == nil, let host, let source else { return false }
        return host.needsNoTurn(toShow: plan.kind, from: source)
    }

    /// Returns the object to show: the view, or the container around it.
    private func contained(_ view: AnyObject, _ plan: ViewPlan) throws -> AnyObject {
        guard let host else { return view }
        switch plan.options.container {
        case nil:
            return hosted(view, plan.kind, in: host)
        case .navigation:
            guard let container = host.makeNavigationContainer(around: hosted(view, .push, in: host)) else {
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

    /// Returns the view or, for a host of another toolkit, the container that the view makes.
    private func hosted(_ view: AnyObject, _ kind: ViewRouteKind, in host: any ViewRouteHost) -> AnyObject {
        guard host.needsContainer(around: view), let hostable = view as? any HostableView else { return view }
        return hostable.makeContainer(for: kind)
    }

    /// Makes a prepared view the route's destination. Returns false if the route was cancelled during the preparation.
    ///
    /// - Parameter isOwn: Whether no other route shows the view.
    func commit(_ prepared: PreparedView, to performance: ViewPerformance, isOwn: Bool = true) -> Bool {
        guard self.performance === performance else { return false }
        if isOwn, scopes.frame != nil { ScopedViewRegistry.add(self, showing: prepared.view) }
        performance.prepared = prepared
        destination = prepared.view
        held = prepared.hold(toRead: client != nil)
        steps = prepared.steps
        return true
    }

    // MARK: In its turn

    /// Begins the transition once the host is free for it.
    func beginTransition(_ performance: ViewPerformance) {
        // A host may have reported the end of its window when its queue was read.
        guard self.performance === performance else { return leave(performance) {} }
        guard let host, let source, source.currentHost === host else { return loseHost(performance) }
        do {
            if try planAgain(performance, in: host), let plan = performance.plan {
                discardPreparation(performance)
                guard try prepare(performance, plan) else { return }
            }
            guard let plan = performance.plan, let source = self.source else { return loseHost(performance) }
            performance.stage = .moving
            // Other transitions may have run since the host was asked.
            if plan.askedAtTurn != host.transitions.turns - 1, let refusal = refusal(of: plan, in: host, from: source) {
                throw refusal
            }
            let transition = ViewTransition(plan.kind, plan.options, view: performance.content.take(), of: self)
            self.transition = transition
            announce(performance)
            earlyEvents = []
            defer { earlyEvents = nil }
            presentation =
                if let revealed = plan.revealed {
                    try RevealedView(revealed, transition)
                } else if plan.isCustom {
                    try present(by: transition)
                } else {
                    try host.perform(transition, from: source)
                }
            transition.hasBegun()
            let events = earlyEvents.take() ?? []
            for event in events { receive(event, from: transition) }
        } catch {
            fail(performance, routeError(error, doing: "shown"))
        }
    }

    private func present(by transition: ViewTransition) throws -> any ViewPresentation {
        guard let destination, let steps else { throw ViewRouteRefusal.destinationHasGone }
        return try steps.present(destination, by: transition)
    }

    /// Drops the view that was prepared for another plan.
    private func discardPreparation(_ performance: ViewPerformance) {
        performance.prepared = nil
        performance.content = nil
        ScopedViewRegistry.remove(self)
    }

    /// Notifies observers and providers once that the view is about to be shown, as soon as it is prepared.
    private func announce(_ performance: ViewPerformance) {
        // A revealed view is shown already and was announced by its own route.
        guard !performance.isAnnounced, performance.plan?.revealed == nil, let destination else { return }
        performance.isAnnounced = true
        notifyWillPerform(destination, by: .router)
    }

    /// Prepares a view that a segue has made.
    func prepare(madeBySegue view: AnyObject) throws {
        guard let performance, transition?.kind == .performSegue, performance.existing == nil else {
            throw makeError(.segueNotPerformed, "\(key) is not being shown by a segue")
        }
        do {
            let prepared = try inScopes { try request.prepare(view, isExternal: true, for: self) }
            guard commit(prepared, to: performance) else { return }
        } catch let error as RouteError where error.code == .invalidConfiguration {
            throw makeError(
                .segueNotPerformed, error.reason, hint: "let the segue lead to what the provider makes",
                because: error.underlyingError)
        }
        announce(performance)
    }

    func loseHost(_ performance: ViewPerformance) {
        let error = makeError(
            .invalidSource, "\(key) could not be shown: its source has left the window or no longer exists")
        if !dropPending(performance, error) { fail(performance, error) }
    }
}
