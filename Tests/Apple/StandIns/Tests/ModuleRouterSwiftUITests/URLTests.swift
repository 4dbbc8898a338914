// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// URLs that the system passes to the app, and URLs that restore its screens.
@MainActor struct URLTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test(.routes { PageProvider.self })
    func aURLShowsItsScreen() throws {
        let window = PageWindow()
        window.screen.systemOpens(try url("pages://page/hello"))
        #expect(window.text == "[root] sheet(hello)")
    }

    @Test(.routes(unprovided: .isExpected) { PageProvider.self })
    func theSystemOpensNoInternalURL() throws {
        let window = PageWindow()
        window.screen.systemOpens(try url("pages://hidden/hello"))
        #expect(window.text == "[root]")
    }

    @Test(.routes(unprovided: .isExpected) { PageProvider.self })
    func theAppReceivesTheResultOfAURL() throws {
        let model = NavigationModel(ScreenStack(root: PageScreen("root")))
        var results: [String] = []
        let window = RoutedWindow(model).opensURLs(from: model) { result in
            switch result {
            case .success(let page): results.append((page as? PageScreen)?.title ?? "?")
            case .failure(let error): results.append(error.code.description)
            }
        }
        let screen = RenderedScreen(window)
        screen.systemOpens(try url("pages://page/hello"))
        screen.systemOpens(try url("pages://nowhere/hello"))
        #expect(results == ["hello", "missing-provider"])
    }

    // MARK: Restoring

    private func open(_ title: String, _ kind: ViewRouteKind, in model: NavigationModel, inStack: Bool = false) {
        let path = ViewRoutePath(kind, from: model)
        Router.perform(url: "pages://page/\(title)", path: inStack ? path.inside(.navigation) : path, by: .app)
    }

    @Test(.routes { PageProvider.self })
    func aStateIsRestoredInAnotherWindow() async throws {
        let window = PageWindow()
        open("a", .push, in: window.model)
        open("b", .push, in: window.model)
        open("c", .presentModally, in: window.model, inStack: true)
        open("d", .push, in: window.model)
        #expect(window.text == "[root, a, b] sheet([c, d])")
        let data = try JSONEncoder().encode(window.model.state)
        let other = PageWindow()
        let state = try JSONDecoder().decode(NavigationState.self, from: data)
        #expect(await other.model.restore(state))
        #expect(other.text == window.text)
        #expect(other.model.state == window.model.state)
    }

    @Test(.routes { PageProvider.self })
    func aScreenWithoutAURLIsLeftOutWithTheScreensAboveIt() throws {
        let window = PageWindow()
        open("a", .push, in: window.model)
        Router.perform(to: RoutableView<any PageInput>(), path: .push(from: window.model))
        open("c", .push, in: window.model)
        open("d", .presentModally, in: window.model)
        #expect(window.model.state.screens.map(\.url) == ["pages://page/a"])
    }

    @Test(.routes(unprovided: .isExpected) { PageProvider.self })
    func anUnmatchedURLEndsTheRestoration() async throws {
        let json = """
            {"screens":[{"kind":"push","url":"pages://page/a","isInStack":false},
            {"kind":"push","url":"pages://gone/b","isInStack":false},
            {"kind":"push","url":"pages://page/c","isInStack":false}]}
            """
        let state = try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8))
        let window = PageWindow()
        #expect(await window.model.restore(state) == false)
        #expect(window.text == "[root, a]")
    }

    @Test(.routes { PageProvider.self })
    func theChosenTabAndTheDetailAreRestored() async throws {
        let model = { NavigationModel(ScreenTabs([PageScreen("a"), ScreenColumns(list: PageScreen("list"))])) }
        let (first, second) = (model(), model())
        RenderedScreen(RoutedWindow(first)).userChoosesTab(1)
        open("detail", .showDetail, in: first)
        #expect(await second.restore(first.state))
        #expect((second.topScreen as? PageScreen)?.title == "detail")
    }

    private func tabs() -> NavigationModel {
        NavigationModel(ScreenTabs([ScreenStack(root: PageScreen("a")), ScreenStack(root: PageScreen("b"))]))
    }

    /// The titles in each tab.
    private func titles(in model: NavigationModel) -> [[String]] {
        let tabs = (model.content?.content.screen as? ScreenTabs)?.tabs ?? []
        return tabs.map { tab in
            let stack = tab.screen as? ScreenStack
            return ([stack?.root] + (stack?.path ?? [])).map { ($0?.screen as? PageScreen)?.title ?? "?" }
        }
    }

    @Test(.routes { PageProvider.self })
    func theStacksOfAllTabsAreRestored() async throws {
        let (first, second) = (tabs(), tabs())
        let screen = RenderedScreen(RoutedWindow(first))
        open("c", .push, in: first)
        open("d", .push, in: first)
        screen.userChoosesTab(1)
        open("e", .push, in: first)
        open("f", .tab, in: first, inStack: true)
        open("g", .push, in: first)
        screen.userChoosesTab(1)
        open("h", .presentModally, in: first)
        let data = try JSONEncoder().encode(first.state)
        #expect(await second.restore(try JSONDecoder().decode(NavigationState.self, from: data)))
        #expect(titles(in: second) == [["a", "c", "d"], ["b", "e"], ["f", "g"]])
        #expect(second.state == first.state)
        #expect(second.state.tab == 1)
        #expect((second.topScreen as? PageScreen)?.title == "h")
    }

    @Test(.routes { PageProvider.self })
    func theNumberOfARemovedTabIsNotReused() async throws {
        let (first, second) = (tabs(), tabs())
        let tab = try #require((first.content?.content.screen as? ScreenTabs)?.tabs.first)
        first.remove(tab.screen)
        open("c", .push, in: first)
        #expect(await second.restore(first.state))
        #expect(titles(in: second) == [["a"], ["b", "c"]])
        #expect((second.topScreen as? PageScreen)?.title == "c")
    }

    @Test(.routes(unprovided: .isExpected) { PageProvider.self })
    func anUnmatchedURLInATabDoesNotAffectOtherTabs() async throws {
        let json = """
            {"tab":1,"screens":[{"kind":"push","url":"pages://gone/c","isInStack":false,"tab":0},
            {"kind":"push","url":"pages://page/d","isInStack":false,"tab":0},
            {"kind":"push","url":"pages://page/e","isInStack":false,"tab":1},
            {"kind":"presentModally","url":"pages://page/f","isInStack":false}]}
            """
        let state = try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8))
        let model = tabs()
        #expect(await model.restore(state) == false)
        #expect(titles(in: model) == [["a"], ["b", "e"]])
        #expect((model.topScreen as? PageScreen)?.title == "f")
    }

    @Test(.routes { PageProvider.self })
    func aScreenWithoutAURLDoesNotHideTheScreensOfOtherTabs() {
        let model = tabs()
        let screen = RenderedScreen(RoutedWindow(model))
        Router.perform(to: RoutableView<any PageInput>(), path: .push(from: model))
        screen.userChoosesTab(1)
        open("e", .push, in: model)
        open("f", .presentModally, in: model)
        #expect(model.state.screens.map(\.url) == ["pages://page/e", "pages://page/f"])
        #expect(model.state.screens.map(\.tab) == [1, nil])
    }
}
