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
        guard screen is any SwiftUIScreen || screen is NavigationContainer else {
            return .refused("a \(type(of: screen)) has no view: it is no SwiftUIScreen")
        }
        #endif
        return nil
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
