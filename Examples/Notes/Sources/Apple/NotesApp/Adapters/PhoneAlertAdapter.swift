// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import EditorInterface
import LoginInterface
import ModuleRouterViews
import PhoneAlertInterface

/// Adapts the alerts that the login and the editor require to alerts on Apple's platforms, in either toolkit.
enum PhoneAlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .phoneAlert) { AlertOnPhone($0) }
        Adapts(.editorRequiredAlert, to: .phoneAlert) { AlertOnPhone($0) }
    }
}

/// Adapts an alert on Apple's platforms to both requirements.
final class AlertOnPhone: EditorRequiredAlert, LoginRequiredAlert {
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

    // The login's cancel button may have no handler.
    func addCancelButton(_ title: String, handler: (() -> Void)?) { addCancelButton(title) { handler?() } }

    func addCancelButton(_ title: String, handler: @escaping () -> Void) {
        alert.answers.append(PhoneAlertAnswer(title, .dismissing, chosen: handler))
    }

    func addOtherButton(_ title: String, handler: (() -> Void)?) {
        alert.answers.append(PhoneAlertAnswer(title) { handler?() })
    }

    func addDestructiveButton(_ title: String, handler: @escaping () -> Void) {
        alert.answers.append(PhoneAlertAnswer(title, .destructive, chosen: handler))
    }
}
#endif
