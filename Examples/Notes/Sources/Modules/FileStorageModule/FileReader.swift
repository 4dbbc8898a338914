// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import Foundation

/// Reads a whole file.
enum FileReader {
    /// The maximum size in bytes. Larger notes are assumed to be a mistake.
    static let largest = 64 << 20

    static func read(_ path: String) throws -> FileContents {
        // Opening a pipe must not block until a writer appears.
        let file = try SystemCall.run { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        defer { close(file) }
        var status = stat()
        try SystemCall.run { fstat(file, &status) }
        guard status.isFile else { throw FileStorageError("it is not a regular file") }
        return FileContents(data: try contents(of: file, expecting: Int(status.st_size)), modified: status.modified)
    }

    private static func contents(of file: CInt, expecting size: Int) throws -> Data {
        guard size <= largest else { throw tooLarge }
        // The size in the file's status may be outdated by the time of reading.
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: max(1 << 12, min(size + 1, 1 << 20)))
        while true {
            let count = try SystemCall.run { Foundation.read(file, &chunk, chunk.count) }
            if count == 0 { return data }
            data.append(contentsOf: chunk[..<count])
            guard data.count <= largest else { throw tooLarge }
        }
    }

    private static var tooLarge: FileStorageError {
        FileStorageError("it is larger than \(largest >> 20) MB")
    }
}

extension stat {
    fileprivate var modified: Date {
        #if canImport(Darwin)
        let time = st_mtimespec
        #else
        let time = st_mtim
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}
