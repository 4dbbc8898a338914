// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        EditorRouter.self; GuestRouter.self
    }, .logged)
struct ViewRedirectionTests {
    let window = HeadlessWindow()
    let editor = RoutableView<any EditorInput>()

    /// Adds an interceptor that redirects the editor's routes to the screen for guests.
    private func redirect(by path: ViewRoutePath? = nil) {
        RouteRegistry.current.addViewRouteInterceptor("guests") { request in
            ViewLog.add("guests: \(request.key) by \(request.path.kind)")
            return .redirect(to: RoutableView<any GuestInput>(), path: path)
        }
    }

    /// Performs the route to the editor and returns its outcome.
    private func performed(path: ViewRoutePath) async throws -> [String] {
        let ended = Signal()
        var ends: [String] = []
        Router.perform(
            to: editor, path: path, fileID: "App/Menu.swift", line: 7, column: 11,
            completion: { outcome in
                switch outcome {
                case .success: ends.append("shown")
                case .failure(let error): ends.append("\(error)")
                }
                ended.send()
            })
        try await ended.wait()
        return ends
    }

    @Test func redirectedRouteFailsAndTheOtherTakesTheSamePath() async throws {
        redirect()
        #expect(
            try await performed(path: .push(from: window.root)) == [
                """
                the interceptor 'guests' redirected RoutableView<any EditorInput> to \
                RoutableView<any GuestInput> [redirected]
                  requested at App/Menu.swift:7:11
                """
            ])
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    GuestScreen "guest"
                """)
        // Neither the next interceptor nor the provider was called.
        #expect(ViewLog.take() == ["guests: RoutableView<any EditorInput> by push"])
    }

    @Test func otherRouteTakesThePathOfTheInterceptor() async throws {
        redirect(by: .presentAsSheet(from: window.root))
        _ = try await performed(path: .push(from: window.root))
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  presented as sheet: GuestScreen "guest"
                """)
    }

    @Test func otherRouteHasTheLocationOfTheFirstRequest() async throws {
        redirect()
        _ = try await performed(path: .push(from: window.root))
        let route = try #require(window.topScreen.flatMap { Router.route(showing: $0) })
        #expect(route.key == RoutableView<any GuestInput>().key)
        #expect(route.location.description == "App/Menu.swift:7:11")
    }

    @Test func otherRouteAsksTheOtherInterceptors() async throws {
        RouteRegistry.current.addViewRouteInterceptor("before", logging("before"))
        redirect()
        let shown = Signal()
        RouteRegistry.current.addViewRouteObserver { if $0.phase == .didPerform { shown.send() } }
        _ = try await performed(path: .push(from: window.root))
        try await shown.wait()
        #expect(
            ViewLog.take() == [
                "before: RoutableView<any EditorInput> by push",
                "guests: RoutableView<any EditorInput> by push",
                "before: RoutableView<any GuestInput> by push",
            ])
        #expect(window.topScreen is GuestScreen)
    }

    @Test func awaitedRouteThrowsTheRedirection() async throws {
        redirect()
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(to: editor, path: .push(from: window.root))
        }
        #expect(error?.code == .redirected)
        #expect(window.topScreen is GuestScreen)
    }

    @Test func cancellingTheRouteCancelsTheRedirectedRoute() async throws {
        redirect()
        let asked = Signal()
        let reports = Collected<String>()
        RouteRegistry.current.addErrorHandler { report in
            let key = MainActor.assumeIsolated { report.viewRoute?.key.description }
            reports.append("\(key ?? "") \(report.error.code)")
        }
        RouteRegistry.current.addViewRouteInterceptor("slow") { _ in
            asked.send()
            try await Signal().wait()
            return .proceed
        }
        let router = try #require(Router.perform(to: editor, path: .push(from: window.root)))
        try await asked.wait()
        #expect(router.state == .unrouted)
        #expect(router.cancel())
        #expect(reports.all == ["RoutableView<any EditorInput> redirected", "RoutableView<any GuestInput> cancelled"])
        #expect(!router.cancel())
        #expect(window.stack.count == 1)
    }

    @Test func cancellingAfterAnotherPerformLeavesTheRedirectedRoute() async throws {
        redirect()
        let (asked, decides) = (Signal(), Signal())
        let shown = Signal()
        RouteRegistry.current.addViewRouteObserver { if $0.phase == .didPerform { shown.send() } }
        RouteRegistry.current.addViewRouteInterceptor("slow") { _ in
            asked.send()
            try await decides.wait()
            return .proceed
        }
        let router = try #require(Router.perform(to: editor, path: .push(from: window.root)))
        try await asked.wait()
        router.perform()
        #expect(router.cancel())
        #expect(!router.cancel())
        decides.send()
        try await shown.wait()
        #expect(window.topScreen is GuestScreen)
    }

    @Test func errorHandlerMayShowAnotherView() async throws {
        redirect()
        let ended = Signal()
        Router.perform(
            to: editor, path: .push(from: window.root),
            completion: onFailure { _ in
                Router.perform(to: RoutableView<any GuestInput>(), path: .addAsChild(from: window.root))
                ended.send()
            })
        try await ended.wait()
        #expect(window.topScreen is GuestScreen)
    }

    @Test func redirectionToAKeyWithoutProviderIsReported() async throws {
        let reports = Collected<String>()
        try await RouteRegistry { EditorRouter.self }.run {
            RouteRegistry.current.addErrorHandler { reports.append("\($0.isDelivered) \($0.error)") }
            redirect()
            _ = try await performed(path: .push(from: window.root))
        }
        #expect(
            reports.all == [
                """
                true the interceptor 'guests' redirected RoutableView<any EditorInput> to \
                RoutableView<any GuestInput> [redirected]
                  requested at App/Menu.swift:7:11
                """,
                """
                false no provider for RoutableView<any GuestInput> [missing-provider]
                  requested at App/Menu.swift:7:11
                  help: register a provider of it, or let an adapter lead to one
                """,
            ])
    }

    @Test func mutualRedirectionsEndAtTheSecondChoice() async throws {
        // An interceptor is not asked again after its decision, so the route ends at the choice of the second one.
        let registry = RouteRegistry.current
        registry.addViewRouteInterceptor("to guest") { request in
            guard request.provider == EditorRouter.self else { return .proceed }
            return .redirect(to: RoutableView<any GuestInput>())
        }
        registry.addViewRouteInterceptor("to editor") { request in
            guard request.provider == GuestRouter.self else { return .proceed }
            return .redirect(to: RoutableView<any EditorInput>())
        }
        let shown = Signal()
        registry.addViewRouteObserver { if $0.phase == .didPerform { shown.send() } }
        Router.perform(to: editor, path: .push(from: window.root))
        try await shown.wait()
        #expect(window.topScreen is EditorScreen)
        #expect(window.stack.count == 2)
    }
}
