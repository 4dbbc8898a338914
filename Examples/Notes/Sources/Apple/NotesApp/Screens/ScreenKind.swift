// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import ModuleRouterMacros

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUIAlertModule
import SwiftUIScreens
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PhoneAlertModule
import PhoneScreens
#endif

/// The screens that an app may have for its features. They provide the same routes, so it has one kind at a time.
enum ScreenKind: Sendable, Hashable, CaseIterable {
    #if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    case swiftUI
    #endif
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    case uiKit
    #endif
}

extension RouteRegistry {
    /// Registers the screens of one kind, and what leads to them. Registered again, they are left alone.
    @MainActor func addScreens(_ kind: ScreenKind) {
        register {
            LoginAdapter.self
            PhoneAlertAdapter.self
        }
        switch kind {
        #if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
        case .swiftUI:
            registerSwiftUIScreens()
            registerSwiftUIAlert()
        #endif
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        case .uiKit:
            registerPhoneScreens()
            registerPhoneAlert()
        #endif
        }
        addViewRouteInterceptor(.loginFirst)
        // The app shows what a URL leads to where it belongs, whatever the URL says.
        urlOptions.transitionKey = nil
        // As notes were named before version 1.
        redirectURL("notes://open/*name", to: "notes://note/*name")
    }
}
#endif
