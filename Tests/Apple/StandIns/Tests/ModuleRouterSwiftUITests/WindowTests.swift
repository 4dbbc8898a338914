// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// An app whose windows own their models.
private struct WindowsApp: App {
    var body: some Scene {
        WindowGroup { RoutedWindow { ScreenStack(root: PageScreen("root")) }.opensURLs() }
    }
}

/// An app that holds one model for all its windows.
private struct SharingApp: App {
    @State var model = NavigationModel(ScreenStack(root: PageScreen("root")))

    var body: some Scene { WindowGroup { RoutedWindow(model) } }
}

/// A window whose root view holds the model.
private struct RootView: View {
    @State private var model = NavigationModel(PageScreen("root"))
    let models: Models

    var body: some View {
        let _ = models.last = model
        RoutedWindow(model)
    }
}

private struct RootViewApp: App {
    let models = Models()
    var body: some Scene { WindowGroup { RootView(models: models) } }
}

/// The models that a test is about.
@MainActor private final class Models {
    weak var last: NavigationModel?
}

/// Counts in the app and in each of its windows.
private struct CountingApp: App {
    @State private var count = 0

    var body: some Scene { WindowGroup { CountingView(total: $count) } }
}

private struct CountingView: View {
    let total: Binding<Int>
    @State private var count = 0

    var body: some View {
        Text("\(count) of \(total.wrappedValue)")
        Button("count") {
            count += 1
            total.wrappedValue += 1
        }
    }
}

/// Several windows of one app.
@MainActor struct WindowTests {
    private func windows(_ app: some App, _ policy: SwiftUIPolicy) throws -> (RenderedScreen, RenderedScreen) {
        let app = LaunchedApp(app, policy: policy)
        return (try #require(app.openWindow()), try #require(app.openWindow()))
    }

    /// Returns the visible screens, without the buttons.
    private func text(_ screen: RenderedScreen) -> String { PageWindow.withoutButtons(screen.text) }

    // MARK: The stand-in

    @Test(arguments: SwiftUIPolicy.all)
    func windowsHaveTheirOwnStateAndShareTheAppsState(policy: SwiftUIPolicy) throws {
        let (first, second) = try windows(CountingApp(), policy)
        first.userTaps("count")
        second.userTaps("count")
        second.userTaps("count")
        #expect([first.text, second.text] == ["1 of 3 <count>", "2 of 3 <count>"])
    }

    // MARK: The host

    @Test(.routes { PageProvider.self }, arguments: SwiftUIPolicy.all)
    func eachWindowHasItsOwnNavigation(policy: SwiftUIPolicy) throws {
        let (first, second) = try windows(WindowsApp(), policy)
        first.userTaps("push root")
        second.userTaps("present root")
        #expect([text(first), text(second)] == ["[root, root+]", "[root] sheet(above)"])
        first.userGoesBack()
        #expect([text(first), text(second)] == ["[root]", "[root] sheet(above)"])
    }

    @Test(.routes { PageProvider.self }, arguments: SwiftUIPolicy.all)
    func aURLIsOpenedInTheWindowThatReceivesIt(policy: SwiftUIPolicy) throws {
        let (first, second) = try windows(WindowsApp(), policy)
        second.systemOpens(try #require(URL(string: "pages://page/hello")))
        #expect([text(first), text(second)] == ["[root]", "[root] sheet(hello)"])
    }

    @Test(.routes { PageProvider.self })
    func theURLHandlerReceivesTheModelOfItsWindow() throws {
        var model: NavigationModel?
        var seen: [String] = []
        let screen = RenderedScreen(
            RoutedWindow { ScreenStack(root: PageScreen("root")) }.opensURLs { result, window in
                model = window
                seen.append((try? result.get() as? PageScreen)?.title ?? "?")
            })
        screen.systemOpens(try #require(URL(string: "pages://page/hello")))
        #expect(seen == ["hello"])
        #expect((model?.topScreen as? PageScreen)?.title == "hello")
    }

    @Test(.routes { PageProvider.self })
    func aWindowIsInItsScope() throws {
        struct Session: ScopeValues { let user: String }
        let session = RouteScope(Session(user: "Ada"))
        var model: NavigationModel?
        var user: String?
        let screen = RenderedScreen(
            RoutedWindow(in: session) {
                user = RouteScope<Session>.current?.values.user
                return ScreenStack(root: PageScreen("root"))
            }.opensURLs { _, window in model = window })
        screen.systemOpens(try #require(URL(string: "pages://page/hello")))
        #expect(user == "Ada")
        #expect(model?.scope?.reference === session.reference)
    }

    @Test func theContentOfAWindowIsMadeOnce() {
        var count = 0
        let screen = RenderedScreen(
            RoutedWindow {
                count += 1
                return PageScreen("root")
            })
        for _ in 1...3 { screen.settle() }
        #expect(count == 1)
    }

    @Test func aViewFindsTheModelOfItsWindow() {
        struct Finder: View {
            @Environment(\.navigationModel) private var model
            var body: some View { Text((model?.topScreen as? Screen)?.name ?? "none") }
        }
        final class Screen: SwiftUIScreen {
            let name = "found"
            var content: some View { Finder() }
        }
        #expect(RenderedScreen(RoutedWindow { Screen() }).text == "found")
        #expect(RenderedScreen(Finder()).text == "none")
    }

    @Test(.routes { PageProvider.self })
    func aCommandFindsTheModelOfTheFocusedWindow() throws {
        struct Command: View {
            @FocusedValue(\.navigationModel) private var model
            var body: some View { Button("home") { (model?.content?.content.screen as? ScreenStack)?.popToRoot() } }
        }
        let (first, second) = try windows(WindowsApp(), SwiftUIPolicy())
        for screen in [first, second] { screen.userTaps("push root") }
        let menu = RenderedScreen(Command())
        menu.userTaps("home")
        #expect([text(first), text(second)] == ["[root, root+]", "[root, root+]"])
        second.whileFocused { menu.userTaps("home") }
        #expect([text(first), text(second)] == ["[root, root+]", "[root]"])
    }

    @Test(.routes { PageProvider.self })
    func aClosedWindowReleasesItsModel() throws {
        weak var model: NavigationModel?
        var route: ViewRoute?
        do {
            let screen = RenderedScreen(
                RoutedWindow { PageScreen("root") }.opensURLs { _, window in
                    model = window
                    route = window.topScreen.flatMap { Router.route(showing: $0) }
                })
            screen.systemOpens(try #require(URL(string: "pages://page/hello")))
            #expect(route?.state == .routed)
        }
        #expect(model == nil)
        #expect(route?.state == .removed)
    }

    // MARK: One model in several windows

    private static let fault = """
        2 windows show one NavigationModel, and each of them presents its sheets. Create a model for each window: \
        RoutedWindow { … }
        """

    @Test(.routes { PageProvider.self }, arguments: SwiftUIPolicy.all)
    func aModelInTheAppIsReportedWhenASecondWindowShowsIt(policy: SwiftUIPolicy) throws {
        let app = SharingApp()
        let (first, second) = try windows(app, policy)
        first.userTaps("present root")
        #expect(app.model.sharingFault == nil)
        #expect(text(second) == "[root] sheet(above)")
        #expect(app.model.sharingFault == WindowTests.fault)
    }

    @Test(arguments: SwiftUIPolicy.all)
    func aModelInTheRootViewIsSharedIfTheWindowsShowOneView(policy: SwiftUIPolicy) throws {
        let app = RootViewApp()
        let (first, second) = try windows(app, policy)
        for screen in [first, second] { screen.settle() }
        #expect(try #require(app.models.last).sharingFault == (policy.makesContentOnce ? WindowTests.fault : nil))
    }

    @Test func aWindowShowsAnotherModelOfTheApp() {
        @MainActor final class Session {
            var model = NavigationModel(PageScreen("first"))
        }
        struct SessionView: View {
            let session: Session
            var body: some View { RoutedWindow(session.model) }
        }
        let session = Session()
        let screen = RenderedScreen(SessionView(session: session))
        #expect(text(screen) == "first")
        let first = session.model
        session.model = NavigationModel(PageScreen("second"))
        #expect(text(screen) == "second")
        // The first model can be shown elsewhere now.
        let other = RenderedScreen(RoutedWindow(first))
        other.settle()
        #expect(first.sharingFault == nil)
        #expect(session.model.sharingFault == nil)
    }

    @Test func aModelThatMovesToAnotherWindowIsNotReported() throws {
        let model = NavigationModel(PageScreen("root"))
        do { RenderedScreen(RoutedWindow(model)).settle() }
        let second = RenderedScreen(RoutedWindow(model))
        second.settle()
        #expect(model.sharingFault == nil)
    }
}
