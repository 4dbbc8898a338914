// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter
import NotesInterface

/// Adapts the import source that the notes require to the file storage module, for any chosen storage.
@AutoRegister
enum ImportSourceAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.notesRequiredSourceOpener, to: .fileStorageOpener) {
            FolderAsSource(opener: $0, notesFolder: try Router.destination(for: .sessionStore).settings.folder)
        }
    }
}

/// Opens the requested folder, but skips the folder of the notes, so that no note is imported twice.
struct FolderAsSource: NotesRequiredSourceOpener {
    let opener: any FileStorageOpener
    let notesFolder: String

    func open(_ folder: String) throws -> any NotesRequiredSource {
        FilesAsNotes(files: try opener.open(FileFolder(path: folder, skippedFolder: notesFolder)))
    }
}
