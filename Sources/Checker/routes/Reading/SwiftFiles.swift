// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// Finds the Swift files in a folder and its subfolders, and those of Objective-C.
///
/// Hidden files and opaque folders, such as asset catalogues and documentation, are left out. Links are followed, and each folder
/// is read once, so that cyclic links end. An unreadable folder is an error, because the check would be incomplete. A `.swift`
/// file that cannot be read, such as a broken link, is included; its reader reports the error.
struct SwiftFiles {
    /// The paths to leave out, with their content.
    var excluded: Set<String> = []
    /// Whether to leave out known build folders.
    var skipsBuildFolders = false
    /// Whether to find headers and the sources of Objective-C too.
    var includesObjectiveC = false

    private static let opaque: Set<String> = [
        "app", "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodeld", "xcframework", "xcodeproj",
        "xcworkspace",
    ]
    private static let buildFolders: Set<String> = ["DerivedData", "node_modules"]

    /// - Parameter path: A folder, or a Swift file.
    /// - Returns: The sorted paths, each beginning with `path`.
    func find(in path: String) throws(SourceError) -> [String] {
        var files: [String] = []
        var seen: Set<FileIdentity> = []
        var waiting = [path]
        while let next = waiting.popLast() {
            let isEntry = next != path
            guard let kind = isEntry ? try? FileIdentity.look(at: next) : try FileIdentity.look(at: next) else {
                files.append(next)
                continue
            }
            switch kind {
            case .folder(let identity):
                guard seen.insert(identity).inserted else { continue }
                waiting += try entries(of: next)
            case .other where !isEntry:
                throw SourceError("\(next) is neither a file nor a folder")
            case .file, .other:
                files.append(next)
            }
        }
        return files.sorted()
    }

    /// Returns the paths in a folder that have to be examined.
    private func entries(of folder: String) throws(SourceError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw SourceError("the folder \(folder) cannot be read: \(error.reason)")
        }
        return names.compactMap { name in
            let path = folder.appendingPath(name)
            guard !name.hasPrefix("."), !excluded.contains(path) else { return nil }
            if name.hasSuffix(".swift") || includesObjectiveC && name.isObjectiveCPath { return path }
            let isOpaque = name.split(separator: ".").dropFirst().last.map { Self.opaque.contains(String($0)) } ?? false
            if isOpaque || (skipsBuildFolders && Self.buildFolders.contains(name)) { return nil }
            // Other entries matter only if they are folders.
            guard case .folder? = try? FileIdentity.look(at: path) else { return nil }
            return path
        }
    }
}

/// The identity of a file in the file system, regardless of links to it.
struct FileIdentity: Hashable {
    enum Kind: Equatable {
        case file, folder(FileIdentity), other
    }

    private let device: UInt64
    private let number: UInt64

    /// Returns the kind of file at a path, following links.
    static func look(at path: String) throws(SourceError) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw SourceError("\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR:
            return .folder(
                FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino)))
        default: return .other
        }
    }
}

extension String {
    func appendingPath(_ name: String) -> String { isEmpty || hasSuffix("/") ? self + name : "\(self)/\(name)" }

    /// The path without redundant `.`, `..` and slashes. Links are not resolved.
    var normalizedPath: String {
        let isAbsolute = hasPrefix("/")
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let path = parts.joined(separator: "/")
        return isAbsolute ? "/" + path : path.isEmpty ? "." : path
    }
}

extension Error {
    /// The system's error message if there is one, else the localised description.
    var reason: String {
        let error = self as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
        return error.localizedDescription
    }
}
#endif
