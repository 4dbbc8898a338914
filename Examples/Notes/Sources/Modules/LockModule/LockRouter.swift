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
        // Closed: others have no business with the lock.
        URLPattern("notes://lock")
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> PasswordLock? {
        PasswordLock(password: ProcessInfo.processInfo.environment["NOTES_PASSWORD"])
    }

    static func perform(_ action: URLAction, on destination: PasswordLock) {
        if action.name == "close" { destination.close() }
    }
}
