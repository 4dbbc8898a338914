// SPDX-License-Identifier: Apache-2.0

import Foundation
import LockInterface
import ModuleRouterViews

/// Provides one lock for the whole program. The environment variable `NOTES_PASSWORD` contains its password.
@AutoRegister
struct LockRouter: ServiceRouteProvider, URLActionPerformer {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> {
        Provides(.noteLock) { $0 }
        // The URL is closed to other apps, which have no business with the lock.
        URLPattern("notes://lock")
    }

    func makeDestination() -> PasswordLock {
        PasswordLock(password: ProcessInfo.processInfo.environment["NOTES_PASSWORD"])
    }

    static func perform(_ action: String, of url: RouteURL, on destination: PasswordLock) {
        if action == "close" { destination.close() }
    }
}
