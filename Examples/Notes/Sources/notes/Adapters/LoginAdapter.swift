// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LockInterface
import LoginInterface
import ModuleRouterViews

/// Adapts the login that the editor requires to the program's login, for any kind of screen.
enum LoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.editorRequiredLogin, to: .login) { LoginForEditor($0, opening: try Router.destination(for: .noteLock)) }
    }
}

/// Adapts the login to the editor. The two have different delegate protocols, so this object is the login's delegate and forwards
/// to its own.
///
/// It lives as long as the screen is shown. The caller does not retain it.
final class LoginForEditor: EditorRequiredLogin, LoginViewDelegate {
    weak var delegate: (any EditorRequiredLoginDelegate)?
    private let login: any LoginViewInput
    private let lock: any NoteLock

    init(_ login: any LoginViewInput, opening lock: any NoteLock) {
        self.login = login
        self.lock = lock
        login.delegate = self
    }

    var message: String? {
        get { login.notice }
        set { login.notice = newValue }
    }

    func didLogIn(with credential: Credential) {
        lock.open(with: credential.password)
        delegate?.didFinishLogin()
    }
}

/// Adapts the lock to the password check that the login requires.
@Provider(of: .loginRequiredPasswords)
struct PasswordOfLock: LoginRequiredPasswords {
    let lock: any NoteLock

    func accepts(_ password: String) -> Bool { lock.accepts(password) }
}
