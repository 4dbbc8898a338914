// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalHost
import TerminalText

/// Standard input and output as the terminal of a window. Either may be a file or a pipe.
@MainActor struct StandardTerminal: Terminal {
    private let output: any OutputTerminal
    private let isInteractive = isatty(STDIN_FILENO) == 1

    init(_ output: any OutputTerminal) { self.output = output }

    // Without a terminal, the usual width or that of the environment.
    var columns: Int { output.columns ?? TerminalSize.columns(of: STDOUT_FILENO) }

    var isStyled: Bool { output.isStyled }

    func clear() throws {
        // Move the cursor to the upper left, then clear everything after it.
        try write(output.columns == nil ? "\n" : "\u{1B}[H\u{1B}[2J")
    }

    func write(_ text: String) throws { try output.write(text) }

    func readLine(isSecret: Bool) throws -> String? {
        guard isInteractive else { return try echoed(Swift.readLine(), isSecret: isSecret) }
        let line = isSecret ? HiddenInput.whileHidden { Swift.readLine() } : Swift.readLine()
        // The terminal does not echo the key that ended the line or the input.
        if isSecret || line == nil { try write("\n") }
        return line
    }

    /// Writes a script's input, which no terminal echoes, so that the output is understandable.
    private func echoed(_ line: String?, isSecret: Bool) throws -> String? {
        let seen = line.map { isSecret ? String(repeating: "•", count: $0.count) : $0.terminalSafeLine }
        try write("\(seen ?? "")\n")
        return line
    }
}
