// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// A module for a login. It shows alerts without knowing their provider, and states the interface that it requires.

/// The interface that the module provides.
@MainActor protocol LoginViewInput: AnyObject {
    /// A text above the field.
    var notice: String? { get set }
}

/// The interface that the module requires: an alert with buttons for the user.
@MainActor protocol LoginRequiredAlertInput: AnyObject {
    var title: String? { get set }
    var message: String? { get set }
    func addCancelButton(_ title: String, handler: @escaping () -> Void)
    func addOtherButton(_ title: String, handler: @escaping () -> Void)
}

extension RoutableView where Protocol == any LoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any LoginRequiredAlertInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

struct LoginViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> LoginPage? { LoginPage("Login") }

    func prepare(_ destination: LoginPage, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }
}

final class LoginPage: HeadlessScreen, LoginViewInput {
    var notice: String?
    weak var route: ViewRoute?
    private var password = ""

    func type(_ password: String) { self.password = password }

    func tapLogin() {
        if password == "123" {
            alert("Login Success", "Do you want to quit this page?") { [weak route] alert in
                alert.addCancelButton("Cancel") {}
                alert.addOtherButton("Quit") { route?.remove() }
            }
        } else {
            alert("Invalid Password", "The password is 123") { alert in
                alert.addCancelButton("OK") {}
            }
        }
    }

    func tapCancel() { route?.remove() }

    private func alert(_ title: String, _ message: String, answers: (any LoginRequiredAlertInput) -> Void) {
        Router.perform(to: RoutableViewModule<any LoginRequiredAlertInput>(), path: .defaultPath(from: self)) { alert in
            alert.title = title
            alert.message = message
            answers(alert)
        }
    }
}
