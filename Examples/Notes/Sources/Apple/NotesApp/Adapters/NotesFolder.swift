// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import FileStorageInterface
import Foundation
import ModuleRouterViews
import NotesAdapters
import NotesInterface

/// The folder of the notes: the app's documents, which the user also sees in Files.
final class NotesFolder: Sendable {
    let path: String

    init(path: String) { self.path = path }
}

@RoutableAs("notesFolder") internal extension RoutableService where Protocol == NotesFolder {}

/// Provides the folder to the other providers of the app.
@AutoRegister
struct NotesFolderRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> { Provides(.notesFolder) { $0 } }

    func makeDestination() -> NotesFolder {
        NotesFolder(path: NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0])
    }
}

/// Provides the storage that the notes require: the files of the folder.
@AutoRegister
struct FolderStorage: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> { Provides(.notesRequiredStorage) { $0 } }

    func makeDestination() throws -> FilesAsNotes {
        let folder = try Router.destination(for: .notesFolder).path
        let opener = try Router.destination(for: .fileStorageOpener)
        return FilesAsNotes(files: try opener.open(FileFolder(path: folder, isCreated: true)))
    }
}

/// Adapts the file storage module to the import source that the notes require. Skips the folder of the notes.
@Provider(of: .notesRequiredSourceOpener)
struct FolderAsSource: NotesRequiredSourceOpener {
    let opener: any FileStorageOpener
    let notes: NotesFolder

    func open(_ folder: String) throws -> any NotesRequiredSource {
        FilesAsNotes(files: try opener.open(FileFolder(path: folder, skippedFolder: notes.path)))
    }
}
#endif
