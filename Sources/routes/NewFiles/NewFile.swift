// SPDX-License-Identifier: Apache-2.0

#if Checker
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
        do {
            for file in self {
                try Self.createFolders(of: file.path, remembering: &undo)
                // Exclusively: somebody may have been faster.
                let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
                guard descriptor >= 0 else {
                    let reason = errno
                    throw SourceError(
                        "\(file.path) cannot be written: \(String(cString: strerror(reason)))"
                            + WritingAdvice.text(isRefused: reason == EPERM || reason == EACCES))
                }
                undo.append(file.path)
                try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(file.text.utf8))
            }
        } catch {
            // The newest first, so that folders are empty when their turn comes; a folder that somebody uses stays.
            for path in undo.reversed() { _ = Foundation.remove(path) }
            throw error as? SourceError ?? SourceError("the files cannot be written: \(error.reason)")
        }
    }

    private static func createFolders(of path: String, remembering made: inout [String]) throws(SourceError) {
        let folder = (path as NSString).deletingLastPathComponent
        guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return }
        try createFolders(of: folder, remembering: &made)
        guard mkdir(folder, 0o755) == 0 else {
            let reason = errno
            throw SourceError(
                "the folder \(folder) cannot be made: \(String(cString: strerror(reason)))"
                    + WritingAdvice.text(isRefused: reason == EPERM || reason == EACCES))
        }
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
