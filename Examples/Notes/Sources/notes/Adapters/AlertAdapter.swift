// SPDX-License-Identifier: Apache-2.0

import LoginInterface
import ModuleRouterViews
import TerminalAlertInterface

/// Adapts the alert that the login requires to the terminal's questions.
enum AlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.loginRequiredAlert, to: .terminalAlert) { AlertInTerminal($0) }
    }
}

/// Adapts a question in the terminal.
final class AlertInTerminal: LoginRequiredAlert {
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

    func addCancelButton(_ title: String, handler: (() -> Void)?) {
        question.offerWayOut(title) { handler?() }
    }

    func addOtherButton(_ title: String, handler: (() -> Void)?) {
        question.offer(title) { handler?() }
    }
}
