// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

@MainActor private protocol RequiredView: AnyObject { var name: String { get } }

extension RoutableView where Protocol == any RequiredView {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NamedView: RequiredView, ViewRouteProxy {
    let adaptee: any AViewInput
    var name: String { adaptee.title }
    var routedDestination: AnyObject { adaptee }

    init(_ adaptee: any AViewInput) { self.adaptee = adaptee }
}

private enum NamedAdapter: ViewRouteAdapter {
    static var routes: ViewAdapters {
        Adapts(RoutableView<any RequiredView>(), to: RoutableView<any AViewInput>()) { NamedView($0) }
    }
}

/// Something that is captured.
private final class Token: Sendable {}

/// Who keeps what: a host its views, the library the routes of views that are shown, and nobody anything else.
@MainActor
@Suite(
    .routes {
        AViewRouter.self; NamedAdapter.self
    })
struct ViewOwnershipTests {
    private let route = RoutableView<any AViewInput>()

    /// What must be gone in the end. An `AScreen` keeps its route, so that a cycle would show.
    @MainActor private final class Remains {
        weak var screen: AnyObject?
        weak var route: ViewRoute?
        weak var router: AnyObject?
        weak var proxy: AnyObject?

        func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(screen == nil, sourceLocation: sourceLocation)
            #expect(route == nil, sourceLocation: sourceLocation)
            #expect(router == nil, sourceLocation: sourceLocation)
            #expect(proxy == nil, sourceLocation: sourceLocation)
        }
    }

    private func perform(_ path: ViewRoutePath, _ remains: Remains) throws -> DestinationViewRouter<any AViewInput> {
        let router = try #require(Router.perform(to: route, path: path))
        remains.router = router
        remains.route = router.route
        remains.screen = router.route.destination
        #expect(remains.screen != nil)
        return router
    }

    @Test(arguments: ViewWay.allCases)
    func nothingRemainsAfterARemoval(way: ViewWay) throws {
        let window = way.makeWindow()
        let remains = Remains()
        do { try perform(way.path(in: window), remains).removeRoute() }
        remains.expectNothing()
        withExtendedLifetime(window) {}
    }

    @Test(arguments: ViewWay.allCases)
    func nothingRemainsAfterTheWindow(way: ViewWay) throws {
        let remains = Remains()
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
        let remains = Remains()
        do { _ = try perform(way.path(in: window), remains) }
        window.close()
        remains.expectNothing()
    }

    @Test(arguments: ViewWay.allCases)
    func theRouterNeedNotBeKept(way: ViewWay) throws {
        let window = way.makeWindow()
        let remains = Remains()
        do { _ = try perform(way.path(in: window), remains) }
        #expect(remains.router == nil)
        let screen = try #require(remains.screen)
        #expect(Router.route(showing: screen) === remains.route)
        Router.route(showing: screen)?.removeRoute()
        #expect(remains.route?.state == .removed)
    }

    @Test func nothingRemainsAfterTheUserHasGoneBack() throws {
        let window = HeadlessWindow()
        let remains = Remains()
        do { _ = try perform(.push(from: window.root), remains) }
        window.user.goBack()
        remains.expectNothing()
    }

    @Test func nothingRemainsOfATransitionThatWasInterrupted() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let remains = Remains()
        do { _ = try perform(.push(from: window.root), remains) }
        window.close()
        remains.expectNothing()
    }

    @Test func nothingRemainsOfARouteThatWaitsWhenItsWindowIsFreed() throws {
        let remains = Remains()
        do {
            let window = HeadlessWindow(transitions: .manual(.seconds(1)))
            Router.perform(to: route, path: .push(from: window.root))
            _ = try perform(.push(from: window.root), remains)
            withExtendedLifetime(window) {}
        }
        remains.expectNothing()
    }

    @Test func nothingRemainsOfARemovalThatWaitsWhenItsWindowIsFreed() throws {
        let remains = Remains()
        do {
            let window = HeadlessWindow()
            let router = try perform(.push(from: window.root), remains)
            window.transitions.begin()
            router.removeRoute()
        }
        remains.expectNothing()
    }

    @Test func nothingRemainsOfAViewThatWasOnlyMade() throws {
        weak var screen: AnyObject?
        weak var route: ViewRoute?
        do {
            let made = try #require(Router.makeDestination(to: self.route) as? AScreen)
            screen = made
            route = made.route
            // The screen keeps its route: it does so on purpose.
            made.route = nil
        }
        #expect(screen == nil)
        #expect(route == nil)
    }

    @Test func aRouterKeepsNeitherItsViewNorItsSourceNorItsWindow() throws {
        weak var source: AnyObject?
        weak var hierarchy: HeadlessWindow?
        let remains = Remains()
        let router: DestinationViewRouter<any AViewInput>
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

    @Test func handlersOfOnePerformAreForgottenWithIt() throws {
        let window = HeadlessWindow()
        weak var token: Token?
        let router: DestinationViewRouter<any AViewInput>
        do {
            let captured = Token()
            token = captured
            router = try #require(
                Router.perform(
                    to: route, path: .push(from: window.root),
                    configuring: { configuration, _ in
                        configuration.performerSuccessHandler = { _ in withExtendedLifetime(captured) {} }
                        configuration.performerErrorHandler = { _, _ in withExtendedLifetime(captured) {} }
                    }))
        }
        #expect(token == nil)
        #expect(router.state == .routed)
    }

    @Test func aProxyLivesAsLongAsItsViewIsShown() throws {
        let window = HeadlessWindow()
        let remains = Remains()
        do {
            let router = try #require(
                Router.perform(
                    to: RoutableView<any RequiredView>(), path: .push(from: window.root),
                    successHandler: { remains.proxy = $0 }))
            remains.router = router
            remains.route = router.route
            remains.screen = router.route.destination
            #expect(router.destination === remains.proxy)
        }
        #expect(remains.router == nil)
        #expect(remains.proxy != nil)
        remains.route?.removeRoute()
        remains.expectNothing()
    }

    @Test func aProxyGoesWithTheWindowOfItsView() throws {
        let remains = Remains()
        do {
            let window = HeadlessWindow()
            Router.perform(
                to: RoutableView<any RequiredView>(), path: .push(from: window.root),
                successHandler: { remains.proxy = $0 })
            #expect(remains.proxy != nil)
            withExtendedLifetime(window) {}
        }
        remains.expectNothing()
    }
}
