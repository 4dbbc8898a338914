// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopAlertInterface
import EditorInterface
import LoginInterface
import ModuleRouterViews

/// Adapts the alerts that the login and the editor require to alerts in windows.
enum DesktopAlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .desktopAlert) { DesktopAlertForLogin($0) }
        Adapts(.editorRequiredAlert, to: .desktopAlert) { DesktopAlertForEditor($0) }
    }
}

/// Adapts an alert in a window to the login.
final class DesktopAlertForLogin: LoginRequiredAlert {
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

    func addCancelButton(_ title: String, handler: (() -> Void)?) {
        alert.buttons.append(DesktopAlertButton(title, .dismissing) { handler?() })
    }

    func addOtherButton(_ title: String, handler: (() -> Void)?) {
        alert.buttons.append(DesktopAlertButton(title) { handler?() })
    }
}

/// Adapts an alert in a window to the editor.
final class DesktopAlertForEditor: EditorRequiredAlert {
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

    func addCancelButton(_ title: String, handler: @escaping () -> Void) {
        alert.buttons.append(DesktopAlertButton(title, .dismissing, pressed: handler))
    }

    func addDestructiveButton(_ title: String, handler: @escaping () -> Void) {
        alert.buttons.append(DesktopAlertButton(title, .destructive, pressed: handler))
    }
}
#endif
