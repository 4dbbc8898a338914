// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import NavigationWalk

final class WalkedScreen: HeadlessScreen, WalkedScreenInput {
    var route: ViewRoute?
}

/// A provider that fails or refuses a removal when the walk asks for it.
struct WalkedScreenRouter: CustomViewRouteProvider, RemovalCheckingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any WalkedScreenInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .all }

    func makeDestination(with configuration: RouteConfiguration) throws -> WalkedScreen? {
        guard WalkedScreens.areMade else { return nil }
        let screen = WalkedScreen()
        WalkedScreens.made(screen)
        return screen
    }

    func prepare(_ destination: WalkedScreen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }

    func reasonNotToRemove(_ destination: WalkedScreen, with configuration: RouteConfiguration) -> String? {
        WalkedScreens.refuseRemoval ? "it refuses" : nil
    }

    func present(
        _ destination: WalkedScreen, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}

/// One window has immediate transitions. The other window has transitions that take time.
extension HeadlessWindow: WalkedWindow {
    static func make(_ index: Int) -> HeadlessWindow {
        HeadlessWindow(
            title: "\(index)", transitions: index == 0 ? .immediate : .manual(.milliseconds(300)),
            violations: .collects)
    }

    static func makeScreen() -> any ViewRouteSource { WalkedScreen() }

    static func isInside(_ outer: WalkedScreen, _ screen: AnyObject) -> Bool { isInside(outer as AnyObject, screen) }

    private static func isInside(_ outer: AnyObject, _ screen: AnyObject) -> Bool {
        guard let outer = outer as? HeadlessScreen else { return false }
        return outer.children.contains { $0 === screen || isInside($0, screen) }
    }

    var object: AnyObject { self }

    var anchor: AnyObject { clock }

    /// The violations by the library. The window may refuse actions of the user and of the walk's code.
    var faults: [String] { violations.map(\.message).filter { $0.hasPrefix("a route") } }

    func act(_ action: NavigationStep.Action, animated: Bool) {
        switch action {
        case .goBack: user.goBack(animated: animated)
        case .beginSwipeBack: user.beginSwipeBack()
        case .beginSwipeDown: user.beginSwipeDown()
        case .tapOutside: user.tapOutside(animated: animated)
        case .releaseSwipe: user.releaseSwipe(cancelled: animated)
        case .closeWindow: user.closeWindow()
        case .pushByHand: push(HeadlessScreen("hand"), animated: animated)
        case .presentByHand: present(HeadlessScreen("hand"), animated: animated)
        case .popToRootByHand: popToRoot(animated: animated)
        case .dismissByHand: dismiss(animated: animated)
        default: break
        }
    }

    func removeByHand(_ screen: WalkedScreen) { remove(screen) }

    func advance() { clock.advance(by: .milliseconds(150)) }

    func comeToRest() {
        if isHeld { user.releaseSwipe() }
        finishTransitions()
    }
}
