// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

/// One login module in two apps, whose alerts come from different modules with different interfaces.
@MainActor struct LoginScenarioTests {
    enum App: CaseIterable {
        case notes, shop

        @MainActor var registry: RouteRegistry {
            let registry = RouteRegistry()
            switch self {
            case .notes: registry.register(NotesApp.routes)
            case .shop: registry.register(ShopApp.routes)
            }
            return registry
        }

        /// The line of the snapshot that shows an alert.
        func alert(_ title: String) -> String {
            switch self {
            case .notes: "presented modally: CompatibleAlertScreen \"\(title)\""
            case .shop: "presented as sheet: MessageBox"
            }
        }

        func buttons(_ cancel: String, _ others: String...) -> [String] {
            switch self {
            case .notes: [cancel] + others
            case .shop: ["[\(cancel)]"] + others
            }
        }
    }

    private let window = HeadlessWindow()

    private func snapshot(_ presented: String...) -> String {
        (["window \"main\"", "  navigation", "    root HeadlessScreen \"root\""] + presented.map { "  \($0)" })
            .joined(separator: "\n")
    }

    private let login = "presented modally: LoginPage \"Login\""

    private func showLogin() throws -> LoginPage {
        Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: window.root))
        return try #require(window.presented as? LoginPage)
    }

    private var alert: any ShownAlert {
        get throws { try #require(window.presented as? any ShownAlert) }
    }

    @Test(arguments: App.allCases)
    func userLogsInAfterAnErrorAndQuits(_ app: App) throws {
        try app.registry.run {
            let screen = try showLogin()
            #expect(window.snapshot == snapshot(login))

            screen.type("12")
            screen.tapLogin()
            #expect(window.snapshot == snapshot(login, app.alert("Invalid Password")))
            #expect(try alert.text == "Invalid Password: The password is 123")
            #expect(try alert.buttons == app.buttons("OK"))

            try alert.tap("OK")
            #expect(window.snapshot == snapshot(login))

            screen.type("123")
            screen.tapLogin()
            #expect(window.snapshot == snapshot(login, app.alert("Login Success")))
            #expect(try alert.text == "Login Success: Do you want to quit this page?")
            #expect(try alert.buttons == app.buttons("Cancel", "Quit"))

            try alert.tap("Cancel")
            #expect(window.snapshot == snapshot(login))

            screen.tapLogin()
            try alert.tap("Quit")
            #expect(window.snapshot == snapshot())
            #expect(window.violations == [])
        }
    }

    @Test(arguments: App.allCases)
    func userCancelsTheLogin(_ app: App) throws {
        try app.registry.run {
            try showLogin().tapCancel()
            #expect(window.snapshot == snapshot())
        }
    }

    @Test(arguments: App.allCases)
    func userSwipesTheAlertAwayAndTriesAgain(_ app: App) throws {
        try app.registry.run {
            let screen = try showLogin()
            screen.tapLogin()
            window.user.beginSwipeDown()
            window.user.releaseSwipe()
            #expect(window.snapshot == snapshot(login))
            screen.tapLogin()
            #expect(window.snapshot == snapshot(login, app.alert("Invalid Password")))
        }
    }

    @Test(arguments: App.allCases)
    func actionsDuringTransitionsHappenInSequence(_ app: App) throws {
        try app.registry.run {
            let window = HeadlessWindow(transitions: .manual(.milliseconds(350)))
            Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: window.root))
            let screen = try #require(window.presented as? LoginPage)
            screen.type("123")
            // The screen has not arrived yet.
            screen.tapLogin()
            #expect(window.snapshot == snapshot("\(login) (moving in)"))
            window.finishTransitions()
            #expect(window.snapshot == snapshot(login, app.alert("Login Success")))
            try #require(window.presented as? any ShownAlert).tap("Quit")
            window.finishTransitions()
            #expect(window.snapshot == snapshot())
            #expect(window.violations == [])
        }
    }

    @Test(arguments: App.allCases)
    func screensAndAlertsAreReleased(_ app: App) async throws {
        let registry = app.registry
        try await registry.run {
            try await expectReleased {
                let screen = try showLogin()
                screen.tapLogin()
                try alert.tap("OK")
                screen.type("123")
                screen.tapLogin()
                try alert.tap("Quit")
            }
        }
    }

    @Test(arguments: App.allCases)
    func allRoutesOfTheAppAreProvided(_ app: App) {
        let registry = app.registry
        #expect(registry.seal() == [])
        registry.run {
            let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
            #expect(Router.requested(RoutableViewModule<any LoginRequiredAlertInput>(), at: location).missing == nil)
            #expect(Router.requested(RoutableView<any LoginViewInput>(), at: location).missing == nil)
        }
    }

    @Test func missingAdapterIsReportedWithTheRequiredKey() throws {
        let errors = Collected<String>()
        let registry = RouteRegistry {
            LoginViewRouter.self; CompatibleAlertRouter.self
        }
        registry.addErrorHandler { report in
            var error = report.error
            error.location = nil
            errors.append("\(error)")
        }
        try registry.run {
            try showLogin().tapLogin()
            #expect(window.snapshot == snapshot(login))
        }
        #expect(
            errors.all == [
                """
                no provider for RoutableViewModule<any LoginRequiredAlertInput> [missing-provider]
                  help: register a provider of it, or let an adapter lead to one
                """
            ])
    }
}
