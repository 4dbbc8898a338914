// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The parameters of the SQLite storage module. Implemented by the route's configuration.
public protocol SQLiteStorageInput: AnyObject {
    /// Opens a database. If it is missing, creates it and its folder with `isCreated`, and otherwise throws ``SQLiteStorageError``.
    var makeDestinationWith: (_ file: String, _ isCreated: Bool) throws -> (any NoteTable)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any SQLiteStorageInput {}
