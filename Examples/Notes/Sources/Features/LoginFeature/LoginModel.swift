// SPDX-License-Identifier: Apache-2.0

public import LoginInterface
public import ModuleRouterViews

/// The state and the actions of a screen that asks for a password, for any toolkit.
@MainActor public final class LoginModel: LoginViewInput {
    public var notice: String?
    public let credential = ViewRouteResult<Credential>()
    /// The screen, which is the source of the alert.
    public weak var source: (any ViewRouteSource)?
    private let passwords: any LoginRequiredPasswords

    public init(passwords: any LoginRequiredPasswords) { self.passwords = passwords }

    /// Whether the user has given the right password. The code that asked for it then removes the screen.
    public var isLoggedIn: Bool { credential.isFinished }

    /// Checks a typed password. Finishes the login, or shows an alert if the password is wrong.
    public func submit(_ password: String) {
        guard let user = passwords.user(for: password) else {
            Router.perform(to: .loginRequiredAlert, path: .defaultPath(from: source)) { alert in
                alert.title = "Invalid Password"
                alert.message = "This is not the password."
                alert.addCancelButton("OK", handler: nil)
            }
            return
        }
        credential.finish(Credential(user: user))
    }
}
