// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor private protocol Pushed: AnyObject {}
@MainActor private protocol PushedOnly: AnyObject {}
@MainActor private protocol Circular: AnyObject {}

extension RoutableView where Protocol == any Pushed {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any PushedOnly {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Circular {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class PushedScreen: HeadlessScreen, Pushed {}
private final class PushedOnlyScreen: HeadlessScreen, PushedOnly {}
private final class CircularScreen: HeadlessScreen, Circular {}

/// A provider whose screen is pushed without animation.
private struct PushedRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Pushed>()) { $0 } }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        .push(from: source, animated: false)
    }
    func makeDestination(with configuration: RouteConfiguration) -> PushedScreen? { PushedScreen() }
}

/// A provider with supported paths and without a default path of its own.
private struct PushedOnlyRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PushedOnly>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { [.push] }
    func makeDestination(with configuration: RouteConfiguration) -> PushedOnlyScreen? { PushedOnlyScreen() }
}

private struct CircularRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Circular>()) { $0 } }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .defaultPath(from: source) }
    func makeDestination(with configuration: RouteConfiguration) -> CircularScreen? { CircularScreen() }
}

/// The path that the performer leaves to the provider.
@MainActor
@Suite(
    .routes {
        PushedRouter.self; PushedOnlyRouter.self; AViewRouter.self; ASubviewRouter.self; CircularRouter.self
    })
struct DefaultPathTests {
    @Test func providerChoosesTheDefaultPath() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try #require(
            Router.perform(to: RoutableView<any Pushed>(), path: .defaultPath(from: window.root)))
        #expect(router.state == .routed)
        #expect(window.topScreen === router.destination)
    }

    @Test func defaultPathOfAScreenIsModal() {
        let window = HeadlessWindow()
        Router.perform(to: RoutableView<any AViewInput>(), path: .defaultPath(from: window.root))
        #expect(window.presented is AScreen)
    }

    @Test func defaultPathOfAPartIsAsASubview() {
        let root = HeadlessScreen("root")
        let window = HeadlessWindow(.navigation(root: root))
        Router.perform(to: RoutableView<any ASubviewInput>(), path: .defaultPath(from: window.root))
        #expect(root.subviews.first is ASubview)
    }

    @Test func defaultPathIsOneThatTheProviderSupports() {
        let window = HeadlessWindow()
        let router = Router.perform(to: RoutableView<any PushedOnly>(), path: .defaultPath(from: window.root))
        #expect(router?.kind == .push)
        #expect(window.topScreen is PushedOnlyScreen)
    }

    private nonisolated static let choices: [(paths: ViewRoutePaths, kind: ViewRouteKind)] = [
        (.all, .presentModally),
        (.screen, .presentModally),
        (.subview, .addAsSubview),
        ([.push, .presentModally], .presentModally),
        ([.push, .addAsSubview], .addAsSubview),
        (.screen.removing(.presentModally), .push),
        ([.presentAsPopover, .makeDestination, .tab], .tab),
        ([.presentAsPopover], .presentAsPopover),
        ([.makeDestination, ViewRouteKind("spotlight")], ViewRouteKind("spotlight")),
        // The route fails, and the error names the provider that does not support the path.
        ([.makeDestination], .presentModally),
    ]

    @Test(arguments: choices)
    func defaultPathIsTheFirstSupportedKind(paths: ViewRoutePaths, kind: ViewRouteKind) {
        let window = HeadlessWindow()
        #expect(paths.defaultPath(from: window.root).kind == kind)
    }

    @Test func performersContainerIsKept() {
        let window = HeadlessWindow()
        Router.perform(
            to: RoutableView<any AViewInput>(), path: .defaultPath(from: window.root).inside(.navigation))
        #expect(window.presented is HeadlessNavigation)
        #expect(window.topScreen is AScreen)
    }

    @Test func performerMayTurnOffTheAnimation() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        var path = ViewRoutePath.defaultPath(from: window.root)
        path.options.animated = false
        Router.perform(to: RoutableView<any AViewInput>(), path: path)
        #expect(window.presented is AScreen)
        #expect(!window.isMoving)
    }

    @Test func defaultPathWithoutASourceFails() {
        var failure: RouteError?
        Router.perform(
            to: RoutableView<any AViewInput>(), path: .defaultPath(from: nil), completion: onFailure { failure = $0 })
        #expect(failure?.code == .invalidSource)
        #expect(
            failure?.reason == "RoutableView<any AViewInput> cannot be shown by defaultPath: there is no source"
        )
    }

    @Test func defaultPathThatLeadsToItselfIsAnError() {
        let window = HeadlessWindow()
        var failure: RouteError?
        Router.perform(
            to: RoutableView<any Circular>(), path: .defaultPath(from: window.root),
            completion: onFailure { failure = $0 })
        #expect(failure?.code == .invalidConfiguration)
        #expect(failure?.reason == "the default path of CircularRouter leads to itself")
    }
}
