// SPDX-License-Identifier: Apache-2.0

#if GTK
import DesktopAlertInterface
import ModuleRouterViews

/// Provides alerts in windows.
@AutoRegister
struct AlertRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.desktopAlert) { $0 } }

    static var supportedPaths: ViewRoutePaths { [.presentModally] }

    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }

    func makeDestination(with configuration: AlertConfiguration) -> AlertScreen? { AlertScreen(configuration) }
}

/// The content of an alert.
@MainActor final class AlertConfiguration: DesktopAlertInput {
    var summary = ""
    var details = ""
    var buttons: [DesktopAlertButton] = []
}
#endif
