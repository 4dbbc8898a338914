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

    init() { login.source = window }

    @Test func aWrongPasswordIsAnAlert() throws {
        login.submit("open")
        let alert = try #require(window.top as? TestAlert)
        #expect(alert.title == "Invalid Password")
        #expect(alert.message == "This is not the password.")
        #expect(alert.labels == ["cancel: OK"])
        #expect(window.topKind == .presentModally)
        #expect(!login.isLoggedIn)
        alert.press("OK", in: window)
        #expect(window.top == nil)
    }

    @Test func theRightPasswordIsTheUser() async throws {
        login.submit("sesame")
        #expect(login.isLoggedIn)
        #expect(try await login.credential.value == Credential(user: "ada"))
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
        #expect(credential == Credential(user: "ada"))
        #expect(window.top == nil)
    }
}
