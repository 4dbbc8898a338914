// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import TestSupport

/// Subviews that are added by hand, or by a UI file: they are prepared as soon as they are in a window.
@MainActor @Suite(.routes(unheard: .isExpected) { BadgeRouter.self }, .logged)
struct ExternalSubviewTests {
    let source = PreparingScreen("source")
    let badge = BadgeView()

    @Test func screenPreparesOnceAndBeforeTheProvider() {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSubview(badge)
        #expect(
            ViewLog.take() == [
                "'source' prepares",
                "provider prepares '7 new'",
                "BadgeRouter: willPerform BadgeView by addAsSubview from 'source', code",
                "BadgeRouter: didPerform BadgeView by addAsSubview from 'source', code",
            ])
        #expect(source.prepared.count == 1)
        #expect(source.prepared.first === badge)
        #expect(badge.title == "7 new")
        #expect(window.violations == [])
    }

    @Test func screenReceivesTheRoute() throws {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSubview(badge)
        let route = try #require(source.routes.first)
        #expect(route === Router.route(showing: badge))
        #expect(route.state == .routed)
        #expect(route.kind == .addAsSubview)
        #expect(route.source === source)
        #expect(window.contains(badge))
    }

    @Test func preparationWaitsUntilTheSuperviewIsInAWindow() {
        let (window, superview) = (HeadlessWindow(.navigation(root: source)), HeadlessView())
        superview.addSubview(badge)
        #expect(ViewLog.take() == [])
        source.addSubview(superview)
        #expect(source.prepared.count == 1)
        #expect(source.prepared.first === badge)
        #expect(window.contains(badge))
    }

    @Test(arguments: [ViewRouteKind.push, .presentModally, .addAsChild])
    func preparationWaitsUntilTheScreenIsInAWindow(_ kind: ViewRouteKind) {
        let window = HeadlessWindow()
        source.addSubview(badge)
        #expect(source.prepared.count == 0)
        window.show(source, by: kind)
        #expect(source.prepared.count == 1)
        #expect(badge.title == "7 new")
    }

    @Test func newWindowPreparesTheSubviewsOfItsRoot() {
        source.addSubview(badge)
        let window = HeadlessWindow(.plain(root: source))
        #expect(source.prepared.count == 1)
        #expect(window.contains(badge))
    }

    @Test func subviewRemovedBeforeItIsInAWindowIsNotPrepared() {
        source.addSubview(badge)
        badge.remove()
        let window = HeadlessWindow(.plain(root: source))
        #expect(source.prepared.count == 0)
        #expect(!window.contains(badge))
    }

    @Test func nearestPerformerPreparesTheSubview() {
        let outer = PreparingScreen("outer")
        let window = HeadlessWindow(.navigation(root: outer))
        let (plain, superview) = (HeadlessScreen("plain"), HeadlessView())
        outer.addChild(source)
        source.addChild(plain)
        plain.addSubview(superview)
        superview.addSubview(badge)
        #expect(source.prepared.count == 1)
        #expect(outer.prepared.count == 0)
        #expect(window.violations == [])
    }

    @Test func preparedViewNeedsOnlyItsProvider() {
        let window = HeadlessWindow(.navigation(root: source))
        badge.title = "mine"
        source.addSubview(badge)
        #expect(source.prepared.count == 0)
        #expect(
            ViewLog.take() == [
                "provider prepares 'mine'",
                "BadgeRouter: willPerform BadgeView by addAsSubview from 'source', code",
                "BadgeRouter: didPerform BadgeView by addAsSubview from 'source', code",
            ])
        #expect(window.contains(badge))
    }

    @Test func decliningProviderDoesNotPrepareTheSubview() {
        let window = HeadlessWindow(.navigation(root: source))
        BadgeRouter.$accepts.withValue(false) { source.addSubview(badge) }
        #expect(source.prepared.count == 0)
        #expect(ViewLog.take() == [])
        #expect(Router.route(showing: badge) == nil)
        #expect(window.contains(badge))
    }

    @Test func withoutPerformerThePreparationFailsAndTheViewStays() {
        let errors = reportedErrors()
        let (window, view) = (HeadlessWindow(), BadgeView())
        window.addSubview(view, to: window.root)
        #expect(
            errors.all == [
                """
                prepareDestination false: BadgeRouter cannot prepare a BadgeView alone, and \
                HeadlessScreen is not a ViewRoutePerformer [invalid-performer]
                  help: conform the screen that shows it to ViewRoutePerformer
                """
            ])
        #expect(ViewLog.take() == [])
        #expect(Router.route(showing: view) == nil)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                      subview BadgeView
                """)
    }

    @Test func screenMayRemoveTheViewInsteadOfPreparingIt() async {
        weak var route: ViewRoute?
        weak var view: BadgeView?
        do {
            let source = DecliningScreen("source")
            let window = HeadlessWindow(.navigation(root: source))
            let badge = BadgeView()
            view = badge
            source.addSubview(badge)
            route = source.route
            #expect(route?.state != .routed)
            #expect(ViewLog.take().filter { !$0.hasPrefix("provider") } == [])
            #expect(!window.contains(badge))
            #expect(window.violations == [])
            source.route = nil
        }
        #expect(view == nil)
        #expect(route == nil)
    }

    @Test func ignoresViewsWithoutProvider() {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSubview(HeadlessView())
        #expect(source.prepared.count == 0)
        #expect(window.violations == [])
    }

    @Test func routedViewIsNotPreparedTwice() {
        let window = HeadlessWindow(.navigation(root: source))
        Router.perform(to: RoutableView<any BadgeInput>(), path: .addAsSubview(from: source)) { $0.title = "routed" }
        #expect(source.prepared.count == 0)
        #expect(ViewLog.take().filter { $0.hasPrefix("provider") } == ["provider prepares 'routed'"])
        #expect(window.violations == [])
    }
}

/// A screen that removes a view instead of preparing it.
private final class DecliningScreen: HeadlessScreen, ViewRoutePerformer {
    var route: ViewRoute?

    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        self.route = route
        (destination as? BadgeView)?.remove()
    }
}
