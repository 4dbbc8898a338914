// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Routes that are requested during another transition.
@MainActor @Suite(.routes { AViewRouter.self })
struct RoutesDuringTransitionsTests {
    let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    let log = HandlerLog()

    private var titles: [String] { window.stack.compactMap { ($0 as? AScreen)?.title } }

    @Test func routeBeginsAfterTheHandlersOfThePreviousOne() throws {
        try log.perform(.push(from: window.root), title: "a")
        try log.perform(.push(from: window.root), title: "b")
        #expect(titles == ["a"])
        #expect(log.take() == ["unrouted → routing", "prepare 'a'", "unrouted → routing", "prepare 'b'"])
        window.clock.advance(by: .seconds(1))
        #expect(titles == ["a", "b"])
        #expect(log.take() == Array([String].performed("a").dropFirst(2)))
        window.clock.advance(by: .seconds(1))
        #expect(log.take() == Array([String].performed("b").dropFirst(2)))
    }

    @Test func routesBeginInTheOrderOfTheirRequests() throws {
        for title in ["a", "b", "c", "d"] { try log.perform(.push(from: window.root), title: title) }
        window.finishTransitions()
        #expect(titles == ["a", "b", "c", "d"])
    }

    @Test func routeOfAHandlerComesAfterWaitingRoutes() throws {
        log.when("success 'a'") { _ = try? log.perform(.push(from: window.root), title: "c") }
        try log.perform(.push(from: window.root), title: "a")
        try log.perform(.push(from: window.root), title: "b")
        window.finishTransitions()
        #expect(titles == ["a", "b", "c"])
    }

    @Test func routeThatFailsWhenBusyFails() throws {
        try log.perform(.push(from: window.root))
        _ = log.take()
        var path = ViewRoutePath.push(from: window.root)
        path.options.failsWhenBusy = true
        let router = try log.perform(path, title: "b")
        #expect(log.take() == .failed("already-active"))
        #expect(
            router.error?.reason
                == "RoutableView<any AViewInput> could not be shown in headless: another transition is running")
        window.finishTransitions()
        #expect(titles == ["a"])
        router.performRoute()
        window.finishTransitions()
        #expect(titles == ["a", "b"])
    }

    @Test func hostMayRefuseARouteAfterItsWait() throws {
        try log.perform(.presentModally(from: window.root))
        let second = try log.perform(.presentModally(from: window.root), title: "b")
        #expect(second.state == .routing)
        window.clock.advance(by: .seconds(1))
        #expect(second.state == .unrouted)
        #expect(second.error?.code == .invalidSource)
        #expect(
            second.error?.reason
                == #"RoutableView<any AViewInput> could not be shown in headless: it presents AScreen "a" already"#)
    }

    @Test func nextRouteBeginsAfterAFailure() throws {
        try log.perform(.presentModally(from: window.root))
        try log.perform(.presentModally(from: window.root), title: "b")
        let third = try log.perform(.push(from: window.root), title: "c")
        window.finishTransitions()
        #expect(third.state == .routed)
    }

    @Test func routeWaitsForASwipeOfTheUser() throws {
        try log.perform(.push(from: window.root, animated: false))
        let waiting = try log.perform(.push(from: window.root), title: "b")
        window.finishTransitions()
        #expect(waiting.state == .routed)
        window.user.beginSwipeBack()
        let second = try log.perform(.push(from: window.root), title: "c")
        #expect(second.state == .routing)
        #expect(titles == ["a", "b"])
        window.user.releaseSwipe(cancelled: true)
        window.finishTransitions()
        #expect(second.state == .routed)
        #expect(titles == ["a", "b", "c"])
    }

    @Test func routeBeginsAfterTheUserGoesBack() throws {
        let first = try log.perform(.push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        let second = try log.perform(.push(from: window.root), title: "b")
        window.user.releaseSwipe()
        window.finishTransitions()
        #expect(first.state == .removed)
        #expect(second.state == .routed)
        #expect(titles == ["b"])
    }

    @Test func routeWaitsForATransitionByHand() throws {
        window.push(HeadlessScreen("by hand"))
        let router = try log.perform(.push(from: window.root))
        #expect(router.state == .routing)
        window.finishTransitions()
        #expect(router.state == .routed)
        #expect(window.stack.count == 3)
    }

    @Test func childWaitsForATransition() throws {
        try log.perform(.push(from: window.root))
        let child = try log.perform(.addAsChild(from: window.root), title: "child")
        #expect(child.state == .routing)
        window.clock.advance(by: .seconds(1))
        #expect(child.state == .routed)
    }

    @Test func makingAViewDoesNotWait() throws {
        try log.perform(.push(from: window.root))
        #expect(try log.perform(.makeDestination, title: "b").state == .routed)
    }

    @Test func waitingRouteNeedsNoReferenceToItsRouter() throws {
        try log.perform(.push(from: window.root))
        Router.perform(
            to: RoutableView<any AViewInput>(), path: .push(from: window.root), preparation: { $0.title = "b" })
        window.finishTransitions()
        #expect(titles == ["a", "b"])
    }
}
