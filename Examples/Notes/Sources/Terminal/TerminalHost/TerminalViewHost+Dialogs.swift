// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Shows dialogs below the top screen. A dialog is no screen of the window: routes still start at the screen above it.
extension TerminalViewHost: DialogHost {
    public func open(_ request: DialogRequest, from source: any ViewRouteSource) throws {
        guard let window else { throw ViewRouteRefusal.invalidSource("the window has gone") }
        window.dialog = TerminalDialog(request) { [weak window] event in
            window?.dialog = nil
            request.report(event)
        }
    }

    public func close(_ request: DialogRequest) {
        if let window, window.dialog?.request === request { window.dialog = nil }
    }
}
