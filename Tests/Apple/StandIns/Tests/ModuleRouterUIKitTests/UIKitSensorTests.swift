// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing
import UIKitHarness
@testable import ModuleRouterUIKit

/// The hidden views by which a host notices changes of the hierarchy.
@MainActor @Suite(.serialized, .routes { PlainScreenProvider.self })
struct UIKitSensorTests {
    /// Stands in for a `UIHostingController`. Other code must not add subviews to its view.
    private final class Hosting: UIViewController, SensorlessController {
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            routeViewDidDisappear()
        }
    }

    private struct HostingProvider: ViewRouteProvider {
        static var routes: RouteList<Self> { Provides(RoutableView<any HostedInput>()) { $0 } }

        func makeDestination(with configuration: RouteConfiguration) -> HostedController? { HostedController() }
    }

    private func sensors(in view: UIView?) -> Int { view?.subviews.filter { $0 is MovementSensor }.count ?? 0 }

    @Test func aScreenHasOneHiddenSensor() async throws {
        try await UIKitScene.run { scene in
            UIKitHost.of(scene.window)
            let (_, screen) = try await scene.shown(.push(from: scene.root))
            scene.simulator.userTapsBack(in: scene.navigation)
            await scene.settle()
            #expect(sensors(in: screen.viewIfLoaded) == 1)
            #expect(sensors(in: scene.root.view) == 1)
            let sensor = scene.root.view.subviews.first { $0 is MovementSensor }
            #expect(sensor?.isHidden == true)
            #expect(sensor?.isUserInteractionEnabled == false)
        }
    }

    @Test func aHostingControllersViewGetsNoSensor() async throws {
        try await UIKitScene.run { scene in
            let hosting = Hosting(nibName: nil, bundle: nil)
            scene.window.rootViewController = UINavigationController(rootViewController: hosting)
            let route = try scene.perform(.push(from: hosting))
            await scene.settle()
            #expect(route.state == .routed)
            #expect(hosting.view.subviews.isEmpty)
        }
    }

    @Test func aHostingControllersOwnCallReportsItsRemoval() async throws {
        try await UIKitScene.run { scene in
            RouteRegistry.current.register([HostingProvider.self])
            let route = try #require(
                Router.perform(to: RoutableView<any HostedInput>(), path: .presentAsSheet(from: scene.root)))
            await scene.settle()
            let hosted = try #require(route.destination as? HostedController)
            #expect(hosted.view.subviews.isEmpty)
            #expect(scene.simulator.userBeginsSwipeDown(hosted))
            scene.simulator.userReleases(cancelled: false)
            scene.simulator.finishTransitions()
            // No route begins and no other screen moves, so only the controller's own call can have reported it.
            for _ in 0..<4 { await Task.yield() }
            #expect(route.state == .removed)
        }
    }

    @Test func aPlainContainerHasTheSensorOfAHostingController() async throws {
        try await UIKitScene.run { scene in
            RouteRegistry.current.register([HostingProvider.self])
            let route = try #require(
                Router.perform(
                    to: RoutableView<any HostedInput>(),
                    path: .push(from: scene.root).inside(.plainController)))
            await scene.settle()
            let hosted = try #require(route.destination as? HostedController)
            let container = try #require(hosted.parent as? PlainContainerController)
            #expect(hosted.view.subviews.isEmpty)
            #expect(sensors(in: container.view) == 1)
            #expect(container.navigationItem === hosted.navigationItem)
            scene.simulator.userTapsBack(in: scene.navigation)
            await scene.settle()
            #expect(route.state == .removed)
        }
    }

    @Test(arguments: UISimulator.Policy.all, [0, 1, 2, 3])
    func aSystemControllersViewGetsNoSensor(policy: UISimulator.Policy, number: Int) async throws {
        try await UIKitScene.run(policy) { scene in
            let (route, screen) = try await scene.shown(.push(from: scene.root))
            let controllers = [
                UIAlertController(title: "alert", message: nil, preferredStyle: .alert), UIActivityViewController(),
                UIImagePickerController(), UISearchController(),
            ]
            let system = controllers[number]
            // An alert and a search are no screens.
            let isScreen = number == 1 || number == 2
            screen.present(system, animated: true, completion: nil)
            await scene.settle()
            // No view has left the window, so only the next route would check.
            _ = scene.host.transitions
            await scene.settle()
            let arrived = ["willPerform by presentModally, code", "didPerform by presentModally, code"]
            #expect(scene.takeEvents() == (isScreen ? arrived : []))
            system.presentingViewController?.dismiss(animated: true, completion: nil)
            scene.simulator.finishTransitions()
            for _ in 0..<4 { await Task.yield() }
            #expect(scene.takeEvents().map { $0.prefix(9) } == (isScreen ? ["willRemov", "didRemove"] : []))
            #expect(route.state == .routed)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aPresentationsContainerViewHasTheSensor(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (_, screen) = try await scene.shown(.presentAsSheet(from: scene.root))
            #expect(sensors(in: screen.view) == 0)
            #expect(sensors(in: screen.presentationController?.containerView) == 1)
        }
    }

    /// In a stack of plain hosting controllers, no screen has a sensor or calls the host.
    @Test(arguments: UISimulator.Policy.all)
    func theRemovalOfAScreenWithoutASensorIsNoticedAtItsDeallocation(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            RouteRegistry.current.register([SilentProvider.self])
            let root = SilentController()
            let navigation = UINavigationController(rootViewController: root)
            scene.window.rootViewController = navigation
            let route = try #require(
                Router.perform(to: RoutableView<any SilentInput>(), path: .push(from: root)))
            await scene.settle()
            #expect(route.state == .routed)
            #expect(navigation.topViewController?.view.subviews.isEmpty == true)
            scene.simulator.userBeginsSwipeBack(in: navigation)
            scene.simulator.userReleases(cancelled: false)
            scene.simulator.finishTransitions()
            // No route begins, and no screen has a sensor that moves.
            for _ in 0..<8 { await Task.yield() }
            #expect(route.state == .removed)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:)>
    @Test func theBarsFollowAScrollViewThatIsAddedAfterTheSensor() async throws {
        try await UIKitScene.run { scene in
            let (_, screen) = try await scene.shown(.push(from: scene.root))
            #expect(sensors(in: screen.view) == 1)
            let list = UITableView(frame: .zero)
            screen.view.addSubview(list)
            // The next check of the host.
            _ = scene.host.transitions
            #expect(screen.contentScrollView(for: .top) === list)
            #expect(sensors(in: screen.view) == 1)
        }
    }

    @Test func aViewThatRedirectsItsSubviewsGetsOneSensor() async throws {
        try await UIKitScene.run { scene in
            let card = CardView(frame: .zero)
            let screen = UIViewController()
            screen.view = card
            scene.navigation.pushViewController(screen, animated: false)
            await scene.settle()
            for _ in 0..<3 { _ = scene.host.transitions }
            #expect(card.content.subviews.count == 1)
            #expect(card.subviews.count == 1)
        }
    }

    @Test func anEffectViewHasTheSensorInItsContent() async throws {
        try await UIKitScene.run { scene in
            let effect = UIVisualEffectView(frame: .zero)
            scene.root.view = effect
            scene.navigation.view.addSubview(effect)
            MovementSensor.place(in: effect, for: scene.host)
            #expect(sensors(in: effect.contentView) == 1)
        }
    }

    @Test func aChildReceivesItsParentCallsInUIKitsOrder() async throws {
        try await UIKitScene.run { scene in
            scene.simulator.forgetCalls()
            let (route, _) = try await scene.shown(.addAsChild(from: scene.root))
            #expect(
                scene.simulator.calls.filter { $0.contains("ove to") } == ["a.willMove to root", "a.didMove to root"])
            scene.simulator.forgetCalls()
            route.remove()
            await scene.settle()
            #expect(
                scene.simulator.calls.filter { $0.contains("ove to") } == [
                    "a.willMove to nothing", "a.didMove to nothing",
                ])
        }
    }
}

protocol HostedInput: AnyObject {}

extension RoutableView where Protocol == any HostedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Like a subclass of `UIHostingController` that calls the host.
final class HostedController: UIViewController, SensorlessController, HostedInput {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        routeViewDidDisappear()
    }
}

protocol SilentInput: AnyObject {}

extension RoutableView where Protocol == any SilentInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Like a plain `UIHostingController`. Other code must not add subviews to its view.
final class SilentController: UIViewController, SensorlessController, SilentInput {}

private struct SilentProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any SilentInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SilentController? { SilentController() }
}

/// A view that adds its subviews to an inner view, as cards and forms do.
private final class CardView: UIView {
    let content = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        super.insertSubview(content, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func insertSubview(_ view: UIView, at index: Int) { content.insertSubview(view, at: index) }
}
