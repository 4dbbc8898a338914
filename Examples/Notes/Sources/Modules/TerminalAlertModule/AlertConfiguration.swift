// SPDX-License-Identifier: Apache-2.0

import TerminalAlertInterface

/// The content of a question.
@MainActor final class AlertConfiguration: TerminalAlertInput {
    struct Answer {
        let label: String
        let action: () -> Void
    }

    var heading = ""
    var text = ""
    private(set) var answers: [Answer] = []
    /// The index of the answer that an empty line chooses.
    private(set) var wayOut: Int?

    func offer(_ answer: String, action: @escaping () -> Void) {
        answers.append(Answer(label: answer, action: action))
    }

    func offerWayOut(_ answer: String, action: @escaping () -> Void) {
        wayOut = answers.count
        offer(answer, action: action)
    }
}
