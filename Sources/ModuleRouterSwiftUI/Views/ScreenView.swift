// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

#if canImport(SwiftUI)
import SwiftUI
#endif

/// What the model has to know of views.
@MainActor enum ScreenView {
    /// Why an object cannot be shown; nil if it can.
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

    /// The shown view controller that another one is inside of.
    static func enclosing(_ source: any ViewRouteSource) -> ShownScreen? {
        #if canImport(SwiftUI) && !os(watchOS)
        ControllerView.parents(of: source).lazy.compactMap { ShownScreen.of($0) }.first
        #else
        nil
        #endif
    }

    /// Whether it can be told from others by its class: view controllers of no class of their own cannot.
    static func isOfItsOwnClass(_ screen: AnyObject) -> Bool {
        #if canImport(SwiftUI) && !os(watchOS)
        !ControllerView.isPlain(screen)
        #else
        true
        #endif
    }

    /// Changes what is shown.
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
