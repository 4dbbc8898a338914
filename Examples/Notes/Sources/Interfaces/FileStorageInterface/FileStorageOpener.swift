// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The folder that a file storage opens.
public struct FileFolder: Sendable, Hashable {
    public var path: String
    /// Whether to create a missing folder.
    public var isCreated: Bool
    /// A folder to skip at any depth.
    public var skippedFolder: String?

    public init(path: String, isCreated: Bool = false, skippedFolder: String? = nil) {
        self.path = path
        self.isCreated = isCreated
        self.skippedFolder = skippedFolder
    }
}

/// Opens folders. Provided by the file storage module.
public protocol FileStorageOpener: Sendable {
    /// Opens a folder. Throws ``FileStorageError`` if it is missing or not a folder.
    func open(_ folder: FileFolder) throws -> any FileStoring
}

@RoutableAs("fileStorageOpener") extension RoutableService where Protocol == any FileStorageOpener {}
