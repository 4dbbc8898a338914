// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// A host may report a removal or its cancellation within the call that requests it, or later.
@MainActor @Suite(.routes { HookedRouter.self })
struct HostRemovingTests {
    @Test func hostMayReportTheRemovalWithinTheCall() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.router.removeRoute()
        #expect(
            route.take() == [
                "routed → removing", "willRemove by router", "removing → removed", "didRemove by router", "removed",
            ])
    }

    @Test func hostMayReportTheRemovalLater() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.host.takeAway = { _ in }
        route.router.removeRoute()
        #expect(route.take() == ["routed → removing", "willRemove by router"])
        #expect(route.host.transitions.isBusy)
        route.report(.removed(.router))
        #expect(route.take() == ["removing → removed", "didRemove by router", "removed"])
        #expect(!route.host.transitions.isBusy)
    }

    @Test(arguments: [
        (ViewRouteRefusal.refused("the user has said no"), "the user has said no"),
        (nil, "its host has cancelled the removal"),
    ])
    func hostMayCancelTheRemoval(_ refusal: ViewRouteRefusal?, reason: String) throws {
        let route = try FakeRoute()
        _ = route.take()
        route.host.takeAway = { $0.report(.removalCancelled(refusal)) }
        route.router.removeRoute()
        #expect(
            route.take() == [
                "routed → removing", "willRemove by router", "removing → routed", "didCancelRemoval by router",
                "not removed: RoutableView<any HookedInput> could not be removed in fake: \(reason)",
                "registry: removeRoute action-failed",
            ])
        #expect(!route.host.transitions.isBusy)
        route.host.takeAway = { $0.report(.removed(.router)) }
        route.router.removeRoute()
        #expect(route.router.state == .removed)
    }

    @Test func hostMayReportTheBeginningOfTheRemoval() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.host.takeAway = {
            $0.report(.willRemove(.router))
            $0.report(.removed(.router))
        }
        route.router.removeRoute()
        #expect(
            route.take() == [
                "routed → removing", "willRemove by router", "removing → removed", "didRemove by router", "removed",
            ])
    }

    @Test func hostMayReportARemovalWithoutItsBeginning() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.report(.removed(.code))
        #expect(route.take() == ["routed → removed", "didRemove by code", "removed"])
    }

    @Test func userMayRemoveTheViewBeforeAWaitingRouter() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.host.transitions.begin()
        route.router.removeRoute()
        #expect(route.take() == ["routed → removing"])
        route.report(.willRemove(.user))
        route.report(.removed(.user))
        route.host.transitions.end()
        #expect(
            route.take() == ["willRemove by user", "removing → removed", "didRemove by user", "removed"])
        #expect(!route.host.transitions.isBusy)
    }

    @Test func waitingRemovalContinuesAfterTheUserCancels() throws {
        let route = try FakeRoute()
        _ = route.take()
        route.host.transitions.begin()
        route.router.removeRoute()
        route.report(.willRemove(.user))
        route.report(.removalCancelled(nil))
        route.host.transitions.end()
        #expect(
            route.take() == [
                "routed → removing", "willRemove by user", "didCancelRemoval by user", "willRemove by router",
                "removing → removed", "didRemove by router", "removed",
            ])
    }
}
