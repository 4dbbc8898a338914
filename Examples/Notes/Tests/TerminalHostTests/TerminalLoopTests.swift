// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TerminalHost
import Testing

@Suite(.routes { PageRouter.self })
@MainActor struct TerminalLoopTests {
    private let window = TerminalWindow()

    @discardableResult
    private func show(_ name: String, _ prepare: @escaping (Page) -> Void = { _ in }) async throws -> Page {
        try await Router.route(to: .page, path: .push(from: window)) { page in
            page.name = name
            page.prepare = prepare
        }
        return try #require(window.top as? Page)
    }

    private func output(_ terminal: ScriptedTerminal) async throws -> String {
        try await TerminalLoop(window, on: terminal).run()
        #expect(window.top == nil)
        return terminal.output
    }

    private func command(_ name: String, _ body: @escaping () async throws -> Void) -> TerminalCommand {
        TerminalCommand(name, help: "Is \(name).", body)
    }

    // MARK: Drawing

    @Test func aScreenIsItsTitleItsLinesAndWhatCanBeTyped() async throws {
        try await show("A 🍐 of a title that is far too long") { $0.content = ["one", "two"] }
        let output = try await output(ScriptedTerminal())
        #expect(
            output == """
                <clear>
                ── A 🍐 of a title that is… ──
                one
                two

                help · quit
                > <end>
                """)
    }

    @Test func aScreenIsDrawnAgainWhenItHasChanged() async throws {
        try await show("page") { page in
            page.moreCommands = [
                TerminalCommand("write", "TEXT", help: "Writes.") { [unowned page] in page.content = [$0] },
                TerminalCommand("rest", help: "Rests.") {},
            ]
        }
        let output = try await output(ScriptedTerminal("rest", "write  two words ", ""))
        #expect(
            output == """
                <clear>
                ── page ──────────────────────

                write TEXT · rest · help ·
                quit
                > rest
                > write  two words 
                <clear>
                ── page ──────────────────────
                two words 

                write TEXT · rest · help ·
                quit
                > 
                > <end>
                """)
    }

    @Test func whatAScreenShowsIsSafe() async throws {
        try await show("\u{1B}[2J") { $0.moreCommands = [self.command("say") { throw TerminalMessage("\u{7}") }] }
        let output = try await output(ScriptedTerminal("say"))
        #expect(
            output == """
                <clear>
                ── ␛[2J ──────────────────────

                say · help · quit
                > say

                ␇
                > <end>
                """)
    }

    // MARK: Commands

    @Test(arguments: [
        ("save", "saved"), ("SAVE", "saved"), ("sa", "saved"), ("s", "'s' may be 'save' or 'send'"),
        ("send", "it is typed 'send TO'"), ("send me", "sent to me"), ("save me", "it is typed 'save'"),
        ("fetch", "there is no command 'fetch'; try help"),
    ])
    func aCommandMayBeShort(_ line: String, _ message: String) async throws {
        let page = Page("page")
        page.moreCommands = [
            TerminalCommand("save", help: "Saves.") { throw TerminalMessage("saved") },
            TerminalCommand("send", "TO", help: "Sends.") { throw TerminalMessage("sent to \($0)") },
        ]
        await page.handle(line)
        #expect(page.message == message)
    }

    @Test func helpSaysWhatCanBeTyped() async throws {
        try await show("first")
        let page = try await show("page") { $0.moreCommands = [self.command("rest") {}] }
        await page.handle("help")
        #expect(
            page.message == """
                rest  Is rest.
                back  Goes to the screen before.
                help  Says what can be typed.
                quit  Leaves the program.
                """)
    }

    @Test func backLeavesAScreenUnlessItObjects() async throws {
        try await show("first")
        let page = try await show("page")
        page.mayGo = false
        await page.handle("back")
        await page.handle("quit")
        #expect(window.top === page)
        page.mayGo = true
        await page.handle("back")
        #expect((window.top as? Page)?.name == "first")
        await window.top?.handle("back")
        #expect(window.top?.message == "there is no command 'back'; try help")
        await window.top?.handle("quit")
        #expect(window.top == nil)
    }

    // MARK: Turns

    @Test func aScreenHearsEachTimeThatItIsOnTop() async throws {
        let first = try await show("first")
        let second = try await show("second")
        _ = try await output(ScriptedTerminal("back"))
        #expect(first.did == ["appear"])
        #expect(second.did == ["appear"])
    }

    @Test func aCommandThatWaitsForAnotherScreenLeavesItTheFloor() async throws {
        let first = try await show("first") { page in
            page.moreCommands = [
                self.command("ask") { [unowned page] in
                    let answer = try await Router.result(
                        of: .page, path: .presentModally(from: page)
                    ) { question, answer in
                        question.name = "question"
                        question.prepare = { question in
                            question.moreCommands = [
                                self.command("yes") {
                                    answer.finish("yes")
                                    await question.untilRemoved()
                                }
                            ]
                        }
                    }
                    page.content = [answer]
                }
            ]
        }
        let output = try await output(ScriptedTerminal("ask", "yes", "ask", "back"))
        #expect(
            output == """
                <clear>
                ── first ─────────────────────

                ask · help · quit
                > ask

                ── question ──────────────────

                yes · back · help · quit
                > yes
                <clear>
                ── first ─────────────────────
                yes

                ask · help · quit
                > ask

                ── question ──────────────────

                yes · back · help · quit
                > back
                <clear>
                ── first ─────────────────────
                yes

                ask · help · quit
                > <end>
                """)
        #expect(first.did == ["appear", "appear", "appear"])
    }

    @Test func theEndOfTheInputEndsWhatWaits() async throws {
        var end: ViewRouteInitiator?
        try await show("first") { page in
            page.moreCommands = [
                self.command("show") { [unowned page] in
                    let route = try await Router.route(to: .page, path: .push(from: page))
                    end = await route.untilRemoved()
                }
            ]
        }
        _ = try await output(ScriptedTerminal("show"))
        #expect(end == .user)
    }

    // MARK: Beginning

    private func output(
        _ terminal: ScriptedTerminal, beginningWith first: @escaping @MainActor () async throws -> Void
    ) async throws -> String {
        try await TerminalLoop(window, on: terminal).run(beginningWith: first)
        return terminal.output
    }

    @Test func whatItBeginsWithIsSeenFirst() async throws {
        let first = try await show("first")
        let output = try await output(ScriptedTerminal("back")) { try await self.show("second") }
        #expect(
            output == """
                <clear>
                ── second ────────────────────

                back · help · quit
                > back
                <clear>
                ── first ─────────────────────

                help · quit
                > <end>
                """)
        #expect(first.did == ["appear"])
    }

    @Test func whatItBeginsWithMayWaitForTheUser() async throws {
        let first = try await show("first")
        let output = try await output(ScriptedTerminal("back")) {
            let question = try await self.show("question")
            await question.untilRemoved()
            first.content = ["answered"]
        }
        #expect(
            output == """
                <clear>
                ── question ──────────────────

                back · help · quit
                > back
                <clear>
                ── first ─────────────────────
                answered

                help · quit
                > <end>
                """)
    }

    @Test func ifWhatItBeginsWithFailsNothingIsSeen() async throws {
        try await show("first")
        let terminal = ScriptedTerminal("help")
        let error = await #expect(throws: TerminalMessage.self) {
            try await TerminalLoop(window, on: terminal).run { throw TerminalMessage("it is not there") }
        }
        #expect(error?.description == "it is not there")
        #expect(terminal.output == "")
        #expect(window.top == nil)
    }

    @Test func thatWhatItBeginsWithIsGivenUpIsNoFailure() async throws {
        try await show("first")
        let output = try await output(ScriptedTerminal()) { throw CancellationError() }
        #expect(output == "<clear>\n── first ─────────────────────\n\nhelp · quit\n> <end>")
    }
}
