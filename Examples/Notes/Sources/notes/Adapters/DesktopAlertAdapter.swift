// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopAlertInterface
import EditorInterface
import LoginInterface
import ModuleRouterViews

/// Adapts the alerts that the login and the editor require to alerts in windows.
enum DesktopAlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .desktopAlert) { AlertInWindow($0) }
        Adapts(.editorRequiredAlert, to: .desktopAlert) { AlertInWindow($0) }
    }
}

/// Adapts an alert in a window to both requirements.
final class AlertInWindow: EditorRequiredAlert, LoginRequiredAlert {
    private let alert: any DesktopAlertInput

    init(_ alert: any DesktopAlertInput) { self.alert = alert }

    var title: String? {
        get { alert.summary }
        set { alert.summary = newValue ?? "" }
    }

    var message: String? {
        get { alert.details }
        set { alert.details = newValue ?? "" }
    }

    // The login's cancel button may have no handler.
    func addCancelButton(_ title: String, handler: (() -> Void)?) { addCancelButton(title) { handler?() } }

    func addCancelButton(_ title: String, handler: @escaping () -> Void) {
        alert.buttons.append(DesktopAlertButton(title, .dismissing, pressed: handler))
    }

    func addOtherButton(_ title: String, handler: (() -> Void)?) {
        alert.buttons.append(DesktopAlertButton(title) { handler?() })
    }

    func addDestructiveButton(_ title: String, handler: @escaping () -> Void) {
        alert.buttons.append(DesktopAlertButton(title, .destructive, pressed: handler))
    }
}
#endif
