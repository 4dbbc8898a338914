// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import FileStorageInterface
import Foundation
import ModuleRouterViews
import NotesInterface

/// The folder of the notes: the app's documents, which the user also sees in Files.
final class NotesFolder: Sendable {
    let path: String

    init(path: String) { self.path = path }
}

@Routable internal extension RoutableService where Protocol == NotesFolder {}

/// Provides the folder to the other providers of the app.
@AutoRegister
struct NotesFolderRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<NotesFolder>()) { $0 }
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> NotesFolder? {
        NotesFolder(path: NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0])
    }
}

/// Provides the storage that the notes require: the files of the folder.
@AutoRegister
struct FolderStorage: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any NotesRequiredStorage>()) { $0 }
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) throws -> (any NotesRequiredStorage)? {
        let folder = try Router.destination(for: RoutableService<NotesFolder>()).path
        return FilesAsNotes(
            files: try Router.destination(for: RoutableServiceModule<any FileStorageInput>()) { module in
                try module.makeDestinationWith(FileFolder(path: folder, isCreated: true))
            })
    }
}

/// Adapts the import source that the notes require to the file storage module.
@AutoRegister
enum ImportSourceAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(RoutableServiceModule<any NotesRequiredSourceInput>(), to: RoutableServiceModule<any FileStorageInput>())
        {
            FolderAsSource($0, skipping: try Router.destination(for: RoutableService<NotesFolder>()).path)
        }
    }
}

/// Opens the requested folder, but skips the folder of the notes.
final class FolderAsSource: NotesRequiredSourceInput {
    private let module: any FileStorageInput
    private let skippedFolder: String

    init(_ module: any FileStorageInput, skipping folder: String) {
        self.module = module
        skippedFolder = folder
    }

    var makeDestinationWith: (_ folder: String) throws -> (any NotesRequiredSource)? {
        { [module, skippedFolder] folder in
            try module.makeDestinationWith(FileFolder(path: folder, skippedFolder: skippedFolder))
                .map(FilesAsNotes.init)
        }
    }
}
#endif
