// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor private protocol Fickle: AnyObject { var route: ViewRoute? { get set } }

extension RoutableView where Protocol == any Fickle {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class FickleScreen: HeadlessScreen, Fickle {
    var route: ViewRoute?
}

/// Cancels its route while it prepares the screen.
private struct FickleRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Fickle>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> FickleScreen? { FickleScreen() }
    func prepare(_ destination: FickleScreen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
        route.cancel()
    }
}

/// Routes that are cancelled before their view moves.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        FickleRouter.self; AViewRouter.self
    })
struct CancelledViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()
    private let route = RoutableView<any Fickle>()
    private let told = ["unrouted → routing", "prepare -"] + [String].failing("cancelled")

    private func perform(_ path: ViewRoutePath) throws -> ClientRoute<any Fickle> {
        try #require(
            Router.performWithClient(
                to: route, path: path,
                configuring: { configuration, _ in self.log.listen(to: configuration, title: "a") }))
    }

    @Test func cancellationIsReportedOnceAndShowsNothing() throws {
        let router = try perform(.push(from: window.root))
        #expect(log.take() == told)
        #expect(router.state == .unrouted)
        #expect(window.stack.count == 1)
        #expect(!window.transitions.isBusy)
    }

    @Test func cancellationOfMakingIsReportedOnce() throws {
        let router = try perform(.makeDestination)
        #expect(log.take() == told)
        #expect(router.state == .unrouted)
    }

    @Test func cancellationOfPreparingIsReported() {
        let route = Router.prepare(FickleScreen(), for: route)
        #expect(route.error?.code == .cancelled)
        #expect(route.state == .unrouted)
    }

    @Test func cancelledRouteAndItsViewAreReleased() throws {
        weak var screen: AnyObject?
        weak var route: ViewRoute?
        do {
            let router = try #require(
                Router.perform(to: self.route, path: .push(from: window.root), preparation: { screen = $0 }))
            route = router
            #expect(router.destination == nil)
        }
        #expect(screen == nil)
        #expect(route == nil)
    }

    @Test func cancellationAtTheStartMakesNothing() throws {
        let router = try AViewRouter.$behaviour.withValue(.returnsNil) { try log.perform(.push(from: window.root)) }
        _ = log.take()
        router.configuration.stateNotifier = { [log] old, new in
            log.append("\(old) → \(new)")
            if new == .routing { router.cancel() }
        }
        router.performRoute()
        #expect(
            log.take() == ["unrouted → routing"] + [String].failing("cancelled").dropLast())
        router.configuration.stateNotifier = nil
    }

    @Test func errorDescribesTheCancellation() throws {
        let router = try #require(
            Router.perform(
                to: route, path: .push(from: window.root), fileID: "App/main.swift", line: 3, column: 5))
        #expect(
            router.error?.description == """
                RoutableView<any Fickle> was cancelled before it was shown [cancelled]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func shownRouteCannotBeCancelled() throws {
        let router = try log.perform(.push(from: window.root))
        #expect(!router.cancel())
        #expect(router.state == .routed)
    }
}
