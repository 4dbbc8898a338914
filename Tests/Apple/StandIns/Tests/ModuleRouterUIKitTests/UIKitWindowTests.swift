// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import UIKitHarness
@testable import ModuleRouterUIKit

/// The lifetime of a window's host.
@MainActor @Suite(.serialized, .routes { PlainScreenProvider.self }) struct UIKitWindowTests {
    @Test func theHostAddsNoViewToItsWindow() async throws {
        try await UIKitScene.run { scene in
            let host = scene.host
            #expect(scene.window.subviews == [scene.navigation.view])
            scene.window.rootViewController = UIViewController()
            for view in scene.window.subviews { view.removeFromSuperview() }
            #expect(scene.host === host)
        }
    }

    @Test func theHostIsFreedWithItsWindow() async throws {
        try await UIKitScene.run { scene in
            weak var host: UIKitHost?
            do {
                let window = UIWindow(windowScene: scene.scene)
                host = UIKitHost.of(window)
                #expect(host != nil)
            }
            #expect(host == nil)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification>
    @Test func aWindowMovedToAnotherSceneShowsRoutesAgain() async throws {
        try await UIKitScene.run { scene in
            let (route, screen) = try await scene.shown(.push(from: scene.root))
            scene.simulator.userCloses(scene.window)
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.takeEvents() == ["didRemove by push, release"])
            #expect(screen.viewRouteHost == nil)

            let second = scene.simulator.makeScene()
            scene.window.windowScene = second
            #expect(screen.viewRouteHost === scene.host)
            let (again, _) = try await scene.shown(.presentModally(from: screen))
            #expect(again.state == .routed)

            scene.simulator.userCloses(scene.window)
            await scene.settle()
            #expect(again.state == .removed)
        }
    }
}
