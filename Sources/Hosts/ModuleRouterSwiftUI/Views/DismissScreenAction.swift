// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import SwiftUI

/// Dismisses a screen for the user, as a swipe or the back button does.
///
/// ```swift
/// struct CloseButton: View {
///     @Environment(\.dismissScreen) private var dismissScreen
///     var body: some View { Button("Close") { dismissScreen() } }
/// }
/// ```
///
/// A pushed screen is removed from its stack. The first screen of a presentation is removed together with the presentation. A screen that
/// refuses stays, and receives `userDidAttemptDismissal()`. SwiftUI's own `dismiss` does not ask the screen. Use it in the view of a
/// `NavigationLink`, which is no screen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor public struct DismissScreenAction {
    private let shown: ShownScreen?

    nonisolated init(of shown: ShownScreen?) { self.shown = shown }

    /// Dismisses the screen. Does nothing outside of a ``RoutedWindow`` and in the first content of a window.
    public func callAsFunction() { shown?.userDismisses() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
    /// Dismisses the screen that contains the view.
    public var dismissScreen: DismissScreenAction { DismissScreenAction(of: shownScreen) }
}
#endif
