// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// The source of notes that the notes module requires.
public protocol NotesRequiredSource: Sendable {
    /// Returns the sorted names of the notes, and the problems during the listing.
    func names() throws -> (names: [String], problems: [NoteProblem])

    /// Returns the stored bytes of a note; nil if no note has exactly this name.
    func contents(named name: String) throws -> NoteContents?
}

/// The stored form of a note: bytes that the notes module can read.
public struct NoteContents: Sendable, Hashable {
    public let data: Data
    public let modified: Date

    public init(data: Data, modified: Date) {
        self.data = data
        self.modified = modified
    }
}

/// Opens import folders, for the notes module.
public protocol NotesRequiredSourceOpener: Sendable {
    /// Opens a folder. Throws if the folder is missing.
    func open(_ folder: String) throws -> any NotesRequiredSource
}

@RoutableAs("notesRequiredSourceOpener") extension RoutableService where Protocol == any NotesRequiredSourceOpener {}
