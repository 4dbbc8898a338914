// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
package import ModuleRouterViews
import RouteClient

/// Windows and routes, with two independent records of their state: the view hierarchy and the events of the routers.
@MainActor package final class NavigationWorld<Window: WalkedWindow> {
    package typealias Screen = any WalkedScreenInput
    private typealias Router = ClientRoute<Screen>

    package struct Weak<Object: AnyObject> {
        package weak var object: Object?
    }

    private var windows: [Window]
    private var slots: [Router?] = Array(repeating: nil, count: 6)
    private var kept: [Window.Screen] = []
    private var depth = 0
    private var ledgers: [RouteLedger] = []
    private var ledgersByRoute: [ObjectIdentifier: RouteLedger] = [:]
    package private(set) var screens: [Weak<Window.Screen>] = []
    package private(set) var routes: [Weak<ViewRoute>] = []
    package private(set) var allWindows: [Weak<AnyObject>] = []
    private let requested: RequestedView<Screen, RouteConfiguration>
    private let guarded: RequestedView<Screen, RouteConfiguration>
    private let gate: WalkGate
    /// The pairs of actions that have occurred.
    private(set) var pairs: Set<NavigationPair> = []
    private var faultsOfReveals: [String] = []
    /// The removals of routes whose paths reveal.
    private var removalsOfReveals = 0

    init(
        _ requested: RequestedView<Screen, RouteConfiguration>,
        guarded: RequestedView<Screen, RouteConfiguration>, _ gate: WalkGate
    ) {
        self.requested = requested
        self.guarded = guarded
        self.gate = gate
        windows = []
        windows = [makeWindow(0), makeWindow(1)]
    }

    private func makeWindow(_ index: Int) -> Window {
        let window = Window.make(index)
        allWindows.append(Weak(object: window.object))
        return window
    }

    // MARK: Steps

    package func run(_ step: NavigationStep) async {
        WalkedScreens.made = { [unowned self] in
            if let screen = $0 as? Window.Screen { screens.append(Weak(object: screen)) }
        }
        WalkedScreens.areMade = step.variant % 11 != 0
        WalkedScreens.refuseRemoval = step.variant % 13 == 0
        let window = windows[step.window]
        notePairs(of: step)
        switch step.action {
        case .decide: await gate.open()
        case .perform: perform(step, on: nil)
        case .performExisting: perform(step, on: try? requested.destination())
        case .performAgain: performAgain(step)
        case .remove: remove(step)
        case .cancel: slots[slot(step)]?.cancel()
        case .forgetRouter: slots[step.slot] = nil
        case .keepDestination: keepDestination(step)
        case .removeByHand:
            if let screen = shownScreens.element(step.source) { window.removeByHand(screen) }
        case .advance: await window.advance()
        case .finish: await window.finishTransitions()
        case .goBack, .beginSwipeBack, .beginSwipeDown, .tapOutside, .releaseSwipe, .closeWindow, .dropWindow,
            .pushByHand, .presentByHand, .popToRootByHand, .dismissByHand:
            window.act(step.action, animated: step.variant % 2 == 0)
            if step.action == .closeWindow || step.action == .dropWindow {
                windows[step.window] = makeWindow(step.window)
            }
        }
    }

    /// Every screen in a window that a route has shown.
    private var shownScreens: [Window.Screen] {
        screens.compactMap(\.object).filter { screen in windows.contains { $0.contains(screen) } }
    }

    private func source(_ step: NavigationStep) -> (any ViewRouteSource)? {
        switch step.source {
        case 0: nil
        case 1: Window.makeScreen()
        case 2...5: windows[step.window].root
        default: shownScreens.element(step.source) ?? windows[step.window].root
        }
    }

    private func path(_ step: NavigationStep) -> ViewRoutePath {
        let source = source(step)
        var path: ViewRoutePath =
            switch step.variant / 2 % 12 {
            case 0...3: .push(from: source)
            case 4, 5: .presentModally(from: source)
            case 6: .presentAsSheet(from: source)
            case 7: .presentAsPopover(from: source, anchor: windows[step.window].anchor)
            case 8: .addAsChild(from: source)
            case 9: .custom(from: source)
            case 10: .reveal(orElse: .show(from: source))
            default: .showDetail(from: source)
            }
        path.options.animated = step.variant % 2 == 0
        path.options.failsWhenBusy = step.variant % 5 == 0
        if step.variant % 7 == 0 { path.options.container = .navigation }
        return path
    }

    // MARK: Pairs

    /// Notes the actions that are in progress when a step requests another one.
    private func notePairs(of step: NavigationStep) {
        let requests: [NavigationPair.Request] =
            switch step.action {
            case .perform: [path(step).kind == .reveal ? .reveal : .perform]
            case .remove: [.remove]
            case .performAgain: [.performAgain]
            case .cancel: [.cancel]
            case .closeWindow, .dropWindow: [.closeWindow]
            case .goBack, .beginSwipeBack, .beginSwipeDown, .tapOutside: [.gesture]
            default: []
            }
        guard let request = requests.first else { return }
        for ledger in ledgers {
            guard let route = ledger.route, let progress = ledger.progress(of: route) else { continue }
            switch request {
            case .remove, .performAgain, .cancel:
                guard slots[slot(step)]?.route === route else { continue }
            case .perform, .reveal, .closeWindow, .gesture:
                guard let host = route.host, windows[step.window].object === host else { continue }
            }
            pairs.insert(NavigationPair(progress: progress, request: request))
        }
    }

    /// A reveal finds a shown screen if there is one in the window. A child may have appeared with the new screen.
    private func checkReveal(_ route: ViewRoute, _ path: ViewRoutePath) {
        guard path.kind == .reveal, route.kind != .reveal, let host = route.host else { return }
        let others = routes.compactMap(\.object).filter { other in
            other !== route && other.host === host && other.state == .routed && other.presentation?.isStanding == true
                && other.presentation?.kind != .reveal && other.presentation?.kind != .addAsChild
                && other.destination.map { isInPlace($0) } == true
        }
        if !others.isEmpty { faultsOfReveals.append("a second screen is shown by a path that reveals") }
    }

    private func perform(_ step: NavigationStep, on existing: Screen?) {
        guard step.action == .perform || existing != nil else { return }
        let isGuarded = step.variant % 9 == 4
        let requested = isGuarded ? guarded : requested
        let path = path(step)
        let ledger = RouteLedger(isGuarded: isGuarded)
        ledgers.append(ledger)
        let first = ledger.beginPerform(in: .unrouted)
        let configure = { [unowned self] (configuration: RouteHandlers<Screen>) in
            configuration.stateNotifier = { ledger.changed(from: $0, to: $1) }
            configuration.successHandler = { [unowned self] _ in
                ledger.count("success")
                if let route = ledger.route { checkReveal(route, path) }
                react(step)
            }
            configuration.errorHandler = { _, _ in ledger.count("error") }
            configuration.completionHandler = { _, _, _, _ in ledger.count("completion") }
            configuration.performerSuccessHandler = { _ in ledger.endPerform(first, "success") }
            configuration.performerErrorHandler = { ledger.endPerform(first, "\($1)") }
        }
        let removing = { (configuration: RemovalHandlers<Screen>) in
            configuration.successHandler = { ledger.count("removal success") }
            configuration.errorHandler = { _, _ in ledger.count("removal error") }
        }
        // The ledger exists before the perform, so that it receives the first events.
        pending = ledger
        let router = requested.performWithClient(
            path: path, on: existing, configuring: { handlers, _ in configure(handlers) }, removing: removing)
        pending = nil
        guard let router else { return }
        adopt(router.route, ledger)
        slots[step.slot] = router
    }

    private var pending: RouteLedger?

    private func adopt(_ route: ViewRoute, _ ledger: RouteLedger) {
        guard ledger.route == nil else { return }
        ledger.route = route
        ledgersByRoute[ObjectIdentifier(route)] = ledger
        routes.append(Weak(object: route))
    }

    /// Records an event of an observer.
    package func observe(_ event: ViewRouteEvent) {
        guard let route = event.route else { return }
        if let pending, ledgersByRoute[ObjectIdentifier(route)]?.route !== route { adopt(route, pending) }
        ledgersByRoute[ObjectIdentifier(route)]?.noted(event.phase)
    }

    /// The slot of a step that acts on a route. Most of these steps act on a route that is in progress, if there is one.
    private func slot(_ step: NavigationStep) -> Int {
        let moving = slots.indices.filter { slots[$0]?.state == .routing || slots[$0]?.state == .removing }
        return step.variant % 3 == 0 ? step.slot : moving.element(step.source) ?? step.slot
    }

    private func performAgain(_ step: NavigationStep) {
        guard let router = slots[slot(step)], let ledger = ledgersByRoute[ObjectIdentifier(router.route)] else {
            return
        }
        if router.route.destination == nil, router.state == .removed { ledger.wasFreed() }
        let index = ledger.beginPerform(in: router.state)
        router.performRoute(
            successHandler: { _ in ledger.endPerform(index, "success") },
            errorHandler: { ledger.endPerform(index, "\($1)") })
    }

    private func remove(_ step: NavigationStep) {
        guard let router = slots[slot(step)], let ledger = ledgersByRoute[ObjectIdentifier(router.route)] else {
            return
        }
        // The removal of a revealed view also removes the route that has shown it and calls the handlers of that route.
        if router.route.path.kind == .reveal { removalsOfReveals += 1 }
        let index = ledger.beginRemoval(in: router.state)
        router.removeConfiguration.options.animated = step.variant % 2 == 0
        router.removeRoute(
            successHandler: { ledger.endRemoval(index, "success") },
            errorHandler: { ledger.endRemoval(index, "\($1)") })
    }

    private func keepDestination(_ step: NavigationStep) {
        if kept.isEmpty, let screen = shownScreens.element(step.source) { kept = [screen] } else { kept = [] }
    }

    /// Performs a small step inside a handler.
    private func react(_ step: NavigationStep) {
        guard depth < 2 else { return }
        depth += 1
        defer { depth -= 1 }
        let outer = pending
        pending = nil
        defer { pending = outer }
        switch step.variant / 24 % 8 {
        case 0: remove(step)
        case 1:
            var random = SeededRandomNumberGenerator(seed: UInt64(step.variant))
            perform(NavigationStep(action: .perform, using: &random), on: nil)
        case 2: windows[step.window].act(.closeWindow, animated: true)
        case 3: slots[step.slot]?.cancel()
        default: break
        }
        if windows[step.window].isClosed { windows[step.window] = makeWindow(step.window) }
    }

    // MARK: Invariants

    /// Returns the inconsistencies at this moment.
    package func check() -> [String] {
        var faults = ledgers.flatMap { $0.check(removalsOfOthers: removalsOfReveals) } + faultsOfReveals
        for window in windows {
            faults += window.faults
        }
        for route in routes.compactMap(\.object) {
            let isShown = route.destination.map { isInPlace($0) } ?? false
            switch route.state {
            case .routed:
                if route.presentation?.isStanding != true { faults.append("a routed view does not stand") }
                if !isShown { faults.append("a routed view is in no window") }
            case .removing:
                if !isShown { faults.append("a view that is being removed is in no window") }
            case .unrouted, .removed:
                if route.presentation != nil { faults.append("a view that is not routed has a presentation") }
            case .routing:
                break
            }
        }
        for screen in shownScreens {
            guard let route = screen.route else { continue }
            let states: [ViewRouteState] = [.routing, .routed, .removing]
            if !states.contains(route.state) { faults.append("a screen is shown, and its route is \(route.state)") }
            if route.kind != .reveal, route.state == .routed,
                ModuleRouter.Router.route(showing: screen) !== route
            {
                faults.append("a screen is shown, and its route is not found")
            }
        }
        return faults
    }

    /// Whether a screen is in a window, or inside a kept screen that was in a window.
    private func isInPlace(_ screen: AnyObject) -> Bool {
        windows.contains { $0.contains(screen) } || kept.contains { Window.isInside($0, screen) }
    }

    /// Ends all transitions and releases all objects.
    ///
    /// - Returns: The faults that remain at the end.
    package func end() async -> [String] {
        // The end of a transition in one window may start a transition in the other window.
        repeat {
            await gate.open()
            while let window = windows.first(where: \.isMoving) {
                await window.comeToRest()
            }
        } while routes.contains { $0.object?.isBeingDecided == true }
        var faults = check()
        for route in routes.compactMap(\.object) where route.state == .routing || route.state == .removing {
            faults.append("nothing moves any more, and a route is \(route.state)")
        }
        faults += ledgers.flatMap { $0.checkAtRest() }
        slots = []
        kept = []
        for window in windows { window.act(.dropWindow, animated: false) }
        windows = []
        return faults
    }
}

extension Array {
    fileprivate func element(_ index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}
