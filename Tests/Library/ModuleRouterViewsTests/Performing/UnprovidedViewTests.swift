// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Requests for a view without a provider.
@MainActor @Suite(.routes(unprovided: .isExpected) {})
struct UnprovidedViewTests {
    let log = HandlerLog()
    let window = HeadlessWindow()
    private let route = RoutableView<any AViewInput>()

    @Test func performReturnsNilAndCallsTheHandlers() {
        log.listenToRegistry()
        let router = Router.performWithClient(
            to: route, path: .push(from: window.root),
            configuring: { configuration, _ in self.log.listen(to: configuration, title: "a") })
        #expect(router == nil)
        #expect(log.take() == .failed("missing-provider") + ["registry performRoute missing-provider"])
    }

    @Test func performWithoutHandlersReportsAnUndeliveredError() {
        log.listenToRegistry()
        #expect(Router.perform(to: route, path: .push(from: window.root)) == nil)
        #expect(log.take() == ["registry performRoute missing-provider undelivered"])
    }

    @Test func destinationIsNotMade() {
        log.listenToRegistry()
        #expect((try? Router.destination(for: route)) == nil)
        #expect(log.take() == ["registry makeDestination missing-provider"])
    }

    @Test func configurationIsNotOpened() {
        var isOpened = false
        Router.performWithClient(
            to: route, path: .push(from: window.root), configuring: { _, open in open { _ in isOpened = true } })
        #expect(!isOpened)
    }

    @Test func awaitedRouteThrowsTheError() async {
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(to: route, path: .push(from: window.root))
        }
        #expect(error?.code == .missingProvider)
    }
}
