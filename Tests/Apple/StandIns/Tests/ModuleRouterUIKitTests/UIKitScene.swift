// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing
import UIKitHarness
import ViewHostSuite

/// A window with a stack, for tests of behaviour that only UIKit has.
@MainActor final class UIKitScene {
    let simulator: UISimulator
    let scene: UIWindowScene
    let window: UIWindow
    let root: DrivenUIKitPerformer
    let navigation: UINavigationController
    /// The events that the routes and their hooks have reported: `didRemove by push, user`.
    private(set) var events: [String] = []

    /// Runs a closure with a separate window.
    static func run(
        _ policy: UISimulator.Policy = UISimulator.Policy(), _ body: @MainActor (UIKitScene) async throws -> Void
    ) async throws {
        try await UISimulator.run(UISimulator(policy: policy)) {
            let scene = UIKitScene(UISimulator.current)
            try await body(scene)
            await scene.settle()
            #expect(scene.simulator.takeViolations() == [])
        }
    }

    private init(_ simulator: UISimulator) {
        self.simulator = simulator
        scene = simulator.makeScene()
        window = UIWindow(windowScene: scene)
        root = DrivenUIKitPerformer("root")
        navigation = UINavigationController(rootViewController: root)
        navigation.title = "navigation"
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        RouteRegistry.current.addViewRouteObserver { [weak self] event in
            self?.events.append("\(event.phase) by \(event.kind), \(event.initiator)")
        }
    }

    var host: UIKitHost { UIKitHost.of(window) }

    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    /// Performs the route to a screen.
    @discardableResult
    func perform(_ path: ViewRoutePath) throws -> ViewRoute {
        try #require(Router.perform(to: RoutableView<any DrivenScreen>(), path: path))
    }

    /// Performs the route, and waits until its screen is shown.
    func shown(_ path: ViewRoutePath) async throws -> (
        route: ViewRoute, screen: DrivenUIKitScreen
    ) {
        let route = try perform(path)
        await settle()
        _ = takeEvents()
        return (route, try #require(route.destination as? DrivenUIKitScreen))
    }

    /// Ends all transitions.
    func settle() async {
        simulator.startClock()
        for _ in 0..<40 { await Task.yield() }
        simulator.stopClock()
    }
}

/// Provides the screens of these tests.
struct PlainScreenProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any DrivenScreen>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> DrivenUIKitScreen? { DrivenUIKitScreen("a") }

    func prepare(_ destination: DrivenUIKitScreen, with configuration: RouteConfiguration) {
        destination.preparations += 1
    }
}
