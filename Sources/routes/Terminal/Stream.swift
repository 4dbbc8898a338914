// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation

/// Standard output or standard error.
struct Stream {
    static let output = Stream(descriptor: STDOUT_FILENO)
    static let errors = Stream(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether colours are welcome.
    var isStyled: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Writes all of it. If nobody reads it any more, the rest is dropped without a word.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var written = 0
            while written < bytes.count {
                let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
                if count > 0 {
                    written += count
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
#endif
