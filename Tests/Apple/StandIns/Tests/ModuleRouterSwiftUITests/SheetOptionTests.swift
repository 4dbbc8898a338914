// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// The heights of sheets.
@MainActor @Suite(.routes { PageProvider.self }) struct SheetOptionTests {
    /// The options of a sheet that a route presents.
    private func options(_ change: (inout ViewRouteOptions) -> Void) -> [String] {
        let window = PageWindow()
        var path = ViewRoutePath.presentAsSheet(from: window.root)
        change(&path.options)
        Router.perform(to: RoutableView<any PageInput>(), path: path)
        return window.screen.sheetOptions
    }

    @Test func aSheetHasTheToolkitsHeightsByDefault() {
        #expect(options { _ in } == [])
    }

    @Test func aSheetRestsAtTheHeightsOfItsPath() {
        let detents = options { $0.detents = [.height(200), .fraction(0.3), .medium, .large] }
        #expect(
            detents == ["detents fraction 0.3, height 200.0, large, medium"])
    }

    @Test(arguments: [(true, "visible"), (false, "hidden")])
    func aSheetShowsOrHidesItsIndicator(shows: Bool, text: String) {
        #expect(options { $0.showsDragIndicator = shows } == ["indicator \(text)"])
    }

    @Test(
        arguments: [
            (.disabled, "disabled"), (.enabled, "enabled"),
            (.enabledUpThrough(.height(200)), "enabled up through height 200.0"),
        ] as [(ViewSheetBackgroundInteraction, String)])
    func theViewsBehindASheetCanBeUsed(interaction: ViewSheetBackgroundInteraction, text: String) {
        #expect(
            options { $0.backgroundInteraction = interaction } == ["background \(text)"])
    }
}
