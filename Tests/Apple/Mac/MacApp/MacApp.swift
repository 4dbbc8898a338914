// SPDX-License-Identifier: Apache-2.0

import AppKit
import ModuleRouterAppKit
import ModuleRouterViews

@MainActor public protocol SettingsInput: AnyObject {}

@RoutableAs("settings") extension RoutableView where Protocol == any SettingsInput {}

/// A panel that opens another as a sheet.
final class SettingsController: NSViewController, SettingsInput {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200)) }

    override func mouseDown(with event: NSEvent) {
        Router.perform(to: .settings, path: .presentAsSheet(from: self))
    }
}

@AutoRegister
struct SettingsRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.settings) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SettingsController? { SettingsController() }
}

/// An app with a window of AppKit.
@main enum MacApp {
    @MainActor static func main() {
        let application = NSApplication.shared
        application.setActivationPolicy(.regular)
        let window = NSWindow(contentViewController: SettingsController())
        window.makeKeyAndOrderFront(nil)
        application.run()
    }
}
