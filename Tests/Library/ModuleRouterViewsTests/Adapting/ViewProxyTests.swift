// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        PlainPageRouter.self; PageAdapter.self
    })
struct ViewProxyTests {
    let window = HeadlessWindow()
    private let chapter = RoutableView<any ChapterInput>()

    private var page: PlainPageScreen {
        get throws { try #require(window.topScreen as? PlainPageScreen) }
    }

    @Test func chainOfFourAdaptersWrapsInOrder() throws {
        let router = try #require(
            Router.performWithClient(
                to: RoutableView<any PostInput>(), path: .push(from: window.root),
                configuring: { configuration, _ in configuration.prepareDestination = { $0.line = "hello" } }))
        #expect(try page.text == "chapter: letter: card: post: hello")
        #expect(router.destination?.line == "chapter: letter: card: post: hello")
        #expect(try page.preparations == 1)
        router.removeRoute()
        #expect(window.stack.count == 1)
    }

    @Test func allHandlersReceiveTheSameProxy() throws {
        var seen: [any ChapterInput] = []
        let router = try #require(
            Router.performWithClient(
                to: chapter, path: .push(from: window.root),
                configuring: { configuration, _ in
                    configuration.prepareDestination = { seen.append($0) }
                    configuration.successHandler = { seen.append($0) }
                    configuration.completionHandler = { _, destination, _, _ in destination.map { seen.append($0) } }
                    configuration.performerSuccessHandler = { seen.append($0) }
                },
                removing: { $0.prepareDestination = { seen.append($0) } }))
        let proxy = try #require(router.destination)
        router.removeRoute()
        #expect(seen.count == 5)
        #expect(seen.allSatisfy { $0 === proxy })
    }

    @Test func routeAndEventsReferToTheViewInsteadOfTheProxy() throws {
        var destinations: [AnyObject?] = []
        RouteRegistry.current.addViewRouteObserver { destinations.append($0.destination) }
        let router = try #require(Router.perform(to: chapter, path: .push(from: window.root)))
        #expect(destinations.count == 2)
        #expect(try destinations.allSatisfy { try $0 === page })
        #expect(try router.destination === page)
        #expect(try Router.route(showing: page) === router)
    }

    @Test(arguments: [true, false])
    func aProxyLivesAsLongAsTheViewIsShown(removedByUser: Bool) async throws {
        weak var proxy: ChapterProxy?
        await expectReleased {
            var router: ViewRoute? = Router.perform(
                to: chapter, path: .push(from: window.root),
                preparation: {
                    $0.words = "hello"
                    proxy = $0 as? ChapterProxy
                })
            let route = router
            #expect(proxy?.words == "chapter: hello")
            // The router is not what keeps the proxy alive.
            router = nil
            #expect(proxy?.words == "chapter: hello")
            if removedByUser { window.user.goBack() } else { route?.remove() }
        }
        #expect(proxy == nil)
    }

    @Test func aProxyIsFreedWithItsWindow() {
        weak var proxy: ChapterProxy?
        weak var page: PlainPageScreen?
        do {
            let window = HeadlessWindow()
            Router.perform(to: chapter, path: .push(from: window.root)) { proxy = $0 as? ChapterProxy }
            page = window.topScreen as? PlainPageScreen
            #expect(proxy?.page === page)
        }
        #expect(proxy == nil)
        #expect(page == nil)
    }

    @Test func aProxyOfAViewThatCouldNotBeShownIsFreed() {
        weak var proxy: ChapterProxy?
        let router = Router.perform(
            to: chapter, path: ViewRoutePath(.presentAsPopover, from: window.root),
            preparation: { proxy = $0 as? ChapterProxy })
        #expect(router?.state == .unrouted)
        #expect(proxy == nil)
    }

    @Test func aProxyOfAViewThatIsOnlyMadeBelongsToTheCaller() throws {
        weak var page: PlainPageScreen?
        do {
            let made = try Router.destination(for: chapter)
            made.words = "hello"
            page = (made as? ChapterProxy)?.page as? PlainPageScreen
            #expect(page?.text == "chapter: hello")
        }
        #expect(page == nil)
    }

    @Test func performingAgainMakesANewProxy() throws {
        let router = try #require(Router.performWithClient(to: chapter, path: .push(from: window.root)))
        let first = router.destination
        router.removeRoute()
        router.performRoute()
        #expect(router.destination != nil)
        #expect(router.destination !== first)
        #expect(try (router.destination as? ChapterProxy)?.page === page)
    }
}
