// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import LoginFeature
import LoginInterface
import ModuleRouterViews
import ModuleRouterUIKit

/// Provides the login as a UIKit screen.
struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0.model } }

    func makeDestination(with configuration: RouteConfiguration) throws -> LoginController? {
        LoginController(try LoginModel())
    }
}
#endif
