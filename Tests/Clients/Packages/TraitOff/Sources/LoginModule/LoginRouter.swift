// SPDX-License-Identifier: Apache-2.0

import LoginInterface
public import ModuleRouter

struct PoliteLogin: LoginService {
    func logIn(as name: String) -> String { "Welcome, \(name)" }
}

struct LoginRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any LoginService>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> PoliteLogin? { PoliteLogin() }
}

/// The providers of the module.
public let loginRoutes: [any RouteRegistrable.Type] = [LoginRouter.self]
