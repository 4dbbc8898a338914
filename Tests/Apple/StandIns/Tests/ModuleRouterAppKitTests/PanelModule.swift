// SPDX-License-Identifier: Apache-2.0

import AppKitHarness
import ModuleRouterViews
import ModuleRouterAppKit
import Testing

/// The contract of a module, without a toolkit.
@MainActor protocol PanelInput: AnyObject {
    var name: String { get set }
}

extension RoutableView where Protocol == any PanelInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class PanelController: NSViewController, PanelInput {
    var name = ""
}

struct PanelProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PanelInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> PanelController? { PanelController() }
}

/// The contract of another module.
@MainActor protocol NoticeInput: AnyObject {}

extension RoutableView where Protocol == any NoticeInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class NoticeController: NSViewController, NoticeInput {}

struct NoticeProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any NoticeInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoticeController? { NoticeController() }
}

/// A window with a view controller, as an app makes one.
@MainActor struct PanelWindow {
    let window: NSWindow
    let root = NSViewController()

    init() {
        window = NSWindow(contentViewController: root)
        window.makeKeyAndOrderFront(nil)
    }

    /// Shows a panel, and returns its route.
    func show(_ path: ViewRoutePath, _ name: String = "panel") throws -> ViewRoute {
        let route = try #require(
            Router.perform(to: RoutableView<any PanelInput>(), path: path, preparation: { $0.name = name }))
        return route
    }

    /// Waits until the host has handled AppKit's notifications.
    func settle() async throws {
        let host = try #require(AppKitHost.host(of: window))
        repeat {
            await host.transitions.turn()
            for _ in 0..<4 { await Task.yield() }
        } while host.transitions.isBusy
    }
}
