// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import ModuleRouterSwiftUI
import NoteListInterface
import ScreenText
import SwiftUI

/// The notes app for Apple's platforms, with SwiftUI screens.
@main struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            RoutedWindow(content: NotesApp.content)
                .opensURLs(completion: LinkFailure.tell)
                .restoresScreens()
        }
    }

    /// Returns the first content of a new window: the list, or the reason why it cannot be shown.
    private static func content() -> AnyObject {
        RouteRegistry.current.addScreens(.swiftUI)
        do { return ScreenStack(root: try Router.destination(for: .noteList)) } catch { return FailureScreen(error) }
    }
}

/// Shows the reason why the app has no screens.
private final class FailureScreen: SwiftUIScreen {
    private let message: String?

    init(_ error: any Error) { message = ScreenMessage.text(of: error) }

    var content: some View { Text(message ?? "") }
}
#endif
