// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// Standard output or standard error.
struct Stream {
    static let output = Stream(descriptor: STDOUT_FILENO)
    static let errors = Stream(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether to print colours.
    var isStyled: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// The width of the terminal: from the environment, else from the terminal, else 80; nil if the stream is not a terminal.
    var columns: Int? {
        guard isTerminal else { return nil }
        if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
            return columns
        }
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Writes a text. If the reader has closed the stream, the rest is dropped silently.
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
