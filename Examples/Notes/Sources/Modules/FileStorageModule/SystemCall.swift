// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Runs system calls and converts their failures to errors.
enum SystemCall {
    /// The message for the last failed call.
    static var reason: String { String(cString: strerror(errno)) }

    /// Repeats the call while a signal interrupts it. Throws the system's message if the result is negative.
    @discardableResult
    static func run<Result: SignedInteger>(_ call: () -> Result) throws -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw FileStorageError(reason) }
        }
    }

    /// Returns the status of the file at a path; nil if there is none.
    static func status(_ path: String, followingLinks: Bool = true) -> stat? {
        var status = stat()
        return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
    }
}

extension stat {
    /// The unique identity of a file.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    var identity: Identity { Identity(device: UInt64(st_dev), number: UInt64(st_ino)) }

    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
