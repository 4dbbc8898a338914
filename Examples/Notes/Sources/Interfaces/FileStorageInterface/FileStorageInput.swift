// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// Which folder a file storage opens.
public struct FileFolder: Sendable, Hashable {
    public var path: String
    /// Whether the folder is made if it is missing.
    public var isCreated: Bool
    /// A folder that is left out, wherever in this one it is.
    public var skippedFolder: String?

    public init(path: String, isCreated: Bool = false, skippedFolder: String? = nil) {
        self.path = path
        self.isCreated = isCreated
        self.skippedFolder = skippedFolder
    }
}

/// The file storage module, waiting to be told its folder. Implemented by the route's configuration.
public protocol FileStorageInput: AnyObject {
    /// Opens a folder. Throws ``FileStorageError`` if it is missing or not a folder.
    var makeDestinationWith: (_ folder: FileFolder) throws -> (any FileStoring)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any FileStorageInput {}
