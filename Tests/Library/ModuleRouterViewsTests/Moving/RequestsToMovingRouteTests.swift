// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouterViews
import ModuleRouterTesting
import RouteClient
import Testing

/// Requests to a route while its view moves in or out.
@MainActor @Suite(.routes(unheard: .isExpected) { AViewRouter.self })
struct RequestsToMovingRouteTests {
    let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    private let key = RoutableView<any AViewInput>()

    private var titles: [String] { window.stack.compactMap { ($0 as? HeadlessScreen)?.title } }

    @discardableResult
    private func show(_ title: String, _ path: ViewRoutePath, _ log: HandlerLog? = nil) throws -> ViewRoute {
        try #require(
            Router.perform(to: key, path: path, preparation: { $0.title = title }) { result in
                switch result {
                case .success: log?.append("shown \(title)")
                case .failure(let error): log?.append("not shown \(title): \(error.code)")
                }
            })
    }

    private func remove(_ route: ViewRoute, _ log: HandlerLog) {
        route.remove { result in
            switch result {
            case .success: log.append("removed")
            case .failure(let error): log.append("not removed: \(error.code)")
            }
        }
    }

    // MARK: Removing a view that is on its way

    @Test(arguments: [ViewRouteKind.push, .presentModally, .presentAsSheet])
    func movingViewIsRemovedAfterItsArrival(kind: ViewRouteKind) throws {
        let log = HandlerLog()
        let route = try show("a", ViewRoutePath(kind, from: window.root), log)
        #expect(route.reasonNotToRemove == nil)
        remove(route, log)
        #expect(route.state == .routing)
        window.finishTransitions()
        #expect(log.take() == ["shown a", "removed"])
        #expect(route.state == .removed)
        #expect(titles == ["root"])
        #expect(window.presented == nil)
    }

    @Test func movingDetailIsRemovedAfterItsArrival() throws {
        let list = HeadlessScreen("list")
        let split = HeadlessWindow(.split(list: list), transitions: .manual(.seconds(1)))
        let log = HandlerLog()
        let route = try show("a", .showDetail(from: list), log)
        remove(route, log)
        split.finishTransitions()
        #expect(log.take() == ["shown a", "removed"])
        #expect(split.topScreen === list)
    }

    @Test func childIsRemovedWhenItsHandlerHasAddedIt() throws {
        let log = HandlerLog()
        var add: (() -> Void)?
        let route = try show("a", .addAsChild(from: window.root, adding: { add = $1 }), log)
        remove(route, log)
        #expect(log.take() == [])
        add?()
        #expect(log.take() == ["shown a", "removed"])
        #expect((window.root as? HeadlessScreen)?.children.isEmpty == true)
    }

    @Test func removalOfMovingViewKeepsTheOrderOfRequests() throws {
        let log = HandlerLog()
        let loader = try show("loader", .push(from: window.root))
        remove(loader, log)
        try show("next", .push(from: window.root), log)
        window.finishTransitions()
        #expect(log.take() == ["removed", "shown next"])
        #expect(titles == ["root", "next"])
    }

    @Test func removalOfAWaitingRouteCancelsIt() throws {
        let log = HandlerLog()
        try show("first", .push(from: window.root))
        let loader = try show("loader", .push(from: window.root), log)
        remove(loader, log)
        #expect(log.take() == ["not shown loader: cancelled", "removed"])
        window.finishTransitions()
        #expect(titles == ["root", "first"])
    }

    @Test func removalDuringInterceptionCancelsTheRoute() async throws {
        let log = HandlerLog()
        let asked = Signal()
        RouteRegistry.current.addViewRouteInterceptor("never") { _ in
            asked.send()
            try await Signal().wait()
            return .proceed
        }
        let route = try show("a", .push(from: window.root), log)
        try await asked.wait()
        try await route.removeAndWait()
        #expect(log.take() == ["not shown a: cancelled"])
        #expect(route.state == .unrouted)
    }

    @Test func removalSucceedsIfTheViewDoesNotArrive() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root), log)
        remove(route, log)
        window.close()
        #expect(log.take() == ["not shown a: action-failed", "removed"])
    }

    @Test func removeAndWaitReturnsAfterTheRemoval() async throws {
        let route = try show("a", .push(from: window.root))
        let removal = Task { try await route.removeAndWait() }
        await Task.yield()
        window.finishTransitions()
        try await removal.value
        #expect(titles == ["root"])
    }

    @Test func severalRemovalsOfOneViewHaveOneOutcome() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root))
        remove(route, log)
        remove(route, log)
        window.clock.advance(by: .seconds(1))
        #expect(route.state == .removing)
        remove(route, log)
        window.finishTransitions()
        #expect(log.take() == ["removed", "removed", "removed"])
    }

    @Test func removalRequestedByAnObserverOfWillPerformFollowsTheTransition() throws {
        let log = HandlerLog()
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .willPerform { event.route?.remove() }
        }
        let route = try show("a", .push(from: window.root), log)
        window.finishTransitions()
        #expect(log.take() == ["shown a"])
        #expect(route.state == .removed)
        #expect(titles == ["root"])
    }

    @Test func refusedRemovalFailsInItsTurn() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root), log)
        remove(route, log)
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) { window.finishTransitions() }
        #expect(log.take() == ["shown a", "not removed: action-failed"])
        #expect(route.state == .routed)
        #expect(!window.transitions.isBusy)
    }

    // MARK: Removing a view that the user removes

    @Test(arguments: [true, false])
    func removalDuringUserSwipeAlwaysTakesPlace(isCancelled: Bool) throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        remove(route, log)
        #expect(log.take() == [])
        window.user.releaseSwipe(cancelled: isCancelled)
        window.finishTransitions()
        #expect(log.take() == ["removed"])
        #expect(route.state == .removed)
        #expect(titles == ["root"])
        #expect(window.violations == [])
    }

    // MARK: Performing a route whose view is on its way out

    @Test func routePerformedDuringItsRemovalIsShownAgain() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root, animated: false))
        let first = route.destination
        route.remove()
        route.perform { _ in log.append("again") }
        #expect(route.reasonNotToPerform == "it is being performed already")
        window.finishTransitions()
        #expect(log.take() == ["again"])
        #expect(route.state == .routed)
        #expect(route.destination !== first)
        #expect(titles.count == 2)
    }

    @Test func routePerformedDuringItsRemovalKeepsTheOrderOfRequests() throws {
        let route = try show("a", .push(from: window.root, animated: false))
        route.remove()
        route.perform()
        try show("b", .push(from: window.root))
        window.finishTransitions()
        #expect(titles == ["root", "a", "b"])
    }

    @Test func routePerformedDuringUserSwipeIsShownAgain() throws {
        let route = try show("a", .push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        route.perform()
        window.user.releaseSwipe()
        window.finishTransitions()
        #expect(route.state == .routed)
        #expect(titles == ["root", "a"])
    }

    @Test func routePerformedDuringCancelledSwipeIsShownAlready() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        route.perform { if case .failure(let error) = $0 { log.append(error.reason) } }
        window.user.releaseSwipe(cancelled: true)
        window.finishTransitions()
        #expect(
            log.take() == [
                "RoutableView<any AViewInput> cannot be performed now: its destination is shown already"
            ])
        #expect(titles == ["root", "a"])
        #expect(!window.transitions.isBusy)
    }

    @Test func removalAfterAPendingPerformanceCancelsIt() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root, animated: false))
        remove(route, log)
        route.perform { if case .failure(let error) = $0 { log.append(error.code.description) } }
        remove(route, log)
        window.finishTransitions()
        #expect(log.take() == ["cancelled", "removed", "removed"])
        #expect(titles == ["root"])
    }

    @Test func pendingPerformanceIsCancelledWithItsTask() async throws {
        let route = try show("a", .push(from: window.root, animated: false))
        route.remove()
        let task = Task { try await route.performed() }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        window.finishTransitions()
        #expect(titles == ["root"])
    }

    @Test func pendingPerformanceFailsWhenTheWindowCloses() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root, animated: false))
        route.remove()
        route.perform { if case .failure(let error) = $0 { log.append(error.code.description) } }
        window.close()
        #expect(log.take() == ["invalid-source"])
    }

    @Test func interceptorsOfAPendingPerformanceDoNotBlockTheWindow() async throws {
        let route = try show("a", .push(from: window.root, animated: false))
        let asked = Signal(), decides = Signal()
        RouteRegistry.current.addViewRouteInterceptor("slow") { _ in
            asked.send()
            try await decides.wait()
            return .proceed
        }
        route.remove()
        route.perform()
        window.finishTransitions()
        try await asked.wait()
        #expect(!window.transitions.isBusy)
        let performed = Task { await route.untilSettled() }
        await Task.yield()
        decides.send()
        await performed.value
        #expect(route.state == .routed)
        #expect(titles.count == 2)
    }

    @Test func performAfterAPendingRemovalShowsTheRouteAgain() throws {
        let log = HandlerLog()
        let route = try show("a", .push(from: window.root), log)
        remove(route, log)
        route.perform { _ in log.append("again") }
        window.finishTransitions()
        #expect(log.take() == ["shown a", "removed", "again"])
        #expect(route.state == .routed)
        #expect(titles.count == 2)
    }

    // MARK: Scopes

    @Test func pendingPerformanceFailsWhenItsScopeEnds() async throws {
        let log = HandlerLog()
        let scope = RouteScope(UserSession(user: "Ada"))
        let route = try show("a", .push(from: window.root, in: scope, animated: false))
        route.remove()
        route.perform { if case .failure(let error) = $0 { log.append(error.code.description) } }
        scope.end()
        window.finishTransitions()
        #expect(log.take() == ["scope-unavailable"])
        #expect(titles == ["root"])
    }

    @Test func movingScreensOfAScopeAreRemoved() async throws {
        let scope = RouteScope(UserSession(user: "Ada"))
        let route = try show("a", .push(from: window.root, in: scope))
        let removal = Task { try await scope.removeScreensAndEnd() }
        while titles.count > 1 || route.state != .removed {
            window.finishTransitions()
            await Task.yield()
        }
        try await removal.value
        #expect(route.state == .removed)
    }
}
