// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness
import ViewHostSuite

/// Screens that are embedded in other screens.
@MainActor @Suite(.serialized, .routes { PlainScreenProvider.self })
struct UIKitEmbeddingTests {
    /// Returns a parent with a container view that embeds a screen.
    private func embedding(_ child: UIViewController) -> DrivenUIKitScreen {
        let parent = DrivenUIKitScreen("parent")
        parent.addStoryboardEmbedding("embed") { child }
        return parent
    }

    @Test(arguments: UISimulator.Policy.all, [true, false])
    func anEmbeddedScreenOfAStoryboardIsPrepared(policy: UISimulator.Policy, isLoadedBefore: Bool) async throws {
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

    @Test func anEmbeddedScreenOfTheRootIsPreparedWithoutAWindow() async throws {
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
            route.remove()
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

protocol DashboardInput: AnyObject {}

extension RoutableView where Protocol == any DashboardInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Adds a screen to itself while its view is loaded.
private final class Dashboard: UIViewController, DashboardInput {
    private(set) var child: ViewRoute?
    /// The children at the first `viewWillAppear`.
    private(set) var firstChildren: [UIViewController]?

    override func viewDidLoad() {
        super.viewDidLoad()
        child = Router.perform(to: RoutableView<any DrivenScreen>(), path: .addAsChild(from: self))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if firstChildren == nil { firstChildren = children.filter { $0.view.isDescendant(of: view) } }
    }
}

private struct DashboardProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any DashboardInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Dashboard? { Dashboard() }
}

/// Children that a screen adds to itself before it appears.
@MainActor
@Suite(
    .serialized,
    .routes {
        PlainScreenProvider.self
        DashboardProvider.self
    })
struct UIKitEarlyChildTests {
    private func check(_ dashboard: Dashboard, in scene: UIKitScene) async throws {
        #expect(dashboard.firstChildren?.map(\.title) == ["a"])
        let child = try #require(dashboard.child)
        #expect(child.state == .routed)
        #expect(child.kind == .addAsChild)
        child.remove()
        await scene.settle()
        #expect(child.state == .removed)
        #expect(dashboard.children.isEmpty)
    }

    @Test(arguments: UISimulator.Policy.all, [ViewRouteKind.push, .presentModally])
    func anEarlyChildIsShownWithAScreenThatARouteShows(policy: UISimulator.Policy, kind: ViewRouteKind) async throws {
        try await UIKitScene.run(policy) { scene in
            let route = try #require(
                Router.perform(to: RoutableView<any DashboardInput>(), path: ViewRoutePath(kind, from: scene.root)))
            await scene.settle()
            #expect(route.state == .routed)
            try await check(try #require(route.destination as? Dashboard), in: scene)
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
        }
    }

    @Test(arguments: UISimulator.Policy.all, [true, false])
    func anEarlyChildIsShownWithAScreenThatCodeShows(policy: UISimulator.Policy, isPushed: Bool) async throws {
        try await UIKitScene.run(policy) { scene in
            let dashboard = Dashboard()
            if isPushed {
                scene.navigation.pushViewController(dashboard, animated: true)
            } else {
                scene.root.present(dashboard, animated: true, completion: nil)
            }
            await scene.settle()
            try await check(dashboard, in: scene)
        }
    }

    @Test func anEarlyChildIsShownWithTheRootOfAWindowWithAHost() async throws {
        try await UIKitScene.run { scene in
            let dashboard = Dashboard()
            let window = UIWindow(windowScene: scene.scene)
            UIKitHost.of(window)
            window.rootViewController = UINavigationController(rootViewController: dashboard)
            window.makeKeyAndVisible()
            await scene.settle()
            try await check(dashboard, in: scene)
        }
    }

    @Test func anEarlyChildIsRemovedIfTheTransitionIsCancelled() async throws {
        try await UIKitScene.run { scene in
            let dashboard = Dashboard()
            scene.navigation.pushViewController(dashboard, animated: true)
            scene.simulator.cancelRunningTransitions()
            await scene.settle()
            #expect(dashboard.child?.state == .removed)
        }
    }
}

/// Embedded screens whose parent is never shown.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self })
struct UIKitUnseenEmbeddingTests {
    @Test func anEmbeddedScreenIsFreedWithItsUnseenParent() async throws {
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
