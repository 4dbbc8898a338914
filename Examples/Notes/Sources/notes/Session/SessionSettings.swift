// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The user's settings for one run of a command.
struct SessionSettings: Sendable {
    enum Storage: String, Sendable, CaseIterable {
        case files, sqlite
    }

    enum Color: String, Sendable, CaseIterable {
        case auto, always, never
    }

    /// The file of the database, in the folder of the notes.
    static let databaseName = "notes.sqlite"

    var folder = "notes"
    /// Whether to create a missing folder.
    var isCreated = false
    var storage = Storage.files
    var color = Color.auto
}

@RoutableAs("sessionSettings") internal extension RoutableService where Protocol == SessionSettings {}
