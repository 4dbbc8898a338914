// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import LoginInterface
import ModuleRouterViews
import PhoneAlertInterface

/// Adapts the alert that the login requires to alerts on Apple's platforms, in either toolkit.
enum PhoneAlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .phoneAlert) { AlertOnPhone($0) }
    }
}

/// Adapts an alert on Apple's platforms for the login.
final class AlertOnPhone: LoginRequiredAlert {
    private let alert: any PhoneAlertInput

    init(_ alert: any PhoneAlertInput) { self.alert = alert }

    var title: String? {
        get { alert.headline }
        set { alert.headline = newValue ?? "" }
    }

    var message: String? {
        get { alert.explanation }
        set { alert.explanation = newValue ?? "" }
    }

    func addCancelButton(_ title: String, handler: (() -> Void)?) {
        alert.answers.append(PhoneAlertAnswer(title, .dismissing) { handler?() })
    }

    func addOtherButton(_ title: String, handler: (() -> Void)?) {
        alert.answers.append(PhoneAlertAnswer(title) { handler?() })
    }
}
#endif
