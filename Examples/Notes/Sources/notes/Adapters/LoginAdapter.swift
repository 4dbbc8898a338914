// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LockInterface
import LoginInterface
import ModuleRouterMacros

/// Joins the login that the editor requires to the login of this program, whichever screen that is.
enum LoginAdapter: ViewRouteAdapter {
    static var routes: ViewAdapters {
        Adapts(RoutableView<any EditorRequiredLogin>(), to: RoutableView<any LoginViewInput>()) {
            LoginForEditor($0, opening: try Router.destination(for: RoutableService<any NoteLock>()))
        }
    }
}

/// Shows the login as what the editor requires. Their delegates differ, so it is the delegate of the one, and has the
/// other.
///
/// Nobody keeps it: it lives as long as the screen is shown.
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

/// Joins the password that the login requires to the one of the lock.
@AutoRegister
enum PasswordAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(RoutableService<any LoginRequiredPasswords>(), to: RoutableService<any NoteLock>()) {
            PasswordOfLock(lock: $0)
        }
    }
}

/// Shows a lock as the one who knows the password.
struct PasswordOfLock: LoginRequiredPasswords {
    let lock: any NoteLock

    func accepts(_ password: String) -> Bool { lock.accepts(password) }
}
