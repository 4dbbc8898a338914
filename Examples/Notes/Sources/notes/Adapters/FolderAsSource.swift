// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter
import NotesAdapters
import NotesInterface

/// Adapts the file storage module to the import source that the notes require, for any chosen storage.
///
/// Opens the requested folder, but skips the folder of the notes, so that no note is imported twice.
@Provider(of: .notesRequiredSourceOpener)
struct FolderAsSource: NotesRequiredSourceOpener {
    let opener: any FileStorageOpener
    let settings: SessionSettings

    func open(_ folder: String) throws -> any NotesRequiredSource {
        FilesAsNotes(files: try opener.open(FileFolder(path: folder, skippedFolder: settings.folder)))
    }
}
