// SPDX-License-Identifier: Apache-2.0

/// A failure to use a database.
public struct SQLiteStorageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}
