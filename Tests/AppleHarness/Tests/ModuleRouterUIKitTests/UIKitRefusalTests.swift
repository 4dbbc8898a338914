// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness

/// What UIKit, or the app's own subclasses, do not do although they were asked.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitRefusalTests {
    /// Presents nothing, as UIKit does when it refuses: the completion is never run.
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

    /// Dismisses, and forgets the completion.
    private final class Forgetful: UINavigationController {
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            super.dismiss(animated: flag, completion: nil)
        }
    }

    @Test func aPresentationThatUIKitRefusesFails() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = Silent(rootViewController: DrivenUIKitScreen("silent"))
            let router = try scene.perform(.presentModally(from: scene.window.rootViewController))
            #expect(router.state == .unrouted)
            #expect(router.route.error?.code == "action-failed")
            #expect(!scene.host.transitions.isBusy)
        }
    }

    @Test func aPushThatTheStackDoesNotTakeFails() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = Silent(rootViewController: UIViewController())
            let router = try scene.perform(.push(from: scene.window.rootViewController))
            #expect(router.state == .unrouted)
        }
    }

    @Test func aDismissalThatDoesNotComeAboutIsGivenUp() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = Stubborn(rootViewController: UIViewController())
            let (router, _) = try await scene.shown(.presentModally(from: scene.window.rootViewController))
            router.removeRoute()
            await scene.settle()
            #expect(router.state == .routed)
            #expect(router.route.error?.code == "action-failed")
            #expect(!scene.host.transitions.isBusy)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aDismissalEndsAlthoughItsCompletionIsDropped(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.window.rootViewController = Forgetful(rootViewController: UIViewController())
            let (router, _) = try await scene.shown(.presentModally(from: scene.window.rootViewController))
            router.removeRoute()
            await scene.settle()
            #expect(router.state == .removed)
        }
    }

    @Test func aRemovalThatIsTakenBackOnItsWayLeavesTheView() async throws {
        try await UIKitScene.run { scene in
            let (router, screen) = try await scene.shown(.push(from: scene.root))
            router.removeRoute()
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(router.state == .routed)
            #expect(scene.navigation.topViewController === screen)
            #expect(scene.takeEvents() == ["willRemove by push, router", "didCancelRemoval by push, router"])
        }
    }

    @Test func aPushThatIsTakenBackOnItsWayHasFailed() async throws {
        try await UIKitScene.run { scene in
            let router = try scene.perform(.push(from: scene.root))
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(router.state == .unrouted)
            #expect(scene.navigation.viewControllers.count == 1)
        }
    }

    @Test func aPresentationThatIsTakenBackOnItsWayHasFailed() async throws {
        try await UIKitScene.run { scene in
            let router = try scene.perform(.presentModally(from: scene.root))
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(router.state == .unrouted)
            #expect(scene.root.presentedViewController == nil)
        }
    }
}
