// SPDX-License-Identifier: Apache-2.0

#if SQLite
import Foundation
import ModuleRouter
import ModuleRouterTesting
import SQLiteStorageInterface
import Testing

@testable import SQLiteStorageModule

@Suite(.routes { NoteDatabases.self }) final class NoteDatabasesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    private let day = Date(timeIntervalSince1970: 1_000_000_000.25)

    private var file: String { folder.appending(path: "sub/notes.sqlite").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func table(isCreated: Bool = true) throws -> any NoteTable {
        try Router.destination(for: .sqliteStorageOpener).open(file: file, isCreated: isCreated)
    }

    @Test func whatIsInsertedIsThereWhenItIsOpenedAgain() throws {
        let id = try table().insert(name: "ä.md", body: "text\r\n", modified: day)
        let table = try table(isCreated: false)
        #expect(try table.id(named: "ä.md") == id)
        #expect(try table.row(id) == NoteRow(id: id, name: "ä.md", body: "text\r\n", modified: day))
    }

    @Test func namesAreSorted() throws {
        let table = try table()
        for name in ["b", "a/c", "a"] { try table.insert(name: name, body: "", modified: day) }
        #expect(try table.names() == ["a", "a/c", "b"])
    }

    @Test func aNameIsGivenOnce() throws {
        let table = try table()
        let id = try table.insert(name: "a", body: "old", modified: day)
        #expect(throws: SQLiteStorageError("there is a row of that name already")) {
            try table.insert(name: "a", body: "new", modified: day)
        }
        #expect(try table.row(id)?.body == "old")
    }

    @Test func updatingChangesTheRow() throws {
        let table = try table()
        let id = try table.insert(name: "a", body: "old", modified: day)
        try table.update(id, body: "new", modified: day + 1)
        #expect(try table.row(id) == NoteRow(id: id, name: "a", body: "new", modified: day + 1))
    }

    @Test func whatIsNotThereIsNil() throws {
        #expect(try table().id(named: "a") == nil)
        #expect(try table().row(7) == nil)
    }

    @Test func aMissingDatabaseIsOnlyMadeIfAskedFor() throws {
        let error = try #require(throws: SQLiteStorageError.self) { try table(isCreated: false) }
        #expect(error == .init("there is no database '\(file)'"))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aFileThatIsNoDatabaseIsAnError() throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 0x61, count: 5000).write(to: URL(filePath: file))
        let error = try #require(throws: SQLiteStorageError.self) { try table() }
        #expect(
            error
                == .init("the database '\(file)' cannot be opened: file is not a database"))
    }
}
#endif
