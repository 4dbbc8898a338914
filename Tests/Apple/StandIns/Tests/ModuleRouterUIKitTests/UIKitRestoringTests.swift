// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

/// The screens of a window, stored and restored.
@MainActor @Suite(.serialized, .routes(unprovided: .isExpected, unheard: .isExpected) { CardProvider.self })
struct UIKitRestoringTests {
    /// Stores the screens of one window, and restores them in another one, as after a launch.
    private func relaunch(
        _ scene: UIKitScene, with content: UIViewController
    ) async throws -> (window: UIWindow, isComplete: Bool) {
        let data = try JSONEncoder().encode(scene.host.state)
        let window = UIWindow(windowScene: scene.simulator.makeScene())
        window.rootViewController = content
        window.makeKeyAndVisible()
        scene.simulator.startClock()
        let isComplete = await UIKitHost.of(window).restore(try JSONDecoder().decode(NavigationState.self, from: data))
        scene.simulator.stopClock()
        return (window, isComplete)
    }

    private func open(_ name: String, _ path: ViewRoutePath, in scene: UIKitScene) async throws -> UIViewController {
        scene.simulator.startClock()
        let opened = try await Router.route(url: "cards://card/\(name)", path: path, by: .app)
        await scene.settle()
        return try #require(opened.destination as? UIViewController)
    }

    /// The names in the stacks of a window, the lowest level first.
    private func names(in window: UIWindow) -> [[String]] {
        var levels: [[String]] = []
        var level = window.rootViewController
        while let controller = level {
            levels.append(
                ((controller as? UINavigationController)?.viewControllers ?? [controller]).map { $0.title ?? "" })
            level = controller.presentedViewController
        }
        return levels
    }

    private func stack() -> UINavigationController {
        let root = UIViewController()
        root.title = "root"
        return UINavigationController(rootViewController: root)
    }

    @Test func restoresAStackAndASheetWithItsOwnStack() async throws {
        try await UIKitScene.run { scene in
            _ = try await open("a", .push(from: scene.root), in: scene)
            _ = try await open("b", .push(from: scene.window), in: scene)
            let sheet = ViewRoutePath.presentAsSheet(from: scene.window).inside(.navigation)
            _ = try await open("c", sheet, in: scene)
            _ = try await open("d", .push(from: scene.window), in: scene)
            let (window, isComplete) = try await relaunch(scene, with: stack())
            #expect(isComplete)
            #expect(names(in: window) == [["root", "a", "b"], ["c", "d"]])
            #expect(window.rootViewController?.presentedViewController?.sheetPresentationController != nil)
        }
    }

    @Test func aScreenWithoutAURLIsLeftOutWithTheScreensAboveIt() async throws {
        try await UIKitScene.run { scene in
            _ = try await open("a", .push(from: scene.root), in: scene)
            scene.navigation.pushViewController(UIViewController(), animated: false)
            await scene.settle()
            _ = try await open("b", .push(from: scene.window), in: scene)
            let (window, isComplete) = try await relaunch(scene, with: stack())
            #expect(isComplete)
            #expect(names(in: window) == [["root", "a"]])
        }
    }

    @Test func aURLWithoutAPatternEndsTheRestoration() async throws {
        try await UIKitScene.run { scene in
            let card = try await open("a", .push(from: scene.root), in: scene)
            (card as? CardController)?.restorationURL = "cards://gone"
            _ = try await open("b", .push(from: scene.window), in: scene)
            let (window, isComplete) = try await relaunch(scene, with: stack())
            #expect(!isComplete)
            #expect(names(in: window) == [["root"]])
        }
    }

    @Test func restoresTheStacksOfTabsAndTheSelectedTab() async throws {
        func tabs() -> UITabBarController {
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [stack(), stack()]
            return tabs
        }
        try await UIKitScene.run { scene in
            let first = tabs()
            scene.window.rootViewController = first
            let stacks = try #require(first.viewControllers as? [UINavigationController])
            _ = try await open("a", .push(from: stacks[0].viewControllers[0]), in: scene)
            first.selectedIndex = 1
            _ = try await open("b", .push(from: scene.window), in: scene)
            _ = try await open("c", .tab(from: scene.window).inside(.navigation), in: scene)
            first.selectedIndex = 1
            let (window, isComplete) = try await relaunch(scene, with: tabs())
            #expect(isComplete)
            let second = try #require(window.rootViewController as? UITabBarController)
            let restored = second.viewControllers?.compactMap { $0 as? UINavigationController }
            #expect(
                restored?.map { $0.viewControllers.map { $0.title ?? "" } } == [["root", "a"], ["root", "b"], ["c"]])
            #expect(second.selectedIndex == 1)
        }
    }

    @Test(arguments: [true, false]) func aDetailIsRestoredInItsColumn(answersWrappers: Bool) async throws {
        func split() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            let list = UIViewController()
            list.title = "list"
            split.setViewController(list, for: .primary)
            return split
        }
        func names(in column: UISplitViewController.Column, of split: UISplitViewController) -> [String] {
            let controller = split.viewController(for: column)
            let stack = controller as? UINavigationController ?? controller?.navigationController
            return stack?.viewControllers.map { $0.title ?? "" } ?? []
        }
        try await UIKitScene.run(UISimulator.Policy().with(\.columnsAnswerWrappers, answersWrappers)) { scene in
            let first = split()
            scene.window.rootViewController = first
            let list = try #require(first.viewControllers.first)
            let detail = try await open("a", .showDetail(from: list), in: scene)
            _ = try await open("b", .push(from: detail), in: scene)
            _ = try await open("c", .push(from: list), in: scene)
            let (window, isComplete) = try await relaunch(scene, with: split())
            #expect(isComplete)
            let second = try #require(window.rootViewController as? UISplitViewController)
            #expect(names(in: .primary, of: second) == ["list", "c"])
            #expect(names(in: .secondary, of: second) == ["a", "b"])
        }
    }
}

@MainActor private protocol CardInput: AnyObject {}

extension RoutableView where Protocol == any CardInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class CardController: UIViewController, CardInput, RestorableScreen {
    var restorationURL: String?
}

private struct CardProvider: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any CardInput>()) { $0 }
        URLPattern("cards://card/:name")
    }

    func makeDestination(with configuration: RouteConfiguration) -> CardController? {
        let card = CardController()
        card.title = configuration.url?["name"]
        card.restorationURL = configuration.url?.string
        return card
    }
}
