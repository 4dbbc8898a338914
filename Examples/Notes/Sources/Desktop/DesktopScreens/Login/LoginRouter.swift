// SPDX-License-Identifier: Apache-2.0

#if GTK
import LoginFeature
import LoginInterface
import ModuleRouterViews

/// Provides the login as a screen of a window.
struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0.model } }

    func makeDestination(with configuration: RouteConfiguration) throws -> LoginScreen? {
        LoginScreen(try LoginModel())
    }
}
#endif
