// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ModuleRouterViews
import ModuleRouterAppKit

// snippet.hide
@MainActor protocol SettingsViewInput: AnyObject {}

extension RoutableView where Protocol == any SettingsViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var settings: Self { Self() }
}

// snippet.show
final class NotesViewController: NSViewController {
    // snippet.route
    func showSettings(below button: NSView) {
        Router.perform(
            to: .settings, path: .presentAsPopover(from: self, anchor: button))
    }
    // snippet.end
}
#endif
