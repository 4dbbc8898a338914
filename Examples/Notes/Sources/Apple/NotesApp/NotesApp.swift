// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterMacros
import ModuleRouterSwiftUI
import NoteListInterface
import ScreenText
import SwiftUI

/// Notes on Apple's platforms, on screens of SwiftUI.
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

    /// What a window begins with: the list.
    private static func window() throws -> NavigationModel {
        RouteRegistry.current.addScreens(.swiftUI)
        return NavigationModel(
            ScreenStack(root: try Router.destination(for: RoutableView<any NoteListViewInput>())))
    }
}
#endif
