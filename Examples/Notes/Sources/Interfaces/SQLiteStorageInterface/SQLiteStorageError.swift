// SPDX-License-Identifier: Apache-2.0

/// Why a database could not be used.
public struct SQLiteStorageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in words for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}
