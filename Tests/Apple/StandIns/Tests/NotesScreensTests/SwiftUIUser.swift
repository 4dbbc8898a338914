// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import NotesApp
@testable import SwiftUIHarness

/// A user of the whole app, on screens of SwiftUI.
final class SwiftUIUser: NotesUser {
    private let screen: RenderedScreen

    /// Opens a window.
    ///
    /// - Parameter store: The values that the system stored for the scene in an earlier launch; empty for a new scene.
    init(restoring store: SceneStore = SceneStore()) throws {
        screen = try #require(LaunchedApp(NotesApp()).openWindow(restoring: store))
        screen.settle()
    }

    /// The values that the system stores for the scene.
    var store: SceneStore { screen.store }

    var violations: [String] { screen.violations }

    var seen: [String] {
        if let dialog = screen.dialog {
            return [dialog.title, dialog.messageText].compactMap { $0 } + dialog.buttons.map { "<\($0)>" }
        }
        let touchable = screen.touchable
        let titles = touchable.compactMap { if case .title(let title) = $0 { "«\(title)»" } else { nil } }
        return titles
            + touchable.compactMap { node in
                switch node {
                case .text(let text): text
                case .button(let title, _): "<\(title)>"
                case .part(let part): part.text
                default: nil
                }
            }
    }

    func tap(_ title: String) {
        if screen.dialog != nil { screen.userChooses(title) } else { screen.userTaps(title) }
    }

    func type(_ text: String, into field: String) { screen.userTypes(text, into: field) }

    func submit(_ field: String) { screen.userSubmits(field) }

    func goBack() { screen.userGoesBack() }

    func swipeDown() { screen.userDismisses() }

    func settle() { screen.settle() }

    func open(_ url: String) throws { screen.systemOpens(try #require(URL(string: url))) }
}
