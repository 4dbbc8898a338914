// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterAppKit
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import AppKitHarness
@testable import SwiftUIHarness

/// SwiftUI screens in AppKit, and AppKit screens in SwiftUI.
@MainActor @Suite(.serialized) struct AppKitBridgeTests {
    private let root = NSViewController()
    private let window: NSWindow

    init() {
        window = NSWindow(contentViewController: root)
        window.makeKeyAndOrderFront(nil)
    }

    /// Returns the visible SwiftUI screens in a view controller.
    private func text(of controller: NSViewController?) -> String? {
        let hosting = controller?.children.first as? NSHostingController<RoutedWindow>
        return hosting.map { $0.screen.text.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces) }
    }

    @Test(.routes { PageProvider.self })
    func appKitShowsAScreenOfSwiftUI() throws {
        let route = try #require(
            Router.perform(
                to: RoutableView<any PageInput>(),
                path: .presentAsSheet(from: root).inside(.hostingController), preparation: { $0.title = "page" }))
        #expect(route.state == .routed)
        let controller = try #require(root.presentedViewControllers?.first as? ScreenHostingController)
        #expect(text(of: controller) == "[page")
        #expect(controller.view.window?.sheetParent === window)
        route.remove()
        #expect(route.state == .removed)
        #expect(root.presentedViewControllers == nil)
    }

    @Test(.routes { PageProvider.self })
    func aSwiftUIScreenInAppKitPushesOnItsOwnStack() throws {
        let outer = try #require(
            Router.perform(
                to: RoutableView<any PageInput>(), path: .presentAsSheet(from: root).inside(.hostingController)))
        let inner = try #require(
            Router.perform(to: RoutableView<any PageInput>(), path: .push(from: outer.viewSource)))
        let controller = try #require(root.presentedViewControllers?.first as? ScreenHostingController)
        #expect(controller.model.topScreen === inner.destination)
        outer.remove()
        #expect(outer.state == .removed)
    }

    @Test(.routes { PageProvider.self })
    func swiftUIScreensAreFreedWithTheirViewController() async throws {
        let inner: ViewRoute
        weak var page: AnyObject?
        do {
            let outer = try #require(
                Router.perform(
                    to: RoutableView<any PageInput>(), path: .presentAsSheet(from: root).inside(.hostingController)))
            inner = try #require(
                Router.perform(to: RoutableView<any PageInput>(), path: .push(from: outer.viewSource))
            )
            page = outer.destination
            outer.remove()
        }
        #expect(page == nil)
        #expect(inner.state == .removed)
    }

    @Test(.routes { ControllerProvider.self })
    func swiftUIShowsAViewController() throws {
        let model = NavigationModel(ScreenStack(root: PageScreen("root")))
        let screen = RenderedScreen(RoutedWindow(model))
        let route = try #require(
            Router.perform(to: RoutableView<any PageInput>(), path: .push(from: model)))
        #expect(screen.text.hasSuffix(", (PageController)]"))
        screen.userGoesBack()
        #expect(route.state == .removed)
    }

    @Test(.routes { ControllerProvider.self })
    func aViewControllerInSwiftUIIsASource() throws {
        let model = NavigationModel(ScreenStack(root: PageScreen("root")))
        let first = try #require(Router.perform(to: RoutableView<any PageInput>(), path: .push(from: model)))
        let controller = try #require(first.destination as? PageController)
        let child = NSViewController()
        controller.addChild(child)
        for source in [try #require(first.viewSource), controller, child] {
            let next = try #require(Router.perform(to: RoutableView<any PageInput>(), path: .push(from: source)))
            #expect(next.state == .routed)
            #expect(model.topScreen === next.destination)
        }
        first.remove()
        #expect(first.state == .removed)
        #expect(controller.viewRouteHost == nil)
    }
}

private final class PageController: NSViewController, PageInput {
    var title = ""
}

private struct ControllerProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PageInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> PageController? { PageController() }
}
