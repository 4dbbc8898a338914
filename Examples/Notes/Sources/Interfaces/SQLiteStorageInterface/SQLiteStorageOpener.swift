// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Opens databases. Provided by the SQLite storage module.
public protocol SQLiteStorageOpener: Sendable {
    /// Opens a database. If it is missing, creates it and its folder with `isCreated`, and otherwise throws ``SQLiteStorageError``.
    func open(file: String, isCreated: Bool) throws -> any NoteTable
}

@RoutableAs("sqliteStorageOpener") extension RoutableService where Protocol == any SQLiteStorageOpener {}
