// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

extension RoutableView where Protocol == UIViewController {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

/// The styles of presented controllers, and the anchors of popovers.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self }) struct UIKitStyleTests {
    /// A controller that UIKit shows as a popover in a regular width.
    enum Popover: CaseIterable {
        case actionSheet, activities, style

        @MainActor var controller: UIViewController {
            switch self {
            case .actionSheet: return UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            case .activities: return UIActivityViewController(nibName: nil, bundle: nil)
            case .style:
                let controller = UIViewController()
                controller.modalPresentationStyle = .popover
                return controller
            }
        }
    }

    /// Presents a controller, and returns the route to it.
    private func present(_ controller: UIViewController, _ path: ViewRoutePath, in scene: UIKitScene) async throws
        -> ViewRoute
    {
        RouteRegistry.current.register(
            view: RoutableView<UIViewController>(), making: { _ in controller }, as: { $0 })
        let route = try #require(Router.perform(to: RoutableView<UIViewController>(), path: path))
        await scene.settle()
        return route
    }

    @Test(arguments: Popover.allCases) func aPopoverWithoutAnAnchorIsRefused(popover: Popover) async throws {
        try await UIKitScene.run { scene in
            scene.simulator.isRegularWidth = true
            let route = try await present(popover.controller, .presentModally(from: scene.root), in: scene)
            #expect(route.state == .unrouted)
            #expect(route.error?.reason.contains("a popover needs an anchor") == true)
            #expect(scene.root.presentedViewController == nil)
        }
    }

    @Test(arguments: Popover.allCases) func aPopoverPointsToTheAnchorOfItsPath(popover: Popover) async throws {
        try await UIKitScene.run { scene in
            scene.simulator.isRegularWidth = true
            let (controller, item) = (popover.controller, UIBarButtonItem())
            var path = ViewRoutePath.presentModally(from: scene.root)
            path.options.anchor = item
            let route = try await present(controller, path, in: scene)
            #expect(route.state == .routed)
            #expect(controller.popoverPresentationController?.sourceItem === item)
        }
    }

    @Test(arguments: Popover.allCases) func aPopoverKeepsItsOwnAnchor(popover: Popover) async throws {
        try await UIKitScene.run { scene in
            scene.simulator.isRegularWidth = true
            let controller = popover.controller
            controller.popoverPresentationController?.sourceView = scene.root.view
            let route = try await present(controller, .presentModally(from: scene.root), in: scene)
            #expect(route.state == .routed)
            #expect(controller.popoverPresentationController?.sourceItem == nil)
        }
    }

    @Test(arguments: Popover.allCases)
    func noAnchorIsNeededInACompactWidth(popover: Popover) async throws {
        try await UIKitScene.run { scene in
            let controller = popover.controller
            let route = try await present(controller, .presentModally(from: scene.root), in: scene)
            #expect(route.state == .routed)
            #expect(controller.popoverPresentationController?.sourceItem == nil)
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aSourceCoveredInItsOwnContextIsNotARunningTransition(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.root.definesPresentationContext = true
            let above = UIViewController()
            above.modalPresentationStyle = .currentContext
            let route = try await present(above, .presentModally(from: scene.root), in: scene)
            #expect(route.state == .routed)
            #expect(scene.root.viewIfLoaded?.window == nil)
            #expect(scene.navigation.viewIfLoaded?.window != nil)
            var busyTurns = 0
            for _ in 0..<200 {
                if scene.host.transitions.isBusy { busyTurns += 1 }
                await Task.yield()
            }
            #expect(busyTurns == 0)
        }
    }

    @Test(arguments: [
        (UIModalPresentationStyle.formSheet, UIModalPresentationStyle.formSheet), (.pageSheet, .pageSheet),
        (.fullScreen, .pageSheet), (.overFullScreen, .pageSheet),
    ]) func aSheetKeepsItsStyle(before: UIModalPresentationStyle, after: UIModalPresentationStyle) async throws {
        try await UIKitScene.run { scene in
            let controller = UIViewController()
            controller.modalPresentationStyle = before
            let route = try await present(controller, .presentAsSheet(from: scene.root), in: scene)
            #expect(route.state == .routed)
            #expect(controller.modalPresentationStyle == after)
        }
    }

    @Test(arguments: [true, false]) func theAutomaticStyleIsTheSystems(isFormSheet: Bool) async throws {
        try await UIKitScene.run(UISimulator.Policy().with(\.automaticIsFormSheet, isFormSheet)) { scene in
            let controller = UIViewController()
            _ = try await present(controller, .presentAsSheet(from: scene.root), in: scene)
            #expect(controller.modalPresentationStyle == (isFormSheet ? .formSheet : .pageSheet))
        }
    }
}
