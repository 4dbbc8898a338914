// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// The file system's information about a file, which shows whether the file has changed.
struct FileStamp: Hashable, Sendable {
    var size: Int
    /// The time of the last change, in nanoseconds since 1970.
    var modified: Int
    var inode: UInt64

    init(size: Int, modified: Int, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }

    init(_ status: stat) {
        size = Int(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
        inode = UInt64(status.st_ino)
    }

    /// Reads the stamp of the regular file at a path; nil if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }
}

/// Reads whole files.
enum SourceFile {
    enum Failure: Error {
        case unreadable(String)
        case tooLarge(Int)
    }

    /// Reads a file and passes its bytes to `body`. A zero byte follows the bytes. Rejects devices, pipes and folders.
    static func read<Result>(
        _ path: String, maximumSize: Int, _ body: (UnsafeRawBufferPointer, FileStamp) -> Result
    ) throws(Failure) -> Result {
        // Opening a pipe must not block until a writer appears.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(reason()) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no regular file")
        }
        let size = Int(status.st_size)
        guard size <= maximumSize else { throw .tooLarge(size) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size + 1, alignment: 16)
        defer { buffer.deallocate() }
        var count = 0
        while count < size {
            let result = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
            if result == 0 { break }
            if result < 0 {
                if errno == EINTR { continue }
                throw .unreadable(reason())
            }
            count += result
        }
        buffer[count] = 0
        return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]), FileStamp(status))
    }

    /// Returns all bytes of a file, of any size.
    static func bytes(_ path: String) throws(Failure) -> [UInt8] {
        try read(path, maximumSize: .max - 1) { bytes, _ in Array(bytes) }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
#endif
