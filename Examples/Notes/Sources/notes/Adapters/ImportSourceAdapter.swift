// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouterMacros
import NotesInterface

/// Joins what the notes import from to the module that reads files, whichever storage is chosen.
@AutoRegister
enum ImportSourceAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(RoutableServiceModule<any NotesRequiredSourceInput>(), to: RoutableServiceModule<any FileStorageInput>())
        {
            FolderAsSource(
                module: $0, notesFolder: try Router.destination(for: RoutableService<SessionStore>()).settings.folder)
        }
    }
}

/// Hands the folder on, and leaves the folder of the notes out: what is imported must not be imported again.
final class FolderAsSource: NotesRequiredSourceInput {
    let module: any FileStorageInput
    let notesFolder: String

    init(module: any FileStorageInput, notesFolder: String) {
        self.module = module
        self.notesFolder = notesFolder
    }

    var makeDestinationWith: (_ folder: String) throws -> (any NotesRequiredSource)? {
        { [module, notesFolder] folder in
            try module.makeDestinationWith(FileFolder(path: folder, skippedFolder: notesFolder)).map(FilesAsNotes.init)
        }
    }
}
