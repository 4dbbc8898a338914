// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter
import NotesAdapters
import NotesInterface

#if SQLite
import SQLiteStorageInterface
#endif

/// Provides the storage that the notes require, as chosen by the user. Each session opens it once.
///
/// Two modules store notes, each with its own interface. This provider adapts both to the required one.
@AutoRegister
struct ChosenStorage: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self) }

    static var routes: RouteList<Self> { Provides(.notesRequiredStorage) { $0 } }

    func makeDestination() throws -> any NotesRequiredStorage {
        let settings = try Router.destination(for: .sessionSettings)
        switch settings.storage {
        case .files: return try files(settings)
        case .sqlite: return try database(settings)
        }
    }

    private func files(_ settings: SessionSettings) throws -> any NotesRequiredStorage {
        let opener = try Router.destination(for: .fileStorageOpener)
        return FilesAsNotes(
            files: try opener.open(FileFolder(path: settings.folder, isCreated: settings.isCreated)))
    }

    private func database(_ settings: SessionSettings) throws -> any NotesRequiredStorage {
        #if SQLite
        let opener = try Router.destination(for: .sqliteStorageOpener)
        return RowsAsNotes(
            table: try opener.open(
                file: "\(settings.folder)/\(SessionSettings.databaseName)", isCreated: settings.isCreated))
        #else
        throw CommandError(
            "this program was built without SQLite; build it with 'swift build --traits SQLite', or use --storage files"
        )
        #endif
    }
}
