// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import ModuleRouterViews
import PhoneAlertInterface

/// Provides alerts as SwiftUI screens.
struct AlertRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.phoneAlert) { $0 } }

    static var supportedPaths: ViewRoutePaths { [.presentModally] }

    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }

    func makeDestination(with configuration: AlertConfiguration) -> AlertScreen? { AlertScreen(configuration) }
}

/// The content of an alert.
@MainActor final class AlertConfiguration: PhoneAlertInput {
    var headline = ""
    var explanation = ""
    var answers: [PhoneAlertAnswer] = []
}

extension RouteRegistry {
    /// Registers SwiftUI alerts. UIKit has its own alerts, so the app chooses.
    public func registerSwiftUIAlert() {
        register { AlertRouter.self }
    }
}
#endif
