// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

/// Apps that set `tabs`, or `viewControllers`.
///
/// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs>
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitTabTests {
    enum Way: CaseIterable { case tabs, controllers }

    private func run(
        _ way: Way, mirrorsTabs: Bool,
        _ body: @MainActor (UIKitScene, UITabBarController, _ first: DrivenUIKitScreen) async throws -> Void
    ) async throws {
        try await UIKitScene.run(UISimulator.Policy().with(\.tabsMirrorControllers, mirrorsTabs)) { scene in
            let screens = [DrivenUIKitScreen("first"), DrivenUIKitScreen("second")]
            let tabs: UITabBarController
            switch way {
            case .controllers:
                tabs = UITabBarController(nibName: nil, bundle: nil)
                tabs.viewControllers = screens
            case .tabs:
                tabs = UITabBarController(
                    tabs: screens.map { screen in
                        UITab(title: screen.title ?? "", image: nil, identifier: screen.title ?? "") { _ in screen }
                    })
            }
            scene.window.rootViewController = tabs
            UIKitHost.of(scene.window)
            try await body(scene, tabs, screens[0])
        }
    }

    private func titles(_ tabs: UITabBarController, _ way: Way) -> [String] {
        way == .tabs ? tabs.tabs.map(\.title) : tabs.viewControllers?.map { $0.title ?? "" } ?? []
    }

    @Test(arguments: Way.allCases, [true, false])
    func aTabIsAddedToTheOthersAndRemovedFromThem(way: Way, mirrorsTabs: Bool) async throws {
        try await run(way, mirrorsTabs: mirrorsTabs) { scene, tabs, first in
            let (route, screen) = try await scene.shown(.tab(from: first))
            #expect(route.state == .routed)
            #expect(titles(tabs, way) == ["first", "second", "a"])
            #expect(tabs.selectedViewController === screen)
            #expect(route.reasonNotToRemove == nil)
            _ = scene.host.transitions
            #expect(scene.takeEvents() == [])
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(titles(tabs, way) == ["first", "second"])
            #expect(tabs.selectedViewController?.title == "second")
        }
    }

    @Test(arguments: [true, false]) func aTabThatTheUserSelectsIsReportedOnce(mirrorsTabs: Bool) async throws {
        try await run(.tabs, mirrorsTabs: mirrorsTabs) { scene, tabs, first in
            tabs.selectedIndex = 1
            _ = scene.host.transitions
            tabs.selectedIndex = 0
            _ = scene.host.transitions
            await scene.settle()
            #expect(scene.takeEvents() == ["willPerform by tab, code", "didPerform by tab, code"])
        }
    }

    @Test(arguments: Way.allCases, [true, false])
    func aTabThatOtherCodeRemovesEnds(way: Way, mirrorsTabs: Bool) async throws {
        try await run(way, mirrorsTabs: mirrorsTabs) { scene, tabs, first in
            let (route, _) = try await scene.shown(.tab(from: first))
            switch way {
            case .tabs: tabs.tabs.removeLast()
            case .controllers: tabs.viewControllers?.removeLast()
            }
            await scene.settle()
            #expect(route.state == .removed)
        }
    }

    @Test(arguments: Way.allCases) func aTabIsBroughtToTheFront(way: Way) async throws {
        try await run(way, mirrorsTabs: false) { scene, tabs, first in
            let (_, screen) = try await scene.shown(.tab(from: first))
            tabs.selectedIndex = 0
            await scene.settle()
            let (_, found) = try await scene.shown(.reveal(orElse: .push(from: first)))
            #expect(found === screen)
            #expect(tabs.selectedViewController === screen)
        }
    }
}
