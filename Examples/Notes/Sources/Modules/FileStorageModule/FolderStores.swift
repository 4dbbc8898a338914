// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter

/// Opens the storage of notes in folders.
@Provider(of: .fileStorageOpener)
struct FolderStores: FileStorageOpener {
    func open(_ folder: FileFolder) throws -> any FileStoring { try FolderStore(folder) }
}
