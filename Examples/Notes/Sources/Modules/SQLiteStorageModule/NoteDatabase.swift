// SPDX-License-Identifier: Apache-2.0

#if SQLite
import Foundation
import GRDB
import SQLiteStorageInterface

/// Stores notes in a database table.
final class NoteDatabase: NoteTable {
    private let database: DatabaseQueue

    init(file: String, isCreated: Bool) throws(SQLiteStorageError) {
        if !isCreated, !FileManager.default.fileExists(atPath: file) {
            throw SQLiteStorageError("there is no database '\(file)'")
        }
        do {
            let folder = URL(filePath: file).deletingLastPathComponent()
            if isCreated { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
            var configuration = Configuration()
            // Wait for another process that is writing, in seconds.
            configuration.busyMode = .timeout(5)
            configuration.prepareDatabase { database in
                // A commit may reach the disk later, but the database always stays consistent.
                try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
            }
            database = try DatabaseQueue(path: file, configuration: configuration)
            try Self.migrator.migrate(database)
        } catch {
            throw SQLiteStorageError("the database '\(file)' cannot be opened: \(Self.reason(of: error))")
        }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("notes") { database in
            try database.create(table: "note") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("name", .text).notNull().unique()
                table.column("body", .text).notNull()
                // Seconds since 1970.
                table.column("modified", .double).notNull()
            }
        }
        return migrator
    }

    func names() throws -> [String] {
        try read { try String.fetchAll($0, sql: "SELECT name FROM note") }.sorted()
    }

    func id(named name: String) throws -> Int64? {
        try read { try Int64.fetchOne($0, sql: "SELECT id FROM note WHERE name = ?", arguments: [name]) }
    }

    func row(_ id: Int64) throws -> NoteRow? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT name, body, modified FROM note WHERE id = ?", arguments: [id]).map {
                row in
                NoteRow(id: id, name: row[0], body: row[1], modified: Date(timeIntervalSince1970: row[2]))
            }
        }
    }

    @discardableResult
    func insert(name: String, body: String, modified: Date) throws -> Int64 {
        try write { database in
            try database.execute(
                sql: "INSERT INTO note (name, body, modified) VALUES (?, ?, ?)",
                arguments: [name, body, modified.timeIntervalSince1970])
            return database.lastInsertedRowID
        }
    }

    func update(_ id: Int64, body: String, modified: Date) throws {
        try write { database in
            try database.execute(
                sql: "UPDATE note SET body = ?, modified = ? WHERE id = ?",
                arguments: [body, modified.timeIntervalSince1970, id])
        }
    }

    // MARK: -

    private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do { return try database.read(body) } catch { throw SQLiteStorageError(Self.reason(of: error)) }
    }

    private func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do { return try database.write(body) } catch { throw SQLiteStorageError(Self.reason(of: error)) }
    }

    private static func reason(of error: any Error) -> String {
        guard let error = error as? DatabaseError else { return "\(error)" }
        if error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE { return "there is a row of that name already" }
        return error.message ?? "\(error.resultCode)"
    }
}
#endif
