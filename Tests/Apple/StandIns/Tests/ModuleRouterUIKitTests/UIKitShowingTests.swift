// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness

/// The places that UIKit chooses for screens, and segues.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitShowingTests {
    /// Does not forward its segues.
    private final class Silent: UIViewController {}

    /// A controller presents one other controller at a time. A window as the source means the topmost controller.
    @Test(arguments: UISimulator.Policy.all)
    func aRouteFromTheWindowIsPresentedAboveAllOthers(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let covering = UIViewController()
            scene.root.present(covering, animated: true)
            await scene.settle()
            #expect(try scene.perform(.presentModally(from: scene.root)).state == .unrouted)
            let (route, screen) = try await scene.shown(.presentModally(from: scene.window))
            #expect(route.state == .routed)
            #expect(screen.presentingViewController === covering)
        }
    }

    @Test func aClassicSplitViewKeepsItsDetail() async throws {
        try await UIKitScene.run { scene in
            let split = UISplitViewController(nibName: nil, bundle: nil)
            let list = DrivenUIKitScreen("list")
            split.viewControllers = [list, UIViewController()]
            scene.window.rootViewController = split
            let (route, _) = try await scene.shown(.showDetail(from: list))
            #expect(route.kind == .showDetail)
            #expect(route.reasonNotToRemove != nil)
        }
    }

    @Test func aStyleIsTakenFromThePath() async throws {
        try await UIKitScene.run { scene in
            let (_, screen) = try await scene.shown(.presentModally(from: scene.root, style: .fullScreen))
            #expect(screen.modalPresentationStyle == .fullScreen)
            #expect(scene.root.viewIfLoaded?.window == nil)
        }
    }

    @Test func aPopoverPointsToItsAnchor() async throws {
        try await UIKitScene.run { scene in
            let item = UIBarButtonItem()
            let (_, screen) = try await scene.shown(.presentAsPopover(from: scene.root, anchor: item))
            #expect(screen.popoverPresentationController?.sourceItem === item)
        }
    }

    @Test func aSegueThatItsSourceDoesNotForwardFailsWithAReason() async throws {
        try await UIKitScene.run { scene in
            let silent = Silent()
            silent.addStoryboardSegue("next") {
                DrivenSegue(.push, "next", from: $0, to: DrivenUIKitScreen("a"))
            }
            scene.navigation.setViewControllers([silent], animated: false)
            await scene.settle()
            let route = try scene.perform(.performSegue(from: silent, identifier: "next"))
            await scene.settle()
            #expect(route.state == .unrouted)
            #expect(route.error?.code == .segueNotPerformed)
            #expect(route.error?.reason.contains("prepareRoute(for:sender:)") == true)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aPresentingSegueIsRemovedByADismissal(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.root.addSegue("sheet", .presentModally) { DrivenUIKitScreen("a") }
            let (route, _) = try await scene.shown(.performSegue(from: scene.root, identifier: "sheet"))
            #expect(route.kind == .presentModally)
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.root.presentedViewController == nil)
        }
    }

    @Test func aControllerThatCodeShowsIsPreparedByOneCall() async throws {
        try await UIKitScene.run { scene in
            UIKitHost.of(scene.window)
            let screen = DrivenUIKitScreen("a")
            scene.root.prepareRoute(to: screen)
            scene.navigation.pushViewController(screen, animated: true)
            await scene.settle()
            let route = try #require(Router.route(showing: screen))
            #expect(route.kind == .push)
            #expect(scene.takeEvents() == ["willPerform by push, code", "didPerform by push, code"])
            route.remove()
            await scene.settle()
            #expect(scene.navigation.viewControllers.count == 1)
        }
    }

    @Test func aControllerOfAStoryboardIsPreparedByOneCall() async throws {
        try await UIKitScene.run { scene in
            UISimulator.current.storyboards = ["Notes": ["editor": DrivenUIKitScreen.self]]
            UIKitHost.of(scene.window)
            let editor = UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: "editor")
            scene.root.prepareRoute(to: editor)
            scene.root.present(editor, animated: true, completion: nil)
            await scene.settle()
            let route = try #require(Router.route(showing: editor))
            #expect(route.kind == .presentModally)
        }
    }

    @Test func aControllerThatWasPreparedAndIsNotShownHasFailed() async throws {
        try await UIKitScene.run { scene in
            UIKitHost.of(scene.window)
            let screen = DrivenUIKitScreen("a")
            scene.root.prepareRoute(to: screen)
            await scene.settle()
            #expect(Router.route(showing: screen) == nil)
            let (route, _) = try await scene.shown(.push(from: scene.root))
            #expect(route.state == .routed)
        }
    }

    // MARK: A window as a source

    @Test func aWindowAsTheSourceMeansItsTopmostScreen() async throws {
        try await UIKitScene.run { scene in
            let (_, pushed) = try await scene.shown(.push(from: scene.window))
            #expect(scene.navigation.topViewController === pushed)
            let (_, presented) = try await scene.shown(.presentModally(from: scene.window).inside(.navigation))
            #expect(scene.navigation.presentedViewController === presented.navigationController)
            let (_, above) = try await scene.shown(.push(from: scene.window))
            #expect(above.navigationController === presented.navigationController)
            let (_, child) = try await scene.shown(.addAsChild(from: scene.window))
            #expect(child.parent === above)
        }
    }

    @Test func aWindowAsTheSourceMeansItsChosenTab() async throws {
        try await UIKitScene.run { scene in
            let tabs = UITabBarController()
            let chosen = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = [UIViewController(), chosen]
            tabs.selectedIndex = 1
            scene.window.rootViewController = tabs
            let (_, screen) = try await scene.shown(.push(from: scene.window))
            #expect(chosen.topViewController === screen)
        }
    }

    @Test func aWindowWithoutAControllerIsNoSource() async throws {
        try await UIKitScene.run { scene in
            let window = UIWindow(windowScene: scene.scene)
            let route = try scene.perform(.presentModally(from: window))
            #expect(
                route.error?.reason
                    == "RoutableView<any DrivenScreen> could not be shown in UIKit: the window has no root controller")
        }
    }
}
