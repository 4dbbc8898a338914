// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import ModuleRouterMacros
import PhoneAlertInterface

/// Provides alerts as screens of SwiftUI.
struct AlertRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableViewModule<any PhoneAlertInput>()) { $0 }
    }

    static var supportedPaths: ViewRoutePaths { [.presentModally] }

    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }

    func makeDestination(with configuration: AlertConfiguration) -> AlertScreen? { AlertScreen(configuration) }
}

/// What an alert says.
@MainActor final class AlertConfiguration: PhoneAlertInput {
    var headline = ""
    var explanation = ""
    var answers: [PhoneAlertAnswer] = []
}

extension RouteRegistry {
    /// Registers alerts of SwiftUI. UIKit has others, so an app says which.
    public func registerSwiftUIAlert() {
        register { AlertRouter.self }
    }
}
#endif
