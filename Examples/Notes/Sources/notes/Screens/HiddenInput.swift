// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hides input on the terminal.
enum HiddenInput {
    /// The original settings. A signal handler reads them, so they are a plain global of fixed size.
    nonisolated(unsafe) private static var visible = termios()

    /// Runs `body` without echoing standard input. Restores the terminal if Ctrl-C ends the program.
    @MainActor static func whileHidden<Result>(_ body: () -> Result) -> Result {
        guard tcgetattr(STDIN_FILENO, &visible) == 0 else { return body() }
        var hidden = visible
        hidden.c_lflag &= ~tcflag_t(ECHO)
        let previous = signal(SIGINT, giveBack)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSANOW, &visible)
            signal(SIGINT, previous)
        }
        return body()
    }

    /// Restores the terminal. Calls only functions that are safe in a signal handler.
    private static let giveBack: @convention(c) (CInt) -> Void = { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &visible)
        signal(number, SIG_DFL)
        raise(number)
    }
}
