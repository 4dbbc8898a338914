// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Transitions that a host starts itself. It reports their beginning and their end to its queue.
@MainActor @Suite(.routes { HookedRouter.self }, .logged)
struct HostTransitionTests {
    private let host = FakeHost()

    private func perform(_ title: String, failsWhenBusy: Bool = false) -> ClientRoute<any HookedInput>? {
        Router.performWithClient(
            to: RoutableView<any HookedInput>(), path: .push(from: host.source),
            configuring: { configuration, _ in
                configuration.options.failsWhenBusy = failsWhenBusy
                configuration.prepareDestination = { $0.title = title }
                configuration.successHandler = { ViewLog.add("shown \($0.title)") }
                configuration.errorHandler = { _, error in ViewLog.add("error \(error.code)") }
            })
    }

    @Test func routesWaitForTheTransitionInOrder() {
        host.transitions.begin()
        _ = perform("first")
        _ = perform("second")
        #expect(host.asked.count == 0)
        host.transitions.end()
        #expect(host.asked.count == 2)
        #expect(ViewLog.take().filter { $0.hasPrefix("shown") } == ["shown first", "shown second"])
    }

    @Test func transitionThatBeginsTwiceMustEndTwice() {
        host.transitions.begin()
        host.transitions.begin()
        _ = perform("waiting")
        host.transitions.end()
        #expect(host.transitions.isBusy)
        #expect(host.asked.count == 0)
        host.transitions.end()
        #expect(!host.transitions.isBusy)
        #expect(host.asked.count == 1)
    }

    @Test func routeThatMustNotWaitFails() {
        host.transitions.begin()
        _ = perform("impatient", failsWhenBusy: true)
        host.transitions.end()
        #expect(ViewLog.take() == ["error already-active"])
        #expect(host.asked.count == 0)
    }

    @Test func hostMayBeginAnotherTransitionWhileRoutesWait() {
        host.show = { [unowned host] transition in
            transition.report(.performed)
            // The user drags at once.
            if host.asked.count == 1 { host.transitions.begin() }
        }
        host.transitions.begin()
        _ = perform("first")
        _ = perform("second")
        host.transitions.end()
        #expect(host.asked.count == 1)
        host.transitions.end()
        #expect(host.asked.count == 2)
    }

    @Test func removalWaitsForTheTransition() {
        let router = perform("shown")
        host.transitions.begin()
        router?.removeRoute()
        #expect(router?.state == .removing)
        host.transitions.end()
        #expect(router?.state == .removed)
    }

    @Test func waitingRouteFailsWhenItsHostIsReleased() throws {
        var errors: [String] = []
        var router: ViewRoute?
        do {
            let host = FakeHost()
            host.transitions.begin()
            router = Router.perform(
                to: RoutableView<any HookedInput>(), path: .push(from: host.source), fileID: "App/Menu.swift", line: 7,
                column: 11, completion: onFailure { errors.append("performRoute \($0)") })
            #expect(router?.state == .routing)
        }
        #expect(
            errors == [
                """
                performRoute RoutableView<any HookedInput> could not be shown: its source has left the \
                window or no longer exists [invalid-source]
                  requested at App/Menu.swift:7:11
                """
            ])
        #expect(router?.state == .unrouted)
    }
}
