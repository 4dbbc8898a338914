// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of the table of notes.
public struct NoteRow: Sendable, Hashable {
    public let id: Int64
    public let name: String
    public let body: String
    public let modified: Date

    public init(id: Int64, name: String, body: String, modified: Date) {
        self.id = id
        self.name = name
        self.body = body
        self.modified = modified
    }
}
