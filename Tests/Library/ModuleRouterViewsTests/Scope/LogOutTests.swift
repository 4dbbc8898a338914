// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// A user logs out while a screen of the session awaits a result. Then another user logs in.
@MainActor @Suite(.scopedScreens(unheard: .isExpected)) struct LogOutTests {
    @Test(arguments: [HeadlessTransitions.immediate, .nextTurn])
    func nextUserSeesNoStateOfThePreviousUser(transitions: HeadlessTransitions) async throws {
        let window = HeadlessWindow(transitions: transitions)
        // A screen of the app, below the screens of the session.
        let help = try #require(try await Router.route(to: helpKey, path: .push(from: window.root)) as? HelpScreen)

        var session: RouteScope? = RouteScope(UserSession(user: "Ada"))
        weak let firstSession = session?.reference
        weak var firstMailbox: (any AnyObject)?
        weak var firstScreen: DeskScreen?
        var outcome: String?
        func logInAndOut() async throws {
            window.scope = session
            let inbox = try #require(try await Router.route(to: deskKey, path: .push(from: help)) as? DeskScreen)
            firstMailbox = inbox.mailbox
            firstScreen = inbox
            // The inbox awaits a result of another screen, which shows a third one.
            let waiting = Task { () -> String? in
                do {
                    return try await Router.result(
                        of: deskKey, path: .presentModally(from: inbox), awaiting: { $0.chosen })
                } catch { return code(of: error) }
            }
            while !(window.presented is DeskScreen) || window.isMoving { await Task.yield() }
            let chooser = try #require(window.presented as? DeskScreen)
            #expect(chooser.mailbox === inbox.mailbox)
            _ = try await Router.route(to: helpKey, path: .presentAsSheet(from: chooser))

            try await session?.removeScreensAndEnd()
            window.scope = nil
            outcome = await waiting.value
        }
        try await logInAndOut()
        #expect(outcome == "scope-unavailable")
        #expect(window.topScreen === help)
        #expect(window.presented == nil)
        #expect(firstScreen == nil)
        #expect(firstMailbox == nil)
        session = nil
        #expect(firstSession == nil)
        await #expect(throws: RouteError.self) { try await Router.route(to: deskKey, path: .push(from: help)) }

        let next = RouteScope(UserSession(user: "Bob"))
        window.scope = next
        let inbox = try #require(
            try await Router.route(to: deskKey, path: .reveal(orElse: .push(from: help))) as? DeskScreen)
        #expect(inbox.owner == "Bob")
        #expect(inbox.preparedFor == "Bob")
        try await next.removeScreensAndEnd()
        #expect(window.topScreen === help)
    }
}
