// SPDX-License-Identifier: Apache-2.0

#if SQLite
import Foundation
import NotesInterface
import SQLiteStorageInterface

/// Adapts the rows of a table to the storage that the notes require.
struct RowsAsNotes: NotesRequiredStorage {
    let table: any NoteTable

    func names() throws -> (names: [String], problems: [NoteProblem]) { (try table.names(), []) }

    func contents(named name: String) throws -> NoteContents? {
        guard let id = try table.id(named: name), let row = try table.row(id) else { return nil }
        return NoteContents(data: Data(row.body.utf8), modified: row.modified)
    }

    func add(_ contents: NoteContents, named name: String) throws {
        try table.insert(name: name, body: text(of: contents, named: name), modified: contents.modified)
    }

    func replace(_ contents: NoteContents, named name: String) throws {
        guard let id = try table.id(named: name) else { throw NoteProblem(name: name, reason: "it is gone") }
        try table.update(id, body: text(of: contents, named: name), modified: contents.modified)
    }

    private func text(of contents: NoteContents, named name: String) throws -> String {
        guard let text = String(validating: contents.data, as: UTF8.self) else {
            throw NoteProblem(name: name, reason: "it is not UTF-8")
        }
        return text
    }
}
#endif
