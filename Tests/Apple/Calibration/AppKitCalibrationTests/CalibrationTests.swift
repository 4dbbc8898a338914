// SPDX-License-Identifier: Apache-2.0

// Tests the assumptions of the AppKit host. With AppKit they run in real windows, and otherwise in the windows of the stand-in,
// so that both are known to agree. A test that fails only on a Mac shows where the stand-in is wrong.

#if canImport(AppKitHarness)
import AppKitHarness
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

#if canImport(AppKitHarness) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import ModuleRouterViews
import ModuleRouterAppKit
import Testing

@MainActor protocol CalibratedInput: AnyObject {}

extension RoutableView where Protocol == any CalibratedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private final class CalibratedController: NSViewController, CalibratedInput {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100)) }
}

private struct CalibratedProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any CalibratedInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> CalibratedController? {
        CalibratedController()
    }
}

@MainActor @Suite(.serialized)
struct CalibrationTests {
    private let root: NSViewController = CalibratedController()
    private let window: NSWindow

    init() {
        window = NSWindow(contentViewController: root)
        window.makeKeyAndOrderFront(nil)
    }

    private func show(_ path: ViewRoutePath) throws -> ViewRoute {
        let registry = RouteRegistry { CalibratedProvider.self }
        return try registry.run {
            try #require(Router.perform(to: RoutableView<any CalibratedInput>(), path: path))
        }
    }

    private func controller(_ route: ViewRoute) throws -> NSViewController {
        try #require(route.destination as? NSViewController)
    }

    @Test func aPresentedControllerHasAPresenterAtOnce() throws {
        let route = try show(.presentAsSheet(from: root))
        #expect(route.state == .routed)
        #expect(try controller(route).presentingViewController === root)
        #expect(try controller(route).view.window?.sheetParent === window)
        route.remove()
        #expect(route.state == .removed)
        window.close()
    }

    @Test func theButtonOfAModalWindowRemovesIt() async throws {
        let route = try show(.presentModally(from: root))
        let modal = try #require(try controller(route).view.window)
        modal.performClose(nil)
        #expect(await route.untilRemoved() == .user)
        window.close()
    }

    @Test func codeThatDismissesASheetRemovesIt() async throws {
        let route = try show(.presentAsSheet(from: root))
        root.dismiss(try controller(route))
        #expect(await route.untilRemoved() == .code)
        window.close()
    }

    @Test func theButtonOfAShownWindowRemovesIt() async throws {
        let route = try show(.window(from: root))
        try #require(try controller(route).view.window).performClose(nil)
        #expect(await route.untilRemoved() == .user)
        window.close()
    }

    @Test func aChildThatCodeTakesOutIsRemoved() async throws {
        let route = try show(.addAsChild(from: root))
        let child = try controller(route)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(await route.untilRemoved() == .code)
        window.close()
    }

    @Test func aPopoverIsRemovedByItsRouter() throws {
        let route = try show(.popover(from: root, anchor: root.view))
        #expect(try controller(route).presentingViewController === root)
        route.remove()
        #expect(route.state == .removed)
        window.close()
    }

    @Test func closingAWindowRemovesItsSheet() throws {
        let route = try show(.presentAsSheet(from: root))
        window.close()
        #expect(route.state == .removed)
    }
}
#endif
