// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouter

/// The access of one user. It ends with the session.
@Provider(of: .noteAccess, lifetime: .scoped(to: UserSession.self))
final class UserAccess: NoteAccess {
    private let user: NotesUser

    init(user: NotesUser) { self.user = user }

    func includesNotes(of owner: String?) -> Bool { owner == nil || owner == user.name }
}
