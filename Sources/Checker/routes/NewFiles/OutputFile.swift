// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// Writes files that a user requested.
enum OutputFile {
    /// Writes a file, replacing an existing one.
    static func write(_ text: String, to path: String) throws(SourceError) {
        try write(text, to: path, flags: O_TRUNC)
    }

    /// Writes a new file. Fails if the file exists.
    static func create(_ text: String, at path: String) throws(SourceError) {
        try write(text, to: path, flags: O_EXCL)
    }

    private static func write(_ text: String, to path: String, flags: Int32) throws(SourceError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o644)
        guard descriptor >= 0 else { throw failure("\(path) cannot be written", errno) }
        do {
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
        } catch {
            if flags == O_EXCL { unlink(path) }
            throw SourceError("\(path) cannot be written: \(error.reason)")
        }
    }

    /// Creates a folder. Returns false if another process has created it in the meantime.
    static func makeFolder(_ path: String) throws(SourceError) -> Bool {
        if mkdir(path, 0o755) == 0 { return true }
        guard errno == EEXIST else { throw failure("the folder \(path) cannot be created", errno) }
        return false
    }

    private static func failure(_ text: String, _ reason: Int32) -> SourceError {
        var text = "\(text): \(String(cString: strerror(reason)))"
        // A package manager command needs permission to write into the package.
        if reason == EPERM || reason == EACCES, ProcessInfo.processInfo.environment["ROUTES_APPS"] != nil {
            text += "; allow it with swift package --allow-writing-to-package-directory routes …"
        }
        return SourceError(text)
    }
}
#endif
