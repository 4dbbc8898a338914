// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Reveals that are requested during a transition.
@MainActor @Suite(.routes(unheard: .isExpected) { LeafletRouter.self })
struct RevealDuringTransitionsTests {
    private let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    private let key = RoutableViewModule<any LeafletModuleInput>()

    private var titles: [String] { window.stack.compactMap { ($0 as? HeadlessScreen)?.title } }

    @discardableResult
    private func show(_ name: String, _ path: ViewRoutePath) throws -> ViewRoute {
        try #require(Router.perform(to: key, path: path) { $0.name = name })
    }

    private func reveal(_ name: String = "d") throws -> ViewRoute {
        try show(name, .reveal(orElse: .push(from: window.root)))
    }

    @Test func twoTapsShowOneScreen() throws {
        let (first, second) = (try reveal(), try reveal())
        window.finishTransitions()
        #expect(titles == ["root", "d"])
        #expect(second.destination === first.destination)
        #expect([first, second].map(\.state) == [.routed, .routed])
        #expect(second.kind == .reveal)
    }

    @Test func threeTapsMakeOneScreen() throws {
        let routes = [try reveal(), try reveal(), try reveal()]
        window.finishTransitions()
        #expect(titles == ["root", "d"])
        #expect(routes.allSatisfy { $0.destination === window.topScreen })
    }

    @Test func pushFollowedByRevealShowsOneScreen() throws {
        try show("d", .push(from: window.root))
        _ = try reveal()
        window.finishTransitions()
        #expect(titles == ["root", "d"])
    }

    @Test func revealFollowedByPushShowsBoth() throws {
        _ = try reveal()
        try show("d", .push(from: window.root))
        window.finishTransitions()
        #expect(titles == ["root", "d", "d"])
    }

    @Test func revealsOfDifferentPagesShowOneScreenEach() throws {
        for name in ["a", "b", "a", "b"] { _ = try reveal(name) }
        window.finishTransitions()
        #expect(titles == ["root", "a", "b"])
    }

    @Test(arguments: [ViewRouteKind.presentModally, .presentAsSheet])
    func twoTapsPresentOneScreen(kind: ViewRouteKind) throws {
        for _ in 1...2 { try show("d", .reveal(orElse: ViewRoutePath(kind, from: window.root))) }
        window.finishTransitions()
        #expect((window.presented as? LeafletScreen)?.title == "d")
        #expect(window.violations == [])
    }

    @Test func twoTapsShowOneDetail() throws {
        let list = HeadlessScreen("list")
        let split = HeadlessWindow(.split(list: list), transitions: .manual(.seconds(1)))
        let first = try show("d", .reveal(orElse: .showDetail(from: list)))
        let second = try show("d", .reveal(orElse: .showDetail(from: list)))
        split.finishTransitions()
        #expect([first, second].map(\.state) == [.routed, .routed])
        #expect(split.topScreen === first.destination)
    }

    @Test func twoTapsAddOneTab() throws {
        let first = HeadlessScreen("first")
        let tabs = HeadlessTabs([first])
        let window = HeadlessWindow(.plain(root: tabs))
        for _ in 1...2 { try show("d", .reveal(orElse: .tab(from: first))) }
        #expect(window.topScreen is LeafletScreen)
        #expect(tabs.children.count == 2)
    }

    @Test func twoTapsAddOneChildThatArrivesLater() throws {
        let root = try #require(window.root as? HeadlessScreen)
        var add: [() -> Void] = []
        for _ in 1...2 {
            try show("d", .reveal(orElse: .addAsChild(from: root, adding: { add.append($1) })))
        }
        #expect(add.count == 1)
        add[0]()
        #expect(add.count == 1)
        #expect(root.children.count == 1)
    }

    @Test func revealDuringCancelledSwipeReturnsToTheScreen() throws {
        let shown = try show("d", .push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        let again = try reveal()
        window.user.releaseSwipe(cancelled: true)
        window.finishTransitions()
        #expect(titles == ["root", "d"])
        #expect(again.destination === shown.destination)
    }

    @Test func revealDuringSwipeShowsANewScreenAfterTheRemoval() throws {
        let shown = try show("d", .push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        let again = try reveal()
        window.user.releaseSwipe()
        window.finishTransitions()
        #expect(titles == ["root", "d"])
        #expect(shown.state == .removed)
        #expect(again.state == .routed)
    }

    @Test func revealFollowedByRemovalLeavesNoScreen() throws {
        let shown = try show("d", .push(from: window.root, animated: false))
        window.push(HeadlessScreen("above"))
        let again = try reveal()
        shown.remove()
        window.finishTransitions()
        #expect(titles == ["root"])
        #expect([shown, again].map(\.state) == [.removed, .removed])
    }

    @Test func removalFollowedByRevealShowsAScreen() throws {
        let shown = try show("d", .push(from: window.root, animated: false))
        shown.remove()
        let again = try reveal()
        window.finishTransitions()
        #expect(titles == ["root", "d"])
        #expect(again.kind == .push)
    }

    @Test func revealingRouteIsRemovedDuringItsTransition() throws {
        try show("d", .push(from: window.root, animated: false))
        window.push(HeadlessScreen("above"))
        window.finishTransitions()
        let again = try reveal()
        #expect(window.isMoving)
        again.remove()
        window.finishTransitions()
        #expect(titles == ["root"])
        #expect(!window.transitions.isBusy)
    }

    @Test func secondRevealShowsTheScreenIfTheFirstFails() throws {
        try show("x", .presentModally(from: window.root))
        let first = try show("d", .reveal(orElse: .presentModally(from: window.root)))
        let second = try reveal()
        window.finishTransitions()
        #expect(first.state == .unrouted)
        #expect(second.state == .routed)
        #expect(titles == ["root", "d"])
    }

    @Test func linksAndTypedRoutesShowOneScreen() throws {
        Router.perform(url: "app://leaflet/d", path: .reveal(orElse: .push(from: window.root)))
        _ = try reveal()
        Router.perform(url: "app://leaflet/d", path: .reveal(orElse: .push(from: window.root)))
        window.finishTransitions()
        #expect(titles == ["root", "d"])
    }

    @Test func twoTasksShowOneScreen() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        let tasks = (1...2).map { _ in
            Task {
                try await Router.route(to: key, path: .reveal(orElse: .push(from: window.root))) { $0.name = "d" }
            }
        }
        for task in tasks { _ = try await task.value }
        #expect(window.stack.count == 2)
    }

    @Test func secondRevealShowsTheScreenIfTheFirstIsCancelled() throws {
        try show("x", .push(from: window.root))
        let (first, second) = (try reveal(), try reveal())
        first.cancel()
        window.finishTransitions()
        #expect(titles == ["root", "x", "d"])
        #expect(second.state == .routed)
    }

    @Test func movingScreenShownByHandIsRevealed() throws {
        window.push(LeafletScreen("d"))
        let route = try reveal()
        window.finishTransitions()
        #expect(titles == ["root", "d"])
        #expect(route.kind == .reveal)
    }
}
