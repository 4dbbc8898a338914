// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import UIKitHarness

@testable import ModuleRouterSwiftUIOnUIKit
@testable import ModuleRouterUIKit

/// A SwiftUI screen that UIKit presents, with a stack of SwiftUI that shows screens of both toolkits.
@MainActor @Suite(.serialized, .routes {}) struct SwiftUIStackTests {
    private nonisolated static let mixtures = Mixture.all.filter { $0.list == .swiftUI }

    /// Presents the list above the app's first screen.
    private func present(in app: MixedApp) async throws -> (ViewRoute, any ListInput, NavigationModel) {
        let route = try #require(
            Router.perform(
                to: RoutableView<any ListInput>(), path: .presentModally(from: app.navigation.topViewController)))
        await app.settle()
        #expect(route.state == .routed)
        let hosting = try #require(app.window.levels.last as? ScreenHostingController)
        return (route, try #require(route.destination as? any ListInput), hosting.model)
    }

    @Test(arguments: mixtures) func resultsGoThroughScreensOfBothToolkits(mixture: Mixture) async throws {
        try await MixedApp.run(mixture) { app in
            let (_, list, model) = try await present(in: app)
            let opening = await app.start { try await list.openFirst() }
            let note = try #require(model.topScreen as? any NoteInput)
            let editing = await app.start { try await note.edit() }
            let editor = try #require(model.topScreen as? any EditorInput)
            editor.saved.finish("bread")
            await app.settle()
            #expect(editing.state == .succeeded)
            note.closed.finish(note.text)
            await app.settle()
            #expect(opening.state == .succeeded)
            #expect(list.texts == ["bread"])
            #expect(model.topScreen === list)
        }
    }

    @Test(arguments: mixtures) func aSwipeDownOfTheStackFailsAllWaiters(mixture: Mixture) async throws {
        try await MixedApp.run(mixture) { app in
            let (route, list, model) = try await present(in: app)
            let opening = await app.start { try await list.openFirst() }
            #expect(model.topScreen is any NoteInput)
            #expect(app.simulator.userBeginsSwipeDown(try #require(app.window.levels.last)))
            app.simulator.userReleases(cancelled: false)
            await app.settle()
            #expect(route.state == .removed)
            #expect(opening.state == .failed)
        }
    }
}
