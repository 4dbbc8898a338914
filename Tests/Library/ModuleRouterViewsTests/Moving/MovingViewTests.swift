// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Transitions that take time.
@MainActor @Suite(.routes { AViewRouter.self })
struct MovingViewTests {
    let log = HandlerLog()
    private let second = HeadlessTransitions.manual(.seconds(1))

    @Test(arguments: ViewWay.allCases)
    func stateIsRoutingUntilTheTransitionEnds(way: ViewWay) throws {
        let window = way.makeWindow(transitions: second)
        let router = try log.perform(way.path(in: window))
        #expect(router.state == (way.movesTheWindow ? .routing : .routed))
        window.clock.advance(by: .milliseconds(999))
        #expect(router.state == (way.movesTheWindow ? .routing : .routed))
        window.clock.advance(by: .milliseconds(1))
        #expect(router.state == .routed)
    }

    @Test(arguments: ViewWay.allCases.filter(\.movesTheWindow))
    func handlersAreCalledAfterTheTransition(way: ViewWay) throws {
        let window = way.makeWindow(transitions: second)
        try log.perform(way.path(in: window))
        #expect(log.take() == ["unrouted → routing", "prepare 'a'"])
        window.finishTransitions()
        #expect(log.take() == Array([String].performed().dropFirst(2)))
    }

    @Test(arguments: ViewWay.allCases)
    func viewIsShownAtOnceWithoutAnimation(way: ViewWay) throws {
        let window = way.makeWindow(transitions: second)
        let router = try log.perform(way.path(in: window, animated: false))
        #expect(router.state == .routed)
        #expect(log.take() == .performed())
    }

    @Test func snapshotShowsTheMovingView() throws {
        let window = HeadlessWindow(transitions: second)
        let router = try log.perform(.push(from: window.root))
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    AScreen "a" (moving in)
                """)
        #expect(router.destination?.title == "a")
        #expect(router.route.kind == .push)
    }

    @Test(arguments: ViewWay.allCases.filter(\.movesTheWindow))
    func removalLastsUntilItsTransitionEnds(way: ViewWay) throws {
        let window = way.makeWindow(transitions: second)
        let router = try log.perform(way.path(in: window, animated: false))
        _ = log.take()
        router.removeRoute()
        #expect(router.state == .removing)
        #expect(log.take() == ["routed → removing", "prepare removal 'a'"])
        window.finishTransitions()
        #expect(router.state == .removed)
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
    }

    @Test func viewIsRemovedAtOnceWithoutAnimation() throws {
        let window = HeadlessWindow(transitions: second)
        let router = try log.perform(.push(from: window.root, animated: false))
        router.removeConfiguration.options.animated = false
        router.removeRoute()
        #expect(router.state == .removed)
    }

    @Test func removalByTheUserLastsUntilItsTransitionEnds() throws {
        let window = HeadlessWindow(transitions: second)
        let router = try log.perform(.push(from: window.root, animated: false))
        _ = log.take()
        window.user.goBack()
        #expect(router.state == .removing)
        window.finishTransitions()
        #expect(log.take() == .goneWithoutRouter)
    }

    @Test func aTransitionMayEndOnTheNextTurn() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        let router = try log.perform(.push(from: window.root))
        #expect(router.state == .routing)
        await log.reaches("performer success 'a'")
        #expect(router.state == .routed)
        #expect(log.take() == .performed())
    }

    @Test func windowsDoNotWaitForEachOther() throws {
        let first = HeadlessWindow(transitions: second)
        let other = HeadlessWindow(transitions: second)
        try log.perform(.push(from: first.root))
        try log.perform(.push(from: other.root))
        #expect(first.isMoving)
        #expect(other.isMoving)
    }
}

/// Windows and routes that end during a transition.
@MainActor @Suite(.routes { AViewRouter.self })
struct InterruptedViewTests {
    let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    let log = HandlerLog()
    private let reason = "RoutableView<any AViewInput> could not be shown in headless: it was taken away on its way"

    @Test func closingTheWindowFailsTheRoute() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        window.close()
        #expect(log.take() == .failing("action-failed", title: "a"))
        #expect(router.state == .unrouted)
        #expect(router.error?.reason == reason)
        #expect(router.route.presentation == nil)
    }

    @Test func userWhoClosesTheWindowFailsTheRoute() throws {
        let router = try log.perform(.presentModally(from: window.root))
        _ = log.take()
        window.user.closeWindow()
        #expect(log.take() == .failing("action-failed", title: "a"))
        #expect(router.state == .unrouted)
    }

    @Test func freeingTheWindowFailsTheRoute() throws {
        var window: HeadlessWindow? = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try log.perform(.push(from: window?.root))
        _ = log.take()
        drop(&window)
        #expect(router.state == .unrouted)
        #expect(log.take() == .failing("action-failed", title: "a"))
    }

    @Test func closingTheWindowEndsTheRemoval() throws {
        let router = try log.perform(.push(from: window.root, animated: false))
        router.removeRoute()
        _ = log.take()
        window.close()
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
        #expect(router.state == .removed)
    }

    @Test func freeingTheWindowEndsTheRemoval() throws {
        var window: HeadlessWindow? = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try log.perform(.push(from: window?.root, animated: false))
        router.removeRoute()
        _ = log.take()
        drop(&window)
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
        #expect(router.state == .removed)
    }

    @Test func routeCannotBeCancelledDuringItsTransition() throws {
        let router = try log.perform(.push(from: window.root))
        #expect(!router.cancel())
        window.finishTransitions()
        #expect(router.state == .routed)
    }
}
