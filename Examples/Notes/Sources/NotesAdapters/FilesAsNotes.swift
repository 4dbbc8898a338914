// SPDX-License-Identifier: Apache-2.0

public import FileStorageInterface
public import NotesInterface

/// Adapts files to the storage and the source that the notes require.
public struct FilesAsNotes: NotesRequiredStorage {
    let files: any FileStoring

    public init(files: any FileStoring) { self.files = files }

    public func names() throws -> (names: [String], problems: [NoteProblem]) {
        let listing = try files.files()
        return (listing.paths, listing.problems.map { NoteProblem(name: $0.path, reason: $0.reason) })
    }

    public func contents(named name: String) throws -> NoteContents? {
        guard files.contains(name) else { return nil }
        let contents = try files.read(name)
        return NoteContents(data: contents.data, modified: contents.modified)
    }

    public func add(_ contents: NoteContents, named name: String) throws {
        try files.create(name, FileContents(data: contents.data, modified: contents.modified))
    }

    public func replace(_ contents: NoteContents, named name: String) throws {
        try files.replace(name, FileContents(data: contents.data, modified: contents.modified))
    }
}
