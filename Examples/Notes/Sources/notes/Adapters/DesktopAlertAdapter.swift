// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopAlertInterface
import LoginInterface
import ModuleRouterViews

/// Adapts the alert that the login requires to alerts in windows.
enum DesktopAlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .desktopAlert) { AlertInWindow($0) }
    }
}

/// Adapts an alert in a window for the login.
final class AlertInWindow: LoginRequiredAlert {
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
#endif
