// SPDX-License-Identifier: Apache-2.0

import Foundation
import NotesInterface
import TerminalText

/// Shows the progress of an import on one line of standard error, if that is a terminal.
final class ProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let columns = TerminalSize.columns(of: STDERR_FILENO)
    private var last: ContinuousClock.Instant?

    init() { start = clock.now }

    /// Shows the progress. Limits the rate of updates, and shows nothing for a short import.
    func show(_ progress: ImportProgress) {
        let now = clock.now
        guard isTerminal, now - start > .milliseconds(200), last.map({ now - $0 > .milliseconds(50) }) ?? true else {
            return
        }
        last = now
        let text = "\(progress.done)/\(progress.total) \(progress.name.terminalSafeLine)"
        write("\r\u{1B}[K\(text.truncated(toColumns: columns - 1))")
    }

    /// Removes the line.
    func clear() {
        guard last != nil else { return }
        last = nil
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
