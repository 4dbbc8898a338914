// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter

/// Provides the storage of notes in folders.
@AutoRegister
struct FileStorageRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.fileStorageOpener) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> FolderStores? { FolderStores() }
}

struct FolderStores: FileStorageOpener {
    func open(_ folder: FileFolder) throws -> any FileStoring { try FolderStore(folder) }
}
