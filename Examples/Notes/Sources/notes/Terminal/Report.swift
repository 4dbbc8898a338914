// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import NotesInterface
import TerminalText

/// Messages of a command on standard error.
enum Report {
    static func line(_ text: String) {
        FileHandle.standardError.write(Data("notes: \(text.terminalSafeLine)\n".utf8))
    }

    /// Reports every problem. Throws if there is one, because the command is then incomplete.
    static func problems(_ problems: [NoteProblem], hint: String? = nil) throws {
        for problem in problems { line("\(problem)") }
        if let hint { line(hint) }
        if !problems.isEmpty { throw ExitCode.failure }
    }
}
