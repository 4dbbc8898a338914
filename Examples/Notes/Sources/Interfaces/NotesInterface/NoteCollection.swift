// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// All notes of the user. Provided by the notes module.
public protocol NoteCollection: Sendable {
    /// All notes, sorted by name.
    func notes() throws -> NoteListing

    /// One note.
    ///
    /// - Parameter name: Its name, or enough of it: without the extension, or without the folders, in any case.
    /// - Throws: ``NoteLookupError`` if there is none, or more than one.
    func note(named name: String) throws -> Note

    /// Keeps another text of a note.
    ///
    /// - Parameter note: The note as it was read.
    /// - Returns: The note as it is then.
    /// - Throws: ``NoteProblem`` if somebody else has changed it since, or if it cannot be written.
    func save(_ text: String, over note: Note) throws -> Note

    /// The notes that have all the words, the best first.
    func search(for words: String, limit: Int) throws -> NoteSearch

    /// Takes in the notes of a folder. A note that fails is reported, and the others are taken in.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder. It is only read.
    ///   - replacing: Whether a note replaces a different one of the same name; otherwise that is a problem.
    ///   - progress: Told before each note.
    func importNotes(
        from folder: String, replacing: Bool, progress: (ImportProgress) -> Void
    ) throws -> ImportReport
}

@Routable extension RoutableService where Protocol == any NoteCollection {}

/// Why there is no note of a name.
public struct NoteLookupError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in words for the user, with what may have been meant.
    public let description: String

    public init(_ description: String) { self.description = description }
}
