// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

/// Alerts and search controllers, which are above the screens and are no screens themselves.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self }) struct UIKitSystemLevelTests
{
    enum Level: CaseIterable {
        case alert, search

        @MainActor var controller: UIViewController {
            switch self {
            case .alert: UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            case .search: UISearchController(nibName: nil, bundle: nil)
            }
        }
    }

    private func run(
        _ level: Level, _ policy: UISimulator.Policy = UISimulator.Policy(),
        _ body: @MainActor (UIKitScene, _ above: UIViewController) async throws -> Void
    ) async throws {
        try await UIKitScene.run(policy) { scene in
            UIKitHost.of(scene.window)
            let above = level.controller
            scene.root.present(above, animated: true)
            await scene.settle()
            try await body(scene, above)
        }
    }

    @Test(arguments: Level.allCases) func observersReceiveNoEventOfASystemScreen(level: Level) async throws {
        try await run(level) { scene, above in
            above.dismiss(animated: true)
            await scene.settle()
            #expect(scene.takeEvents() == [])
        }
    }

    @Test(arguments: Level.allCases, UISimulator.Policy.all)
    func aWindowAsTheSourceMeansTheScreenBelow(level: Level, policy: UISimulator.Policy) async throws {
        try await run(level, policy) { scene, above in
            let (route, screen) = try await scene.shown(.push(from: scene.window))
            #expect(route.state == .routed)
            #expect(scene.navigation.topViewController === screen)
            #expect(above.presentingViewController != nil)
        }
    }

    @Test func aSearchControllerCanPresent() async throws {
        for source in 0..<2 {
            try await run(.search) { scene, search in
                let path = ViewRoutePath.presentModally(from: source == 0 ? scene.window : scene.root)
                let (route, screen) = try await scene.shown(path)
                #expect(route.state == .routed)
                #expect(screen.presentingViewController === search)
                let second = try scene.perform(.presentModally(from: scene.root))
                #expect(second.state == .unrouted)
            }
        }
    }
}
