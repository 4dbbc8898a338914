// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is in a file, byte for byte.
public struct FileContents: Sendable, Hashable {
    public let data: Data
    /// When the file was last changed.
    public let modified: Date

    public init(data: Data, modified: Date) {
        self.data = data
        self.modified = modified
    }
}
