// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

/// The router of a route that has revealed the view of another route.
@MainActor
@Suite(
    .routes {
        InboxRouter.self; HookedRouter.self
    }, .logged)
struct RevealingRouterTests {
    let window = HeadlessWindow()
    let inbox = RoutableView<any InboxInput>()

    /// Returns the router that has shown the inbox and a second router that has revealed it.
    private func routers(
        in window: HeadlessWindow,
        _ configure: @escaping (RouteHandlers<any InboxInput>) -> Void = { _ in },
        removing: @escaping (RemovalHandlers<any InboxInput>) -> Void = { _ in }
    ) throws -> (showing: ClientRoute<any InboxInput>, revealing: ClientRoute<any InboxInput>) {
        let showing = try #require(
            Router.performWithClient(to: inbox, path: .push(from: window.root, animated: false)))
        window.push(HeadlessScreen("mail"), animated: false)
        let revealing = try #require(
            Router.performWithClient(
                to: inbox, path: .reveal(orElse: .push(from: window.root)),
                configuring: { configuration, _ in configure(configuration) }, removing: removing))
        return (showing, revealing)
    }

    @Test func handlersOfARevealAreCalledAsForOtherRoutes() throws {
        var log: [String] = []
        let (showing, revealing) = try routers(in: window) { configuration in
            configuration.stateNotifier = { log.append("\($0) → \($1)") }
            configuration.prepareDestination = { log.append("prepare \($0.title)") }
            configuration.successHandler = { log.append("success \($0.title)") }
            configuration.completionHandler = { ok, _, action, _ in log.append("completion \(ok) \(action)") }
        }
        #expect(
            log == [
                "unrouted → routing", "prepare inbox", "routing → routed", "success inbox",
                "completion true performRoute",
            ])
        #expect(revealing.route.kind == .reveal)
        #expect(revealing.destination === showing.destination)
        #expect(showing.state == .routed)
    }

    @Test func revealPreparesTheViewAgain() throws {
        let screen = try #require(routers(in: window).showing.destination as? InboxScreen)
        #expect(screen.log == ["provider prepares", "provider prepares"])
    }

    @Test func revealEndsWithTheTransitions() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let (_, revealing) = try routers(in: window)
        #expect(revealing.state == .routing)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    InboxScreen "inbox"
                    HeadlessScreen "mail" (moving out)
                """)
        window.clock.advance(by: .seconds(1))
        #expect(revealing.state == .routed)
    }

    @Test func firstRouteStillShowsTheView() throws {
        let (showing, _) = try routers(in: window)
        #expect(Router.route(showing: try #require(showing.destination)) === showing.route)
    }

    @Test func removalByTheRevealingRouterRemovesBothRoutes() throws {
        var log: [String] = []
        let (showing, revealing) = try routers(
            in: window, removing: { $0.successHandler = { log.append("revealing") } })
        showing.removeConfiguration.successHandler = { log.append("showing") }
        revealing.removeRoute()
        #expect(log == ["showing", "revealing"])
        #expect([showing.state, revealing.state] == [.removed, .removed])
        #expect(revealing.destination == nil)
        #expect(window.stack.count == 1)
    }

    @Test func removalByTheFirstRouterRemovesBothRoutes() throws {
        let (showing, revealing) = try routers(in: window)
        showing.removeRoute()
        #expect([showing.state, revealing.state] == [.removed, .removed])
        #expect(revealing.destination == nil)
    }

    @Test func removalByTheUserRemovesBothRoutes() throws {
        var log: [String] = []
        let (showing, revealing) = try routers(
            in: window,
            removing: { configuration in
                configuration.handleExternalRoute = true
                configuration.completionHandler = { ok, _, _ in log.append("removed \(ok)") }
            })
        window.user.goBack()
        #expect([showing.state, revealing.state] == [.removed, .removed])
        #expect(log == ["removed true"])
    }

    @Test func cancelledSwipeLeavesBothRoutesRouted() throws {
        let (showing, revealing) = try routers(in: window)
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        #expect([showing.state, revealing.state] == [.routed, .routed])
    }

    @Test func refusedRemovalLeavesBothRoutesRouted() throws {
        let reports = Collected<String>()
        RouteRegistry.current.addErrorHandler { reports.append("\($0.operation) \($0.isDelivered) \($0.error.code)") }
        let (showing, revealing) = try routers(in: window)
        (showing.destination as? InboxScreen)?.refusesToGo = true
        #expect(revealing.reasonNotToRemove == "it holds a draft")
        var reasons: [String] = []
        revealing.removeRoute(errorHandler: { reasons.append($1.reason) })
        #expect(reasons == ["RoutableView<any InboxInput> cannot be removed: it holds a draft"])
        #expect(reports.all == ["removeRoute true action-failed"])
        #expect([showing.state, revealing.state] == [.routed, .routed])
    }

    @Test func secondPerformFailsWhileTheViewIsShown() throws {
        let (_, revealing) = try routers(in: window)
        var reasons: [String] = []
        revealing.performRoute(errorHandler: { reasons.append($1.reason) })
        #expect(
            reasons == [
                "RoutableView<any InboxInput> cannot be performed now: its destination is shown already"
            ])
        #expect(revealing.state == .routed)
    }

    @Test func performAfterTheRemovalTakesTheOtherPath() throws {
        let (showing, revealing) = try routers(in: window)
        showing.removeRoute()
        revealing.performRoute()
        #expect(revealing.route.kind == .push)
        #expect([showing.state, revealing.state] == [.removed, .routed])
        #expect(window.stack.count == 2)
    }

    @Test func severalRoutesMayRevealTheSameView() throws {
        let (_, first) = try routers(in: window)
        window.push(HeadlessScreen("mail"))
        let second = try #require(Router.perform(to: inbox, path: .reveal(orElse: .push(from: window.root))))
        first.removeRoute()
        #expect([first.state, second.state] == [.removed, .removed])
        #expect(window.stack.count == 1)
    }

    @Test func untilRemovedReturnsTheInitiatorOfTheRemoval() async throws {
        let (_, revealing) = try routers(in: window)
        // The task runs on the same actor, so it begins when this function waits.
        Task { window.user.goBack() }
        #expect(await revealing.route.untilRemoved() == .user)
    }

    @Test func revealedViewIsReleasedAfterItsRemoval() async throws {
        try await expectReleased {
            let (_, revealing) = try routers(in: window)
            revealing.removeRoute()
        }
    }
}
