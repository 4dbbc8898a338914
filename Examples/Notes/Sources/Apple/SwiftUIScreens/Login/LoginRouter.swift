// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import LoginFeature
import LoginInterface
import ModuleRouterViews

/// Provides the login as a SwiftUI screen.
struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0.model } }

    func makeDestination(with configuration: RouteConfiguration) throws -> LoginScreen? {
        LoginScreen(try LoginModel())
    }
}
#endif
