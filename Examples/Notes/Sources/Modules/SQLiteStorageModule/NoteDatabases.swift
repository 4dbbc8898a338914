// SPDX-License-Identifier: Apache-2.0

#if SQLite
import ModuleRouter
import SQLiteStorageInterface

/// Opens the tables of notes in databases.
@Provider(of: .sqliteStorageOpener)
struct NoteDatabases: SQLiteStorageOpener {
    func open(file: String, isCreated: Bool) throws -> any NoteTable {
        try NoteDatabase(file: file, isCreated: isCreated)
    }
}
#endif
