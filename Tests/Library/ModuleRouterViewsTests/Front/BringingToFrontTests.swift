// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Views that are shown behind others, or in a tab that is not selected.
@MainActor @Suite(.routes(unheard: .isExpected) { LeafletRouter.self })
struct BringingToFrontTests {
    private let key = RoutableViewModule<any LeafletModuleInput>()

    private func title(_ window: HeadlessWindow) -> String? { (window.topScreen as? HeadlessScreen)?.title }

    @discardableResult
    private func show(_ name: String, _ path: ViewRoutePath) throws -> ViewRoute {
        try #require(Router.perform(to: key, path: path) { $0.name = name })
    }

    private func open(_ path: ViewRoutePath) -> ViewRoute? {
        Router.perform(url: "app://leaflet/linked", path: path)?.view
    }

    @Test(arguments: [ViewRouteKind.push, .show, .showDetail])
    func linkBehindSheetRemovesTheSheet(kind: ViewRouteKind) throws {
        let window = HeadlessWindow()
        try show("a", .push(from: window.root))
        let sheet = try show("sheet", .presentAsSheet(from: window.root))
        let linked = open(ViewRoutePath(kind, from: window.root))
        #expect(linked?.state == .routed)
        #expect(title(window) == "linked")
        #expect(window.presented == nil)
        #expect(sheet.state == .removed)
        #expect(window.stack.count == 3)
    }

    @Test func linkBehindNestedSheetsRemovesAll() throws {
        let window = HeadlessWindow()
        let lower = try show("lower", .presentAsSheet(from: window.root))
        let upper = try show("upper", .presentAsSheet(from: lower.viewSource))
        _ = open(.push(from: window.root))
        #expect(title(window) == "linked")
        #expect([lower, upper].map(\.state) == [.removed, .removed])
    }

    @Test func linkBySourceFollowsTheDefaultPathToTheFront() throws {
        let window = HeadlessWindow()
        try show("sheet", .presentAsSheet(from: window.root))
        Router.perform(url: "app://leaflet/linked", from: window.root)
        #expect(title(window) == "linked")
    }

    @Test func awaitedLinkReturnsWhenTheViewIsInFront() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        window.present(HeadlessScreen("sheet"))
        try await Router.route(url: "app://leaflet/linked", path: .push(from: window.root))
        #expect(title(window) == "linked")
    }

    @Test func linkIsReportedOnceAfterItsTransitions() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        window.present(HeadlessScreen("sheet"), animated: false)
        var outcomes: [String] = []
        Router.perform(url: "app://leaflet/linked", path: .push(from: window.root)) { _ in
            outcomes.append(title(window) ?? "")
        }
        window.clock.advance(by: .seconds(1))
        #expect(outcomes == [])
        window.clock.advance(by: .seconds(1))
        #expect(outcomes == ["linked"])
        #expect(!window.transitions.isBusy)
        #expect(window.violations == [])
    }

    @Test func linkInHiddenTabSelectsTheTab() throws {
        let (first, second) = (HeadlessScreen("first"), HeadlessScreen("second"))
        let tabs = HeadlessTabs([HeadlessNavigation(root: first), HeadlessNavigation(root: second)])
        let window = HeadlessWindow(.plain(root: tabs))
        _ = open(.push(from: second))
        #expect(title(window) == "linked")
        window.present(HeadlessScreen("sheet"))
        Router.perform(url: "app://leaflet/other", path: .push(from: first))
        #expect(title(window) == "other")
        #expect(window.presented == nil)
    }

    @Test func linkedChildOfCoveredScreenComesToTheFront() throws {
        let window = HeadlessWindow()
        let root = try #require(window.root as? HeadlessScreen)
        window.push(HeadlessScreen("above"))
        _ = open(.addAsChild(from: root))
        #expect(window.topScreen === root)
        #expect(root.children.first is LeafletScreen)
    }

    @Test func linkThatCannotBePresentedFails() throws {
        let window = HeadlessWindow()
        window.present(HeadlessScreen("sheet"))
        #expect(open(.presentModally(from: window.root))?.error?.code == .invalidSource)
        #expect(title(window) == "sheet")
    }

    @Test func linkThatNothingCoversRemovesNothing() throws {
        let window = HeadlessWindow()
        let sheet = try show("sheet", ViewRoutePath.presentAsSheet(from: window.root).inside(.navigation))
        _ = open(.push(from: sheet.viewSource))
        #expect(title(window) == "linked")
        #expect(sheet.state == .routed)
    }

    @Test func windowThatClosesMeanwhileFailsTheLink() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        window.present(HeadlessScreen("sheet"), animated: false)
        let linked = open(.push(from: window.root))
        window.clock.advance(by: .seconds(1))
        #expect(linked?.state == .routing)
        window.close()
        #expect(linked?.state == .unrouted)
        #expect(linked?.error?.code == .actionFailed)
    }

    @Test func linkIsRemovedWhileItComesToTheFront() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        window.present(HeadlessScreen("sheet"), animated: false)
        let linked = open(.push(from: window.root))
        window.clock.advance(by: .seconds(1))
        linked?.remove()
        window.finishTransitions()
        #expect(linked?.state == .removed)
        #expect(title(window) == "root")
    }

    @Test func typedRouteStaysBehindASheet() throws {
        let window = HeadlessWindow()
        try show("sheet", .presentAsSheet(from: window.root))
        try show("below", .push(from: window.root))
        #expect(title(window) == "sheet")
    }

    @Test func typedRouteComesToTheFrontIfItsPathAsksForIt() throws {
        let window = HeadlessWindow()
        try show("sheet", .presentAsSheet(from: window.root))
        var path = ViewRoutePath.push(from: window.root)
        path.options.bringsToFront = true
        try show("page", path)
        #expect(title(window) == "page")
    }

    @Test func linkStaysBehindIfItsPathAsksForIt() throws {
        let window = HeadlessWindow()
        try show("sheet", .presentAsSheet(from: window.root))
        var path = ViewRoutePath.push(from: window.root)
        path.options.bringsToFront = false
        _ = open(path)
        #expect(title(window) == "sheet")
    }

    @Test func revealingLinkRemovesTheSheet() throws {
        let window = HeadlessWindow()
        try show("linked", .push(from: window.root))
        window.present(HeadlessScreen("sheet"))
        let route = open(.reveal(orElse: .push(from: window.root)))
        #expect(route?.kind == .reveal)
        #expect(title(window) == "linked")
    }
}
