// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Proxies that come back to be routed: it is the view behind them that is.
@MainActor
@Suite(
    .routes {
        PlainPageRouter.self; PageAdapter.self
    })
struct ReturningProxyTests {
    let window = HeadlessWindow()
    private let chapter = RoutableView<any ChapterInput>()
    private let letter = RoutableView<any LetterInput>()

    private var page: PlainPageScreen {
        get throws { try #require(window.topScreen as? PlainPageScreen) }
    }

    @Test func aProxyThatComesBackShowsItsView() throws {
        let made = try Router.destination(for: chapter)
        made.words = "hello"
        let router = Router.to(chapter)?.perform(onDestination: made, path: .push(from: window.root))
        #expect(router?.state == .routed)
        #expect(try page.text == "chapter: hello")
        #expect(try page.preparations == 2)
        #expect((made as? ChapterProxy)?.page === window.topScreen)
    }

    @Test func aProxyOfAProxyThatComesBackShowsItsView() throws {
        let made = try Router.destination(for: letter)
        made.message = "hello"
        let router = Router.to(letter)?.perform(onDestination: made, path: .push(from: window.root))
        #expect(router?.state == .routed)
        #expect(try page.text == "chapter: letter: hello")
    }

    @Test func aProxyThatComesBackIsPrepared() throws {
        let made = try Router.destination(for: chapter)
        Router.to(chapter)?.prepare(destination: made) { configuration, _ in
            configuration.prepareDestination = { $0.words = "again" }
        }
        #expect(made.words == "chapter: again")
        #expect(((made as? ChapterProxy)?.page as? PlainPageScreen)?.preparations == 2)
    }

    @Test func whatIsNoProxyOfAViewIsAnError() {
        var errors: [String] = []
        let card = CardProxy(LetterProxy(ChapterProxy(PlainPageScreen("page"))))
        Router.to(RoutableView<any CardInput>(), fileID: "App/Menu.swift", line: 7, column: 11)?
            .perform(
                onDestination: card, path: .push(from: window.root),
                configuring: { configuration, _ in configuration.errorHandler = { errors.append("\($0) \($1)") } })
        #expect(
            errors == [
                """
                performOnDestination CardProxy is not what PlainPageRouter provides for \
                RoutableView<any PageInput> [invalid-configuration]
                  requested at App/Menu.swift:7:11
                  needed by RoutableView<any ChapterInput>, needed by RoutableView<any LetterInput>, needed by \
                RoutableView<any CardInput>
                  help: hand over a PlainPageScreen, or conform a proxy of one to ViewRouteProxy
                """
            ])
    }
}
