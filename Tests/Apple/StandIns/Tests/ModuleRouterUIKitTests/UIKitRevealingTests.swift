// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness
import ViewHostSuite

/// Reveals screens that the app has shown itself.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitRevealingTests {
    private func made() throws -> DrivenUIKitScreen {
        try #require((try? Router.destination(for: RoutableView<any DrivenScreen>())) as? DrivenUIKitScreen)
    }

    private func reveal(
        from source: any ViewRouteSource, in scene: UIKitScene
    ) async throws -> ViewRoute {
        let route = try scene.perform(.reveal(orElse: .presentModally(from: source)))
        await scene.settle()
        #expect(route.state == .routed)
        return route
    }

    @Test(arguments: UISimulator.Policy.all)
    func revealingTheRootOfATabChoosesTheTab(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (first, second) = (DrivenUIKitPerformer("first"), try made())
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
            scene.window.rootViewController = tabs
            let route = try await reveal(from: first, in: scene)
            #expect(route.kind == .reveal)
            #expect(route.destination === second)
            #expect(tabs.selectedViewController === second.parent)
            #expect(second.preparations == 2)
            #expect(route.reasonNotToRemove != nil)
            #expect(Router.route(showing: second)?.kind == .push)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func revealingTheRootOfAStackRemovesTheScreensAboveIt(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let root = try made()
            let navigation = UINavigationController(rootViewController: root)
            scene.window.rootViewController = navigation
            let above = DrivenUIKitPerformer("above")
            navigation.pushViewController(above, animated: false)
            await scene.settle()
            let route = try await reveal(from: above, in: scene)
            #expect(route.destination === root)
            #expect(navigation.viewControllers == [root])
            // The second time, the screen already has a route.
            _ = try await reveal(from: root, in: scene)
            #expect(scene.window.levels == 1)
            // The screen is removed like any other.
            navigation.setViewControllers([DrivenUIKitPerformer("other")], animated: false)
            await scene.settle()
            #expect(route.state == .removed)
            #expect(Router.route(showing: root) == nil)
            #expect(scene.takeEvents().last == "didRemove by push, code")
        }
    }

    @Test func revealingTheRootOfAWindowRemovesTheScreensAboveIt() async throws {
        try await UIKitScene.run { scene in
            let root = try made()
            scene.window.rootViewController = root
            root.present(DrivenUIKitPerformer("above"), animated: false, completion: nil)
            await scene.settle()
            let route = try await reveal(from: root, in: scene)
            #expect(route.destination === root)
            #expect(root.presentedViewController == nil)
            #expect(route.reasonNotToRemove != nil)
        }
    }

    @Test func aTabThatTheAppAddedIsRemovedByARoute() async throws {
        try await UIKitScene.run { scene in
            let (first, second) = (DrivenUIKitPerformer("first"), try made())
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [first, second]
            scene.window.rootViewController = tabs
            let route = try await reveal(from: first, in: scene)
            #expect(Router.route(showing: second)?.kind == .tab)
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(tabs.viewControllers == [first])
        }
    }

    @Test func aScreenPushedByCodeIsRevealed() async throws {
        try await UIKitScene.run { scene in
            UIKitHost.of(scene.window)
            let screen = try made()
            scene.navigation.pushViewController(screen, animated: true)
            await scene.settle()
            scene.navigation.pushViewController(DrivenUIKitPerformer("above"), animated: true)
            await scene.settle()
            _ = scene.takeEvents()
            let route = try await reveal(from: scene.root, in: scene)
            #expect(route.destination === screen)
            #expect(scene.navigation.topViewController === screen)
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(
                scene.takeEvents().suffix(2) == ["willRemove by push, router", "didRemove by push, router"])
        }
    }

    @Test func aMissingScreenIsShownByTheFallbackPath() async throws {
        try await UIKitScene.run { scene in
            let elsewhere = try made()
            let route = try await reveal(from: scene.root, in: scene)
            #expect(route.destination !== elsewhere)
            #expect(route.kind == .presentModally)
        }
    }
}

extension UIWindow {
    /// The number of presented levels.
    fileprivate var levels: Int {
        var (count, top) = (1, rootViewController)
        while let above = top?.presentedViewController { (count, top) = (count + 1, above) }
        return count
    }
}
