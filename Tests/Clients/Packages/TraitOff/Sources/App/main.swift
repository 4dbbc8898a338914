// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import LoginInterface
import LoginModule
import ModuleRouter

RouteRegistry.shared.register { loginRoutes }
print(try Router.destination(for: RoutableService<any LoginService>()).logIn(as: "Ada"))
print(RouteRegistry.shared.validate())
