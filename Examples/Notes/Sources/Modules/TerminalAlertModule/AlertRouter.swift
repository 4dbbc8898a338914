// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import TerminalAlertInterface

/// Provides questions in a terminal.
@AutoRegister
struct AlertRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.terminalAlert) { $0 } }

    static var supportedPaths: ViewRoutePaths { [.presentModally] }

    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }

    func makeDestination(with configuration: AlertConfiguration) -> AlertScreen? { AlertScreen(configuration) }
}
