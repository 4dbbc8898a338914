// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

/// A host that reports views that no route has shown, in any order.
@MainActor @Suite(.routes(unheard: .isExpected) { HookedRouter.self }, .logged)
struct ExternalReportTests {
    private let host = FakeHost()
    private let screen = HookedScreen("mine")

    private func external(_ view: AnyObject) throws -> ViewTransition? {
        try ViewTransition.external(
            view, as: .push, from: host.source, in: host, by: .user, fileID: "Host/Segue.swift", line: 3, column: 5)
    }

    private func reports() -> Collected<String> {
        let reports = Collected<String>()
        RouteRegistry.current.addErrorHandler { reports.append("\($0.operation) \($0.error.code)") }
        return reports
    }

    @Test func aViewIsPreparedThenAnnouncedThenShown() throws {
        let transition = try #require(try external(screen))
        #expect(ViewLog.take() == ["provider prepares"])
        #expect(transition.route.state == .routing)
        #expect("\(transition.route.location)" == "Host/Segue.swift:3:5")
        transition.begin(FakePresentation(transition, in: host))
        #expect(
            ViewLog.take() == ["HookedRouter: willPerform 'mine' by push from FakeSource, user"])
        transition.report(.performed)
        #expect(ViewLog.take() == ["HookedRouter: didPerform 'mine' by push from FakeSource, user"])
        #expect(Router.route(showing: screen) === transition.route)
        transition.report(.removed(.user))
        #expect(ViewLog.take() == ["HookedRouter: didRemove 'mine' by push from FakeSource, user"])
        #expect(Router.route(showing: screen) == nil)
    }

    @Test func ignoresViewsWithoutProvider() throws {
        #expect(try external(HeadlessScreen("plain")) == nil)
    }

    @Test func ignoresViewsThatARouteShows() throws {
        Router.performWithClient(to: RoutableView<any HookedInput>(), path: .push(from: host.source), on: screen)
        #expect(try external(screen) == nil)
    }

    @Test func failureBeforeTheTransitionCallsNoHook() throws {
        let transition = try #require(try external(screen))
        _ = ViewLog.take()
        transition.report(.failed(.refused("the user has let go")))
        #expect(ViewLog.take() == [])
        #expect(transition.route.state == .unrouted)
    }

    @Test func failureDuringTheTransitionIsReported() throws {
        let transition = try #require(try external(screen))
        transition.begin(FakePresentation(transition, in: host))
        _ = ViewLog.take()
        transition.report(.failed(.refused("the user has let go")))
        #expect(
            ViewLog.take() == ["HookedRouter: didFailToPerform 'mine' by push from FakeSource, user"])
        #expect(transition.route.state == .unrouted)
    }

    @Test func reportingAViewBeforeItsTransitionIsADefectOfTheHost() throws {
        let reports = reports()
        let transition = try #require(try external(screen))
        _ = ViewLog.take()
        transition.report(.performed)
        #expect(reports.all == ["performRoute unbalanced-transition"])
        #expect(transition.route.state == .routing)
        #expect(ViewLog.take() == [])
        transition.begin(FakePresentation(transition, in: host))
        transition.report(.performed)
        #expect(transition.route.state == .routed)
    }

    @Test func repeatedBeginIsReportedOnce() throws {
        let transition = try #require(try external(screen))
        _ = ViewLog.take()
        transition.begin(FakePresentation(transition, in: host))
        transition.begin(FakePresentation(transition, in: host))
        transition.report(.performed)
        transition.begin(FakePresentation(transition, in: host))
        #expect(
            ViewLog.take() == [
                "HookedRouter: willPerform 'mine' by push from FakeSource, user",
                "HookedRouter: didPerform 'mine' by push from FakeSource, user",
            ])
    }

    @Test func hostReportsAViewWithoutARoute() {
        var events: [String] = []
        RouteRegistry.current.addViewRouteObserver { events.append($0.line) }
        host.report(.didPerform, of: screen, as: .show, from: nil, by: .code)
        #expect(events == ["didPerform 'mine' by show from nowhere, code, without a route"])
        #expect(
            ViewLog.take() == [
                "HookedRouter: didPerform 'mine' by show from nowhere, code, without a route"
            ])
    }
}
