// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds the Markdown files of a folder and its subfolders.
///
/// Follows symbolic links. Visits each folder once, by its own path if that is inside, so that links to a parent folder end the
/// walk.
struct FolderWalk {
    private static let extensions = ["md", "markdown", "mdown", "mkd", "mkdn"]

    private let root: String
    private var visited: Set<stat.Identity> = []
    private var paths: [String] = []
    private var problems: [FileListing.Problem] = []
    /// The relative paths of folders to visit.
    private var folders: [String] = [""]
    /// The links to folders, which are visited after all real folders.
    private var links: [String] = []

    static func listing(of root: String, without skippedFolder: String?) -> FileListing {
        var walk = FolderWalk(root: root)
        // A skipped folder counts as visited. The root itself cannot be skipped.
        if let skipped = skippedFolder.flatMap({ SystemCall.status($0) }),
            skipped.identity != SystemCall.status(root)?.identity
        {
            walk.visited.insert(skipped.identity)
        }
        return walk.walked()
    }

    private init(root: String) { self.root = root }

    private mutating func walked() -> FileListing {
        while let folder = folders.popLast() ?? links.popLast() { visit(folder) }
        return FileListing(paths: paths.sorted(), problems: problems.sorted { $0.path < $1.path })
    }

    private mutating func visit(_ folder: String) {
        let path = folder.isEmpty ? root : "\(root)/\(folder)"
        guard let status = SystemCall.status(path), let stream = opendir(path) else {
            return report(folder.isEmpty ? root : folder, "the folder cannot be read: \(SystemCall.reason)")
        }
        defer { closedir(stream) }
        guard visited.insert(status.identity).inserted else { return }
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { bytes in
                    Array(UnsafeBufferPointer(start: bytes, count: strlen(bytes)))
                }
            }
            look(at: name, in: folder)
            errno = 0
        }
        if errno != 0 { report(folder.isEmpty ? root : folder, "the folder cannot be read: \(SystemCall.reason)") }
    }

    private mutating func look(at bytes: [UInt8], in folder: String) {
        // Hidden entries, and the entries `.` and `..`.
        guard bytes.first != UInt8(ascii: ".") else { return }
        guard let name = String(validating: bytes, as: UTF8.self) else {
            let name = String(decoding: bytes, as: UTF8.self)
            if Self.isMarkdown(name) { report(Self.path(folder, name), "its name is not UTF-8") }
            return
        }
        let path = Self.path(folder, name)
        guard let status = SystemCall.status("\(root)/\(path)", followingLinks: false) else {
            return report(path, SystemCall.reason)
        }
        if status.isFolder {
            folders.append(path)
        } else if status.isLink {
            lookBehindLink(path)
        } else if Self.isMarkdown(name) {
            take(path, status)
        }
    }

    private mutating func lookBehindLink(_ path: String) {
        if let status = SystemCall.status("\(root)/\(path)") {
            if status.isFolder {
                links.append(path)
            } else if Self.isMarkdown(path) {
                take(path, status)
            }
        } else if Self.isMarkdown(path) {
            report(path, errno == ENOENT ? "it is a symbolic link that leads nowhere" : SystemCall.reason)
        }
    }

    private mutating func take(_ path: String, _ status: stat) {
        if status.isFile { paths.append(path) } else { report(path, "it is not a regular file") }
    }

    private mutating func report(_ path: String, _ reason: String) {
        problems.append(FileListing.Problem(path: path, reason: reason))
    }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }

    private static func isMarkdown(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(name[name.index(after: dot)...].lowercased())
    }
}
