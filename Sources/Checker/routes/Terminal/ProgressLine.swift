// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteScanner

/// The progress of a long operation, on one line of the terminal. Prints nothing if standard error is not a terminal.
final class ProgressLine: Sendable {
    private struct State {
        var last: ContinuousClock.Instant?
    }

    private let stream: Stream
    private let isShown: Bool
    private let start = ContinuousClock.now
    private let state = LockedValue(State())

    init(on stream: Stream = .errors) {
        self.stream = stream
        isShown = stream.isTerminal
    }

    /// Shows a text, at most every 80 ms, and only after 300 ms, so that short operations print nothing.
    func show(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        let now = ContinuousClock.now
        guard now - start > .milliseconds(300) else { return }
        let isDue = state.withLock { state in
            guard state.last.map({ now - $0 > .milliseconds(80) }) ?? true else { return false }
            state.last = now
            return true
        }
        if isDue { stream.write("\r\u{1B}[K\(text())") }
    }

    /// Removes the line.
    func clear() {
        let wasShown = state.withLock { state in
            defer { state.last = nil }
            return state.last != nil
        }
        if wasShown { stream.write("\r\u{1B}[K") }
    }
}
#endif
