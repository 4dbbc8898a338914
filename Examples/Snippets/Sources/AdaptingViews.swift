// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteClient

// snippet.protocols
// In the login module's interface.
@MainActor public protocol LoginViewInput: AnyObject {
    var notice: String? { get set }
    var didLogIn: (() -> Void)? { get set }
}

@Routable extension RoutableView where Protocol == any LoginViewInput {}

// In the interface of the editor module, which the app imports as well.
@MainActor public protocol EditorRequiredLogin: AnyObject {
    var message: String? { get set }
    var delegate: (any EditorRequiredLoginDelegate)? { get set }
}

@MainActor public protocol EditorRequiredLoginDelegate: AnyObject {
    func didFinishLogin()
}

@Routable extension RoutableView where Protocol == any EditorRequiredLogin {}
// snippet.end

final class LoginScreen: HeadlessScreen, LoginViewInput {
    var notice: String?
    var didLogIn: (() -> Void)?
}

@AutoRegister
struct LoginViewRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
    func makeDestination(with configuration: ViewRouteConfiguration) -> LoginScreen? { LoginScreen("Login") }
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
enum EditorLoginAdapter: ViewRouteAdapter {
    static var routes: ViewAdapters {
        Adapts(RoutableView<any EditorRequiredLogin>(), to: RoutableView<any LoginViewInput>()) {
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

// snippet.caller
let router = Router.perform(
    to: RoutableView<any EditorRequiredLogin>(), path: .presentModally(from: editor)
) { login in
    login.message = "Log in to change this note"
    login.delegate = editor
}
print(window.presented is LoginScreen)  // → true
// snippet.end

weak var proxy = router?.destination
// snippet.lifetime
(window.presented as? LoginScreen)?.didLogIn?()  // → logged in
print(proxy == nil)  // → false
router?.removeRoute()
print(proxy == nil)  // → true
// snippet.end

// snippet.returning
extension LoginForEditor: ViewRouteProxy {
    var routedDestination: AnyObject { login }
}

if let made = try? Router.destination(for: RoutableView<any EditorRequiredLogin>()) {
    Router.performWithClient(to: RoutableView<any EditorRequiredLogin>(), path: .presentModally(from: editor), on: made)
}
print(window.presented is LoginScreen)  // → true
// snippet.end
