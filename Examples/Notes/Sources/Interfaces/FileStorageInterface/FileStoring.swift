// SPDX-License-Identifier: Apache-2.0

/// The Markdown files of one folder, with its subfolders. Provided by the file storage module.
///
/// Paths are relative to the folder. Hidden files and folders are not part of it.
public protocol FileStoring: Sendable {
    /// The Markdown files there are now.
    ///
    /// Each folder is looked at once, however many symbolic links lead to it.
    func files() throws -> FileListing

    /// Whether there is something at a path, readable or not.
    func contains(_ path: String) -> Bool

    /// Reads a file.
    ///
    /// - Throws: ``FileStorageError`` if it is missing, not a regular file, or too large.
    func read(_ path: String) throws -> FileContents

    /// Writes a file that is not there yet, whole or not at all, with the folders above it.
    ///
    /// - Throws: ``FileStorageError`` if there is something of that name already; that is left alone.
    func create(_ path: String, _ contents: FileContents) throws

    /// Writes a file in place of another, whole or not at all.
    func replace(_ path: String, _ contents: FileContents) throws
}
