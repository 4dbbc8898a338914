// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The time during which a user is logged in.
///
/// Locked notes and their editors are screens of the session. They are removed when it ends.
@AutoRegister
public struct UserSession: ScopeValues {
    public let user: NotesUser

    public static var routes: RouteList<Self> { Provides(.notesUser) { $0.user } }

    public init(user: NotesUser) { self.user = user }
}

/// A user who may log in.
public struct NotesUser: Sendable, Hashable {
    /// The name. Empty for the user of `NOTES_PASSWORD`.
    public let name: String

    public init(name: String) { self.name = name }
}

@RoutableAs("notesUser") extension RoutableService where Protocol == NotesUser {}
