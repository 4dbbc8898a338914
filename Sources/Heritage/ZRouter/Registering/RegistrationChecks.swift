// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
public import ModuleRouterViews

/// The automatic checks after registration. In debug builds, they run once, at the first use of a route.
package enum RegistrationChecks {
    private static let hasRun = AtomicWord<Bool>(false)

    package static func runOnce() {
        #if DEBUG
        // Tests with their own registry choose their checks themselves.
        guard RouteRegistry.current === RouteRegistry.shared else { return }
        guard !hasRun.exchange(true) else { return }
        for fault in RouteRegistry.shared.finishRegistration() { RouteRegistry.shared.log(fault) }
        #endif
    }
}

extension RouteRegistry {
    /// Ends the registration: calls `_didFinishRegistration()` of each router and checks all routes.
    ///
    /// Debug builds do this automatically when the shared registry receives its first request. They write faults to standard
    /// error.
    ///
    /// A declared key without a router is found only if `@Routable` declares it. `routes check` finds the others at build, and also
    /// calls of `init(declaredProtocol:)` outside of declarations.
    ///
    /// - Returns: The faults, as `validate()` does.
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
