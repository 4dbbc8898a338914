// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import ModuleRouterViews
import NotesAdapters

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUIAlertModule
import SwiftUIScreens
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PhoneAlertModule
import PhoneScreens
#endif

/// The kinds of screens that an app may use for its features. They provide the same routes, so an app uses one kind at a time.
enum ScreenKind: Sendable, Hashable, CaseIterable {
    #if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    case swiftUI
    #endif
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    case uiKit
    #endif
}

extension RouteRegistry {
    /// Registers the screens of one kind, and the adapters and URLs that lead to them. A second call has no effect.
    @MainActor func addScreens(_ kind: ScreenKind) {
        register { PhoneAlertAdapter.self }
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
        addViewRouteInterceptor("login first", ViewRouteRequest.loginFirst)
        // A URL must not choose the presentation. The app shows each destination in its usual place.
        urlOptions.transitionKey = nil
        // The URLs of notes before version 1.
        redirectURL("notes://open/*name", to: "notes://note/*name")
    }
}
#endif
