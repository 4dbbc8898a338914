// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

private struct RestoringApp: App {
    var body: some Scene {
        WindowGroup { RoutedWindow { ScreenStack(root: PageScreen("root")) }.opensURLs().restoresScreens() }
    }
}

/// Scenes that the system closes with the app and opens again.
@MainActor @Suite(.routes { PageProvider.self }) struct SceneRestorationTests {
    /// A window of the app after a launch.
    private func window(restoring store: SceneStore = SceneStore()) async throws -> RenderedScreen {
        let screen = try #require(LaunchedApp(RestoringApp()).openWindow(restoring: store))
        await settle(screen)
        return screen
    }

    private func settle(_ screen: RenderedScreen) async {
        for _ in 0..<50 {
            screen.settle()
            await Task.yield()
        }
    }

    private func open(_ title: String, in screen: RenderedScreen) async throws {
        screen.systemOpens(try #require(URL(string: "pages://page/\(title)")))
        await settle(screen)
    }

    private func text(_ screen: RenderedScreen) -> String { PageWindow.withoutButtons(screen.text) }

    // MARK: The stand-in

    @Test func eachSceneHasItsOwnStorage() {
        struct Stored: View {
            @SceneStorage("text") private var text: Data?
            @SceneStorage("text") private var same: Data?
            var body: some View { Button(text == same ? "\(text?.count ?? 0)" : "different") { text = Data([1, 2]) } }
        }
        let (first, second) = (RenderedScreen(Stored()), RenderedScreen(Stored()))
        first.userTaps("0")
        #expect([first.text, second.text] == ["<2>", "<0>"])
        #expect(RenderedScreen(Stored(), store: first.store).text == "<2>")
    }

    @Test func aChangeIsReportedOnce() {
        struct Followed: View {
            @State private var count = 0
            let seen: (Int, Int) -> Void
            var body: some View { Button("count") { count += 1 }.onChange(of: count) { seen($0, $1) } }
        }
        var seen: [[Int]] = []
        let screen = RenderedScreen(Followed { seen.append([$0, $1]) })
        for _ in 1...2 {
            screen.userTaps("count")
            for _ in 1...2 { screen.settle() }
        }
        #expect(seen == [[0, 1], [1, 2]])
    }

    // MARK: The host

    @Test func eachWindowShowsItsScreensAgain() async throws {
        let first = try await window()
        let second = try await window()
        try await open("a", in: first)
        try await open("b", in: second)
        let restored = [try await window(restoring: first.store), try await window(restoring: second.store)]
        #expect(restored.map(text) == ["[root] sheet(a)", "[root] sheet(b)"])
        #expect(text(try await window()) == "[root]")
    }

    @Test func screensThatTheUserRemovedAreNotRestored() async throws {
        let screen = try await window()
        try await open("a", in: screen)
        screen.userDismisses()
        await settle(screen)
        #expect(text(try await window(restoring: screen.store)) == "[root]")
    }

    @Test func aStateIsRestoredOnceForAWindow() async throws {
        let first = try await window()
        try await open("a", in: first)
        let second = try await window(restoring: first.store)
        second.userDismisses()
        // The view appears again.
        second.appeared = []
        await settle(second)
        #expect(text(second) == "[root]")
    }

    @Test func aURLIsOpenedAfterTheScreensAreRestored() async throws {
        let first = try await window()
        try await open("a", in: first)
        let second = try #require(LaunchedApp(RestoringApp()).openWindow(restoring: first.store))
        second.systemOpens(try #require(URL(string: "pages://page/b")))
        await settle(second)
        #expect(text(second) == "[root] sheet(a sheet(b))")
    }

    @Test func theStoredStateStaysWhileItIsRestored() async throws {
        let first = try await window()
        try await open("a", in: first)
        try await open("b", in: first)
        let stored = first.store.values["ModuleRouter.NavigationState"] as? Data
        // The user has to log in before the second screen, for example.
        RouteRegistry.current.addViewRouteInterceptor("wait") { request in
            while request.url?["title"] == "b" { try await Task.sleep(for: .seconds(3600)) }
            return .proceed
        }
        let second = try await window(restoring: first.store)
        #expect(text(second) == "[root] sheet(a)")
        #expect(second.store.values["ModuleRouter.NavigationState"] as? Data == stored)
    }

    @Test func aStateThatCannotBeReadIsIgnored() async throws {
        let store = SceneStore()
        store.values["ModuleRouter.NavigationState"] = Data("{".utf8)
        let screen = try await window(restoring: store)
        try await open("a", in: screen)
        #expect(text(try await window(restoring: store)) == "[root] sheet(a)")
    }

    @Test func aPreviewsRoutesRestoreItsScreens() async throws {
        let first = try await window()
        try await open("a", in: first)
        let registry = RouteRegistry(parent: .current)
        var seen: [String] = []
        registry.addViewRouteObserver { event in
            if event.phase == .didPerform { seen.append((event.destination as? PageScreen)?.title ?? "?") }
        }
        let screen = RenderedScreen(
            RoutedWindow { ScreenStack(root: PageScreen("root")) }.restoresScreens()
                .environment(\.routeRegistry, registry), store: first.store)
        await settle(screen)
        #expect(text(screen) == "[root] sheet(a)")
        #expect(seen == ["a"])
    }
}
