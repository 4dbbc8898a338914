// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A file that does not exist yet.
struct NewFile: Equatable {
    var path: String
    var text: String
}

extension [NewFile] {
    /// Writes all of them or none, and never over another file.
    func create() throws(SourceError) {
        for file in self where FileManager.default.fileExists(atPath: file.path) || file.isLink {
            throw SourceError("\(file.path) exists already; nothing was written")
        }
        var undo: [String] = []
        do throws(SourceError) {
            for file in self {
                try Self.createFolders(of: file.path, remembering: &undo)
                // Somebody may have been faster.
                try OutputFile.create(file.text, at: file.path)
                undo.append(file.path)
            }
        } catch {
            // The newest first, so that folders are empty when their turn comes; a folder that somebody uses stays.
            for path in undo.reversed() { _ = Foundation.remove(path) }
            throw error
        }
    }

    private static func createFolders(of path: String, remembering made: inout [String]) throws(SourceError) {
        let folder = (path as NSString).deletingLastPathComponent
        guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return }
        try createFolders(of: folder, remembering: &made)
        try OutputFile.makeFolder(folder)
        made.append(folder)
    }
}

extension NewFile {
    /// Also one that leads nowhere.
    fileprivate var isLink: Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
}
#endif
