// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ModuleRouterViews
import ModuleRouterUIKit
import PhoneAlertInterface

/// Provides UIKit alerts.
struct AlertRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.phoneAlert) { $0 } }

    static var supportedPaths: ViewRoutePaths { [.presentModally] }

    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }

    func makeDestination(with configuration: AlertConfiguration) -> AlertController? { AlertController(configuration) }
}

/// The content of an alert.
@MainActor final class AlertConfiguration: PhoneAlertInput {
    var headline = ""
    var explanation = ""
    var answers: [PhoneAlertAnswer] = []
}

extension RouteRegistry {
    /// Registers UIKit alerts. SwiftUI has its own alerts, so the app chooses.
    public func registerPhoneAlert() {
        register { AlertRouter.self }
    }
}
#endif
