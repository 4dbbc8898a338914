// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

#if canImport(SwiftUI)
import SwiftUI
#endif

/// Functions that the model needs from the views.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor enum ScreenView {
    /// Returns the reason why an object cannot be shown; nil if it can be shown.
    static func refusal(of screen: AnyObject) -> ViewRouteRefusal? {
        #if canImport(SwiftUI)
        if screen is any SwiftUIScreen || screen is NavigationContainer { return nil }
        #if !os(watchOS)
        if ControllerView(screen) != nil { return nil }
        #endif
        return .refused("a \(type(of: screen)) has no view: it is no SwiftUIScreen")
        #else
        return nil
        #endif
    }

    /// Returns the nearest shown view controller around another one.
    static func enclosing(_ source: any ViewRouteSource) -> ShownScreen? {
        #if canImport(SwiftUI) && !os(watchOS)
        ControllerView.parents(of: source).lazy.compactMap { ShownScreen.of($0) }.first
        #else
        nil
        #endif
    }

    /// Returns whether the class identifies the screen. A view controller of a system class cannot be identified.
    static func isOfItsOwnClass(_ screen: AnyObject) -> Bool {
        #if canImport(SwiftUI) && !os(watchOS)
        !ControllerView.isPlain(screen)
        #else
        true
        #endif
    }

    /// Returns the navigation transition of a path; nil for the usual one.
    static func transition(of options: ViewRouteOptions) -> AnyObject? {
        #if canImport(SwiftUI)
        ScreenTransition.of(options)
        #else
        nil
        #endif
    }

    /// Changes the model's content.
    static func changing<Result>(animated: Bool, _ change: () -> Result) -> Result {
        #if canImport(SwiftUI)
        if !animated {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            return withTransaction(transaction, change)
        }
        #endif
        return change()
    }
}
