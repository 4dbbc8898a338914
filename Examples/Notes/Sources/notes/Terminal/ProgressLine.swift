// SPDX-License-Identifier: Apache-2.0

import Foundation
import NotesInterface
import TerminalText

/// How far an import is, on one line of the terminal; nothing if standard error is no terminal.
final class ProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let columns = TerminalSize.columns(of: STDERR_FILENO)
    private var last: ContinuousClock.Instant?

    init() { start = clock.now }

    /// Shows the progress, not more often than the eye can follow, and not at all if all is over in no time.
    func show(_ progress: ImportProgress) {
        let now = clock.now
        guard isTerminal, now - start > .milliseconds(200), last.map({ now - $0 > .milliseconds(50) }) ?? true else {
            return
        }
        last = now
        let text = "\(progress.done)/\(progress.total) \(progress.name.terminalSafeLine)"
        write("\r\u{1B}[K\(text.truncated(toColumns: columns - 1))")
    }

    /// Takes the line away.
    func clear() {
        guard last != nil else { return }
        last = nil
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
