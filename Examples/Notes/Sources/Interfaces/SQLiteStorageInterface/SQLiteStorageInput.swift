// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// The SQLite storage module, waiting to be told its database. Implemented by the route's configuration.
public protocol SQLiteStorageInput: AnyObject {
    /// Opens a database; a missing one is made, with its folder, if `isCreated`, else it throws ``SQLiteStorageError``.
    var makeDestinationWith: (_ file: String, _ isCreated: Bool) throws -> (any NoteTable)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any SQLiteStorageInput {}
