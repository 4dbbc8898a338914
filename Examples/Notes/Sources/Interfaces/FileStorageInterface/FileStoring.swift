// SPDX-License-Identifier: Apache-2.0

/// The Markdown files of one folder, with its subfolders. Provided by the file storage module.
///
/// Paths are relative to the folder. Hidden files and folders are not part of it.
public protocol FileStoring: Sendable {
    /// Returns the current Markdown files.
    ///
    /// Visits each folder once, even if several symbolic links lead to it.
    func files() throws -> FileListing

    /// Whether a file or folder exists at a path, readable or not.
    func contains(_ path: String) -> Bool

    /// Reads a file.
    ///
    /// - Throws: ``FileStorageError`` if it is missing, not a regular file, or too large.
    func read(_ path: String) throws -> FileContents

    /// Writes a new file, completely or not at all. Creates missing parent folders.
    ///
    /// - Throws: ``FileStorageError`` if the name is taken. The existing file does not change.
    func create(_ path: String, _ contents: FileContents) throws

    /// Replaces a file, completely or not at all.
    func replace(_ path: String, _ contents: FileContents) throws
}
