// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import ModuleRouterSwiftUI
import NoteListInterface
import ScreenText
import SwiftUI

/// The notes app for Apple's platforms, with SwiftUI screens.
@main struct NotesApp: App {
    @State private var window = Result { try NotesApp.window() }

    var body: some Scene {
        WindowGroup {
            switch window {
            case .success(let model): RoutedWindow(model).opensURLs(from: model) { LinkFailure.tell($0, from: model) }
            case .failure(let error): Text(ScreenMessage.text(of: error) ?? "")
            }
        }
    }

    /// Returns the navigation of a new window, with the list as its root.
    private static func window() throws -> NavigationModel {
        RouteRegistry.current.addScreens(.swiftUI)
        return NavigationModel(ScreenStack(root: try Router.destination(for: .noteList)))
    }
}
#endif
