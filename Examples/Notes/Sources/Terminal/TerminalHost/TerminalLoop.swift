// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Draws the top screen of a window and passes the user's input to it, until the window is empty or the input ends.
///
/// Each command is a task. The loop reads the next line when the top screen is idle. A command that shows a screen and waits for it
/// leaves the input to that screen. So the order of a script's commands does not depend on timing.
@MainActor public final class TerminalLoop {
    private let window: TerminalWindow
    private let terminal: any Terminal
    /// The last screen that was told to appear.
    private weak var appeared: TerminalScreen?
    private weak var drawn: TerminalScreen?
    private var drawnLines: [String] = []
    /// The screens with running tasks.
    private var busy: Set<ObjectIdentifier> = []
    private var resume: CheckedContinuation<Void, Never>?

    public init(_ window: TerminalWindow, on terminal: any Terminal) {
        self.window = window
        self.terminal = terminal
        window.changed = { [weak self] in self?.changed() }
    }

    /// - Parameter first: Work for the top screen before the first input, for example to open a URL from outside. Its cancellation
    ///   is not a failure.
    /// - Throws: The error of `first`, after all screens have closed, and errors of the terminal.
    public func run(beginningWith first: (@MainActor () async throws -> Void)? = nil) async throws {
        var failure: (any Error)?
        if let first, let screen = window.top {
            start(screen) {
                do { try await first() } catch { if TerminalMessage(error) != nil { failure = error } }
            }
        }
        while failure == nil, let screen = window.front {
            if busy.contains(ObjectIdentifier(screen)) {
                await change()
            } else if appeared !== screen {
                appeared = screen
                start(screen) { await screen.appear() }
            } else {
                try draw(screen)
                guard let line = try terminal.readLine(isSecret: screen.isSecret) else { break }
                start(screen) { await screen.handle(line) }
            }
        }
        window.close()
        // Tasks that wait for a screen learn that it has closed, and can finish.
        while !busy.isEmpty { await change() }
        if let failure { throw failure }
    }

    private func start(_ screen: TerminalScreen, _ body: @escaping @MainActor () async -> Void) {
        // The closure retains the screen, so that its identifier stays unique.
        busy.insert(ObjectIdentifier(screen))
        Task {
            await body()
            busy.remove(ObjectIdentifier(screen))
            changed()
        }
    }

    private func change() async { await withCheckedContinuation { resume = $0 } }

    private func changed() {
        resume?.resume()
        resume = nil
    }

    // MARK: Drawing

    private func draw(_ screen: TerminalScreen) throws {
        let lines = [rule(screen.title)] + screen.lines(columns: terminal.columns, isStyled: terminal.isStyled)
        let shown = lines + [screen.hint]
        if drawn !== screen || drawnLines != shown {
            // A modal question appears below the content that it refers to.
            if screen.isModal { try terminal.write("\n") } else { try terminal.clear() }
            try write(lines + [""] + broken(screen.hint, .dim))
            drawn = screen
            drawnLines = shown
        }
        if let message = screen.message { try write([""] + broken(message, .yellow)) }
        screen.message = nil
        try terminal.write(screen.prompt)
    }

    private func write(_ lines: [String]) throws { try terminal.write(lines.map { $0 + "\n" }.joined()) }

    private func rule(_ title: String) -> String {
        let title = title.terminalSafeLine.truncated(toColumns: max(1, terminal.columns - 6))
        let rest = String(repeating: "─", count: max(0, terminal.columns - title.terminalColumns - 4))
        return TerminalStyle.bold.applied(to: "── \(title) \(rest)", isStyled: terminal.isStyled)
    }

    private func broken(_ text: String, _ style: TerminalStyle) -> [String] {
        text.terminalSafe.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            var styled = StyledText()
            styled.append(String(line), style)
            return styled.broken(toColumns: terminal.columns, isStyled: terminal.isStyled)
        }
    }
}
