// SPDX-License-Identifier: Apache-2.0

#if SQLite
import ModuleRouter
import SQLiteStorageInterface

/// Provides the table of notes in the requested database.
@AutoRegister
struct SQLiteStorageRouter: ServiceRouteProvider {
    typealias Destination = any NoteTable

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any SQLiteStorageInput>()) { $0 }
    }

    static func makeConfiguration() -> SQLiteStorageConfiguration { SQLiteStorageConfiguration() }
}

/// Takes the database and opens it at once, so that the caller learns why it cannot be opened.
final class SQLiteStorageConfiguration:
    ServiceMakeableConfiguration<any NoteTable, (String, Bool) throws -> (any NoteTable)?>, SQLiteStorageInput
{
    init() {
        super.init { maker in
            { file, isCreated in try maker.make { try NoteDatabase(file: file, isCreated: isCreated) } }
        }
    }
}
#endif
