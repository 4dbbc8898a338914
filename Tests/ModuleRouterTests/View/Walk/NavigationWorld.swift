// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting

@MainActor protocol WalkedScreenInput: AnyObject {}

extension RoutableView where Protocol == any WalkedScreenInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A screen that keeps its route, so that a leak shows.
final class WalkedScreen: HeadlessScreen, WalkedScreenInput {
    var route: ViewRoute?
}

/// Fails, or refuses to be removed, when the walk says so.
struct WalkedScreenRouter: CustomViewRouteProvider {
    @MainActor static var makesScreen = true
    @MainActor static var refusesRemoval = false
    @MainActor static var made: (WalkedScreen) -> Void = { _ in }

    static var routes: ViewRoutes<Self> { Provides(RoutableView<any WalkedScreenInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .all }

    func makeDestination(with configuration: ViewRouteConfiguration) throws -> WalkedScreen? {
        guard Self.makesScreen else { return nil }
        let screen = WalkedScreen()
        Self.made(screen)
        return screen
    }

    func prepare(_ destination: WalkedScreen, with configuration: ViewRouteConfiguration, route: ViewRoute) {
        destination.route = route
    }

    func reasonNotToRemove(_ destination: WalkedScreen, with configuration: ViewRouteConfiguration) -> String? {
        Self.refusesRemoval ? "it refuses" : nil
    }

    func present(
        _ destination: WalkedScreen, by transition: ViewTransition, with configuration: ViewRouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}

/// Windows, routes in them, and what is known of both independently: what the hierarchy holds, and what the routers have told.
@MainActor final class NavigationWorld {
    typealias Screen = any WalkedScreenInput
    typealias Router = DestinationViewRouter<Screen>

    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    private var windows: [HeadlessWindow]
    private var slots: [Router?] = Array(repeating: nil, count: 6)
    private var kept: [WalkedScreen] = []
    private var depth = 0
    private var ledgers: [RouteLedger] = []
    private var ledgersByRoute: [ObjectIdentifier: RouteLedger] = [:]
    private(set) var screens: [Weak<WalkedScreen>] = []
    private(set) var routes: [Weak<ViewRoute>] = []
    private(set) var allWindows: [Weak<HeadlessWindow>] = []
    private let type: ViewRouterType<Screen, ViewRouteConfiguration>

    init(_ type: ViewRouterType<Screen, ViewRouteConfiguration>) {
        self.type = type
        windows = []
        windows = [makeWindow(0), makeWindow(1)]
    }

    private func makeWindow(_ index: Int) -> HeadlessWindow {
        let window = HeadlessWindow(
            title: "\(index)", transitions: index == 0 ? .immediate : .manual(.milliseconds(300)), violations: .collects
        )
        allWindows.append(Weak(object: window))
        return window
    }

    // MARK: Steps

    func run(_ step: NavigationStep) {
        WalkedScreenRouter.made = { [unowned self] in screens.append(Weak(object: $0)) }
        WalkedScreenRouter.makesScreen = step.variant % 11 != 0
        WalkedScreenRouter.refusesRemoval = step.variant % 13 == 0
        let window = windows[step.window]
        switch step.action {
        case .perform: perform(step, on: nil)
        case .performExisting: perform(step, on: type.makeDestination())
        case .performAgain: performAgain(step)
        case .remove: remove(step)
        case .cancel: slots[step.slot]?.cancel()
        case .forgetRouter: slots[step.slot] = nil
        case .keepDestination: keepDestination(step)
        case .goBack: window.user.goBack(animated: step.variant % 2 == 0)
        case .beginSwipeBack: window.user.beginSwipeBack()
        case .beginSwipeDown: window.user.beginSwipeDown()
        case .tapOutside: window.user.tapOutside(animated: step.variant % 2 == 0)
        case .releaseSwipe: window.user.releaseSwipe(cancelled: step.variant % 2 == 0)
        case .closeWindow:
            window.user.closeWindow()
            windows[step.window] = makeWindow(step.window)
        case .dropWindow:
            windows[step.window] = makeWindow(step.window)
        case .pushByHand: window.push(HeadlessScreen("hand"), animated: step.variant % 2 == 0)
        case .presentByHand: window.present(HeadlessScreen("hand"), animated: step.variant % 2 == 0)
        case .popToRootByHand: window.popToRoot(animated: step.variant % 2 == 0)
        case .dismissByHand: window.dismiss(animated: step.variant % 2 == 0)
        case .removeByHand:
            if let screen = shownScreens.element(step.source) { window.remove(screen) }
        case .advance: window.clock.advance(by: .milliseconds(150))
        case .finish: window.finishTransitions()
        }
    }

    /// Every screen in a window that a route has shown.
    private var shownScreens: [WalkedScreen] {
        screens.compactMap(\.object).filter { screen in windows.contains { $0.contains(screen) } }
    }

    private func source(_ step: NavigationStep) -> (any ViewRouteSource)? {
        switch step.source {
        case 0: nil
        case 1: WalkedScreen()
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
            case 7: .presentAsPopover(from: source, anchor: self)
            case 8: .addAsChild(from: source)
            case 9: .custom(from: source)
            case 10: .reveal(orElse: .show(from: source))
            default: .showDetail(from: source)
            }
        path.options.animated = step.variant % 2 == 0
        path.options.whenBusy = step.variant % 5 == 0 ? .fails : .waits
        if step.variant % 7 == 0 { path.options.container = .navigation }
        return path
    }

    private func perform(_ step: NavigationStep, on existing: Screen?) {
        guard step.action == .perform || existing != nil else { return }
        let ledger = RouteLedger()
        ledgers.append(ledger)
        let first = ledger.beginPerform(in: .unrouted)
        let configure: ViewRouterType<Screen, ViewRouteConfiguration>.Configure = { [unowned self] configuration, _ in
            configuration.stateNotifier = { ledger.changed(from: $0, to: $1) }
            configuration.successHandler = { [unowned self] _ in
                ledger.count("success")
                react(step)
            }
            configuration.errorHandler = { _, _ in ledger.count("error") }
            configuration.completionHandler = { _, _, _, _ in ledger.count("completion") }
            configuration.performerSuccessHandler = { _ in ledger.endPerform(first, "success") }
            configuration.performerErrorHandler = { ledger.endPerform(first, "\($1)") }
        }
        let removing: (ViewRemoveStrictConfiguration<Screen>) -> Void = { configuration in
            configuration.successHandler = { ledger.count("removal success") }
            configuration.errorHandler = { _, _ in ledger.count("removal error") }
        }
        // Known to the ledger before it is performed: what it tells then belongs there.
        pending = ledger
        let router =
            if let existing {
                type.perform(onDestination: existing, path: path(step), configuring: configure, removing: removing)
            } else {
                type.perform(path: path(step), configuring: configure, removing: removing)
            }
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

    /// What an observer is told.
    func observe(_ event: ViewRouteEvent) {
        guard let route = event.route else { return }
        if let pending, ledgersByRoute[ObjectIdentifier(route)]?.route !== route { adopt(route, pending) }
        ledgersByRoute[ObjectIdentifier(route)]?.noted(event.phase)
    }

    private func performAgain(_ step: NavigationStep) {
        guard let router = slots[step.slot], let ledger = ledgersByRoute[ObjectIdentifier(router.route)] else { return }
        if router.route.destination == nil, router.state == .removed { ledger.wasFreed() }
        let index = ledger.beginPerform(in: router.state)
        router.performRoute(
            successHandler: { _ in ledger.endPerform(index, "success") },
            errorHandler: { ledger.endPerform(index, "\($1)") })
    }

    private func remove(_ step: NavigationStep) {
        guard let router = slots[step.slot], let ledger = ledgersByRoute[ObjectIdentifier(router.route)] else { return }
        // Of a revealed view, the router that has shown it tells its own handlers as well.
        var revealed: RouteLedger?
        if router.route.kind == .reveal, router.canRemove, let screen = router.route.destination {
            revealed = ModuleRouter.Router.route(showing: screen).flatMap { ledgersByRoute[ObjectIdentifier($0)] }
        }
        let index = ledger.beginRemoval(in: router.state)
        router.removeConfiguration.animated = step.variant % 2 == 0
        router.removeRoute(
            successHandler: {
                ledger.endRemoval(index, "success")
                revealed?.count("removals told")
            },
            errorHandler: {
                ledger.endRemoval(index, "\($1)")
                revealed?.count("removals told")
            })
    }

    private func keepDestination(_ step: NavigationStep) {
        if kept.isEmpty, let screen = shownScreens.element(step.source) { kept = [screen] } else { kept = [] }
    }

    /// What a handler does, which may be anything: a small step of its own.
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
            var random = SplitMix(state: UInt64(step.variant))
            perform(NavigationStep(action: .perform, using: &random), on: nil)
        case 2: windows[step.window].user.closeWindow()
        case 3: slots[step.slot]?.cancel()
        default: break
        }
        if windows[step.window].isClosed { windows[step.window] = makeWindow(step.window) }
    }

    // MARK: What has to hold

    /// What does not agree at this moment.
    func check() -> [String] {
        var faults = ledgers.flatMap { $0.check() }
        for window in windows {
            faults += window.violations.map(\.message).filter { $0.hasPrefix("a route") }
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
            let states: [RouterState] = [.routing, .routed, .removing]
            if !states.contains(route.state) { faults.append("a screen is shown, and its route is \(route.state)") }
            if route.kind != .reveal, route.state == .routed,
                ModuleRouter.Router.route(showing: screen) !== route
            {
                faults.append("a screen is shown, and its route is not found")
            }
        }
        return faults
    }

    /// Whether a screen is in a window, or inside of a screen that somebody keeps and that was in one.
    private func isInPlace(_ screen: AnyObject) -> Bool {
        windows.contains { $0.contains(screen) } || kept.contains { isInside($0, screen) }
    }

    private func isInside(_ outer: AnyObject, _ screen: AnyObject) -> Bool {
        guard let outer = outer as? HeadlessScreen else { return false }
        return outer.children.contains { $0 === screen || isInside($0, screen) }
    }

    /// Lets everything end, and lets go of everything.
    ///
    /// - Returns: What is not at rest then.
    func end() -> [String] {
        // What ends in one window may begin something in the other.
        while let window = windows.first(where: \.isMoving) {
            if window.isHeld { window.user.releaseSwipe() }
            window.finishTransitions()
        }
        var faults = check()
        for route in routes.compactMap(\.object) where route.state == .routing || route.state == .removing {
            faults.append("nothing moves any more, and a route is \(route.state)")
        }
        slots = []
        kept = []
        windows = []
        return faults
    }
}

extension Array {
    fileprivate func element(_ index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}
