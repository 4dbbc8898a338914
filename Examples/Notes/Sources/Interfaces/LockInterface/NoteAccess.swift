// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The access of a session's user to locked notes. Provided by the lock module, one for each session.
public protocol NoteAccess: Sendable {
    /// Returns whether the user may see the locked notes of an owner.
    ///
    /// - Parameter owner: The name of a user; nil for notes that every user may see.
    func includesNotes(of owner: String?) -> Bool
}

@RoutableAs("noteAccess") extension RoutableService where Protocol == any NoteAccess {}
