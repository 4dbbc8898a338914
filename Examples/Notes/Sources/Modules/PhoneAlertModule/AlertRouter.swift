// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ModuleRouterMacros
import ModuleRouterUIKit
import PhoneAlertInterface

/// Provides alerts of UIKit.
struct AlertRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableViewModule<any PhoneAlertInput>()) { $0 }
    }

    static var supportedPaths: ViewRoutePaths { [.presentModally] }

    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }

    func makeDestination(with configuration: AlertConfiguration) -> AlertController? { AlertController(configuration) }
}

/// What an alert says.
@MainActor final class AlertConfiguration: PhoneAlertInput {
    var headline = ""
    var explanation = ""
    var answers: [PhoneAlertAnswer] = []
}

extension RouteRegistry {
    /// Registers alerts of UIKit. SwiftUI has others, so an app says which.
    public func registerPhoneAlert() {
        register { AlertRouter.self }
    }
}
#endif
