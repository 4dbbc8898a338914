// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import Foundation

/// Writes a file completely or not at all. Writes to a temporary name in the same folder first.
enum FileWriter {
    /// Writes a new file.
    static func create(_ path: String, _ contents: FileContents) throws {
        try written(contents, beside: path) { temporary in
            if link(temporary, path) == 0 { return }
            switch errno {
            case EEXIST: throw FileStorageError("there is a file of that name already")
            case EPERM, ENOTSUP, ENOSYS, EMLINK: break
            default: throw FileStorageError(SystemCall.reason)
            }
            // The file system has no hard links. Reserve the name, then move the file there.
            let claim = try SystemCall.run { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            close(claim)
            try SystemCall.run { rename(temporary, path) }
        }
    }

    /// Replaces a file.
    static func replace(_ path: String, _ contents: FileContents) throws {
        try written(contents, beside: path, isLasting: true) { temporary in
            try SystemCall.run { rename(temporary, path) }
        }
    }

    /// - Parameter isLasting: Whether the data must reach the disk before the file replaces another one.
    private static func written(
        _ contents: FileContents, beside path: String, isLasting: Bool = false,
        _ finish: (_ temporary: String) throws -> Void
    ) throws {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        try FolderMaker.make(folder)
        let temporary = "\(folder)/.notes-\(UUID().uuidString).tmp"
        let file = try SystemCall.run { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        defer { unlink(temporary) }
        do {
            defer { close(file) }
            try write(contents.data, to: file)
            let time = timespec(contents.modified)
            _ = [time, time].withUnsafeBufferPointer { futimens(file, $0.baseAddress) }
            if isLasting { try SystemCall.run { fsync(file) } }
        }
        try finish(temporary)
    }

    private static func write(_ data: Data, to file: CInt) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = try SystemCall.run { rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }
}

/// Creates folders.
enum FolderMaker {
    /// Creates a folder and its missing parents.
    static func make(_ path: String) throws {
        if SystemCall.status(path)?.isFolder == true { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try make(String(path[..<slash])) }
        guard mkdir(path, 0o777) != 0, errno != EEXIST || SystemCall.status(path)?.isFolder != true else { return }
        throw FileStorageError("the folder \(path) cannot be made: \(SystemCall.reason)")
    }
}

extension timespec {
    fileprivate init(_ date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        self.init(tv_sec: Int(seconds), tv_nsec: Int((date.timeIntervalSince1970 - seconds) * 1e9))
    }
}
