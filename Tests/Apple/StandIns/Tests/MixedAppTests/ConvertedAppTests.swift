// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import UIKitHarness

@testable import ModuleRouterSwiftUIOnUIKit
@testable import ModuleRouterUIKit

/// A storyboard app that is converted to SwiftUI, one screen at a time. No step changes other screens.
@MainActor @Suite(.serialized, .routes {}) struct ConvertedAppTests {
    @Test(arguments: Mixture.all) func resultsGoThroughAllScreens(mixture: Mixture) async throws {
        try await MixedApp.run(mixture) { app in
            let list = try await app.list()
            let opening = await app.start { try await list.openFirst() }
            let note = try #require(app.top as? any NoteInput)
            #expect(note.text == "milk")
            let editing = await app.start { try await note.edit() }
            let editor = try #require(app.top as? any EditorInput)
            #expect(editor.text == "milk")
            editor.saved.finish("milk and bread")
            await app.settle()
            #expect(editing.state == .succeeded)
            #expect(app.top === note)
            note.closed.finish(note.text)
            await app.settle()
            #expect(opening.state == .succeeded)
            #expect(app.top === list)
            #expect(list.texts == ["milk and bread"])
        }
    }

    @Test(arguments: Mixture.all, UISimulator.Policy.all)
    func aSwipeBackFailsTheWaitForANote(mixture: Mixture, policy: UISimulator.Policy) async throws {
        guard mixture.editor == .storyboard else { return }
        try await MixedApp.run(mixture, policy) { app in
            let list = try await app.list()
            let opening = await app.start { try await list.openFirst() }
            #expect(app.simulator.userBeginsSwipeBack(in: app.navigation))
            app.simulator.userReleases(cancelled: false)
            await app.settle()
            #expect(opening.state == .failed)
            #expect(app.top === list)
        }
    }

    @Test(arguments: Mixture.all) func aSwipeDownFailsTheWaitForAnEditor(mixture: Mixture) async throws {
        try await MixedApp.run(mixture) { app in
            let list = try await app.list()
            let opening = await app.start { try await list.openFirst() }
            let note = try #require(app.top as? any NoteInput)
            let editing = await app.start { try await note.edit() }
            let sheet = try #require(app.window.levels.last)
            #expect(app.simulator.userBeginsSwipeDown(sheet))
            app.simulator.userReleases(cancelled: false)
            await app.settle()
            #expect(editing.state == .failed)
            #expect(opening.state == .waiting)
            #expect(app.top === note)
        }
    }
}
