// SPDX-License-Identifier: Apache-2.0

import LoginFeature
import LoginInterface
import ModuleRouterViews
import TerminalHost
import TerminalText

/// Asks for the password.
@MainActor @Provider(of: .login, registersItself: false)
final class LoginScreen: TerminalScreen, LoginModelScreen {
    let model: LoginModel

    init(passwords: any LoginRequiredPasswords) {
        model = LoginModel(passwords: passwords)
        super.init()
        model.source = self
    }

    override var title: String { "Login" }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        model.notice.map { [$0.terminalSafeLine] } ?? []
    }

    override var hint: String { "Type the password. An empty line goes back." }

    override var prompt: String { "password> " }

    override var isSecret: Bool { true }

    // The screen has no commands, because a password may look like one.
    override func handle(_ line: String) async {
        guard !line.isEmpty else { return close() }
        model.submit(line)
        if model.isLoggedIn { await untilRemoved() }
    }
}
