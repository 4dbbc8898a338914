// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// What all commands take that work on notes which are there.
struct SessionArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the notes.", valueName: "dir"), completion: .directory)
    var notes: String?

    @OptionGroup var storage: StorageArguments

    var folder: String { NotesFolder.path(notes) }

    /// Runs a command in a session of its own.
    func run(_ body: () throws -> Void) throws {
        try Session.run(storage.settings(folder: folder, isCreated: false), body)
    }

    /// What to say if nothing is found, but there are notes in another storage.
    var otherStorageHint: String {
        let database = URL(filePath: folder).appending(path: SessionSettings.databaseName).path
        let isThere = storage.storage == .files && FileManager.default.fileExists(atPath: database)
        return isThere ? ", but there is a database; use --storage sqlite" : ""
    }
}

/// How notes are kept, and how the output looks.
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

/// Where notes are if nobody says so.
enum NotesFolder {
    static func path(_ option: String?) -> String {
        if let option { return option }
        let variable = ProcessInfo.processInfo.environment["NOTES_DIR"] ?? ""
        return variable.isEmpty ? "notes" : variable
    }
}
