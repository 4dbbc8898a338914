// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

@MainActor private protocol Pushed: AnyObject {}
@MainActor private protocol Circular: AnyObject {}

extension RoutableView where Protocol == any Pushed {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Circular {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class PushedScreen: HeadlessScreen, Pushed {}
private final class CircularScreen: HeadlessScreen, Circular {}

/// Wants its screen to be pushed, without being seen to move.
private struct PushedRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any Pushed>()) { $0 } }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        .push(from: source, animated: false)
    }
    func makeDestination(with configuration: ViewRouteConfiguration) -> PushedScreen? { PushedScreen() }
}

private struct CircularRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any Circular>()) { $0 } }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .defaultPath(from: source) }
    func makeDestination(with configuration: ViewRouteConfiguration) -> CircularScreen? { CircularScreen() }
}

/// The path that the performer leaves to the provider.
@MainActor
@Suite(
    .routes {
        PushedRouter.self; AViewRouter.self; ASubviewRouter.self; CircularRouter.self
    })
struct DefaultPathTests {
    @Test func isAsTheProviderSays() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try #require(
            Router.perform(to: RoutableView<any Pushed>(), path: .defaultPath(from: window.root)))
        #expect(router.state == .routed)
        #expect(window.topScreen === router.destination)
    }

    @Test func ofAScreenIsModalUnlessItsProviderSaysOtherwise() {
        let window = HeadlessWindow()
        Router.perform(to: RoutableView<any AViewInput>(), path: .defaultPath(from: window.root))
        #expect(window.presented is AScreen)
    }

    @Test func ofAPartOfAScreenIsAsASubview() {
        let root = HeadlessScreen("root")
        let window = HeadlessWindow(.navigation(root: root))
        Router.perform(to: RoutableView<any ASubviewInput>(), path: .defaultPath(from: window.root))
        #expect(root.subviews.first is ASubview)
    }

    @Test func keepsTheContainerThatThePerformerWants() {
        let window = HeadlessWindow()
        Router.perform(
            to: RoutableView<any AViewInput>(), path: .defaultPath(from: window.root).inside(.navigation))
        #expect(window.presented is HeadlessNavigation)
        #expect(window.topScreen is AScreen)
    }

    @Test func isNotSeenToMoveIfThePerformerDoesNotWantIt() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        var path = ViewRoutePath.defaultPath(from: window.root)
        path.options.animated = false
        Router.perform(to: RoutableView<any AViewInput>(), path: path)
        #expect(window.presented is AScreen)
        #expect(!window.isMoving)
    }

    @Test func withoutASourceFails() {
        var failure: RouteError?
        Router.perform(
            to: RoutableView<any AViewInput>(), path: .defaultPath(from: nil), errorHandler: { failure = $1 })
        #expect(failure?.code == "invalidSource")
        #expect(
            failure?.failure.reason == "RoutableView<any AViewInput> cannot be shown by defaultPath: there is no source"
        )
    }

    @Test func mayNotLeadToItself() {
        let window = HeadlessWindow()
        var failure: RouteError?
        Router.perform(
            to: RoutableView<any Circular>(), path: .defaultPath(from: window.root), errorHandler: { failure = $1 })
        #expect(failure?.code == "invalidConfiguration")
        #expect(failure?.failure.reason == "the default path of CircularRouter leads to itself")
    }
}
