// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness

/// Screens inside of others, which come with them.
@MainActor @Suite(.serialized, .routes { PlainScreenProvider.self })
struct UIKitEmbeddingTests {
    /// Whose view has a container view with a screen.
    private func embedding(_ child: UIViewController) -> DrivenUIKitScreen {
        let parent = DrivenUIKitScreen("parent")
        parent.addStoryboardEmbedding("embed") { child }
        return parent
    }

    @Test(arguments: UISimulator.Policy.all, [true, false])
    func whatAStoryboardEmbedsIsPrepared(policy: UISimulator.Policy, isLoadedBefore: Bool) async throws {
        try await UIKitScene.run(policy) { scene in
            UIKitHost.of(scene.window)
            let child = DrivenUIKitScreen("a")
            let parent = embedding(child)
            if isLoadedBefore { parent.loadViewIfNeeded() }
            scene.navigation.pushViewController(parent, animated: true)
            await scene.settle()
            #expect(child.preparations == 1)
            let route = try #require(Router.route(showing: child))
            #expect(route.kind == .addAsChild)
            #expect(
                scene.takeEvents().filter { $0.contains("addAsChild") } == [
                    "willPerform by addAsChild, code", "didPerform by addAsChild, code",
                ])
            scene.navigation.popViewController(animated: true)
            await scene.settle()
            #expect(route.state == .removed)
        }
    }

    @Test func whatIsEmbeddedInTheRootIsPreparedBeforeThereIsAWindow() async throws {
        try await UIKitScene.run { scene in
            let child = DrivenUIKitScreen("a")
            let parent = embedding(UINavigationController(rootViewController: child))
            parent.loadViewIfNeeded()
            #expect(child.preparations == 1)
            #expect(Router.route(showing: child) == nil)
            scene.window.rootViewController = parent
            await scene.settle()
            let route = try #require(Router.route(showing: child))
            #expect(route.kind == .addAsChild)
            route.removeRoute()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(parent.children.isEmpty)
        }
    }

    @Test func aChildThatCodeAddsIsPreparedByOneCall() async throws {
        try await UIKitScene.run { scene in
            let child = DrivenUIKitScreen("a")
            scene.root.prepareRoute(to: child)
            scene.root.addChild(child)
            scene.root.view.addSubview(child.view)
            child.didMove(toParent: scene.root)
            await scene.settle()
            #expect(child.preparations == 1)
            #expect(Router.route(showing: child)?.kind == .addAsChild)
        }
    }
}

/// What comes of those that do not come.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitUnseenEmbeddingTests {
    @Test func whatIsEmbeddedInAScreenThatIsNeverShownIsFreedWithIt() async throws {
        try await UIKitScene.run { scene in
            weak var freed: DrivenUIKitScreen?
            do {
                let parent = DrivenUIKitScreen("parent")
                parent.addStoryboardEmbedding("embed") {
                    let child = DrivenUIKitScreen("a")
                    freed = child
                    return child
                }
                parent.loadViewIfNeeded()
                #expect(freed?.preparations == 1)
            }
            await scene.settle()
            #expect(freed == nil)
            #expect(scene.takeEvents() == [])
        }
    }
}
