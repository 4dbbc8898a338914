// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterViews
import ModuleRouterTesting
import NotesInterface
import Testing
import UIKitHarness

@testable import LockModule
@testable import NotesApp

/// The app with notes in memory, and its user.
@MainActor struct NotesTest {
    /// The toolkit that shows the app. Each test runs on every surface.
    struct Surface: Sendable, CustomTestStringConvertible {
        var kind: ScreenKind
        /// The behaviour that UIKit's documentation leaves open. SwiftUI ignores it.
        var policy = UISimulator.Policy()

        var testDescription: String { kind == .swiftUI ? "SwiftUI" : "UIKit, \(policy)" }
    }

    nonisolated static let all =
        [Surface(kind: .swiftUI)] + UISimulator.Policy.all.map { Surface(kind: .uiKit, policy: $0) }

    static let list = ["«Notes»", "‹Search, or type a URL›", "<Diary 🔒>", "<Garden>"]
    static let diary = ["«Diary»", "Diary", "Nobody reads this.", "<Edit>", "<Link>"]
    static let garden = ["«Garden»", "Garden", "A place for pears.", "<Edit>", "<Link>"]

    let user: any NotesUser
    let notes: NotesInMemory

    /// - Parameter body: Performs a user's actions and compares the screens.
    static func run(on surface: Surface, _ body: (NotesTest) async throws -> Void) async throws {
        let notes = NotesInMemory([
            "diary.md": "---\nlocked: true\n---\n# Diary\n\nNobody reads this.\n",
            "garden.md": "# Garden\n\nA place for *pears*.\n",
        ])
        let lock = PasswordLock(password: "sesame")
        try await UISimulator.run(UISimulator(policy: surface.policy)) {
            try await withRoutes {
                $0.register(.noteLock) { _ in lock }
                $0.register(.notesRequiredStorage) { _ in notes }
            } operation: {
                let registry = RouteRegistry.current
                // The delay is longer than the test.
                registry.viewLeakDelay = .seconds(3600)
                let user: any NotesUser =
                    switch surface.kind {
                    case .swiftUI: try SwiftUIUser()
                    case .uiKit: try UIKitUser()
                    }
                let test = NotesTest(user: user, notes: notes)
                await test.settle()
                try await body(test)
                #expect(user.violations == [])
                // Removed views have been freed.
                #expect(registry.reportViewLeaks().map { "\(type(of: $0))" } == [])
            }
        }
    }

    func tap(_ title: String) async throws {
        user.tap(title)
        await settle()
    }

    func submit(_ field: String) async throws {
        user.submit(field)
        await settle()
    }

    func goBack() async throws {
        user.goBack()
        await settle()
    }

    func swipeDown() async throws {
        user.swipeDown()
        await settle()
    }

    func open(_ url: String) async throws {
        try user.open(url)
        await settle()
    }

    /// Waits until the app's tasks and all transitions have ended.
    ///
    /// Both use only the main actor, so a number of turns is enough on a machine of any speed.
    func settle() async {
        for _ in 0..<100 {
            await Task.yield()
            user.settle()
        }
    }
}
