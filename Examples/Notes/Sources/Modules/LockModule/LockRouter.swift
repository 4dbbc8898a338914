// SPDX-License-Identifier: Apache-2.0

import Foundation
import LockInterface
import ModuleRouterMacros

/// Provides the lock, one for the whole program. Its password is in the environment variable `NOTES_PASSWORD`.
@AutoRegister
struct LockRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any NoteLock>()) { $0 }
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> PasswordLock? {
        PasswordLock(password: ProcessInfo.processInfo.environment["NOTES_PASSWORD"])
    }
}
