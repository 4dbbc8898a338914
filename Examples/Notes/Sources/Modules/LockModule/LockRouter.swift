// SPDX-License-Identifier: Apache-2.0

import Foundation
import LockInterface
import ModuleRouterViews

/// Provides one lock for the whole program. The environment variables `NOTES_PASSWORD` and `NOTES_USERS` contain its passwords.
@AutoRegister
struct LockRouter: ServiceRouteProvider, URLActionPerformer {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> {
        Provides(.noteLock) { $0 }
        // The URL is closed to other apps, which have no business with the lock.
        URLPattern("notes://lock")
    }

    func makeDestination() -> PasswordLock {
        let environment = ProcessInfo.processInfo.environment
        return PasswordLock(password: environment["NOTES_PASSWORD"], users: environment["NOTES_USERS"])
    }

    static func perform(_ action: String, of url: RouteURL, on destination: PasswordLock) {
        if action == "close" { Task { await destination.logOut() } }
    }
}
