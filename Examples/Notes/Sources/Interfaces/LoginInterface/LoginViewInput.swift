// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The screen that asks for a password until it is right. Provided with the login feature.
///
/// The screen stays after the login. The code that showed it removes it, as `Router.result(of:)` does.
@MainActor public protocol LoginViewInput: AnyObject {
    /// The reason why the password is asked for.
    var notice: String? { get set }
    /// The result that receives the user.
    var credential: ViewRouteResult<Credential> { get }
}

/// The user who has given the right password.
public struct Credential: Sendable, Hashable {
    public let user: String

    public init(user: String) { self.user = user }
}

@RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}
