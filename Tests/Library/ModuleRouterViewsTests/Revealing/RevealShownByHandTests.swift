// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Reveals of screens that the app has shown without a route.
@MainActor
@Suite(
    .routes {
        InboxRouter.self; OutboxRouter.self; RecordRouter.self
    })
struct RevealShownByHandTests {
    private func inbox() throws -> InboxScreen {
        try #require((try? Router.destination(for: RoutableView<any InboxInput>())) as? InboxScreen)
    }

    private func reveal(in window: HeadlessWindow) throws -> ViewRoute {
        try #require(
            Router.perform(
                to: RoutableView<any InboxInput>(), path: .reveal(orElse: .presentModally(from: window.root))))
    }

    @Test func rootOfATabIsRevealed() throws {
        let inbox = try inbox()
        let tabs = HeadlessTabs([HeadlessScreen("first"), HeadlessNavigation(root: inbox)])
        let window = HeadlessWindow(.plain(root: tabs))
        let router = try reveal(in: window)
        #expect(router.kind == .reveal)
        #expect(router.destination === inbox)
        #expect(window.topScreen === inbox)
        #expect(inbox.log == ["provider prepares", "provider prepares"])
        #expect(router.reasonNotToRemove != nil)
        #expect(Router.route(showing: inbox)?.kind == .push)
    }

    @Test func rootsOfStacksAndWindowsAreUncovered() throws {
        for isInStack in [true, false] {
            let inbox = try inbox()
            let window = HeadlessWindow(isInStack ? .navigation(root: inbox) : .plain(root: inbox))
            window.present(HeadlessScreen("above"))
            let router = try reveal(in: window)
            #expect(router.destination === inbox)
            #expect(window.presented == nil)
            #expect(router.reasonNotToRemove != nil)
            // The second reveal finds the route of the first.
            #expect(try reveal(in: window).destination === inbox)
            window.close()
            #expect(router.state == .removed)
            #expect(Router.route(showing: inbox) == nil)
        }
    }

    @Test func freeingTheWindowReleasesTheRevealedRoot() throws {
        weak var shown: InboxScreen?
        var router: ViewRoute?
        do {
            let inbox = try inbox()
            shown = inbox
            let window = HeadlessWindow(.plain(root: inbox))
            router = try reveal(in: window)
        }
        #expect(shown == nil)
        #expect(router?.state == .removed)
    }

    @Test func screenPushedByHandIsRevealedAndRemoved() throws {
        let (inbox, window) = (try inbox(), HeadlessWindow())
        window.push(inbox)
        window.push(HeadlessScreen("mail"))
        let router = try reveal(in: window)
        #expect(window.topScreen === inbox)
        router.remove()
        #expect(router.state == .removed)
        #expect(window.stack.count == 1)
    }

    @Test func stackThatIsShownAgainIsRevealedAgain() throws {
        let (inbox, window) = (try inbox(), HeadlessWindow())
        let stack = HeadlessNavigation(root: inbox)
        for _ in 1...2 {
            window.present(stack)
            let router = try reveal(in: window)
            #expect(router.kind == .reveal)
            #expect(router.destination === inbox)
            stack.remove()
            #expect(router.state == .removed)
            #expect(Router.route(showing: inbox) == nil)
        }
    }

    @Test func screenThatMovesOutIsNotRevealed() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let stack = HeadlessNavigation(root: try inbox())
        window.present(stack)
        window.finishTransitions()
        window.user.beginSwipeDown()
        let router = try reveal(in: window)
        window.user.releaseSwipe()
        window.finishTransitions()
        window.finishTransitions()
        #expect(router.kind == .presentModally)
        #expect(router.state == .routed)
    }

    @Test func onlyTheFirstProviderOfTheClassRevealsTheScreen() throws {
        let window = HeadlessWindow(.navigation(root: try inbox()))
        let router = Router.perform(
            to: RoutableView<any OutboxInput>(), path: .reveal(orElse: .presentModally(from: window.root)))
        #expect(router?.kind == .presentModally)
    }

    @Test func onlyTheScreenThatTheProviderAcceptsIsRevealed() throws {
        let second = RecordScreen(2)
        let tabs = HeadlessTabs([RecordScreen(1), second, RecordScreen(3)])
        let window = HeadlessWindow(.plain(root: tabs))
        func reveal(_ number: Int) -> ViewRouteKind? {
            Router.perform(
                to: RoutableViewModule<any RecordModuleInput>(),
                path: .reveal(orElse: .presentModally(from: window.root))
            ) { $0.number = number }?.kind
        }
        #expect(reveal(2) == .reveal)
        #expect(window.topScreen === second)
        #expect(reveal(4) == .presentModally)
    }

    @Test func screensWithoutAnAppDefinedClassAreNotRevealed() {
        let window = HeadlessWindow()
        let router = RouteRegistry { NoticeRouter.self }.run {
            Router.perform(
                to: RoutableView<any NoticeInput>(),
                path: .reveal(orElse: .presentModally(from: window.root)))
        }
        #expect(router?.kind == .presentModally)
    }
}

@MainActor private protocol NoticeInput: AnyObject {}

extension RoutableView where Protocol == any NoticeInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension HeadlessScreen: NoticeInput {}

private struct NoticeRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any NoticeInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> HeadlessScreen? { HeadlessScreen("notice") }
}
