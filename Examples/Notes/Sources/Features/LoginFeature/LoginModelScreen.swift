// SPDX-License-Identifier: Apache-2.0

public import LoginInterface
public import ModuleRouterViews

/// A screen that shows a login, in any toolkit. It forwards the requirements of its interface to its model.
@MainActor public protocol LoginModelScreen: LoginViewInput {
    var model: LoginModel { get }
}

extension LoginModelScreen {
    public var notice: String? {
        get { model.notice }
        set { model.notice = newValue }
    }

    public var credential: ViewRouteResult<Credential> { model.credential }
}
