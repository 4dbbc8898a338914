// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing
import UIKitHarness

/// The stand-in behaves as Apple's documentation states. These tests would also pass on a device.
@MainActor @Suite(.serialized, .routes { PlainScreenProvider.self })
struct HarnessTests {
    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>
    @Test(arguments: UISimulator.Policy.all)
    func aPushTellsBothControllersInOrder(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.simulator.forgetCalls()
            scene.navigation.pushViewController(controller("b"), animated: true)
            scene.simulator.finishTransitions()
            #expect(
                scene.simulator.calls.filter { $0.contains("view") } == [
                    "root.viewWillDisappear", "b.viewWillAppear", "root.viewDidDisappear", "b.viewDidAppear",
                ])
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aCancelledSwipeCallsTheOppositeAppearanceMethods(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.navigation.pushViewController(controller("b"), animated: false)
            await scene.settle()
            scene.simulator.userBeginsSwipeBack(in: scene.navigation)
            scene.simulator.forgetCalls()
            scene.simulator.userReleases(cancelled: true)
            scene.simulator.finishTransitions()
            #expect(
                scene.simulator.calls.filter { $0.contains("view") } == [
                    "b.viewWillAppear", "root.viewWillDisappear", "b.viewDidAppear", "root.viewDidDisappear",
                ])
            #expect(scene.navigation.viewControllers.count == 2)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller>
    @Test func presentersAreInheritedFromAncestors() async throws {
        try await UIKitScene.run { scene in
            let (outer, inner) = (UINavigationController(rootViewController: controller("inner")), controller("x"))
            scene.root.present(outer, animated: false, completion: nil)
            #expect(outer.presentingViewController === scene.navigation)
            #expect(outer.viewControllers[0].presentingViewController === scene.navigation)
            #expect(scene.root.presentedViewController === outer)
            #expect(inner.presentingViewController == nil)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
    @Test(arguments: UISimulator.Policy.all)
    func aDismissalRemovesAllPresentationsAbove(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (first, second) = (controller("first"), controller("second"))
            scene.root.present(first, animated: false, completion: nil)
            await scene.settle()
            first.present(second, animated: false, completion: nil)
            await scene.settle()
            scene.root.dismiss(animated: false, completion: nil)
            await scene.settle()
            #expect(scene.root.presentedViewController == nil)
            #expect([first, second].allSatisfy { $0.presentingViewController == nil })
        }
    }

    @Test func aRefusedPresentationIsLoggedAndNotCompleted() async throws {
        try await UIKitScene.run { scene in
            var hasCompleted = false
            controller("nowhere").present(controller("b"), animated: false) { hasCompleted = true }
            #expect(!hasCompleted)
            #expect(
                scene.simulator.takeViolations() == ["the presenting controller is not in the window hierarchy"])
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen>
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], UISimulator.Policy.all)
    func onlyAFullScreenRemovesTheViewBelow(style: UIModalPresentationStyle, policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let presented = controller("b")
            presented.modalPresentationStyle = style
            scene.root.present(presented, animated: false, completion: nil)
            await scene.settle()
            #expect((scene.root.viewIfLoaded?.window == nil) == (style == .fullScreen))
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>
    @Test func subviewsMoveToTheWindowWithTheirSuperview() async throws {
        final class Inner: UIView {
            var windows: [UIWindow?] = []
            override func didMoveToWindow() { windows.append(window) }
        }
        try await UIKitScene.run { scene in
            let (outer, inner) = (UIView(frame: .zero), Inner(frame: .zero))
            outer.addSubview(inner)
            scene.root.view.addSubview(outer)
            outer.removeFromSuperview()
            #expect(inner.windows == [scene.window, nil])
        }
    }

    @Test func twoTransitionsAtOnceAreAViolation() async throws {
        try await UIKitScene.run { scene in
            scene.navigation.pushViewController(controller("b"), animated: true)
            scene.navigation.pushViewController(controller("c"), animated: true)
            #expect(scene.simulator.takeViolations() == ["a transition begins in the middle of another"])
        }
    }
}
