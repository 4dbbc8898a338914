// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterViews

/// A lock with a password for each user.
final class PasswordLock: NoteLock {
    private let accounts: [(user: NotesUser, password: String)]
    @MainActor private var lastSession: RouteScope<UserSession>?

    /// - Parameters:
    ///   - password: The password of the user without a name; nil or empty if there is none.
    ///   - users: The passwords of other users, for example `ada=sesame;bob=tulip`. Other texts are ignored.
    init(password: String?, users: String? = nil) {
        let named = (users ?? "").split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
        accounts =
            named.filter { $0.count == 2 }.map { (NotesUser(name: String($0[0])), String($0[1])) }
            + [password ?? ""].filter { !$0.isEmpty }.map { (NotesUser(name: ""), $0) }
    }

    var obstacle: NoteLockError? {
        accounts.isEmpty
            ? NoteLockError("the note is locked, and no password has been set: NOTES_PASSWORD is empty") : nil
    }

    // Compare bytes, because two characters that look alike may differ in a password.
    func user(for password: String) -> NotesUser? {
        accounts.first { $0.password.utf8.elementsEqual(password.utf8) }?.user
    }

    // MARK: The session

    @MainActor var session: RouteScope<UserSession>? { lastSession?.hasEnded == false ? lastSession : nil }

    @MainActor func logIn(_ user: NotesUser) async -> RouteScope<UserSession> {
        if let session, session.values.user == user { return session }
        await logOut()
        let session = RouteScope(UserSession(user: user))
        lastSession = session
        return session
    }

    @MainActor func logOut() async {
        // Another user may log in while the screens are removed.
        while let session {
            // A screen stays if its host refuses the removal. The session has ended nevertheless.
            try? await session.removeScreensAndEnd()
        }
        lastSession = nil
    }
}
