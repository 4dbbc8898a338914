// SPDX-License-Identifier: Apache-2.0

#if SQLite
import ModuleRouter
import SQLiteStorageInterface

/// Provides the tables of notes in databases.
@AutoRegister
struct SQLiteStorageRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.sqliteStorageOpener) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoteDatabases? { NoteDatabases() }
}

struct NoteDatabases: SQLiteStorageOpener {
    func open(file: String, isCreated: Bool) throws -> any NoteTable {
        try NoteDatabase(file: file, isCreated: isCreated)
    }
}
#endif
