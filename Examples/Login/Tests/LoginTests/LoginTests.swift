// SPDX-License-Identifier: Apache-2.0

import AlertModule
import LoginApp
import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// The tests use the shared registry, because `ZIKAutoRegister` registers the router of the login module there.
@Suite(.serialized) @MainActor struct LoginTests {
    private static let registration: Void = RouteRegistry.shared.register {
        AlertRouter.self
        LoginAdapters.self
    }
    private let session: LoginSession

    init() {
        Self.registration
        session = LoginSession()
    }

    private func texts(after commands: String...) -> [String] {
        commands.map { session.run($0) ? session.text : "unknown" }
    }

    @Test func allRoutesAreProvided() { expectValidRoutes() }

    @Test func swiftPreparesAScreenOfObjectiveC() {
        session.open()
        #expect(session.text == "Login: Please log in to read this note.")
    }

    @Test func objectiveCShowsAnAlertOfSwift() {
        session.open()
        #expect(
            texts(after: "type 12", "login", "press OK")
                == [
                    "Login: Please log in to read this note.", "Invalid Password: The password is 123. [OK]",
                    "Login: Please log in to read this note.",
                ])
    }

    @Test func theRightPasswordRemovesTheScreen() {
        session.open()
        #expect(
            texts(after: "type 123", "login", "press OK")
                == ["Login: Please log in to read this note.", "Welcome: You are logged in. [OK]", "Home"])
    }

    @Test func theScreenRemovesItself() {
        session.open()
        #expect(texts(after: "cancel") == ["Home"])
    }

    @Test func aURLOpensTheScreen() {
        session.open(url: "login://password")
        #expect(session.text == "Login: ")
    }

    @Test func theUserRemovesTheScreen() {
        session.open()
        session.window.user.beginSwipeDown()
        session.window.user.releaseSwipe()
        #expect(session.text == "Home")
    }
}
