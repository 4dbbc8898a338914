// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// Events that the system passes to a scene or to the app.
@MainActor @Suite(.serialized, .routes { PageProvider.self }) struct FrontWindowTests {
    private func window() -> RenderedScreen {
        RenderedScreen(RoutedWindow { ScreenStack(root: PageScreen("root")) }.opensURLs(activities: ["page", "other"]))
    }

    private func text(_ screen: RenderedScreen) -> String { PageWindow.withoutButtons(screen.text) }

    @Test(arguments: ["page", "other"])
    func aWindowContinuesActivitiesOfItsTypes(type: String) throws {
        let screen = window()
        let activity = NSUserActivity(activityType: type)
        activity.userInfo = [RouteURL.userInfoKey: "pages://page/a"]
        screen.systemContinues(activity)
        #expect(text(screen) == "[root] sheet(a)")
    }

    @Test func anActivityIsOpenedByItsWebPage() throws {
        let screen = window()
        let activity = NSUserActivity(activityType: "page")
        activity.webpageURL = URL(string: "pages://page/a")
        screen.systemContinues(activity)
        #expect(text(screen) == "[root] sheet(a)")
    }

    @Test func activitiesOfOtherTypesAndWithoutURLsOpenNothing() {
        let screen = window()
        let unknown = NSUserActivity(activityType: "unknown")
        unknown.userInfo = [RouteURL.userInfoKey: "pages://page/a"]
        for activity in [unknown, NSUserActivity(activityType: "page")] { screen.systemContinues(activity) }
        #expect(text(screen) == "[root]")
    }

    @Test func theWindowThatBecameActiveLastOpensAURL() {
        let (first, second) = (window(), window())
        first.becomes(.active)
        second.becomes(.active)
        first.becomes(.inactive)
        NavigationModel.openInFrontWindow(url: "pages://page/a")
        first.becomes(.active)
        NavigationModel.openInFrontWindow(url: "pages://page/b")
        // The window goes to the background, and no other window becomes active.
        first.becomes(.background)
        NavigationModel.openInFrontWindow(url: "pages://page/c")
        #expect([text(first), text(second)] == ["[root] sheet(b sheet(c))", "[root] sheet(a)"])
    }

    @Test func anActionWaitsForTheNextWindow() throws {
        let models = FrontModels()
        var front: NavigationModel?
        models.run { front = $0 }
        models.windowHasAppeared()
        #expect(front == nil)
        let model = NavigationModel(PageScreen("root"))
        models.add(model)
        models.windowHasAppeared()
        #expect(front === model)
    }

    @Test func aClosedModelIsNoLongerInFront() {
        let models = FrontModels()
        let (first, second) = (NavigationModel(PageScreen("a")), NavigationModel(PageScreen("b")))
        for model in [first, second] { models.activate(model) }
        #expect(models.front === second)
        second.close()
        #expect(models.front === first)
    }

    @Test func aURLWaitsForTheRestoredScreensOfTheFrontWindow() async {
        let store = SceneStore()
        let view = RoutedWindow { ScreenStack(root: PageScreen("root")) }.restoresScreens()
        do {
            let screen = RenderedScreen(view, store: store)
            screen.becomes(.active)
            NavigationModel.openInFrontWindow(url: "pages://page/a")
            screen.settle()
        }
        let screen = RenderedScreen(view, store: store)
        screen.becomes(.active)
        NavigationModel.openInFrontWindow(url: "pages://page/b")
        for _ in 0..<50 { await Task.yield() }
        #expect(text(screen) == "[root] sheet(a sheet(b))")
    }
}
