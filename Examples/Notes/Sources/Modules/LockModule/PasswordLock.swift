// SPDX-License-Identifier: Apache-2.0

import LockInterface
import Synchronization

/// A lock with one password.
final class PasswordLock: NoteLock {
    private let password: String?
    private let isUnlocked = Atomic(false)

    /// - Parameter password: The password; nil or empty if there is none.
    init(password: String?) { self.password = password?.isEmpty == true ? nil : password }

    var obstacle: NoteLockError? {
        password == nil
            ? NoteLockError("the note is locked, and no password has been set: NOTES_PASSWORD is empty") : nil
    }

    var isOpen: Bool { isUnlocked.load(ordering: .acquiring) }

    // Compare bytes, because two characters that look alike may differ in a password.
    func accepts(_ password: String) -> Bool { self.password.map { $0.utf8.elementsEqual(password.utf8) } ?? false }

    func open(with password: String) {
        if accepts(password) { isUnlocked.store(true, ordering: .releasing) }
    }

    func close() { isUnlocked.store(false, ordering: .releasing) }
}
