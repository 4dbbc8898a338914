// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How large a terminal is.
enum TerminalSize {
    /// How many columns: what the environment says, else what the terminal says, else 80.
    static func columns(of terminal: CInt) -> Int {
        if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
            return columns
        }
        var size = winsize()
        return ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
