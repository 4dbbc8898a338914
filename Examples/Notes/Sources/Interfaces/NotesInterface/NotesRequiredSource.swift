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

/// The module that the notes module requires to open an import folder.
public protocol NotesRequiredSourceInput: AnyObject {
    /// Opens a folder. Throws if the folder is missing.
    var makeDestinationWith: (_ folder: String) throws -> (any NotesRequiredSource)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any NotesRequiredSourceInput {}
