// SPDX-License-Identifier: Apache-2.0

import LoginFeature
import LoginInterface
import ModuleRouterViews
import ModuleRouterTesting
import Testing

@Suite(.routes { TestAlertRouter.self })
@MainActor struct LoginModelTests {
    private let window = TestWindow()
    private let login = LoginModel(passwords: TestPasswords())
    private let delegate = Delegate()

    private final class Delegate: LoginViewDelegate {
        var credentials: [Credential] = []
        func didLogIn(with credential: Credential) { credentials.append(credential) }
    }

    init() {
        login.source = window
        login.delegate = delegate
    }

    @Test func aWrongPasswordIsAnAlert() throws {
        login.submit("open")
        let alert = try #require(window.top as? TestAlert)
        #expect(alert.title == "Invalid Password")
        #expect(alert.message == "This is not the password.")
        #expect(alert.labels == ["cancel: OK"])
        #expect(window.topKind == .presentModally)
        #expect(!login.isLoggedIn)
        #expect(delegate.credentials == [])
        alert.press("OK", in: window)
        #expect(window.top == nil)
    }

    @Test func theRightPasswordIsHandedOverOnce() {
        login.submit("sesame")
        #expect(login.isLoggedIn)
        #expect(delegate.credentials == [Credential(password: "sesame")])
        #expect(window.top == nil)
    }

    /// Shows the model as a screen would, and waits for it.
    private struct Screen: ViewRouteProvider {
        static var routes: RouteList<Self> { Provides(.login) { $0 } }
        func makeDestination(with configuration: RouteConfiguration) -> LoginModel? {
            LoginModel(passwords: TestPasswords())
        }
    }

    @Test(.routes { Screen.self }) func whoeverWaitsGetsTheCredentialAndTheScreenGoes() async throws {
        async let user = Task { [window] in
            await window.next(LoginModel.self).submit("sesame")
        }.value
        let credential = try await Router.result(
            of: .login, path: .presentModally(from: window), awaiting: { $0.credential })
        await user
        #expect(credential == Credential(password: "sesame"))
        #expect(window.top == nil)
    }
}
