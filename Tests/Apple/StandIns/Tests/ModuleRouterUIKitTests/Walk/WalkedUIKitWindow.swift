// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterUIKit
import NavigationWalk
import UIKitHarness

final class WalkedScreen: UIViewController, WalkedScreenInput {
    var route: ViewRoute?
}

/// A provider that fails or refuses a removal when the walk requests it.
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

/// A window with a stack, or a window with two columns, one of which has a stack.
final class WalkedUIKitWindow: WalkedWindow {
    private let scene: UIWindowScene
    private let window: UIWindow
    private let navigation: UINavigationController

    private init(_ index: Int) {
        scene = UISimulator.current.makeScene()
        window = UIWindow(windowScene: scene)
        navigation = UINavigationController(rootViewController: UIViewController())
        if index == 0 {
            window.rootViewController = navigation
        } else {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(navigation, for: .primary)
            window.rootViewController = split
        }
        window.makeKeyAndVisible()
        UIKitHost.of(window)
    }

    static func make(_ index: Int) -> WalkedUIKitWindow { WalkedUIKitWindow(index) }

    static func makeScreen() -> any ViewRouteSource { WalkedScreen() }

    static func isInside(_ outer: WalkedScreen, _ screen: AnyObject) -> Bool {
        sequence(first: screen as? UIViewController) { $0?.parent }.prefix { $0 != nil }.contains { $0 === outer }
    }

    private var simulator: UISimulator { UISimulator.current }
    private var host: UIKitHost { UIKitHost.of(window) }

    var object: AnyObject { window }
    var root: any ViewRouteSource { navigation.viewControllers[0] }
    var anchor: AnyObject { UIBarButtonItem() }
    var isClosed: Bool { window.windowScene == nil || window.rootViewController == nil }
    var isMoving: Bool { simulator.isBusy(in: window) || host.transitions.isBusy }

    /// The host checks when the next route begins. The walk needs the result earlier.
    var faults: [String] {
        _ = host.transitions
        return simulator.takeViolations()
    }

    func contains(_ screen: AnyObject) -> Bool {
        !isClosed && (screen as? any ViewRouteSource)?.viewRouteHost === host
    }

    private var uppermost: UIViewController? {
        guard var level = window.rootViewController else { return nil }
        while let above = level.presentedViewController
            ?? level.children.lazy.compactMap(\.presentedViewController).first
        {
            level = above
        }
        return level
    }

    private var stack: UINavigationController { uppermost as? UINavigationController ?? navigation }

    func act(_ action: NavigationStep.Action, animated: Bool) {
        switch action {
        case .closeWindow: simulator.userCloses(window)
        case .dropWindow: drop()
        case .releaseSwipe: simulator.userReleases(cancelled: animated, in: window)
        case .goBack: simulator.userTapsBack(in: stack)
        case .beginSwipeBack: simulator.userBeginsSwipeBack(in: stack)
        case .beginSwipeDown: if let uppermost { simulator.userBeginsSwipeDown(uppermost) }
        case .tapOutside: if let uppermost { simulator.userTapsOutside(uppermost) }
        default:
            // The walk starts no transition during another one, because UIKit does not support that.
            if !simulator.isBusy(in: window) { change(action, animated: animated || !canTellUnseen) }
        }
    }

    /// A deferred dismissal without animation and without a coordinator cannot be observed before it happens.
    private var canTellUnseen: Bool { simulator.policy.unseenEndInCall || simulator.policy.unseenHaveCoordinators }

    private func change(_ action: NavigationStep.Action, animated: Bool) {
        switch action {
        case .pushByHand: stack.pushViewController(UIViewController(), animated: animated)
        case .presentByHand: uppermost?.present(UIViewController(), animated: animated, completion: nil)
        case .popToRootByHand: stack.popToRootViewController(animated: animated)
        case .dismissByHand:
            uppermost?.presentingViewController?.dismiss(animated: animated, completion: nil)
        default: break
        }
    }

    /// Closes the window as apps do. The next route would notice it.
    private func drop() {
        let host = host
        window.rootViewController = nil
        _ = host.transitions
    }

    func removeByHand(_ screen: WalkedScreen) {
        if !simulator.isBusy(in: window), contains(screen) { screen.removeFromItsContainer(animated: !canTellUnseen) }
    }

    func advance() async { await Task.yield() }

    func finishTransitions() async {
        simulator.finishTransitions(in: window)
        for _ in 0..<4 { await Task.yield() }
    }

    func comeToRest() async {
        simulator.userReleases(cancelled: false, in: window)
        await finishTransitions()
    }
}
