// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Second performs of a router.
@MainActor @Suite(.routes { AViewRouter.self })
struct PerformViewAgainTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @Test func performWhileShownFailsAndCallsEveryErrorHandler() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        log.listenToRegistry()
        router.performRoute(
            successHandler: { _ in self.log.append("given success") },
            errorHandler: { self.log.append("given error \($0) \($1.code)") })
        #expect(
            log.take() == [
                "error performRoute action-failed", "completion false - performRoute action-failed",
                "given error performRoute action-failed", "registry performRoute action-failed",
            ])
    }

    @Test func performWhileShownLeavesTheRouteRouted() throws {
        let router = try log.perform(.push(from: window.root))
        let shown = router.route.destination
        #expect(!router.canPerform)
        #expect(router.reasonNotToPerform == "its destination is shown already")
        router.performRoute()
        #expect(router.state == .routed)
        #expect(router.error?.code == .actionFailed)
        #expect(router.route.destination === shown)
        #expect(window.stack.count == 2)
    }

    @Test(arguments: ViewWay.allCases)
    func performAfterARemovalShowsAnotherView(way: ViewWay) throws {
        let window = way.makeWindow()
        let router = try log.perform(way.path(in: window))
        let first = router.route.destination
        router.removeRoute()
        _ = log.take()
        #expect(router.canPerform)
        router.performRoute()
        #expect(log.take() == Array([String].performed(from: .removed).dropLast()))
        #expect(router.state == .routed)
        #expect(router.route.destination != nil)
        #expect(router.route.destination !== first)
        #expect(window.snapshot == way.snapshot)
    }

    @Test func failureAfterARemovalLeavesTheRouteRemoved() throws {
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        _ = log.take()
        AViewRouter.$behaviour.withValue(.throwsError) { router.performRoute() }
        #expect(router.state == .removed)
        #expect(
            log.take() == ["removed → routing"]
                + [String].failing("destination-unavailable", to: .removed).dropLast())
    }

    @Test func performInAClosedWindowFails() throws {
        let router = try log.perform(.push(from: window.root))
        window.close()
        #expect(
            router.reasonNotToPerform
                == "RoutableView<any AViewInput> cannot be shown by push: its source, a HeadlessScreen, is in no window"
        )
        router.performRoute()
        #expect(router.state == .removed)
        #expect(router.error?.code == .invalidSource)
    }

    @Test func performWhileBeingPerformedFailsOnlyThatCall() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        log.listenToRegistry()
        #expect(router.reasonNotToPerform == "it is being performed already")
        router.performRoute(errorHandler: { self.log.append("given error \($0) \($1.code)") })
        #expect(log.take() == ["given error performRoute already-active", "registry performRoute already-active"])
        #expect(router.state == .routing)
        window.finishTransitions()
        #expect(log.take() == Array([String].performed().dropFirst(2)))
    }

    @Test func performWhileBeingRemovedShowsTheRouteAgain() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try log.perform(.push(from: window.root, animated: false))
        router.removeRoute()
        _ = log.take()
        #expect(router.reasonNotToPerform == nil)
        router.performRoute()
        #expect(router.state == .removing)
        #expect(log.take() == [])
        window.finishTransitions()
        #expect(
            log.take() == ["removing → removed"] + .removalSucceeded
                + Array([String].performed(from: .removed).dropLast()))
    }
}

/// Second performs of a route that only makes its view.
@MainActor @Suite(.routes { AViewRouter.self })
struct PerformMakingAgainTests {
    let log = HandlerLog()

    @Test func secondPerformCallsAllHandlersExceptThePerformers() throws {
        let router = try log.perform(.makeDestination)
        #expect(log.take() == .performed())
        #expect(router.canPerform)
        router.performRoute()
        #expect(
            log.take() == ["routed → routing", "prepare 'a'", "routing → routed", "success 'a'"]
                + ["completion true 'a' performRoute -"])
    }

    @Test func secondPerformMakesAnotherView() throws {
        var made: [any AViewInput] = []
        let router = try #require(
            Router.perform(
                to: RoutableView<any AViewInput>(), path: .makeDestination, completion: onSuccess { made.append($0) }))
        #expect(router.destination === made[0])
        router.perform(completion: onSuccess { if let view = $0 as? any AViewInput { made.append(view) } })
        #expect(made.count == 2)
        #expect(made[0] !== made[1])
        #expect(router.destination === made[1])
    }

    @Test func failedPerformKeepsTheEarlierView() throws {
        var made: (any AViewInput)?
        let router = try #require(
            Router.performWithClient(
                to: RoutableView<any AViewInput>(), path: .makeDestination,
                configuring: { configuration, _ in configuration.performerSuccessHandler = { made = $0 } }))
        log.listen(to: router.configuration, title: "b")
        AViewRouter.$behaviour.withValue(.returnsNil) { router.performRoute() }
        #expect(log.take() == ["routed → routing"] + .failing("destination-unavailable", to: .routed))
        #expect(router.state == .routed)
        #expect(router.destination === made)
        #expect(made?.title == "")
    }

    @Test func secondPerformSucceedsAfterTheViewWasReleased() throws {
        let router = try log.perform(.makeDestination)
        #expect(router.destination == nil)
        #expect(router.state == .routed)
        router.performRoute()
        #expect(router.state == .routed)
    }
}
