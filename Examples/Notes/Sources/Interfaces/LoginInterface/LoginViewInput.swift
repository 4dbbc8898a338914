// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The screen that asks for a password until it is right. Provided with the login feature.
///
/// The screen stays after the login. The code that showed it removes it, as `Router.result(of:)` does. Code that cannot wait sets a
/// delegate.
@MainActor public protocol LoginViewInput: AnyObject {
    /// The reason why the password is asked for.
    var notice: String? { get set }
    /// The result that receives the right password.
    var credential: ViewRouteResult<Credential> { get }
    /// The delegate, called at the same time. Not retained.
    var delegate: (any LoginViewDelegate)? { get set }
}

/// Receives the result of a login.
@MainActor public protocol LoginViewDelegate: AnyObject {
    func didLogIn(with credential: Credential)
}

/// The proof of the user's identity.
public struct Credential: Sendable, Hashable {
    public let password: String

    public init(password: String) { self.password = password }
}

@RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}
