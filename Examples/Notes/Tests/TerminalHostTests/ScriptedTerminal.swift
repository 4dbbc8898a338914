// SPDX-License-Identifier: Apache-2.0

import TerminalHost

/// A terminal that types by itself, and keeps what is written.
@MainActor final class ScriptedTerminal: Terminal {
    let columns: Int
    let isStyled = false
    private(set) var output = ""
    private var lines: [String]

    convenience init(columns: Int = 30, _ lines: String...) { self.init(columns: columns, lines: lines) }

    init(columns: Int = 30, lines: [String]) {
        self.columns = columns
        self.lines = lines
    }

    func clear() { output += "<clear>\n" }

    func write(_ text: String) { output += text }

    func readLine(isSecret: Bool) -> String? {
        guard !lines.isEmpty else {
            output += "<end>"
            return nil
        }
        let line = lines.removeFirst()
        output += isSecret ? "<secret>\n" : "\(line)\n"
        return line
    }
}
