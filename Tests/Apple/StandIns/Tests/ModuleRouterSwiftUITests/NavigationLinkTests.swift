// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Observation
import Testing

@testable import SwiftUIHarness

/// A screen whose links push values, and whose routes push screens.
private final class ListScreen: SwiftUIScreen {
    var content: some View { ListView() }
}

private struct ListView: View {
    var body: some View {
        VStack {
            Text("list")
            NavigationLink("link", value: 1)
        }
        .navigationDestination(for: Int.self) { number in NumberView(number: number) }
    }
}

/// The view that a link shows for a value.
private struct NumberView: View {
    let number: Int
    @Route(RoutableView<any PageInput>()) private var page

    var body: some View {
        VStack {
            Text("\(number)")
            NavigationLink("link", value: number + 1)
            Button("route") { page(.push) { $0.title = "page" } }
            Button("sheet") { page(.presentModally) { $0.title = "sheet" } }
        }
    }
}

/// A screen that a route pushes, with a link.
@Observable private final class LinkedScreen: SwiftUIScreen, PageInput {
    var title = "page"
    @ObservationIgnored var restorationURL: String?

    var content: some View { LinkedView(screen: self) }
}

private struct LinkedView: View {
    let screen: LinkedScreen

    var body: some View {
        VStack {
            Text(screen.title)
            NavigationLink("link \(screen.title)", value: 1)
        }
    }
}

private struct LinkedProvider: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any PageInput>()) { $0 }
        URLPattern("pages://page/:title")
    }

    func makeDestination(with configuration: RouteConfiguration) -> LinkedScreen? {
        let screen = LinkedScreen()
        screen.title = configuration.url?["title"] ?? "page"
        screen.restorationURL = configuration.url?.string
        return screen
    }
}

/// Links and routes in one stack.
@MainActor @Suite(.routes { LinkedProvider.self }) struct NavigationLinkTests {
    private let stack = ScreenStack(root: ListScreen())
    private let model: NavigationModel
    private let screen: RenderedScreen

    init() {
        model = NavigationModel(stack)
        screen = RenderedScreen(RoutedWindow(model))
    }

    private var text: String { PageWindow.withoutButtons(screen.text) }

    private func tap(_ titles: String...) {
        for title in titles { screen.userTaps(title) }
    }

    private func push(_ title: String) throws -> ViewRoute {
        try #require(
            Router.perform(to: RoutableView<any PageInput>(), path: .push(from: stack.root)) { $0.title = title })
    }

    @Test func linksAndRoutesPushOnOneStack() {
        tap("link", "link", "route")
        #expect(text == "[list, 1, 2, page]")
        #expect(stack.linkCount == 2)
        #expect(screen.violations == [])
    }

    @Test func theUserGoesBackFromLinksAndRoutes() throws {
        tap("link", "route")
        let route = try #require(model.topScreen.flatMap { Router.route(showing: $0) })
        screen.userGoesBack()
        #expect(text == "[list, 1]")
        #expect(route.state == .removed)
        screen.userGoesBack()
        #expect(text == "[list]")
        #expect(stack.linkCount == 0)
    }

    @Test func theMenuOfTheBackButtonRemovesLinksAndRoutesAtOnce() throws {
        tap("link", "route")
        let route = try #require(model.topScreen.flatMap { Router.route(showing: $0) })
        screen.userGoesBack(2)
        #expect(text == "[list]")
        #expect(route.state == .removed)
    }

    @Test func aRouteFromAScreenBelowPushesAboveTheViewOfALink() throws {
        tap("link")
        _ = try push("page")
        #expect(text == "[list, 1, page]")
    }

    @Test func removingAScreenRemovesTheViewsOfLinksAboveIt() throws {
        let first = try push("a")
        tap("link a")
        let second = try push("b")
        tap("link b")
        #expect(text == "[list, a, 1, b, 1]")
        second.remove()
        #expect(text == "[list, a, 1]")
        #expect(stack.linkCount == 1)
        first.remove()
        #expect(text == "[list]")
        #expect(stack.linkCount == 0)
        #expect(screen.violations == [])
    }

    @Test func theViewOfALinkPresentsASheet() {
        tap("link", "sheet")
        #expect(text == "[list, 1] sheet(sheet link sheet)")
        screen.userDismisses()
        #expect(text == "[list, 1]")
    }

    @Test func revealingAScreenRemovesTheViewsOfLinksAboveIt() throws {
        let page = try push("page")
        tap("link page")
        let path = ViewRoutePath.reveal(orElse: .presentModally(from: model))
        let route = try #require(Router.perform(to: RoutableView<any PageInput>(), path: path))
        #expect(route.destination === page.destination)
        #expect(text == "[list, page]")
    }

    @Test func codePopsTheViewOfALinkAndThenAScreen() throws {
        _ = try push("page")
        tap("link page")
        stack.pop()
        #expect(text == "[list, page]")
        stack.pop()
        #expect(text == "[list]")
    }

    @Test(arguments: [false, true])
    func codePopsToTheRoot(hasScreen: Bool) throws {
        tap("link")
        if hasScreen { _ = try push("page") }
        stack.popToRoot()
        #expect(text == "[list]")
    }

    @Test func aScreenThatAHookPushesOnAWayBackIsPlacedOnTop() throws {
        tap("link")
        _ = try push("a")
        var isFirst = true
        RouteRegistry.current.addViewRouteObserver { event in
            guard event.phase == .didRemove, isFirst else { return }
            isFirst = false
            _ = try? push("b")
        }
        screen.userGoesBack()
        #expect(text == "[list, 1, b]")
        screen.userGoesBack(2)
        #expect(text == "[list]")
    }

    @Test func screensAboveTheViewOfALinkAreNotStored() throws {
        func open(_ title: String) {
            Router.perform(url: "pages://page/\(title)", path: .push(from: model), by: .app)
        }
        open("a")
        tap("link a")
        open("b")
        #expect(model.state.screens.map(\.url) == ["pages://page/a"])
        #expect(text == "[list, a, 1, b]")
    }
}
