// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// snippet.protocols
// In the login module's interface.
@MainActor public protocol LoginViewInput: AnyObject {
    var notice: String? { get set }
    var didLogIn: (() -> Void)? { get set }
}

@RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}

// In the interface of the editor module, which the app imports as well.
@MainActor public protocol EditorRequiredLogin: AnyObject {
    var message: String? { get set }
    var delegate: (any EditorRequiredLoginDelegate)? { get set }
}

@MainActor public protocol EditorRequiredLoginDelegate: AnyObject {
    func didFinishLogin()
}

@RoutableAs("editorRequiredLogin") extension RoutableView where Protocol == any EditorRequiredLogin {}
// snippet.end

final class LoginScreen: HeadlessScreen, LoginViewInput {
    var notice: String?
    var didLogIn: (() -> Void)?
}

@AutoRegister
struct LoginViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen("Login") }
}

// snippet.proxy
final class LoginForEditor: EditorRequiredLogin {
    private let login: any LoginViewInput
    weak var delegate: (any EditorRequiredLoginDelegate)?

    init(_ login: any LoginViewInput) {
        self.login = login
        login.didLogIn = { [weak self] in self?.delegate?.didFinishLogin() }
    }

    var message: String? {
        get { login.notice }
        set { login.notice = newValue }
    }
}

@AutoRegister
enum EditorLoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.editorRequiredLogin, to: .login) {
            LoginForEditor($0)
        }
    }
}
// snippet.end

final class EditorScreen: HeadlessScreen, EditorRequiredLoginDelegate {
    func didFinishLogin() { print("logged in") }
}

let editor = EditorScreen("Editor")
let window = HeadlessWindow(.navigation(root: editor))

weak var proxy: (any EditorRequiredLogin)?

// snippet.caller
let route = Router.perform(
    to: .editorRequiredLogin, path: .presentModally(from: editor)
) { login in
    login.message = "Log in to change this note"
    login.delegate = editor
    // snippet.hide
    proxy = login
    // snippet.show
}
print(window.presented is LoginScreen)  // → true
// snippet.end

// snippet.lifetime
(window.presented as? LoginScreen)?.didLogIn?()  // → logged in
print(proxy == nil)  // → false
route?.remove()
print(proxy == nil)  // → true
// snippet.end
