// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// All notes of the user. Provided by the notes module.
public protocol NoteCollection: Sendable {
    /// Returns all notes, sorted by name.
    func notes() throws -> NoteListing

    /// Returns one note.
    ///
    /// - Parameter name: The name or a unique part of it: without the extension or the folders, in upper or lower case.
    /// - Throws: ``NoteLookupError`` if no note fits, or more than one.
    func note(named name: String) throws -> Note

    /// Saves a new text of a note.
    ///
    /// - Parameter note: The note as it was read.
    /// - Returns: The saved note.
    /// - Throws: ``NoteProblem`` if the stored note has changed since, or cannot be written.
    func save(_ text: String, over note: Note) throws -> Note

    /// Returns the notes that contain all words, best first.
    func search(for words: String, limit: Int) throws -> NoteSearch

    /// Imports the notes of a folder. Reports failed notes and continues with the others.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, which is only read.
    ///   - replacing: Whether a note replaces a different one of the same name. If not, that is a problem.
    ///   - progress: Called before each note.
    func importNotes(
        from folder: String, replacing: Bool, progress: (ImportProgress) -> Void
    ) throws -> ImportReport
}

@RoutableAs("noteCollection") extension RoutableService where Protocol == any NoteCollection {}

/// A failure to find a note by its name.
public struct NoteLookupError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The message for the user, with similar names.
    public let description: String

    public init(_ description: String) { self.description = description }
}
