// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TerminalHost
import Testing

/// Dialogs below the top screen.
@Suite(.routes(unheard: .isExpected) { PageRouter.self })
@MainActor struct TerminalDialogTests {
    private let window = TerminalWindow()

    /// Shows a page with a command that asks something and shows the answer, and runs it.
    private func output(_ lines: String..., ask: @escaping @MainActor (Page) async throws -> String) async throws
        -> String
    {
        try await Router.route(to: .page, path: .push(from: window)) { page in
            page.name = "page"
            page.prepare = { page in
                page.moreCommands = [
                    TerminalCommand("ask", help: "Asks.") { [unowned page] in page.content = [try await ask(page)] }
                ]
            }
        }
        let terminal = ScriptedTerminal(lines: ["ask"] + lines)
        try await TerminalLoop(window, on: terminal).run()
        #expect(window.top == nil)
        return terminal.output
    }

    private let page = """
        <clear>
        ── page ──────────────────────

        ask · help · quit
        > ask

        """

    @Test func aDialogHasNumberedAnswers() async throws {
        let output = try await output("3", "2", "quit") { page in
            let isDeleted = try await Router.confirm(
                "Delete?", message: "It is gone then.", button: "Delete", isDestructive: true, from: page)
            return isDeleted ? "gone" : "there"
        }
        #expect(
            output == page + """

                ── Delete? ───────────────────
                It is gone then.

                1 Cancel (or an empty line) ·
                2 Delete
                > 3

                type one of the numbers
                > 2
                <clear>
                ── page ──────────────────────
                gone

                ask · help · quit
                > quit

                """)
    }

    @Test func anEmptyLineCancels() async throws {
        let output = try await output("", "quit") { page in
            try await Router.choose("Sort by", among: [1, 2], from: page) { "\($0)" }.map { "\($0)" } ?? "nothing"
        }
        #expect(
            output == page + """

                ── Sort by ───────────────────

                1 1 · 2 2 · 3 Cancel (or an
                empty line)
                >\u{20}
                <clear>
                ── page ──────────────────────
                nothing

                ask · help · quit
                > quit

                """)
    }

    @Test func aTextIsTypedBeforeTheAnswer() async throws {
        let output = try await output("apples", "2", "quit") { page in
            try await Router.prompt("Rename", text: "pears", from: page) ?? "nothing"
        }
        #expect(
            output == page + """

                ── Rename ────────────────────

                Type the text. An empty line
                takes 'pears'.
                text> apples

                ── Rename ────────────────────

                1 Cancel (or an empty line) ·
                2 OK
                > 2
                <clear>
                ── page ──────────────────────
                apples

                ask · help · quit
                > quit

                """)
    }

    @Test func theEndOfTheInputEndsADialog() async throws {
        var code: RouteError.Code?
        _ = try await output { page in
            do {
                try await Router.alert("Saved", from: page)
            } catch let error as RouteError {
                code = error.code
            }
            return "done"
        }
        #expect(code == .invalidSource)
    }

    /// Opens a dialog in a window that no loop draws.
    private func dialog() async throws -> (Page, Task<Bool, any Error>) {
        try await Router.route(to: .page, path: .push(from: window))
        let page = try #require(window.top as? Page)
        let question = Task { try await Router.confirm("Go on?", from: page) }
        while window.host.refusal(of: .presentModally, from: page) == nil { await Task.yield() }
        return (page, question)
    }

    @Test func nothingIsPresentedWhileADialogIsOpen() async throws {
        let (page, question) = try await dialog()
        #expect(
            window.host.refusal(of: .presentModally, from: page) == .invalidSource("the dialog 'Go on?' is open"))
        #expect(window.host.refusal(of: .push, from: page) == nil)
        window.close()
        let error = await #expect(throws: RouteError.self) { try await question.value }
        #expect(error?.code == .invalidSource)
    }

    @Test func aCancelledTaskClosesItsDialog() async throws {
        let (page, question) = try await dialog()
        question.cancel()
        await #expect(throws: CancellationError.self) { try await question.value }
        #expect(window.host.refusal(of: .presentModally, from: page) == nil)
    }
}
