// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor private protocol Overlay: AnyObject { var place: OverlayPlace? { get set } }

extension RoutableView where Protocol == any Overlay {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension ViewRouteKind {
    /// A kind that an app defines and no host knows.
    static let spotlight = ViewRouteKind("spotlight")
}

/// The screen on which overlays are shown without a host.
@MainActor private final class OverlayPlace: HeadlessScreen {
    var overlays: [AnyObject] = []
    /// Ends the current transition.
    var finish: (() -> Void)?
    var refusal: ViewRouteRefusal?
}

private final class OverlayScreen: Overlay {
    weak var place: OverlayPlace?
}

/// Shows its views itself, by the custom kind and by a kind that the app defines.
private struct OverlayRouter: CustomViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Overlay>()) { $0 } }
    static var customPaths: ViewRoutePaths { [.custom, .spotlight] }

    func makeDestination(with configuration: RouteConfiguration) -> OverlayScreen? { OverlayScreen() }

    func present(
        _ destination: OverlayScreen, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        guard let place = transition.route.source as? OverlayPlace else { throw Failing() }
        place.overlays.append(destination)
        if transition.options.animated {
            place.finish = { transition.report(.performed) }
        } else {
            transition.report(.performed)
        }
        return CustomPresentation(transition, source: place) { [weak destination] options, completion in
            if let refusal = place.refusal { return completion(refusal) }
            let leave = {
                place.overlays.removeAll { $0 === destination }
                completion(nil)
            }
            if options.animated { place.finish = leave } else { leave() }
        }
    }
}

/// Paths that a provider performs itself.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        OverlayRouter.self; AViewRouter.self
    })
struct CustomPathTests {
    private let place = OverlayPlace()
    private let window: HeadlessWindow

    init() { window = HeadlessWindow(.navigation(root: place)) }

    private func perform(_ kind: ViewRouteKind, animated: Bool) throws -> ClientRoute<any Overlay> {
        var path = ViewRoutePath(kind, from: place)
        path.options.animated = animated
        return try #require(
            Router.performWithClient(
                to: RoutableView<any Overlay>(), path: path, configuring: { _, _ in },
                removing: { $0.options.animated = animated }))
    }

    @Test(arguments: [ViewRouteKind.custom, .spotlight])
    func providerShowsAndRemovesTheView(kind: ViewRouteKind) throws {
        let router = try perform(kind, animated: false)
        #expect(router.state == .routed)
        #expect(router.route.kind == kind)
        #expect(place.overlays.count == 1)
        #expect(place.overlays.first === router.destination)
        router.removeRoute()
        #expect(router.state == .removed)
        #expect(place.overlays.isEmpty)
    }

    @Test(arguments: [ViewRouteKind.custom, .spotlight])
    func transitionLastsUntilTheProviderReportsItsEnd(kind: ViewRouteKind) throws {
        let router = try perform(kind, animated: true)
        #expect(router.state == .routing)
        place.finish?()
        #expect(router.state == .routed)
        router.removeRoute()
        #expect(router.state == .removing)
        place.finish?()
        #expect(router.state == .removed)
        place.finish = nil
    }

    @Test func theHostIsNotAskedForPathsOfTheProvider() throws {
        #expect(!window.supports(.spotlight))
        try #expect(perform(.spotlight, animated: false).state == .routed)
    }

    @Test func otherRoutesWaitForATransitionOfTheProvider() throws {
        let overlay = try perform(.custom, animated: true)
        let router = try #require(
            Router.perform(to: RoutableView<any AViewInput>(), path: .presentModally(from: place)))
        #expect(router.state == .routing)
        #expect(window.presented == nil)
        place.finish?()
        #expect(overlay.state == .routed)
        #expect(router.state == .routed)
    }

    @Test func errorOfTheProviderIsTheUnderlyingError() throws {
        let other = HeadlessWindow()
        var failure: RouteError?
        Router.perform(
            to: RoutableView<any Overlay>(), path: .custom(from: other.root), completion: onFailure { failure = $0 })
        #expect(failure?.code == .actionFailed)
        #expect(failure?.reason == "RoutableView<any Overlay> could not be shown in headless")
        #expect(failure?.underlyingError is Failing)
    }

    @Test func refusedRemovalLeavesTheRouteRouted() throws {
        let router = try perform(.custom, animated: false)
        place.refusal = .refused("it is pinned")
        router.removeRoute()
        #expect(router.state == .routed)
        #expect(router.error?.code == .actionFailed)
        #expect(
            router.error?.reason == "RoutableView<any Overlay> could not be removed in headless: it is pinned")
        place.refusal = nil
        router.removeRoute()
        #expect(router.state == .removed)
    }

    @Test func providerCanReportARemovalByTheUser() throws {
        let router = try perform(.custom, animated: false)
        var removals = 0
        router.removeConfiguration.handleExternalRoute = true
        router.removeConfiguration.successHandler = { removals += 1 }
        let presentation = try #require(router.route.presentation as? CustomPresentation)
        presentation.wasRemoved(by: .user)
        presentation.wasRemoved(by: .user)
        #expect(router.state == .removed)
        #expect(!presentation.isStanding)
        #expect(removals == 1)
    }

    @Test func providerRemovesTheViewIfTheHostIsFreedDuringTheWait() throws {
        let place = OverlayPlace()
        var window: HeadlessWindow? = HeadlessWindow(.navigation(root: place))
        let router = try #require(
            Router.performWithClient(
                to: RoutableView<any Overlay>(), path: .custom(from: place, animated: false), configuring: { _, _ in },
                removing: { $0.options.animated = false }))
        window?.transitions.begin()
        router.removeRoute()
        #expect(router.state == .removing)
        drop(&window)
        #expect(router.state == .removed)
        #expect(place.overlays.isEmpty)
    }

    @Test func transitionPerformedByTheHostHasTheHostsKind() throws {
        let router = try #require(
            Router.perform(to: RoutableView<any AViewInput>(), path: .custom(from: place)))
        #expect(router.kind == .presentModally)
        #expect(window.presented === router.destination)
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        #expect(router.state == .removed)
    }
}
