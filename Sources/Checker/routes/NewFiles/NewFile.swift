// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A file to create.
struct NewFile: Equatable {
    var path: String
    var text: String
}

extension [NewFile] {
    /// Creates all files or none, and never overwrites a file.
    func create() throws(SourceError) {
        for file in self where FileManager.default.fileExists(atPath: file.path) || file.isLink {
            throw SourceError("\(file.path) already exists; nothing was written")
        }
        var undo: [String] = []
        do throws(SourceError) {
            for file in self {
                try Self.createFolders(of: file.path, remembering: &undo)
                // Another process may have created the file in the meantime; then this fails.
                try OutputFile.create(file.text, at: file.path)
                undo.append(file.path)
            }
        } catch {
            // In reverse order, so that a created folder is empty when it is removed. A folder with other files remains.
            for path in undo.reversed() { _ = Foundation.remove(path) }
            throw error
        }
    }

    private static func createFolders(of path: String, remembering made: inout [String]) throws(SourceError) {
        let folder = (path as NSString).deletingLastPathComponent
        guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return }
        try createFolders(of: folder, remembering: &made)
        if try OutputFile.makeFolder(folder) { made.append(folder) }
    }
}

extension NewFile {
    /// Whether the path is a symbolic link, possibly a broken one.
    fileprivate var isLink: Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
}
#endif
