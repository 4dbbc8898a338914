// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The unchanged bytes of a file.
public struct FileContents: Sendable, Hashable {
    public let data: Data
    /// The date of the last change.
    public let modified: Date

    public init(data: Data, modified: Date) {
        self.data = data
        self.modified = modified
    }
}
