// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// The screen that asks for a password, until the right one is given. Provided with the login feature.
///
/// It stays when it has it: whoever has shown it takes it away, as `Router.result(of:)` does. Whoever cannot wait is
/// told as its delegate.
@MainActor public protocol LoginViewInput: AnyObject {
    /// Why a password is asked for.
    var notice: String? { get set }
    /// The password, once it is the right one.
    var credential: ViewRouteResult<Credential> { get }
    /// Told at the same time. Not kept alive.
    var delegate: (any LoginViewDelegate)? { get set }
}

/// Waits for the user of a login.
@MainActor public protocol LoginViewDelegate: AnyObject {
    func didLogIn(with credential: Credential)
}

/// What a user has shown who they are by.
public struct Credential: Sendable, Hashable {
    public let password: String

    public init(password: String) { self.password = password }
}

@Routable extension RoutableView where Protocol == any LoginViewInput {}
