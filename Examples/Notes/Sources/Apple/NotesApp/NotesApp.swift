// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterMacros
import ModuleRouterSwiftUI
import NoteListInterface
import PhoneAlertInterface
import ScreenText
import SwiftUI

/// Notes on Apple's platforms, on screens of SwiftUI.
@main struct NotesApp: App {
    @State private var window = Result { try NotesApp.window() }

    var body: some Scene {
        WindowGroup {
            switch window {
            case .success(let model): RoutedWindow(model).opensURLs(from: model) { Self.tell($0, in: model) }
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

    /// Says why a URL could not be opened.
    private static func tell(_ result: Result<Any, RouteError>, in model: NavigationModel) {
        guard case .failure(let error) = result, let reason = ScreenMessage.text(of: error) else { return }
        Router.perform(to: RoutableViewModule<any PhoneAlertInput>(), path: .presentModally(from: model)) { alert in
            alert.headline = "The link cannot be opened"
            alert.explanation = reason
            alert.answers = [PhoneAlertAnswer("OK", .dismissing)]
        }
    }
}
#endif
