// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// An object that closures capture.
private final class Token: Sendable {}

/// A host keeps its views, and the library keeps the routes of shown views. They keep nothing else.
@MainActor @Suite(.routes(unheard: .isExpected) { AViewRouter.self })
struct ViewOwnershipTests {
    private let route = RoutableView<any AViewInput>()

    private func perform(_ path: ViewRoutePath, _ remains: ViewRemains) throws -> ViewRoute {
        let router = try #require(Router.perform(to: route, path: path))
        remains.router = router
        remains.route = router
        remains.screen = router.destination
        #expect(remains.screen != nil)
        return router
    }

    @Test(arguments: ViewWay.allCases)
    func nothingRemainsAfterARemoval(way: ViewWay) throws {
        let window = way.makeWindow()
        let remains = ViewRemains()
        do { try perform(way.path(in: window), remains).remove() }
        remains.expectNothing()
        withExtendedLifetime(window) {}
    }

    @Test(arguments: ViewWay.allCases)
    func nothingRemainsAfterTheWindowIsFreed(way: ViewWay) throws {
        let remains = ViewRemains()
        do {
            let window = way.makeWindow()
            _ = try perform(way.path(in: window), remains)
            withExtendedLifetime(window) {}
        }
        remains.expectNothing()
    }

    // Children stay in their screen, which the window keeps as its root.
    @Test(arguments: ViewWay.allCases.filter { $0.kind != .addAsChild })
    func nothingRemainsAfterAWindowThatWasClosed(way: ViewWay) throws {
        let window = way.makeWindow()
        let remains = ViewRemains()
        do { _ = try perform(way.path(in: window), remains) }
        window.close()
        remains.expectNothing()
    }

    @Test(arguments: ViewWay.allCases)
    func shownViewKeepsItsRoute(way: ViewWay) throws {
        let window = way.makeWindow()
        let remains = ViewRemains()
        do { _ = try perform(way.path(in: window), remains) }
        let screen = try #require(remains.screen)
        #expect(Router.route(showing: screen) === remains.route)
        Router.route(showing: screen)?.remove()
        #expect(remains.route?.state == .removed)
    }

    @Test func nothingRemainsAfterTheUserHasGoneBack() throws {
        let window = HeadlessWindow()
        let remains = ViewRemains()
        do { _ = try perform(.push(from: window.root), remains) }
        window.user.goBack()
        remains.expectNothing()
    }

    @Test func nothingRemainsOfATransitionThatWasInterrupted() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let remains = ViewRemains()
        do { _ = try perform(.push(from: window.root), remains) }
        window.close()
        remains.expectNothing()
    }

    @Test func nothingRemainsOfARouteThatWaitsWhenItsWindowIsFreed() throws {
        let remains = ViewRemains()
        do {
            let window = HeadlessWindow(transitions: .manual(.seconds(1)))
            Router.perform(to: route, path: .push(from: window.root))
            _ = try perform(.push(from: window.root), remains)
            withExtendedLifetime(window) {}
        }
        remains.expectNothing()
    }

    @Test func nothingRemainsOfARemovalThatWaitsWhenItsWindowIsFreed() throws {
        let remains = ViewRemains()
        do {
            let window = HeadlessWindow()
            let router = try perform(.push(from: window.root), remains)
            window.transitions.begin()
            router.remove()
        }
        remains.expectNothing()
    }

    @Test func nothingRemainsOfAWaitingRemovalAfterTheUserGoesBack() throws {
        let window = HeadlessWindow()
        let remains = ViewRemains()
        do {
            let router = try perform(.push(from: window.root), remains)
            window.transitions.begin()
            router.remove()
            window.user.goBack()
        }
        remains.expectNothing()
        window.transitions.end()
    }

    @Test func nothingRemainsOfAViewThatWasOnlyMade() throws {
        weak var screen: AnyObject?
        weak var route: ViewRoute?
        do {
            let made = try #require((try? Router.destination(for: self.route)) as? AScreen)
            screen = made
            route = made.route
            // The screen keeps its route on purpose.
            made.route = nil
        }
        #expect(screen == nil)
        #expect(route == nil)
    }

    @Test func aRouterKeepsNeitherItsViewNorItsSourceNorItsWindow() throws {
        weak var source: AnyObject?
        weak var hierarchy: HeadlessWindow?
        let remains = ViewRemains()
        let router: ViewRoute
        do {
            let root = HeadlessScreen("root")
            let window = HeadlessWindow(.navigation(root: root))
            (source, hierarchy) = (root, window)
            router = try perform(.push(from: root), remains)
        }
        #expect(source == nil)
        #expect(hierarchy == nil)
        #expect(remains.screen == nil)
        #expect(router.state == .removed)
    }

    @Test func handlersOfOnePerformAreReleasedAfterIt() throws {
        let window = HeadlessWindow()
        weak var token: Token?
        let router: ClientRoute<any AViewInput>
        do {
            let captured = Token()
            token = captured
            router = try #require(
                Router.performWithClient(
                    to: route, path: .push(from: window.root),
                    configuring: { configuration, _ in
                        configuration.performerSuccessHandler = { _ in withExtendedLifetime(captured) {} }
                        configuration.performerErrorHandler = { _, _ in withExtendedLifetime(captured) {} }
                    }))
        }
        #expect(token == nil)
        #expect(router.state == .routed)
    }
}
