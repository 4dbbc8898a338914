// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A terminal that does not show what is typed.
enum HiddenInput {
    /// As it was before. Read by a signal handler, so it is a plain global of fixed size.
    nonisolated(unsafe) private static var visible = termios()

    /// Runs `body` while standard input does not show what is typed. Ctrl-C leaves the terminal as it was.
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

    /// Everything it does is safe in a signal handler.
    private static let giveBack: @convention(c) (CInt) -> Void = { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &visible)
        signal(number, SIG_DFL)
        raise(number)
    }
}
