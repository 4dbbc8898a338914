// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Routes that are cancelled or fail while they wait.
@MainActor @Suite(.routes { AViewRouter.self })
struct EndOfWaitingRouteTests {
    let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    let log = HandlerLog()
    private let gone =
        "RoutableView<any AViewInput> could not be shown: its source has left the window or no longer exists"

    @Test func waitingRouteMayBeCancelled() throws {
        try log.perform(.push(from: window.root))
        let second = try log.perform(.push(from: window.root), title: "b")
        let third = try log.perform(.push(from: window.root), title: "c")
        _ = log.take()
        #expect(second.cancel())
        #expect(log.take() == .failing("cancelled", title: "b"))
        #expect(second.state == .unrouted)
        #expect(!second.cancel())
        window.finishTransitions()
        #expect(third.state == .routed)
        #expect(window.stack.compactMap { ($0 as? AScreen)?.title } == ["a", "c"])
    }

    @Test func cancelledRouteMayBePerformedAgain() throws {
        try log.perform(.push(from: window.root))
        let second = try log.perform(.push(from: window.root), title: "b")
        second.cancel()
        second.performRoute()
        #expect(second.state == .routing)
        window.finishTransitions()
        #expect(second.state == .routed)
    }

    @Test func waitingRouteFailsIfItsSourceIsRemoved() throws {
        let first = try log.perform(.push(from: window.root, animated: false))
        window.user.goBack()
        let second = try log.perform(.push(from: first.route.viewSource), title: "b")
        #expect(second.state == .routing)
        _ = log.take()
        window.finishTransitions()
        #expect(second.error?.code == .invalidSource)
        #expect(second.error?.reason == gone)
        #expect(log.take() == ["removing → removed"] + .failing("invalid-source", title: "b"))
    }

    @Test func waitingRouteFailsIfItsRemovedSourceIsKept() throws {
        let first = try log.perform(.push(from: window.root, animated: false))
        let kept = first.route.destination
        window.user.goBack()
        let second = try log.perform(.push(from: first.route.viewSource), title: "b")
        window.finishTransitions()
        #expect(second.error?.reason == gone)
        withExtendedLifetime(kept) {}
    }

    @Test func waitingRouteFailsIfItsWindowCloses() throws {
        let first = try log.perform(.push(from: window.root))
        let second = try log.perform(.push(from: window.root), title: "b")
        _ = log.take()
        window.close()
        #expect(
            log.take() == [String].failing("action-failed", title: "a") + .failing("invalid-source", title: "b"))
        #expect([first, second].map(\.state) == [.unrouted, .unrouted])
    }

    @Test func waitingRouteFailsIfItsWindowIsFreed() throws {
        var window: HeadlessWindow? = HeadlessWindow(transitions: .manual(.seconds(1)))
        try log.perform(.push(from: window?.root))
        let second = try log.perform(.push(from: window?.root), title: "b")
        let third = try log.perform(.push(from: window?.root), title: "c")
        drop(&window)
        #expect([second, third].map(\.state) == [.unrouted, .unrouted])
        #expect(second.error?.reason == gone)
        #expect(log.lines.filter { $0.hasPrefix("performer") }.count == 3)
    }

    @Test func handlerMayCancelAWaitingRoute() throws {
        try log.perform(.push(from: window.root))
        let second = try log.perform(.push(from: window.root), title: "b")
        let third = try log.perform(.push(from: window.root), title: "c")
        log.when("success 'a'") { second.cancel() }
        window.finishTransitions()
        #expect([second, third].map(\.state) == [.unrouted, .routed])
    }
}
