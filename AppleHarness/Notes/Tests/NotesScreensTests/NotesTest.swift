// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterMacros
import ModuleRouterTesting
import NotesInterface
import Testing
import UIKitHarness

@testable import LockModule
@testable import NotesApp

/// The app over notes in memory, and a user of it.
@MainActor struct NotesTest {
    let user: any NotesUser
    let notes: NotesInMemory

    /// - Parameter body: Does what a user does, and looks.
    static func run(on kind: ScreenKind, _ body: (NotesTest) async throws -> Void) async throws {
        let notes = NotesInMemory([
            "diary.md": "---\nlocked: true\n---\n# Diary\n\nNobody reads this.\n",
            "garden.md": "# Garden\n\nA place for *pears*.\n",
        ])
        let lock = PasswordLock(password: "sesame")
        try await UISimulator.run(UISimulator(policy: UISimulator.Policy.all[0])) {
            try await withRoutes {
                $0.register(RoutableService<any NoteLock>()) { _ in lock }
                $0.register(RoutableService<any NotesRequiredStorage>()) { _ in notes }
            } operation: {
                let user: any NotesUser =
                    switch kind {
                    case .swiftUI: try SwiftUIUser()
                    case .uiKit: try UIKitUser()
                    }
                let test = NotesTest(user: user, notes: notes)
                await test.settle()
                try await body(test)
                #expect(user.violations == [])
            }
        }
    }

    func tap(_ title: String) async throws {
        user.tap(title)
        await settle()
    }

    /// Lets the app do what it has begun, and what moves come to its end.
    ///
    /// Both take turns of the main actor alone, so that many of them are enough, however slow the machine is.
    func settle() async {
        for _ in 0..<200 {
            await Task.yield()
            user.settle()
        }
    }
}
