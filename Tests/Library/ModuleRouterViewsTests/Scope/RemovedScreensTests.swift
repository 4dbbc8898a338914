// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// The removal of the screens of a scope.
@MainActor @Suite(.scopedScreens(unheard: .isExpected)) struct RemovedScreensTests {
    let session = RouteScope(UserSession(user: "Ada"))

    private func error(of task: Task<some Sendable, any Error>) async -> (any Error)? {
        do {
            _ = try await task.value
            return nil
        } catch { return error }
    }

    private func desk(_ path: ViewRoutePath) async throws -> DeskScreen {
        try #require(try await Router.route(to: deskKey, path: path) as? DeskScreen)
    }

    @Test func screensOfTheScopeAndScreensAboveAreRemovedInOneTransition() async throws {
        let window = HeadlessWindow()
        let below = try #require(
            Router.perform(to: helpKey, path: .push(from: window.root))?.destination as? HelpScreen)
        let first = try await desk(.push(from: below, in: session))
        let draft = RouteScope(OpenDraft(text: "Hello"), in: session)
        _ = try await Router.route(to: letterKey, path: .push(from: first, in: draft))
        window.push(HeadlessScreen("by hand"))
        var events: [String] = []
        RouteRegistry.current.addViewRouteObserver { event in
            let title = (event.destination as? HeadlessScreen)?.title ?? ""
            if event.phase == .didRemove { events.append("\(title) by \(event.initiator)") }
        }
        try await session.removeScreensAndEnd()
        #expect(session.hasEnded)
        #expect(draft.hasEnded)
        #expect(window.topScreen === below)
        #expect(events == ["by hand by code", "draft by code", "inbox of Ada by router"])
    }

    @Test func theScopeIsInUseUntilItsScreensAreRemoved() async throws {
        let window = HeadlessWindow()
        _ = try await desk(.push(from: window.root, in: session))
        var hadEnded: [Bool] = []
        RouteRegistry.current.addViewRouteObserver { [session] _ in hadEnded.append(session.hasEnded) }
        try await session.removeScreensAndEnd()
        #expect(hadEnded == [false, false])
        #expect(session.hasEnded)
    }

    @Test func awaitedResultsAndWaitingRoutesFailBeforeTheScreensAreRemoved() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let lower = Task {
            try await Router.result(of: deskKey, path: .push(from: window.root, in: session), awaiting: { $0.chosen })
        }
        while !window.isMoving { await Task.yield() }
        window.finishTransitions()
        let screen = try await window.screen(DeskScreen.self)
        let upper = Task { try await Router.result(of: deskKey, path: .push(from: screen), awaiting: { $0.chosen }) }
        while !window.isMoving { await Task.yield() }
        window.finishTransitions()
        Router.perform(to: helpKey, path: .presentModally(from: window.root))
        let waiting = Task { try await Router.route(to: deskKey, path: .push(from: screen)).owner }
        for _ in 0..<10 { await Task.yield() }
        var removals: [String] = []
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didRemove { removals.append("\(event.initiator)") }
        }
        let end = Task { try await session.removeScreensAndEnd() }
        #expect(code(of: await error(of: waiting)) == "scope-unavailable")
        while !session.hasEnded {
            window.finishTransitions()
            await Task.yield()
        }
        try await end.value
        #expect(removals == ["code", "router"])
        #expect(code(of: await error(of: upper)) == "scope-unavailable")
        #expect(code(of: await error(of: lower)) == "scope-unavailable")
        #expect(window.stack.count == 1)
        #expect(window.presented is HelpScreen)
    }

    @Test func noRouteStartsInAScopeWhoseScreensAreBeingRemoved() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.perform(to: deskKey, path: .push(from: window.root, in: session))
        window.finishTransitions()
        let end = Task { try await session.removeScreensAndEnd() }
        while !window.isMoving { await Task.yield() }
        #expect(!session.hasEnded)
        let draft = RouteScope(OpenDraft(text: "Hello"), in: session)
        var codes: [String] = []
        for scope in [session, draft] as [any AnyRouteScope] {
            Router.perform(
                to: helpKey, path: .push(from: window.root, in: scope),
                completion: { if case .failure(let error) = $0 { codes.append(error.code.description) } })
        }
        #expect(codes == ["scope-unavailable", "scope-unavailable"])
        window.finishTransitions()
        try await end.value
        #expect(window.topScreen === window.root)
    }

    @Test func aRouteWhoseTransitionHasBegunIsShownAndRemoved() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let route = try #require(Router.perform(to: deskKey, path: .push(from: window.root, in: session)))
        let end = Task { try await session.removeScreensAndEnd() }
        for _ in 0..<10 { await Task.yield() }
        #expect(route.state == .routing)
        window.finishTransitions()
        while !window.isMoving { await Task.yield() }
        window.finishTransitions()
        try await end.value
        #expect(route.state == .removed)
        #expect(window.topScreen === window.root)
    }

    @Test func removalWaitsForASwipeOfTheUser() async throws {
        let window = HeadlessWindow()
        _ = try await desk(.push(from: window.root, in: session))
        window.user.beginSwipeBack()
        let end = Task { try await session.removeScreensAndEnd() }
        for _ in 0..<10 { await Task.yield() }
        #expect(!session.hasEnded)
        window.user.releaseSwipe(cancelled: true)
        try await end.value
        #expect(window.topScreen === window.root)
    }

    @Test func screensOfSeveralWindowsAreRemoved() async throws {
        let windows = [HeadlessWindow(), HeadlessWindow()]
        for window in windows {
            window.scope = session
            _ = try await desk(.push(from: window.root))
            _ = try await desk(.presentModally(from: window.root))
        }
        try await session.removeScreensAndEnd()
        for window in windows {
            #expect(window.topScreen === window.root)
            #expect(window.presented == nil)
        }
    }

    @Test func refusedRemovalIsAnErrorButTheScopeEnds() async throws {
        let window = HeadlessWindow()
        let screen = try await desk(.push(from: window.root, in: session))
        screen.refusesToGo = true
        let presented = try await desk(.presentModally(from: screen))
        let errors = await #expect(throws: RouteErrors.self) { try await session.removeScreensAndEnd() }
        #expect(
            errors?.errors.map(\.summary) == [
                "RoutableView<any DeskInput> cannot be removed: its draft is not saved [action-failed]"
            ])
        #expect(session.hasEnded)
        #expect(window.topScreen === screen)
        #expect(window.presented == nil)
        extendLifetime(presented)
    }

    @Test func screensAreRemovedIfTheScopeHasAlreadyEnded() async throws {
        let window = HeadlessWindow()
        _ = try await desk(.push(from: window.root, in: session))
        session.end()
        #expect(window.topScreen is DeskScreen)
        try await session.removeScreensAndEnd()
        #expect(window.topScreen === window.root)
    }

    @Test func severalCallersRemoveTheScreensOnce() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        _ = try await desk(.push(from: window.root, in: session))
        _ = try await desk(.push(from: window.root, in: session))
        var removed = 0
        RouteRegistry.current.addViewRouteObserver { if $0.phase == .didRemove { removed += 1 } }
        let ends = (0..<3).map { _ in Task { try await session.removeScreensAndEnd() } }
        for end in ends { try await end.value }
        #expect(removed == 2)
        #expect(window.topScreen === window.root)
    }
}
