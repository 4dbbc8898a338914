// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

/// A host that reports impossible events. The registry receives an error, and nothing else happens.
@MainActor @Suite(.routes { HookedRouter.self })
struct UnbalancedHostTests {
    nonisolated private static let events: [ViewPresentationEvent] = [
        .performed, .failed(.refused("why")), .willRemove(.user), .removalCancelled(nil), .removed(.user),
    ]

    private let unbalanced = ["registry: performRoute unbalanced-transition, undelivered"]

    @Test func errorNamesTheEventAndTheRoute() throws {
        let errors = Collected<String>()
        let route = try FakeRoute()
        RouteRegistry.current.addErrorHandler { errors.append("\($0.error)") }
        route.report(.performed)
        #expect(
            errors.all == [
                """
                fake tells `performed` of RoutableView<any HookedInput>, which is routed [unbalanced-transition]
                  requested at App/Menu.swift:7:11
                  help: this is a defect of the host: see ViewRouteHost for the order of events
                """
            ])
    }

    @Test(arguments: [ViewPresentationEvent.performed, .failed(.refused("why")), .removalCancelled(nil)])
    func rejectsUnexpectedEventsOfAShownView(_ event: ViewPresentationEvent) throws {
        let route = try FakeRoute()
        _ = route.take()
        route.report(event)
        #expect(route.take() == unbalanced)
        #expect(route.router.state == .routed)
        route.router.removeRoute()
        #expect(route.router.state == .removed)
    }

    @Test(arguments: events)
    func rejectsEventsOfARemovedView(_ event: ViewPresentationEvent) throws {
        let route = try FakeRoute()
        route.router.removeRoute()
        _ = route.take()
        route.report(event)
        #expect(route.take() == unbalanced)
        #expect(route.router.state == .removed)
    }

    @Test(arguments: events)
    func rejectsEventsOfAFailedView(_ event: ViewPresentationEvent) throws {
        let route = try FakeRoute { _ in throw Failing() }
        _ = route.take()
        route.report(event)
        #expect(route.take() == unbalanced)
        #expect(route.router.state == .unrouted)
        #expect(!route.host.transitions.isBusy)
    }

    @Test(arguments: [ViewPresentationEvent.performed, .failed(.refused("why"))])
    func rejectsUnexpectedEventsDuringARemoval(_ event: ViewPresentationEvent) throws {
        let route = try FakeRoute()
        route.host.takeAway = { _ in }
        route.router.removeRoute()
        _ = route.take()
        route.report(event)
        #expect(route.take() == unbalanced)
        #expect(route.router.state == .removing)
        route.report(.removed(.router))
        #expect(route.take() == ["removing → removed", "didRemove by router", "removed"])
    }

    @Test(arguments: events)
    func rejectsEventsOfAnEarlierTransition(_ event: ViewPresentationEvent) throws {
        let route = try FakeRoute()
        route.router.removeRoute()
        route.router.performRoute()
        _ = route.take()
        route.report(event, of: 0)
        #expect(route.take() == unbalanced)
        #expect(route.router.state == .routed)
    }

    @Test(arguments: [ViewPresentationEvent.willRemove(.user), .removalCancelled(nil)])
    func rejectsUnexpectedEventsDuringAPresentation(_ event: ViewPresentationEvent) throws {
        let route = try FakeRoute { _ in }
        _ = route.take()
        route.report(event)
        #expect(route.take() == unbalanced)
        #expect(route.router.state == .routing)
        route.report(.performed)
        #expect(route.take() == ["routing → routed", "didPerform by router", "performed"])
    }

    @Test func rejectsASecondPresentationWithinTheCall() throws {
        let route = try FakeRoute {
            $0.report(.performed)
            $0.report(.performed)
        }
        #expect(
            route.take() == [
                "unrouted → routing", "willPerform by router", "routing → routed", "didPerform by router", "performed",
                "registry: performRoute unbalanced-transition, undelivered",
            ])
    }

    @Test func rejectsASecondRemovalWithinTheCall() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.host.takeAway = {
            $0.report(.removed(.router))
            $0.report(.removed(.router))
        }
        route.router.removeRoute()
        #expect(
            route.take() == [
                "routed → removing", "willRemove by router", "removing → removed", "didRemove by router", "removed",
                "registry: performRoute unbalanced-transition, undelivered",
            ])
        #expect(!route.host.transitions.isBusy)
    }

    @Test func repeatedBeginOfARemovalIsReportedOnce() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.report(.willRemove(.user))
        route.report(.willRemove(.user))
        #expect(route.take() == ["routed → removing", "willRemove by user"])
    }

    @Test func errorHandlerMayRemoveTheReportedRoute() throws {
        let route = try FakeRoute()
        let router = route.router
        RouteRegistry.current.addErrorHandler { [weak router] _ in MainActor.assumeIsolated { router?.removeRoute() } }
        _ = route.take()
        route.report(.performed)
        #expect(
            route.take() == unbalanced + [
                "routed → removing", "willRemove by router", "removing → removed", "didRemove by router", "removed",
            ])
    }

    // MARK: Revealing

    @Test func refusedRevealLeavesNothingBehind() throws {
        let route = try FakeRoute()
        _ = route.take()
        var errors: [String] = []
        let revealing = Router.perform(
            to: RoutableView<any HookedInput>(), path: .reveal(orElse: .push(from: route.host.source)),
            completion: onFailure { errors.append($0.reason) })
        #expect(
            errors == ["RoutableView<any HookedInput> could not be shown in fake: it cannot be brought to the front"])
        #expect(route.take() == ["registry: performRoute action-failed"])
        // The failed reveal does not observe the view.
        route.router.removeRoute()
        #expect(
            route.take() == [
                "routed → removing", "willRemove by router", "removing → removed", "didRemove by router", "removed",
            ])
        #expect(revealing?.state == .unrouted)
    }
}
