// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
import Synchronization

/// The checks that run by themselves, once, when everything is registered: in debug builds, at the first use of a route.
enum RegistrationChecks {
    private static let hasRun = Atomic<Bool>(false)

    static func runOnce() {
        #if DEBUG
        // A test's own registry says what it wants to have checked.
        guard RouteRegistry.current === RouteRegistry.shared else { return }
        guard !hasRun.exchange(true, ordering: .relaxed) else { return }
        for fault in RouteRegistry.shared.finishRegistration() { RouteRegistry.shared.log(fault) }
        #endif
    }
}

extension RouteRegistry {
    /// Ends the registration: calls `_didFinishRegistration()` of every router, and checks all routes.
    ///
    /// In debug builds this is done by itself when the first route of the shared registry is asked for; what is wrong is written
    /// to standard error.
    ///
    /// - Returns: As `validate()`.
    @discardableResult
    public func finishRegistration() -> [RouteFault] {
        run {
            Router.enumerateAllServiceRouters { $0._didFinishRegistration() }
            Router.enumerateAllViewRouters { $0._didFinishRegistration() }
            RouterLayer.current.isFinished = true
        }
        return validate()
    }
}
