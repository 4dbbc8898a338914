// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness

/// Requests that UIKit or the app's own subclasses refuse or ignore.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitRefusalTests {
    /// Presents nothing and never runs the completion, as UIKit does when it refuses.
    private final class Silent: UINavigationController {
        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {}
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    }

    /// Dismisses nothing.
    private final class Stubborn: UINavigationController {
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    }

    /// Dismisses, and drops the completion.
    private final class Forgetful: UINavigationController {
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            super.dismiss(animated: flag, completion: nil)
        }
    }

    @Test func aPresentationThatUIKitRefusesFails() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = Silent(rootViewController: DrivenUIKitScreen("silent"))
            let route = try scene.perform(.presentModally(from: scene.window.rootViewController))
            #expect(route.state == .unrouted)
            #expect(route.error?.code == .actionFailed)
            #expect(!scene.host.transitions.isBusy)
        }
    }

    @Test func aPushThatTheStackIgnoresFails() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = Silent(rootViewController: UIViewController())
            let route = try scene.perform(.push(from: scene.window.rootViewController))
            #expect(route.state == .unrouted)
        }
    }

    @Test func aDismissalThatUIKitIgnoresFails() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = Stubborn(rootViewController: UIViewController())
            let (route, _) = try await scene.shown(.presentModally(from: scene.window.rootViewController))
            route.remove()
            await scene.settle()
            #expect(route.state == .routed)
            #expect(route.error?.code == .actionFailed)
            #expect(!scene.host.transitions.isBusy)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aDismissalEndsAlthoughItsCompletionIsDropped(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.window.rootViewController = Forgetful(rootViewController: UIViewController())
            let (route, _) = try await scene.shown(.presentModally(from: scene.window.rootViewController))
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
        }
    }

    @Test(arguments: UISimulator.Policy.all, [ViewRouteKind.push, .presentModally])
    func aTransitionEndsAlthoughItsCompletionIsLost(policy: UISimulator.Policy, kind: ViewRouteKind) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.simulator.losesCompletions = true
            let (route, _) = try await scene.shown(ViewRoutePath(kind, from: scene.root))
            #expect(route.state == .routed)
            #expect(!scene.host.transitions.isBusy)
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(!scene.host.transitions.isBusy)
        }
    }

    @Test func aCancelledRemovalKeepsTheView() async throws {
        try await UIKitScene.run { scene in
            let (route, screen) = try await scene.shown(.push(from: scene.root))
            route.remove()
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(route.state == .routed)
            #expect(scene.navigation.topViewController === screen)
            #expect(scene.takeEvents() == ["willRemove by push, router", "didCancelRemoval by push, router"])
        }
    }

    @Test func aCancelledPushFails() async throws {
        try await UIKitScene.run { scene in
            let route = try scene.perform(.push(from: scene.root))
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(route.state == .unrouted)
            #expect(scene.navigation.viewControllers.count == 1)
        }
    }

    @Test func aCancelledPresentationFails() async throws {
        try await UIKitScene.run { scene in
            let route = try scene.perform(.presentModally(from: scene.root))
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(route.state == .unrouted)
            #expect(scene.root.presentedViewController == nil)
        }
    }
}
