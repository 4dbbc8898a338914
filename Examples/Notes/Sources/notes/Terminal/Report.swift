// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import NotesInterface
import TerminalText

/// What a command says beside its output.
enum Report {
    static func line(_ text: String) {
        FileHandle.standardError.write(Data("notes: \(text.terminalSafeLine)\n".utf8))
    }

    /// Names every problem. If there is one, the command has not done all it should.
    static func problems(_ problems: [NoteProblem], hint: String? = nil) throws {
        for problem in problems { line("\(problem)") }
        if let hint { line(hint) }
        if !problems.isEmpty { throw ExitCode.failure }
    }
}
