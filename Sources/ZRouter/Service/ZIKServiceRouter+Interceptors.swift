// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// Each of them is added to those that were added before, in the current registry, and stays for ever. None can stop a route.
// Those of `ZIKViewRouter` are told of views, on the main actor.
extension ZIKServiceRouter {
    /// Told of each service before it is made.
    public class func interceptBeforePerform(
        withConfiguration handler: @escaping @Sendable (ZIKAnyServiceRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.add { $0.beforePerform.append(handler) }
    }

    /// Told of each service once it is made, and performed unless it is ready only later.
    public class func interceptAfterPerform(
        withConfiguration handler: @escaping @Sendable (ZIKAnyServiceRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.add { $0.afterPerform.append(handler) }
    }

    /// Told when a route was performed or removed, after all handlers.
    public class func interceptAfterSuccessAction(
        _ handler: @escaping @Sendable (ZIKAnyServiceRouter, ZIKRouteAction) -> Void
    ) {
        RouterLayer.current.add { $0.afterSuccess.append(handler) }
    }

    /// Told when a route could not be performed, after all handlers.
    public class func interceptAfterEndPerformWithError(
        _ handler: @escaping @Sendable (ZIKAnyServiceRouter, any Error) -> Void
    ) {
        RouterLayer.current.add { $0.afterError.append(handler) }
    }

    // MARK: Errors

    /// Told of each failure of a service's route in the current registry, after all other handlers. The router is nil if no route
    /// was found, or if a destination was made without one.
    public class var globalErrorHandler: (@Sendable (ZIKAnyServiceRouter?, ZIKRouteAction, any Error) -> Void)? {
        get { RouterLayer.current.serviceErrorHandler }
        set { RouterLayer.current.serviceErrorHandler = newValue }
    }

    /// Tells it of a failure.
    public class func notifyGlobalError(
        with router: ZIKAnyServiceRouter?, action: ZIKRouteAction, error: any Error
    ) {
        globalErrorHandler?(router, action, error)
    }
}
