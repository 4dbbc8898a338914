// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of a terminal.
enum TerminalSize {
    /// Returns the number of columns from the environment or from the terminal. Defaults to 80.
    static func columns(of terminal: CInt) -> Int {
        if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
            return columns
        }
        var size = winsize()
        return ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
