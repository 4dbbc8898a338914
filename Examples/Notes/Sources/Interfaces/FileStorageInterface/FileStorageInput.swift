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

/// The parameters of the file storage module. Implemented by the route's configuration.
public protocol FileStorageInput: AnyObject {
    /// Opens a folder. Throws ``FileStorageError`` if it is missing or not a folder.
    var makeDestinationWith: (_ folder: FileFolder) throws -> (any FileStoring)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any FileStorageInput {}
