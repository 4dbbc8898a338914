// SPDX-License-Identifier: Apache-2.0

/// Why a file or a folder could not be used.
public struct FileStorageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in words for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}
