// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// The arguments of all commands that work on existing notes.
struct SessionArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the notes.", valueName: "dir"), completion: .directory)
    var notes: String?

    @OptionGroup var storage: StorageArguments

    var folder: String { NotesFolder.path(notes) }

    /// Runs a command in its own session.
    func run(_ body: () throws -> Void) throws {
        try Session.run(storage.settings(folder: folder, isCreated: false), body)
    }

    /// A hint for an empty result, if another storage contains notes.
    var otherStorageHint: String {
        let database = URL(filePath: folder).appending(path: SessionSettings.databaseName).path
        let isThere = storage.storage == .files && FileManager.default.fileExists(atPath: database)
        return isThere ? ", but there is a database; use --storage sqlite" : ""
    }
}

/// The kind of storage, and the format of the output.
struct StorageArguments: ParsableArguments {
    @Option(help: "How notes are kept: as files, or in a database.")
    var storage = SessionSettings.Storage.files

    @Option(help: "When the output is coloured.")
    var color = SessionSettings.Color.auto

    func settings(folder: String, isCreated: Bool) -> SessionSettings {
        SessionSettings(folder: folder, isCreated: isCreated, storage: storage, color: color)
    }
}

extension SessionSettings.Storage: ExpressibleByArgument {}

extension SessionSettings.Color: ExpressibleByArgument {}

/// The default folder of the notes.
enum NotesFolder {
    static func path(_ option: String?) -> String {
        if let option { return option }
        let variable = ProcessInfo.processInfo.environment["NOTES_DIR"] ?? ""
        return variable.isEmpty ? "notes" : variable
    }
}
