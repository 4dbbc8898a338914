// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import NotesInterface

/// Adapts files to the storage and the source that the notes require.
struct FilesAsNotes: NotesRequiredStorage {
    let files: any FileStoring

    func names() throws -> (names: [String], problems: [NoteProblem]) {
        let listing = try files.files()
        return (listing.paths, listing.problems.map { NoteProblem(name: $0.path, reason: $0.reason) })
    }

    func contents(named name: String) throws -> NoteContents? {
        guard files.contains(name) else { return nil }
        let contents = try files.read(name)
        return NoteContents(data: contents.data, modified: contents.modified)
    }

    func add(_ contents: NoteContents, named name: String) throws {
        try files.create(name, FileContents(data: contents.data, modified: contents.modified))
    }

    func replace(_ contents: NoteContents, named name: String) throws {
        try files.replace(name, FileContents(data: contents.data, modified: contents.modified))
    }
}
