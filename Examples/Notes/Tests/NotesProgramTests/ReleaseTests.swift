// SPDX-License-Identifier: Apache-2.0

import Foundation
import LockInterface
import ModuleRouterViews
import ModuleRouterTesting
import TerminalHost
import Testing

@testable import LockModule
@testable import notes

/// The whole program, within the process of the test.
@MainActor @Suite struct ReleaseTests {
    /// Types by itself. Nobody looks.
    private final class BlindTerminal: Terminal {
        let columns = 80
        let isStyled = false
        private var script: [String]

        init(_ script: [String]) { self.script = script }

        func clear() {}
        func write(_ text: String) {}
        func readLine(isSecret: Bool) -> String? { script.isEmpty ? nil : script.removeFirst() }
    }

    /// Runs a script, and returns how many screens came, how many went, and those that stayed in memory.
    private func run(
        _ script: [String], opening url: String? = nil
    ) async throws -> (shown: Int, removed: Int, leaks: [String]) {
        let program = try NotesProgram()
        try program.write("# A\n", to: "notes/a.md")
        try program.write("---\nlocked: true\n---\n# B\n", to: "notes/b.md")
        let settings = SessionSettings(folder: program.folder.path + "/notes")
        let lock = PasswordLock(password: "sesame")
        return try await withRoutes {
            $0.register(.noteLock) { _ in lock }
        } operation: {
            var (shown, removed) = (0, 0)
            let registry = RouteRegistry.current
            // Longer than the test.
            registry.viewLeakDelay = .seconds(3600)
            registry.addViewRouteObserver { event in
                if event.phase == .didPerform { shown += 1 }
                if event.phase == .didRemove { removed += 1 }
            }
            try await Session.run(settings) { try await Screens.run(settings, opening: url, on: BlindTerminal(script)) }
            return (shown, removed, registry.reportViewLeaks().map { "\(type(of: $0))" })
        }
    }

    @Test func everyScreenIsFreed() async throws {
        let outcome = try await run([
            "open 2", "wrong", "1", "sesame", "edit", "add x", "back", "2", "edit", "add y", "save", "back", "edit 1",
            "add z", "quit", "1", "back", "2", "quit",
        ])
        // List, login, alert, note, editor, editor; editor. A dialog is no screen.
        #expect(outcome == (7, 7, []))
    }

    @Test(arguments: [
        ["open 2"], ["open 2", "wrong"], ["edit 2"], ["edit 1", "add x"], ["edit 1", "add x", "back"],
        ["open 1", "edit"],
    ])
    func whateverWaitsAtTheEndIsFreed(_ script: [String]) async throws {
        let outcome = try await run(script)
        #expect(outcome.shown == outcome.removed)
        #expect(outcome.leaks == [])
    }

    @Test(arguments: [
        ("notes://note/a", []), ("notes://note/b?edit=true", ["sesame", "add x"]), ("notes://note/b", ["wrong"]),
        ("notes://search?q=b", ["open 1", "sesame", "edit"]),
    ])
    func whatAURLHasOpenedIsFreed(_ url: String, _ script: [String]) async throws {
        let outcome = try await run(script, opening: url)
        #expect(outcome.shown > 1)
        #expect(outcome.shown == outcome.removed)
        #expect(outcome.leaks == [])
    }
}
