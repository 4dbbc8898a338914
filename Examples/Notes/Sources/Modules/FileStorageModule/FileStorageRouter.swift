// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import ModuleRouter

/// Provides a file storage for the requested folder.
@AutoRegister
struct FileStorageRouter: ServiceRouteProvider {
    typealias Destination = any FileStoring

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any FileStorageInput>()) { $0 }
    }

    static func makeConfiguration() -> FileStorageConfiguration { FileStorageConfiguration() }
}

/// Takes the folder and makes the storage at once, so that the caller learns why the folder cannot be opened.
final class FileStorageConfiguration:
    ServiceMakeableConfiguration<any FileStoring, (FileFolder) throws -> (any FileStoring)?>, FileStorageInput
{
    init() {
        super.init { maker in { folder in try maker.make { try FolderStore(folder) } } }
    }
}
