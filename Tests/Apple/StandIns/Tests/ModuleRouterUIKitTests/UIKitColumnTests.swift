// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

/// The columns of a split view controller, which creates navigation controllers around the screens.
///
/// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)>
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitColumnTests {
    private func run(
        _ policy: UISimulator.Policy = UISimulator.Policy(), isNarrow: Bool, answersWrappers: Bool,
        _ body: @MainActor (UIKitScene, _ split: UISplitViewController, _ list: DrivenUIKitScreen) async throws -> Void
    ) async throws {
        try await UIKitScene.run(policy.with(\.columnsAnswerWrappers, answersWrappers)) { scene in
            let split = UISplitViewController(style: .doubleColumn)
            if isNarrow { split.becomeNarrow() }
            let list = DrivenUIKitScreen("list")
            split.setViewController(list, for: .primary)
            scene.window.rootViewController = split
            UIKitHost.of(scene.window)
            try await body(scene, split, list)
        }
    }

    @Test(arguments: UISimulator.Policy.all, [(true, true), (true, false), (false, true), (false, false)])
    func aDetailIsShownInItsColumnOrPushedOnTheCollapsedStack(
        policy: UISimulator.Policy, ways: (isNarrow: Bool, answersWrappers: Bool)
    ) async throws {
        try await run(policy, isNarrow: ways.isNarrow, answersWrappers: ways.answersWrappers) { scene, _, list in
            let route = try scene.perform(.showDetail(from: list))
            await scene.settle()
            let screen = try #require(route.destination as? DrivenUIKitScreen)
            #expect(route.state == .routed)
            #expect(route.kind == (ways.isNarrow ? .push : .showDetail))
            #expect(route.reasonNotToRemove == nil)
            // Nothing else was shown, such as the navigation controller around it.
            _ = scene.host.transitions
            #expect(scene.takeEvents().count == 2)
            #expect(screen.viewIfLoaded?.window === scene.window)
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(screen.viewIfLoaded?.window == nil)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func theUserGoesBackFromTheDetailOfACollapsedSplitView(policy: UISimulator.Policy) async throws {
        try await run(policy, isNarrow: true, answersWrappers: true) { scene, _, list in
            let (route, _) = try await scene.shown(.showDetail(from: list))
            let stack = try #require(list.navigationController)
            #expect(scene.simulator.userBeginsSwipeBack(in: stack))
            scene.simulator.userReleases(cancelled: false)
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.takeEvents() == ["willRemove by push, user", "didRemove by push, user"])
        }
    }

    @Test(arguments: [true, false]) func aSecondDetailTakesThePlaceOfTheFirst(answersWrappers: Bool) async throws {
        try await run(isNarrow: false, answersWrappers: answersWrappers) { scene, split, list in
            let (first, _) = try await scene.shown(.showDetail(from: list))
            let (second, screen) = try await scene.shown(.showDetail(from: list))
            #expect(first.state == .removed)
            #expect(second.state == .routed)
            // The user cannot go back to the first one.
            #expect(screen.navigationController?.viewControllers == [screen])
        }
    }

    @Test func aScreenIsPushedAboveTheDetailOfACollapsedSplitView() async throws {
        try await run(isNarrow: true, answersWrappers: false) { scene, _, list in
            let (detail, screen) = try await scene.shown(.showDetail(from: list))
            let (above, top) = try await scene.shown(.push(from: screen))
            #expect(above.state == .routed)
            #expect(top.viewIfLoaded?.window === scene.window)
            detail.remove()
            await scene.settle()
            #expect([detail.state, above.state] == [.removed, .removed])
        }
    }
}
