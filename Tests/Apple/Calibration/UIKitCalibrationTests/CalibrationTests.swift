// SPDX-License-Identifier: Apache-2.0

// Tests the assumptions of the UIKit host. With UIKit they run in real windows, and otherwise in the windows of the stand-in, so
// that both are known to agree. A test that fails only on a device or in a simulator shows where the stand-in is wrong.

#if canImport(UIKitHarness)
import UIKitHarness
#elseif canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKitHarness) || (canImport(UIKit) && !os(watchOS))
import ModuleRouterViews
import ModuleRouterUIKit
import Testing

@MainActor protocol CalibratedInput: AnyObject {}

extension RoutableView where Protocol == any CalibratedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private final class CalibratedController: UIViewController, CalibratedInput {}

private struct CalibratedProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any CalibratedInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> CalibratedController? {
        CalibratedController()
    }
}

/// The initiators of removals.
@MainActor private final class Removals {
    var initiators: [ViewRouteInitiator] = []
}

/// The app around the tests.
@MainActor private enum TestHost {
    #if canImport(UIKitHarness)
    nonisolated static let exists = true

    static func makeWindow() async throws -> UIWindow { UIWindow(windowScene: UISimulator.current.makeScene()) }
    #else
    nonisolated static let exists = Bundle.main.bundlePath.hasSuffix(".app")

    /// Returns a window in the scene of the app. The scene may connect after the tests have begun.
    static func makeWindow() async throws -> UIWindow {
        var scene: UIWindowScene? {
            UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        }
        for _ in 0..<100 where scene == nil { try await Task.sleep(nanoseconds: 50_000_000) }
        return UIWindow(windowScene: try #require(scene))
    }
    #endif
}

/// Without animations, because animations need a drawn screen.
@MainActor
@Suite(.serialized, .enabled(if: TestHost.exists, "needs an app: see Tests/Apple/Mac"))
struct CalibrationTests {
    private let removals = Removals()
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let window: UIWindow

    init() async throws {
        window = try await TestHost.makeWindow()
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func show(_ path: ViewRoutePath) async throws -> ViewRoute {
        var path = path
        path.options.animated = false
        let registry = RouteRegistry { CalibratedProvider.self }
        registry.addViewRouteObserver { [removals] event in
            if event.phase == .didRemove { removals.initiators.append(event.initiator) }
        }
        return try await registry.run {
            try #require(
                Router.route(showing: try await Router.route(to: RoutableView<any CalibratedInput>(), path: path)))
        }
    }

    private func controller(_ route: ViewRoute) throws -> UIViewController {
        try #require(route.destination as? UIViewController)
    }

    @Test func aPushedControllerIsOnTheStackAndInTheWindow() async throws {
        let route = try await show(.push(from: root))
        #expect(navigation.topViewController === route.destination)
        #expect(try controller(route).viewIfLoaded?.window === window)
    }

    @Test func aPopOfTheTopScreenIsReportedAsTheUsers() async throws {
        let route = try await show(.push(from: root))
        navigation.popViewController(animated: false)
        _ = await route.untilRemoved()
        #expect(removals.initiators == [.user])
    }

    @Test func popToRootRemovesAllScreensAboveTheRoot() async throws {
        let lower = try await show(.push(from: root))
        let upper = try await show(.push(from: controller(lower)))
        navigation.popToRootViewController(animated: false)
        _ = await upper.untilRemoved()
        _ = await lower.untilRemoved()
        #expect(navigation.viewControllers == [root])
    }

    @Test func codeThatDismissesAFullScreenRemovesIt() async throws {
        let route = try await show(.presentModally(from: root, style: .fullScreen))
        #expect(try controller(route).presentingViewController === navigation)
        root.dismiss(animated: false, completion: nil)
        _ = await route.untilRemoved()
        #expect(removals.initiators == [.code])
        #expect(navigation.presentedViewController == nil)
    }

    @Test func aChildThatCodeTakesOutIsRemoved() async throws {
        let route = try await show(.addAsChild(from: root))
        let child = try controller(route)
        #expect(child.parent === root)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        _ = await route.untilRemoved()
        #expect(removals.initiators == [.code])
    }

    @Test func aNewRootRemovesTheOldRootsScreens() async throws {
        let route = try await show(.push(from: root))
        window.rootViewController = UIViewController()
        _ = await route.untilRemoved()
        #expect(removals.initiators == [.code])
    }
}
#endif
