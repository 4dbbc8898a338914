// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter
import NotesInterface

/// Adapts the import source that the notes require to the file storage module, for any chosen storage.
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

/// Opens the requested folder, but skips the folder of the notes, so that no note is imported twice.
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
