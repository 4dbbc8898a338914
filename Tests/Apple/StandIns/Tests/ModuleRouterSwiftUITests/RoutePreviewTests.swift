// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import Testing

@testable import SwiftUIHarness

@MainActor struct RoutePreviewTests {
    @Test func aPreviewHasRoutesOfItsOwn() {
        let screen = RenderedScreen(
            RoutePreview {
                MockProvider.self
            } content: {
                PageScreen("root")
            })
        screen.userTaps("push root")
        #expect(screen.text.hasSuffix("mock root+]"))
    }

    @Test func thePreviewsRoutesMakeItsScreen() {
        let screen = RenderedScreen(
            RoutePreview {
                MockProvider.self
            } content: {
                (try? Router.destination(for: RoutableView<any PageInput>())) ?? PageScreen()
            })
        #expect(screen.text == "[mock ]")
    }

    @Test func aPreviewKeepsItsContent() {
        let screen = RenderedScreen(
            RoutePreview {
                MockProvider.self
            } content: {
                PageScreen("root")
            })
        screen.userTaps("push root")
        screen.userGoesBack()
        screen.userTaps("count 0")
        #expect(screen.text.contains("<count 1>"))
    }
}
