// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

/// Routes whose host refuses to show the view or fails to show it.
@MainActor @Suite(.routes { HookedRouter.self })
struct HostRefusalTests {
    @Test(arguments: [
        (ViewRouteRefusal.invalidSource("why"), "invalid-source"), (.alreadyActive("why"), "already-active"),
        (.invalidContainer("why"), "invalid-container"), (.segueNotPerformed("why"), "segue-not-performed"),
        (.refused("why"), "action-failed"),
    ])
    func thrownRefusalFailsTheRoute(_ refusal: ViewRouteRefusal, code: String) throws {
        let route = try FakeRoute { _ in throw refusal }
        #expect(
            route.take() == [
                "unrouted → routing", "willPerform by router", "routing → unrouted", "didFailToPerform by router",
                "not performed: RoutableView<any HookedInput> could not be shown in fake: why",
                "registry: performRoute \(code)",
            ])
        #expect(!route.host.transitions.isBusy)
    }

    @Test func errorThrownByTheHostIsTheUnderlyingError() throws {
        let route = try FakeRoute { _ in throw Failing() }
        #expect(
            route.router.error?.description == """
                RoutableView<any HookedInput> could not be shown in fake [action-failed]
                  requested at App/Menu.swift:7:11
                  because of the provider was told to fail
                """)
        #expect(route.router.state == .unrouted)
    }

    @Test func aHostThatReportsAndThenThrowsHasNotShownTheView() throws {
        let route = try FakeRoute {
            $0.report(.performed)
            throw ViewRouteRefusal.refused("the light is out")
        }
        #expect(
            route.take() == [
                "unrouted → routing", "willPerform by router", "routing → unrouted", "didFailToPerform by router",
                "not performed: RoutableView<any HookedInput> could not be shown in fake: the light is out",
                "registry: performRoute action-failed",
            ])
    }

    @Test func refusalInAdvancePreventsTheTransition() throws {
        let route = try FakeRoute()
        route.router.removeRoute()
        _ = route.take()
        route.host.refusal = .invalidSource("the light is out")
        route.router.performRoute()
        #expect(
            route.take() == [
                "removed → routing", "routing → removed",
                "not performed: RoutableView<any HookedInput> could not be shown in fake: the light is out",
                "registry: performRoute invalid-source",
            ])
        #expect(route.host.asked.count == 1)
    }

    @Test func unsupportedKindIsRefusedWithItsName() throws {
        let host = FakeHost()
        var errors: [String] = []
        Router.perform(
            to: RoutableView<any HookedInput>(), path: .presentAsPopover(from: host.source, anchor: host.source),
            fileID: "App/Menu.swift", line: 7, column: 11,
            completion: onFailure { errors.append("performRoute \($0)") })
        #expect(
            errors == [
                """
                performRoute RoutableView<any HookedInput>, provided by HookedRouter, cannot be shown by \
                presentAsPopover in fake: the host has no such path [unsupported-path]
                  requested at App/Menu.swift:7:11
                  help: show it by another path, or by defaultPath, which leaves the choice to the provider
                """
            ])
    }
}
