// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterAppKit
import ModuleRouterTesting
import Testing

@testable import AppKitHarness

extension AppKitTests {
    @MainActor struct AppKitRouteTests {
        private let window = PanelWindow()

        @Test(.routes { PanelProvider.self })
        func aPushIsUnsupported() throws {
            var errors: [RouteError] = []
            Router.perform(
                to: RoutableView<any PanelInput>(), path: .push(from: window.root),
                completion: onFailure { errors.append($0) })
            #expect(errors.map(\.code) == [.unsupportedPath])
            #expect(window.root.presentedViewControllers == nil)
        }

        @Test(.routes { PanelProvider.self })
        func aSheetIsASheetOfTheSourcesWindow() throws {
            let route = try window.show(.presentAsSheet(from: window.root))
            let panel = try #require(route.destination as? PanelController)
            #expect(panel.view.window?.sheetParent === window.window)
            #expect(panel.presentingViewController === window.root)
            #expect(panel.viewRouteHost === AppKitHost.host(of: window.window))
        }

        @Test(.routes { PanelProvider.self })
        func aWindowAsTheSourceMeansItsTopmostScreen() throws {
            let first = try window.show(.presentAsSheet(from: window.window), "first")
            #expect((first.destination as? NSViewController)?.presentingViewController === window.root)
            let second = try window.show(.presentModally(from: window.window), "second")
            #expect((second.destination as? NSViewController)?.presentingViewController === first.destination)
            let third = try window.show(.presentAsSheet(from: window.window), "third")
            #expect((third.destination as? NSViewController)?.presentingViewController === second.destination)
            second.remove()
            let child = try window.show(.addAsChild(from: window.window), "child")
            #expect((child.destination as? NSViewController)?.parent === first.destination)
        }

        @Test(.routes { PanelProvider.self })
        func aWindowAsTheSourceMeansTheSheetThatCodePresented() throws {
            let modal = try window.show(.presentModally(from: window.window))
            let controller = try #require(modal.destination as? NSViewController)
            let sheet = NSViewController()
            controller.presentAsSheet(sheet)
            let route = try window.show(.presentModally(from: window.window), "above")
            #expect((route.destination as? NSViewController)?.presentingViewController === sheet)
        }

        @Test(.routes(unheard: .isExpected) { PanelProvider.self })
        func aWindowWithoutContentIsNoSource() throws {
            let empty = NSWindow()
            empty.makeKeyAndOrderFront(nil)
            let route = Router.perform(to: RoutableView<any PanelInput>(), path: .presentAsSheet(from: empty))
            #expect(route?.error?.reason.contains("the window has no content") == true)
            empty.close()
        }

        @Test(.routes { PanelProvider.self }) func aChildFillsItsParentAndFollowsItsSize() throws {
            window.root.view.frame = NSRect(x: 0, y: 0, width: 400, height: 300)
            let route = try window.show(.addAsChild(from: window.root))
            let child = try #require(route.destination as? NSViewController)
            #expect(child.view.frame == NSRect(x: 0, y: 0, width: 400, height: 300))
            window.root.view.frame = NSRect(x: 0, y: 0, width: 500, height: 350)
            #expect(child.view.frame == NSRect(x: 0, y: 0, width: 500, height: 350))
        }

        /// <https://developer.apple.com/documentation/appkit/nssplitview/arrangesallsubviews>
        @Test(.routes { PanelProvider.self }) func theSensorAddsNoPaneToASplitView() async throws {
            let path = ViewRoutePath.presentAsSheet(from: window.root).inside(
                .wrapper { screen in
                    let split = SplitPanel()
                    if let screen = screen as? NSViewController { split.addChild(screen) }
                    return split
                })
            var route: ViewRoute? = try window.show(path)
            weak let split = (route?.destination as? NSViewController)?.parent as? SplitPanel
            #expect(split?.split.arrangedSubviews == [])
            // The window reports that it was closed.
            split?.dismiss(nil)
            await Task.yield()
            #expect(route?.state == .removed)
            route = nil
            #expect(split == nil)
        }

        @Test(.routes { PanelProvider.self }) func aViewShownTwiceHasOneSensor() async throws {
            let route = try window.show(.presentAsSheet(from: window.root))
            let panel = try #require(route.destination as? NSViewController)
            route.remove()
            route.perform()
            #expect(route.state == .routed)
            #expect(panel.view.subviews.count == 1)
        }

        @Test(.routes { PanelProvider.self }, arguments: [ViewRouteKind.presentAsSheet, .presentModally])
        func aScreenWhosePresenterIsFreedCanBeRemoved(kind: ViewRouteKind) async throws {
            var source: NSViewController? = PanelController()
            weak let freed = source
            window.root.addChild(try #require(source))
            window.root.view.addSubview(try #require(source).view)
            let route = try window.show(ViewRoutePath(kind, from: source))
            source?.view.removeFromSuperview()
            source?.removeFromParent()
            source = nil
            #expect(freed == nil)
            let shown = try #require((route.destination as? NSViewController)?.view.window)
            #expect(shown.isVisible)
            // The host checks all presentations.
            let other = try window.show(.presentModally(from: window.window), "other")
            (other.destination as? NSViewController)?.view.window?.close()
            try await window.settle()
            #expect(other.state == .removed)
            #expect(route.state == .routed)
            route.remove()
            #expect(route.state == .removed)
            #expect(!shown.isVisible)
            #expect(AppKitSimulator.violations == [])
            AppKitSimulator.violations = []
        }

        @Test(.routes { PanelProvider.self })
        func removalOfASheetRemovesItsPresentation() throws {
            let lower = try window.show(.presentAsSheet(from: window.root), "lower")
            let upper = try window.show(.presentModally(from: lower.viewSource), "upper")
            #expect(upper.state == .routed)
            lower.remove()
            #expect([lower, upper].map(\.state) == [.removed, .removed])
            #expect(window.root.presentedViewControllers == nil)
        }

        @Test(.routes { PanelProvider.self })
        func dismissalOfASheetByCodeRemovesItsPresentation() async throws {
            let lower = try window.show(.presentAsSheet(from: window.root), "lower")
            let upper = try window.show(.presentModally(from: lower.viewSource), "upper")
            let panel = try #require(lower.destination as? NSViewController)
            window.root.dismiss(panel)
            try await window.settle()
            #expect([lower, upper].map(\.state) == [.removed, .removed])
        }

        @Test(.routes { PanelProvider.self })
        func closingAWindowByTheUserReportsItsPresentationAsRemovedByCode() async throws {
            let lower = try window.show(.presentModally(from: window.root), "lower")
            let upper = try window.show(.presentModally(from: lower.viewSource), "upper")
            var ends: [String] = []
            RouteRegistry.current.addViewRouteObserver { event in
                guard event.phase == .didRemove, let panel = event.destination as? PanelController else { return }
                ends.append("\(panel.name) by \(event.initiator)")
            }
            try #require((lower.destination as? NSViewController)?.view.window).performClose(nil)
            try await window.settle()
            #expect(upper.state == .removed)
            #expect(ends == ["upper by code", "lower by user"])
        }

        @Test(.routes { PanelProvider.self })
        func theScreenOfAClosedWindowIsNoSource() async throws {
            let route = try window.show(.presentModally(from: window.root))
            let panel = try #require(route.destination as? NSViewController)
            #expect(panel.viewRouteHost != nil)
            let closed = try #require(panel.view.window)
            closed.performClose(nil)
            try await window.settle()
            #expect(panel.view.window === closed)
            #expect(panel.viewRouteHost == nil)
        }

        @Test(.routes { PanelProvider.self })
        func aSeparateWindowStaysWhenItsSourceIsRemoved() async throws {
            let lower = try window.show(.presentAsSheet(from: window.root), "lower")
            let own = try window.show(.window(from: lower.viewSource), "own")
            lower.remove()
            try await window.settle()
            #expect(own.state == .routed)
            let panel = try #require(own.destination as? PanelController)
            panel.view.window?.performClose(nil)
            try await window.settle()
            #expect(own.state == .removed)
        }

        @Test(.routes { PanelProvider.self })
        func aShownWindowIsClosedByItsRouter() throws {
            let route = try window.show(.show(from: window.root))
            #expect(route.kind == .window)
            let own = try #require((route.destination as? NSViewController)?.view.window)
            #expect(own.isVisible)
            route.remove()
            #expect(!own.isVisible)
            #expect(route.state == .removed)
        }

        @Test(.routes { PanelProvider.self })
        func aWindowIsASourceAfterItWasOpenedAgain() throws {
            let first = try window.show(.presentAsSheet(from: window.root))
            window.window.close()
            #expect(first.state == .removed)
            #expect(window.root.viewRouteHost == nil)
            window.window.makeKeyAndOrderFront(nil)
            #expect(try window.show(.presentAsSheet(from: window.root)).state == .routed)
        }

        @Test(.routes { PanelProvider.self })
        func closingAWindowClosesItsSeparateWindows() throws {
            let route = try window.show(.window(from: window.root))
            let own = try #require((route.destination as? NSViewController)?.view.window)
            window.window.close()
            #expect(route.state == .removed)
            #expect(!own.isVisible)
        }

        @Test(.routes { PanelProvider.self }, arguments: AppKitSimulator.Policy.all)
        func theUserClicksAPopoverAway(policy: AppKitSimulator.Policy) async throws {
            try await AppKitSimulator.run(by: policy) {
                let route = try window.show(.popover(from: window.root, anchor: window.root.view))
                #expect(route.kind == .presentAsPopover)
                AppKitSimulator.userClicksOutside()
                try await window.settle()
                #expect(route.state == .removed)
            }
        }

        @Test(.routes { PanelProvider.self })
        func applicationDefinedPopoverIgnoresClicksOutside() async throws {
            let path = ViewRoutePath.popover(
                from: window.root, anchor: window.root.view, behavior: .applicationDefined)
            let route = try window.show(path)
            AppKitSimulator.userClicksOutside()
            try await window.settle()
            #expect(route.state == .routed)
            route.remove()
            #expect(route.state == .removed)
        }

        @Test(.routes { PanelProvider.self })
        func anAnimatorPresentsAndDismisses() throws {
            let animator = OverlayAnimator()
            let route = try window.show(.present(from: window.root, animator: animator))
            #expect(animator.log == ["present"])
            let panel = try #require(route.destination as? PanelController)
            #expect(panel.view.superview === window.root.view)
            route.remove()
            #expect(animator.log == ["present", "dismiss"])
            #expect(route.state == .removed)
        }

        @Test(.routes { PanelProvider.self })
        func aPathWithoutAnAnimatorFails() throws {
            var reasons: [String] = []
            Router.perform(
                to: RoutableView<any PanelInput>(), path: ViewRoutePath(.animator, from: window.root),
                completion: onFailure { reasons.append($0.reason) })
            #expect(
                reasons == ["RoutableView<any PanelInput> could not be shown in AppKit: there is no animator"])
        }

        @Test(.routes { PanelProvider.self })
        func aViewAsTheSourceMeansItsController() throws {
            let part = NSView(frame: .zero)
            window.root.view.addSubview(part)
            let route = try window.show(.presentAsSheet(from: part))
            #expect((route.destination as? NSViewController)?.presentingViewController === window.root)
        }

        @Test(
            .routes {
                PanelProvider.self
                NoticeProvider.self
            })
        func revealingASheetRemovesTheScreensAboveIt() throws {
            let sheet = try window.show(.presentAsSheet(from: window.root))
            let notice = try #require(
                Router.perform(to: RoutableView<any NoticeInput>(), path: .presentModally(from: sheet.viewSource)))
            let again = try window.show(.reveal(orElse: .presentAsSheet(from: window.root)))
            #expect(again.destination === sheet.destination)
            #expect(sheet.state == .routed)
            #expect(notice.state == .removed)
        }

        @Test(.routes { PanelProvider.self })
        func aSheetThatAppKitDoesNotPresentFails() throws {
            AppKitSimulator.presentsNothing = true
            defer { AppKitSimulator.presentsNothing = false }
            var codes: [String] = []
            Router.perform(
                to: RoutableView<any PanelInput>(), path: .presentAsSheet(from: window.root),
                completion: onFailure { codes.append($0.code.description) })
            #expect(codes == ["action-failed"])
        }

        @Test(.routes { PanelProvider.self })
        func aRemovalHandlerCanShowAnotherSheet() async throws {
            let first = try window.show(.presentAsSheet(from: window.root), "first")
            var second: ViewRoute?
            first.remove(
                completion: onSuccess {
                    second = try? window.show(.presentAsSheet(from: window.root), "second")
                })
            try await window.settle()
            #expect(second?.state == .routed)
            #expect(window.root.presentedViewControllers?.count == 1)
        }

        @Test(.routes { PanelProvider.self })
        func closedWindowReleasesItsViewsAndItsHost() async throws {
            weak var panel: NSViewController?
            weak var host: AppKitHost?
            do {
                let window = PanelWindow()
                let route = try window.show(.presentAsSheet(from: window.root))
                panel = route.destination as? NSViewController
                host = AppKitHost.host(of: window.window)
                #expect(panel != nil && host != nil)
                window.window.close()
            }
            await Task.yield()
            #expect(panel == nil)
            #expect(host == nil)
        }

        @Test(.routes { PanelProvider.self })
        func routesCauseNoViolations() throws {
            AppKitSimulator.violations = []
            for kind in [ViewRouteKind.presentAsSheet, .presentModally, .window] {
                try window.show(ViewRoutePath(kind, from: window.root)).remove()
            }
            #expect(AppKitSimulator.violations == [])
        }
    }
}

/// Shows a view controller inside of the other.
private final class OverlayAnimator: NSObject, NSViewControllerPresentationAnimator {
    var log: [String] = []

    func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController) {
        log.append("present")
        fromViewController.view.addSubview(viewController.view)
    }

    func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController) {
        log.append("dismiss")
        viewController.view.removeFromSuperview()
    }
}

private final class SplitPanel: NSSplitViewController {
    let split = NSSplitView(frame: .zero)

    override func loadView() { view = split }
}
