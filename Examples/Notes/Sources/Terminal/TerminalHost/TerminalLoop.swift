// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Draws what is on top of a window and hands over what the user types, until the window is empty or the input ends.
///
/// A command is a task. The next line is read when the screen on top has nothing to do: a command that shows a
/// screen, and waits for it, leaves the floor to that screen. So a script goes the same way every time, whatever
/// waits for whatever.
@MainActor public final class TerminalLoop {
    private let window: TerminalWindow
    private let terminal: any Terminal
    /// The screen that knows that it is on top.
    private weak var appeared: TerminalScreen?
    private weak var drawn: TerminalScreen?
    private var drawnLines: [String] = []
    /// The screens that have something to do.
    private var busy: Set<ObjectIdentifier> = []
    private var resume: CheckedContinuation<Void, Never>?

    public init(_ window: TerminalWindow, on terminal: any Terminal) {
        self.window = window
        self.terminal = terminal
        window.changed = { [weak self] in self?.changed() }
    }

    /// - Parameter first: What the screen on top does before anybody can type: to open what the user has asked for from outside.
    ///   That it was given up is no failure.
    /// - Throws: What `first` throws, when all screens have gone; what the terminal throws.
    public func run(beginningWith first: (@MainActor () async throws -> Void)? = nil) async throws {
        var failure: (any Error)?
        if let first, let screen = window.top {
            start(screen) {
                do { try await first() } catch { if TerminalMessage(error) != nil { failure = error } }
            }
        }
        while failure == nil, let screen = window.top {
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
        // What waits for a screen hears that it has gone; nothing is left half done.
        while !busy.isEmpty { await change() }
        if let failure { throw failure }
    }

    private func start(_ screen: TerminalScreen, _ body: @escaping @MainActor () async -> Void) {
        // The closure keeps the screen, so its identity stays its own.
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
        if drawn !== screen || drawnLines != lines {
            // A question stands above something, which is part of it.
            if screen.isModal { try terminal.write("\n") } else { try terminal.clear() }
            try write(lines + [""] + broken(screen.hint, .dim))
            drawn = screen
            drawnLines = lines
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
