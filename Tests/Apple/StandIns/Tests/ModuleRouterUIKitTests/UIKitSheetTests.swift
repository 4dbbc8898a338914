// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

/// The options of sheets, attempts to dismiss them, and transitions.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self }) struct UIKitSheetTests {
    private func swipeDown(_ controller: UIViewController, in scene: UIKitScene) async -> Bool {
        let follows = scene.simulator.userBeginsSwipeDown(controller)
        scene.simulator.userReleases(cancelled: false)
        await scene.settle()
        return follows
    }

    // MARK: Heights

    @Test func aSheetTakesTheHeightsOfThePath() async throws {
        try await UIKitScene.run { scene in
            var path = ViewRoutePath.presentAsSheet(from: scene.root)
            path.options.detents = [.height(200), .fraction(0.25), .medium, .large]
            path.options.showsDragIndicator = true
            path.options.backgroundInteraction = .enabledUpThrough(.medium)
            let (_, screen) = try await scene.shown(path)
            let sheet = try #require(screen.sheetPresentationController)
            #expect(sheet.detents.map { $0.height(ofLargest: 800) } == [200, 200, 400, 800])
            #expect(Set(sheet.detents.map(\.identifier)).count == 4)
            #expect(sheet.prefersGrabberVisible)
            #expect(sheet.largestUndimmedDetentIdentifier == .medium)
        }
    }

    @Test func thePathKeepsTheSheetOptionsThatItDoesNotSet() async throws {
        try await UIKitScene.run { scene in
            RouteRegistry.current.register([TallProvider.self])
            let route = try #require(
                Router.perform(to: RoutableView<any TallInput>(), path: .presentAsSheet(from: scene.root)))
            await scene.settle()
            let sheet = try #require((route.destination as? UIViewController)?.sheetPresentationController)
            #expect(sheet.detents.map(\.identifier) == [.medium])
            #expect(sheet.prefersGrabberVisible)
        }
    }

    @Test func allHeightsOfASheetLeaveTheBackgroundUsable() async throws {
        try await UIKitScene.run { scene in
            var path = ViewRoutePath.presentAsSheet(from: scene.root)
            path.options.detents = [.medium, .large]
            path.options.backgroundInteraction = .enabled
            let (_, screen) = try await scene.shown(path)
            #expect(screen.sheetPresentationController?.largestUndimmedDetentIdentifier == .large)
        }
    }

    @Test func aFullScreenIsNoSheet() async throws {
        try await UIKitScene.run { scene in
            var path = ViewRoutePath.presentModally(from: scene.root, style: .fullScreen)
            path.options.detents = [.medium]
            let (route, screen) = try await scene.shown(path)
            #expect(route.state == .routed)
            #expect(screen.sheetPresentationController == nil)
        }
    }

    // MARK: Attempts

    @Test func aDismissalAttemptIsReportedAndTheScreenStays() async throws {
        try await UIKitScene.run { scene in
            var attempts = 0
            var path = ViewRoutePath.presentAsSheet(from: scene.root)
            path.options.isDismissalAllowed = false
            path.options.dismissalAttemptHandler = { attempts += 1 }
            let (route, screen) = try await scene.shown(path)
            #expect(await swipeDown(screen, in: scene) == false)
            #expect(route.state == .routed)
            #expect(attempts == 1)
            #expect(scene.takeEvents() == ["didAttemptDismissal by presentAsSheet, user"])
        }
    }

    @Test func theDestinationIsAskedAtEachDismissalAttempt() async throws {
        try await UIKitScene.run { scene in
            RouteRegistry.current.register([GuardedProvider.self])
            let route = try #require(
                Router.perform(to: RoutableView<any GuardedInput>(), path: .presentModally(from: scene.root)))
            await scene.settle()
            let screen = try #require(route.destination as? GuardedController)
            screen.refusesToBeDismissed = true
            #expect(await swipeDown(screen, in: scene) == false)
            #expect(screen.attempts == 1)
            #expect(route.state == .routed)
            screen.refusesToBeDismissed = false
            #expect(await swipeDown(screen, in: scene))
            #expect(route.state == .removed)
            #expect(screen.attempts == 1)
        }
    }

    @Test func aDestinationInAStackIsAskedToo() async throws {
        try await UIKitScene.run { scene in
            RouteRegistry.current.register([GuardedProvider.self])
            let route = try #require(
                Router.perform(
                    to: RoutableView<any GuardedInput>(), path: .presentModally(from: scene.root).inside(.navigation)))
            await scene.settle()
            let screen = try #require(route.destination as? GuardedController)
            screen.refusesToBeDismissed = true
            #expect(await swipeDown(try #require(screen.navigationController), in: scene) == false)
            #expect(screen.attempts == 1)
        }
    }

    @Test func theAppsPresentationDelegateIsKept() async throws {
        final class AppDelegate: NSObject, UIAdaptivePresentationControllerDelegate {}
        try await UIKitScene.run { scene in
            RouteRegistry.current.register([GuardedProvider.self])
            let delegate = AppDelegate()
            let route = try #require(
                Router.perform(
                    to: RoutableView<any GuardedInput>(), path: .presentModally(from: scene.root),
                    preparation: { ($0 as? UIViewController)?.presentationController?.delegate = delegate }))
            await scene.settle()
            let screen = try #require(route.destination as? UIViewController)
            #expect(screen.presentationController?.delegate === delegate)
        }
    }

    // MARK: Transitions

    @Test func aPushZoomsFromTheViewOfThePath() async throws {
        try await UIKitScene.run { scene in
            let cell = UIView(frame: .zero)
            var path = ViewRoutePath.push(from: scene.root)
            path.options[UIKitTransition.self] = .zoom(from: cell)
            let (_, screen) = try await scene.shown(path)
            #expect(screen.preferredTransition?.source() === cell)
        }
    }

    @Test func aCustomTransitionIsKeptWhileTheScreenIsShown() async throws {
        final class Animations: NSObject, UIViewControllerTransitioningDelegate {}
        /// Nothing else keeps the delegate.
        func show(in scene: UIKitScene) async throws -> DrivenUIKitScreen {
            var path = ViewRoutePath.presentModally(from: scene.root)
            path.options[UIKitTransition.self] = .custom(Animations())
            return try await scene.shown(path).screen
        }
        try await UIKitScene.run { scene in
            let screen = try await show(in: scene)
            #expect(screen.modalPresentationStyle == .custom)
            #expect(screen.transitioningDelegate is Animations)
            Router.route(showing: screen)?.remove()
            await scene.settle()
            #expect(screen.presentingViewController == nil)
        }
    }
}

private protocol TallInput: AnyObject {}

extension RoutableView where Protocol == any TallInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

/// A screen with heights of its own.
private final class TallController: UIViewController, TallInput {}

private struct TallProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any TallInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> TallController? {
        let controller = TallController()
        controller.sheetPresentationController?.detents = [.medium()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
        return controller
    }
}

@MainActor private protocol GuardedInput: AnyObject {}

extension RoutableView where Protocol == any GuardedInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class GuardedController: UIViewController, GuardedInput, DismissalGuarding {
    var refusesToBeDismissed = false
    private(set) var attempts = 0

    func userDidAttemptDismissal() { attempts += 1 }
}

private struct GuardedProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any GuardedInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> GuardedController? { GuardedController() }
}
