// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// A host may report that a view is shown within the call that requests it, or later.
@MainActor @Suite(.routes { HookedRouter.self })
struct HostShowingTests {
    private let shown = [
        "unrouted → routing", "willPerform by router", "routing → routed", "didPerform by router", "performed",
    ]

    @Test func hostMayReportTheViewWithinTheCall() throws {
        let route = try FakeRoute()
        #expect(route.take() == shown)
        #expect(!route.host.transitions.isBusy)
    }

    @Test func hostMayReportTheViewLater() throws {
        let route = try FakeRoute { _ in }
        #expect(route.take() == ["unrouted → routing", "willPerform by router"])
        #expect(route.router.state == .routing)
        #expect(route.host.transitions.isBusy)
        route.report(.performed)
        #expect(route.take() == ["routing → routed", "didPerform by router", "performed"])
        #expect(!route.host.transitions.isBusy)
    }

    @Test func hostMayReportAFailureLater() throws {
        let route = try FakeRoute { _ in }
        _ = route.take()
        route.report(.failed(.refused("the light is out")))
        #expect(
            route.take() == [
                "routing → unrouted", "didFailToPerform by router",
                "not performed: RoutableView<any HookedInput> could not be shown in fake: the light is out",
                "registry: performRoute action-failed",
            ])
        #expect(!route.host.transitions.isBusy)
        #expect(route.router.destination == nil || route.host.views.count == 1)
    }

    @Test func hostMayReportAFailureWithinTheCall() throws {
        let route = try FakeRoute { $0.report(.failed(.refused("the light is out"))) }
        #expect(
            route.take() == [
                "unrouted → routing", "willPerform by router", "routing → unrouted", "didFailToPerform by router",
                "not performed: RoutableView<any HookedInput> could not be shown in fake: the light is out",
                "registry: performRoute action-failed",
            ])
        #expect(route.router.route.presentation == nil)
    }

    @Test func hostMayReportPresentationAndRemovalWithinTheCall() throws {
        let route = try FakeRoute {
            $0.report(.performed)
            $0.report(.willRemove(.user))
            $0.report(.removed(.user))
        }
        #expect(
            route.take() == shown + [
                "routed → removing", "willRemove by user", "removing → removed", "didRemove by user", "removed",
            ])
    }

    @Test func removalDuringThePresentationIsAFailure() throws {
        let route = try FakeRoute { _ in }
        _ = route.take()
        route.report(.removed(.user))
        #expect(
            route.take() == [
                "routing → unrouted", "didFailToPerform by router",
                "not performed: RoutableView<any HookedInput> could not be shown in fake: it was removed by the user on "
                    + "its way",
                "registry: performRoute action-failed",
            ])
    }
}
