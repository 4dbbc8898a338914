// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Routes, results and dialogs whose scope ends.
@MainActor @Suite(.scopedScreens(unheard: .isExpected)) struct EndOfScopeTests {
    let window = HeadlessWindow()
    let session = RouteScope(UserSession(user: "Ada"))

    /// Starts a task that awaits the result of an inbox, and returns when the inbox is shown.
    private func result(_ path: ViewRoutePath, removes: Bool = true) async throws -> (
        DeskScreen, Task<String, any Error>
    ) {
        let shown = nextShown()
        let task = Task { try await Router.result(of: deskKey, path: path, removes: removes, awaiting: { $0.chosen }) }
        try await shown.wait()
        return (try #require(window.topScreen as? DeskScreen), task)
    }

    private func error(of task: Task<some Sendable, any Error>) async -> (any Error)? {
        do {
            _ = try await task.value
            return nil
        } catch { return error }
    }

    // MARK: Routes

    @Test func aRouteInAScopeThatHasEndedFails() async throws {
        session.end()
        let line = #line + 1
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(to: helpKey, path: .push(from: window.root, in: session))
        }
        #expect(
            error?.description == """
                the scope of RoutableView<any HelpInput> ended before it was performed [scope-unavailable]
                  requested at ModuleRouterViewsTests/EndOfScopeTests.swift:\(line):27
                  help: start the route in a scope that is in use
                """)
        #expect(window.topScreen === window.root)
    }

    @Test func reasonNotToPerformNamesTheScope() throws {
        let route = try #require(Router.perform(to: helpKey, path: .push(from: window.root, in: session)))
        window.user.goBack()
        #expect(route.reasonNotToPerform == nil)
        session.end()
        #expect(route.reasonNotToPerform == "the scope of its path has ended")
    }

    @Test func waitingRouteFailsAtTheEndOfItsScope() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.perform(to: helpKey, path: .push(from: window.root))
        var outcomes: [String] = []
        let route = Router.perform(
            to: deskKey, path: .push(from: window.root, in: session),
            completion: { outcomes.append($0.failure?.summary ?? "shown") })
        #expect(route?.state == .routing)
        session.end()
        let expected = "the scope of RoutableView<any DeskInput> ended before its view was shown [scope-unavailable]"
        #expect(outcomes == [expected])
        #expect(route?.state == .unrouted)
        window.finishTransitions()
        #expect(outcomes == [expected])
        #expect(window.stack.count == 2)
    }

    @Test func interceptedRouteFailsAtTheEndOfItsScope() async throws {
        let (asked, goesOn) = (Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("waits") { _ in
            asked.send()
            try? await goesOn.wait()
            return .proceed
        }
        let task = Task { try await Router.route(to: deskKey, path: .push(from: window.root, in: session)).owner }
        try await asked.wait()
        session.end()
        #expect(code(of: await error(of: task)) == "scope-unavailable")
        goesOn.send()
        for _ in 0..<10 { await Task.yield() }
        #expect(window.topScreen === window.root)
    }

    @Test func anEndOnAnotherThreadEndsRoutesOnTheMainActor() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.perform(to: helpKey, path: .push(from: window.root))
        let task = Task { try await Router.route(to: deskKey, path: .push(from: window.root, in: session)).owner }
        let scope = session
        await Task.detached { scope.end() }.value
        #expect(code(of: await error(of: task)) == "scope-unavailable")
    }

    @Test func aRouteWhoseTransitionHasBegunIsShown() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        var outcome: String?
        let route = try #require(
            Router.perform(
                to: deskKey, path: .push(from: window.root, in: session),
                completion: { outcome = $0.failure?.summary ?? "shown" }))
        session.end()
        #expect(outcome == nil)
        window.finishTransitions()
        #expect(outcome == "shown")
        #expect(route.state == .routed)
    }

    @Test func scopeOfThePathOverridesTheScopeOfTheSource() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let login = RouteScope(LoginPhase())
        let first = try #require(Router.perform(to: helpKey, path: .push(from: window.root, in: login)))
        window.finishTransitions()
        Router.perform(to: helpKey, path: .push(from: window.root))
        let source = try #require(first.destination as? HelpScreen)
        let other = try #require(Router.perform(to: helpKey, path: .push(from: source)))
        let home = try #require(Router.perform(to: deskKey, path: .push(from: source, in: session)))
        login.end()
        #expect(other.state == .unrouted)
        #expect(home.state == .routing)
        session.end()
        #expect(home.state == .unrouted)
    }

    @Test func endOfAnOuterScopeEndsRoutesInItsInnerScopes() async throws {
        let draft = RouteScope(OpenDraft(text: "Hello"), in: session)
        let (_, task) = try await result(.push(from: window.root, in: draft))
        session.end()
        #expect(code(of: await error(of: task)) == "scope-unavailable")
    }

    @Test func windowWhoseScopeEndedRefusesOnlyRoutesThatNeedTheScope() async throws {
        window.scope = session
        session.end()
        #expect(window.scope?.hasEnded == true)
        _ = try await Router.route(to: helpKey, path: .push(from: window.root))
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(to: deskKey, path: .push(from: window.root))
        }
        #expect(
            error?.summary == "the scope of the request for RoutableService<any Mailbox> has ended [scope-unavailable]")
    }

    // MARK: Results

    @Test func anAwaitedResultFailsAndItsViewIsRemoved() async throws {
        let (screen, task) = try await result(.push(from: window.root, in: session))
        session.end()
        let error = try #require(await error(of: task) as? RouteError)
        #expect(
            error.summary
                == "the scope of RoutableView<any DeskInput> ended before its view delivered a result [scope-unavailable]"
        )
        #expect(error.location != nil)
        #expect(window.topScreen === window.root)
        screen.chosen.finish("late")
    }

    @Test func viewStaysIfItsRequestDoesNotRemoveIt() async throws {
        let (screen, task) = try await result(.push(from: window.root, in: session), removes: false)
        session.end()
        #expect(code(of: await error(of: task)) == "scope-unavailable")
        #expect(window.topScreen === screen)
    }

    @Test func aResultThatWasDeliveredBeforeTheEndIsReturned() async throws {
        let (screen, task) = try await result(.push(from: window.root, in: session))
        screen.chosen.finish("tea")
        session.end()
        #expect(try await task.value == "tea")
    }

    @Test func resultOfAMovingScreenFailsAfterTheTransition() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let task = Task {
            try await Router.result(of: deskKey, path: .push(from: window.root, in: session), awaiting: { $0.chosen })
        }
        while !window.isMoving { await Task.yield() }
        session.end()
        window.finishTransitions()
        while !window.isMoving { await Task.yield() }
        window.finishTransitions()
        #expect(code(of: await error(of: task)) == "scope-unavailable")
        #expect(window.topScreen === window.root)
    }

    @Test func resultOfARevealedViewFails() async throws {
        let first = try #require(
            try await Router.route(to: deskKey, path: .push(from: window.root, in: session)) as? DeskScreen)
        let shown = nextShown()
        let task = Task {
            try await Router.result(
                of: deskKey, path: .reveal(orElse: .push(from: window.root, in: session)), removes: false,
                awaiting: { $0.chosen })
        }
        for _ in 0..<20 { await Task.yield() }
        session.end()
        #expect(code(of: await error(of: task)) == "scope-unavailable")
        #expect(window.topScreen === first)
        shown.send()
    }

    @Test func untilRemovedWaitsForTheRemoval() async throws {
        let route = try #require(Router.perform(to: deskKey, path: .push(from: window.root, in: session)))
        let waiting = RemovalWaiter(for: route)
        await waiting.begin()
        session.end()
        window.user.goBack()
        #expect(await waiting.initiator == .user)
    }

    // MARK: Dialogs

    @Test func aDialogOfAScreenInTheScopeCloses() async throws {
        let screen = try await Router.route(to: deskKey, path: .push(from: window.root, in: session)) as? DeskScreen
        let task = Task { try await Router.confirm("Delete?", from: screen) }
        try await window.nextDialog()
        session.end()
        let error = try #require(await error(of: task) as? RouteError)
        #expect(error.summary == "the scope of the dialog 'Delete?' ended before the answer [scope-unavailable]")
        #expect(window.dialog == nil)
        let other = Task { try await Router.confirm("Stay?", from: window.root) }
        try await window.nextDialog().choose("OK")
        #expect(try await other.value)
    }

    @Test func aDialogOfAWindowInTheScopeCloses() async throws {
        window.scope = session
        let task = Task { try await Router.confirm("Delete?", from: window.root) }
        try await window.nextDialog()
        let scope = session
        await Task.detached { scope.end() }.value
        #expect(code(of: await error(of: task)) == "scope-unavailable")
        #expect(window.dialog == nil)
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
