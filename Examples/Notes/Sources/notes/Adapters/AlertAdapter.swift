// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LoginInterface
import ModuleRouterViews
import TerminalAlertInterface

/// Adapts the alerts that the login and the editor require to the terminal's questions.
enum AlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .terminalAlert) { AlertInTerminal($0) }
        Adapts(.editorRequiredAlert, to: .terminalAlert) { AlertInTerminal($0) }
    }
}

/// Adapts a question in the terminal to both requirements.
final class AlertInTerminal: EditorRequiredAlert, LoginRequiredAlert {
    private let question: any TerminalAlertInput

    init(_ question: any TerminalAlertInput) { self.question = question }

    var title: String? {
        get { question.heading }
        set { question.heading = newValue ?? "" }
    }

    var message: String? {
        get { question.text }
        set { question.text = newValue ?? "" }
    }

    // The login's cancel button may have no handler.
    func addCancelButton(_ title: String, handler: (() -> Void)?) { addCancelButton(title) { handler?() } }

    func addCancelButton(_ title: String, handler: @escaping () -> Void) {
        question.offerWayOut(title, action: handler)
    }

    func addOtherButton(_ title: String, handler: (() -> Void)?) {
        question.offer(title) { handler?() }
    }

    func addDestructiveButton(_ title: String, handler: @escaping () -> Void) {
        question.offer(title, action: handler)
    }
}
