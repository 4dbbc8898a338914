// SPDX-License-Identifier: Apache-2.0

public import LoginInterface
public import ModuleRouterMacros

/// What a screen knows and does that asks for a password, in whatever toolkit.
@MainActor public final class LoginModel: LoginViewInput {
    public var notice: String?
    public let credential = ViewRouteResult<Credential>()
    public weak var delegate: (any LoginViewDelegate)?
    /// The screen, from which the alert is shown.
    public weak var source: (any ViewRouteSource)?
    private let passwords: any LoginRequiredPasswords

    public init() throws {
        passwords = try Router.destination(for: RoutableService<any LoginRequiredPasswords>())
    }

    /// Whether the right password has been given: then whoever asked for it takes the screen away.
    public var isLoggedIn: Bool { credential.isFinished }

    /// Takes what the user has typed: hands the password over, or says that it is a wrong one.
    public func submit(_ password: String) {
        guard passwords.accepts(password) else {
            Router.perform(to: RoutableViewModule<any LoginRequiredAlert>(), path: .defaultPath(from: source)) {
                alert in
                alert.title = "Invalid Password"
                alert.message = "This is not the password."
                alert.addCancelButton("OK", handler: nil)
            }
            return
        }
        let credential = Credential(password: password)
        self.credential.finish(credential)
        delegate?.didLogIn(with: credential)
    }
}
