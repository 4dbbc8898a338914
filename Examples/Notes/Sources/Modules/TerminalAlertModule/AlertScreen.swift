// SPDX-License-Identifier: Apache-2.0

import TerminalHost
import TerminalText

/// Shows a question with numbered answers.
final class AlertScreen: TerminalScreen {
    private let question: AlertConfiguration

    init(_ question: AlertConfiguration) {
        self.question = question
        super.init()
    }

    override var title: String { question.heading }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        var text = StyledText()
        text.append(question.text.terminalSafeLine)
        return text.broken(toColumns: columns, isStyled: isStyled)
    }

    override var hint: String {
        let answers = question.answers.enumerated().map { index, answer in
            "\(index + 1) \(answer.label)\(index == question.wayOut ? " (or an empty line)" : "")"
        }
        return answers.isEmpty ? "An empty line goes on." : answers.joined(separator: " · ")
    }

    override func handle(_ line: String) async {
        let line = line.filter { $0 != " " }
        if line.isEmpty, question.answers.isEmpty { return close() }
        let index = line.isEmpty ? question.wayOut : Int(line).map { $0 - 1 }
        guard let index, question.answers.indices.contains(index) else {
            message = "type one of the numbers"
            return
        }
        question.answers[index].action()
        close()
    }
}
