// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Hides locked notes on screens until a user logs in. Provided by the lock module.
///
/// > Important: The lock protects notes only from onlookers. Notes are stored unencrypted, so everyone who can read a note's file
/// > can read it without the password.
public protocol NoteLock: Sendable {
    /// The reason why no password can open the lock; nil if a password can.
    var obstacle: NoteLockError? { get }
    /// The session of the user who is logged in; nil if no user is. It ends by ``logOut()``, or with the program.
    @MainActor var session: RouteScope<UserSession>? { get }

    /// Returns the user with a password; nil if the password is wrong.
    func user(for password: String) -> NotesUser?

    /// Begins the session of a user. Ends that of another user before.
    @MainActor func logIn(_ user: NotesUser) async -> RouteScope<UserSession>

    /// Ends the session. Removes its screens, without asking about unsaved changes.
    @MainActor func logOut() async
}

/// The reason why a lock cannot be opened.
public struct NoteLockError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}

@RoutableAs("noteLock") extension RoutableService where Protocol == any NoteLock {}
