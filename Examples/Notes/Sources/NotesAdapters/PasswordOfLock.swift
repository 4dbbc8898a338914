// SPDX-License-Identifier: Apache-2.0

import LockInterface
import LoginInterface
import ModuleRouterViews

/// Adapts the lock to the password check that the login requires.
@Provider(of: .loginRequiredPasswords)
struct PasswordOfLock: LoginRequiredPasswords {
    let lock: any NoteLock

    func user(for password: String) -> String? { lock.user(for: password)?.name }
}
