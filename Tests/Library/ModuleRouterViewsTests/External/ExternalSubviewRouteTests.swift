// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The route of a subview that was added by hand.
@MainActor @Suite(.routes { BadgeRouter.self }, .logged)
struct ExternalSubviewRouteTests {
    let source = PreparingScreen("source")
    let badge = BadgeView()

    @Test func routeRemovesTheSubview() throws {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSubview(badge)
        let route = try #require(Router.route(showing: badge))
        _ = ViewLog.take()
        route.remove()
        #expect(
            ViewLog.take() == [
                "BadgeRouter: willRemove BadgeView by addAsSubview from 'source', router",
                "BadgeRouter: didRemove BadgeView by addAsSubview from 'source', router",
            ])
        #expect(route.state == .removed)
        #expect(!window.contains(badge))
    }

    @Test func routeEndsWhenTheSubviewIsRemovedByHand() throws {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSubview(badge)
        let route = try #require(Router.route(showing: badge))
        badge.remove()
        #expect(route.state == .removed)
        #expect(Router.route(showing: badge) == nil)
        #expect(window.violations == [])
    }

    @Test func routeStaysWhileItsScreenIsKept() throws {
        let window = HeadlessWindow()
        source.addSubview(badge)
        window.push(source)
        let route = try #require(Router.route(showing: badge))
        window.user.goBack()
        // The test keeps the screen, and the screen keeps its views.
        #expect(route.state == .routed)
        window.push(source)
        #expect(source.prepared.count == 1)
        #expect(route.state == .routed)
    }

    @Test func routeEndsWhenItsScreenIsFreed() throws {
        let window = HeadlessWindow()
        var route: ViewRoute?
        do {
            let (screen, badge) = (PreparingWeakly("source"), BadgeView())
            screen.addSubview(badge)
            window.push(screen)
            route = Router.route(showing: badge)
            #expect(route?.state == .routed)
        }
        window.user.goBack()
        #expect(route?.state == .removed)
        #expect(route?.destination == nil)
    }

    @Test func aViewThatIsAddedAgainIsPreparedAgain() {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSubview(badge)
        badge.remove()
        badge.title = nil
        source.addSubview(badge)
        #expect(source.prepared.count == 2)
        #expect(Router.route(showing: badge) != nil)
        #expect(window.violations == [])
    }

    @Test func removedSubviewIsReleased() async {
        weak var kept: BadgeView?
        await expectReleased {
            let window = HeadlessWindow(.navigation(root: PreparingWeakly("source")))
            let view = BadgeView()
            kept = view
            window.addSubview(view, to: window.root)
            view.remove()
        }
        #expect(kept == nil)
    }
}

/// A screen that keeps no reference to the views that it prepares.
private final class PreparingWeakly: HeadlessScreen, ViewRoutePerformer {
    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {}
}
