// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness

/// The reported initiator of a removal, and the time at which the host notices it.
@MainActor @Suite(.serialized, .routes { PlainScreenProvider.self })
struct UIKitOriginTests {
    @Test(arguments: UISimulator.Policy.all)
    func aPopOfTheTopScreenIsReportedAsTheUsers(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (route, _) = try await scene.shown(.push(from: scene.root))
            scene.navigation.popViewController(animated: true)
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.takeEvents() == ["willRemove by push, user", "didRemove by push, user"])
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aNewListOfControllersIsReportedAsCodes(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (lower, _) = try await scene.shown(.push(from: scene.root))
            let (upper, _) = try await scene.shown(.push(from: scene.root))
            scene.navigation.setViewControllers([scene.root], animated: false)
            await scene.settle()
            #expect([lower.state, upper.state] == [.removed, .removed])
            #expect(
                scene.takeEvents().filter { $0.hasPrefix("didRemove") }
                    == Array(repeating: "didRemove by push, code", count: 2))
        }
    }

    @Test func onlyCodeEndsAFullScreenPresentation() async throws {
        try await UIKitScene.run { scene in
            let (route, screen) = try await scene.shown(.presentModally(from: scene.root, style: .fullScreen))
            #expect(!scene.simulator.userBeginsSwipeDown(screen))
            scene.root.dismiss(animated: true, completion: nil)
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.takeEvents().last == "didRemove by presentModally, code")
        }
    }

    @Test(arguments: UISimulator.Policy.all, [true, false])
    func aDismissalFromBelowRemovesAllScreensAbove(policy: UISimulator.Policy, animated: Bool) async throws {
        try await UIKitScene.run(policy) { scene in
            let (lower, screen) = try await scene.shown(.presentModally(from: scene.root, style: .fullScreen))
            let (upper, _) = try await scene.shown(.presentModally(from: screen, style: .fullScreen))
            scene.root.dismiss(animated: animated, completion: nil)
            await scene.settle()
            #expect([lower.state, upper.state] == [.removed, .removed])
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aCancelledSwipeKeepsTheSheet(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (route, screen) = try await scene.shown(.presentAsSheet(from: scene.root))
            #expect(scene.simulator.userBeginsSwipeDown(screen))
            let waiting = try scene.perform(.push(from: scene.root))
            #expect(waiting.state == .routing)
            scene.simulator.userReleases(cancelled: true)
            await scene.settle()
            #expect([route.state, waiting.state] == [.routed, .routed])
            #expect(
                scene.takeEvents().prefix(2) == [
                    "willRemove by presentAsSheet, user", "didCancelRemoval by presentAsSheet, user",
                ])
        }
    }

    @Test func aSwipeThatTheAppsDelegateRefusesIsNotReported() async throws {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate {
            var attempts = 0
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                false
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                attempts += 1
            }
        }
        let delegate = Delegate()
        try await UIKitScene.run { scene in
            scene.navigation.delegate = delegate
            let (route, screen) = try await scene.shown(.presentAsSheet(from: scene.root))
            #expect(screen.presentationController?.delegate == nil)
            screen.presentationController?.delegate = delegate
            #expect(!scene.simulator.userBeginsSwipeDown(screen))
            await scene.settle()
            #expect(delegate.attempts == 1)
            #expect(route.state == .routed)
            #expect(scene.takeEvents() == [])
            #expect(scene.navigation.delegate === delegate)
        }
    }

    /// Policies that unlink controllers after all completions have run.
    @Test(arguments: UISimulator.Policy.all.filter { !$0.unlinksBeforeCompletions })
    func aSheetStillLinkedAfterItsCompletionIsCheckedAgain(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (route, screen) = try await scene.shown(.presentAsSheet(from: scene.root))
            #expect(scene.simulator.userBeginsSwipeDown(screen))
            // The host follows the swipe from now on.
            #expect(scene.host.transitions.isBusy)
            scene.simulator.userReleases(cancelled: false)
            scene.simulator.finishTransitions()
            #expect(scene.host.transitions.isBusy == false)
            #expect(route.state == .removed)
            #expect(scene.takeEvents() == ["willRemove by presentAsSheet, user", "didRemove by presentAsSheet, user"])
        }
    }

    @Test func aNewRootRemovesTheOldRootsScreens() async throws {
        try await UIKitScene.run { scene in
            let (route, _) = try await scene.shown(.push(from: scene.root))
            let old = scene.navigation
            scene.window.rootViewController = DrivenUIKitScreen("login")
            await scene.settle()
            #expect(route.state == .removed)
            #expect(old.viewControllers.count == 2)
            let next = try scene.perform(.presentModally(from: scene.window.rootViewController))
            await scene.settle()
            #expect(next.state == .routed)
        }
    }
}
