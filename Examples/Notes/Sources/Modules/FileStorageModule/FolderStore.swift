// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface

/// The Markdown files of one folder.
struct FolderStore: FileStoring {
    private let root: String
    private let skippedFolder: String?

    init(_ folder: FileFolder) throws(FileStorageError) {
        root = folder.path
        skippedFolder = folder.skippedFolder
        if let status = SystemCall.status(root) {
            guard status.isFolder else { throw FileStorageError("'\(root)' is not a folder") }
        } else if folder.isCreated {
            do { try FolderMaker.make(root) } catch { throw error as? FileStorageError ?? FileStorageError("\(error)") }
        } else {
            throw FileStorageError("there is no folder '\(root)'")
        }
    }

    func files() throws -> FileListing { FolderWalk.listing(of: root, without: skippedFolder) }

    func contains(_ path: String) -> Bool {
        (try? full(path)).flatMap { SystemCall.status($0, followingLinks: false) } != nil
    }

    func read(_ path: String) throws -> FileContents { try FileReader.read(full(path)) }

    func create(_ path: String, _ contents: FileContents) throws { try FileWriter.create(full(path), contents) }

    func replace(_ path: String, _ contents: FileContents) throws { try FileWriter.replace(full(path), contents) }

    /// Returns the path in the file system. Rejects paths that lead out of the folder.
    private func full(_ path: String) throws -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !path.utf8.contains(0) else {
            throw FileStorageError("'\(path)' is not the path of a file in a folder")
        }
        return "\(root)/\(path)"
    }
}
