// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterMacros

/// What the notes module requires: a place to read notes from.
public protocol NotesRequiredSource: Sendable {
    /// The names of the notes there, sorted, and what could not be looked at.
    func names() throws -> (names: [String], problems: [NoteProblem])

    /// A note as it was written; nil if there is none of exactly that name.
    func contents(named name: String) throws -> NoteContents?
}

/// A note as it is kept: bytes that the notes module understands.
public struct NoteContents: Sendable, Hashable {
    public let data: Data
    public let modified: Date

    public init(data: Data, modified: Date) {
        self.data = data
        self.modified = modified
    }
}

/// What the notes module requires: someone who opens the folder that an import reads.
public protocol NotesRequiredSourceInput: AnyObject {
    /// Opens a folder. Throws if it is missing.
    var makeDestinationWith: (_ folder: String) throws -> (any NotesRequiredSource)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any NotesRequiredSourceInput {}
