// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The table of notes in a database. Provided by the SQLite storage module.
public protocol NoteTable: Sendable {
    /// Returns the names of all rows, sorted.
    func names() throws -> [String]

    /// Returns the identifier of the row with this name; nil if there is none.
    func id(named name: String) throws -> Int64?

    func row(_ id: Int64) throws -> NoteRow?

    /// Adds a row and returns its identifier. Throws if the name is taken.
    @discardableResult
    func insert(name: String, body: String, modified: Date) throws -> Int64

    func update(_ id: Int64, body: String, modified: Date) throws
}
