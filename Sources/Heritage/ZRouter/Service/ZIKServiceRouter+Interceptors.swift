// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// Each call adds an interceptor to the current registry permanently. Interceptors cannot stop a route. Those of `ZIKViewRouter`
// receive the routes of views, on the main actor.
extension ZIKServiceRouter {
    /// Adds an interceptor that is called before a service is made.
    public class func interceptBeforePerform(
        withConfiguration handler: @escaping @Sendable (ZIKAnyServiceRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.add { $0.beforePerform.append(handler) }
    }

    /// Adds an interceptor that is called after a service was made. The route has been performed, unless the destination
    /// becomes ready later.
    public class func interceptAfterPerform(
        withConfiguration handler: @escaping @Sendable (ZIKAnyServiceRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.add { $0.afterPerform.append(handler) }
    }

    /// Adds an interceptor that is called after a route was performed or removed, after all handlers.
    public class func interceptAfterSuccessAction(
        _ handler: @escaping @Sendable (ZIKAnyServiceRouter, ZIKRouteAction) -> Void
    ) {
        RouterLayer.current.add { $0.afterSuccess.append(handler) }
    }

    /// Adds an interceptor that is called after a route could not be performed, after all handlers.
    public class func interceptAfterEndPerformWithError(
        _ handler: @escaping @Sendable (ZIKAnyServiceRouter, any Error) -> Void
    ) {
        RouterLayer.current.add { $0.afterError.append(handler) }
    }

    // MARK: Errors

    /// The handler for all failures of service routes in the current registry. It is called after all other handlers. The
    /// router is nil if no route was found, or if a destination was made without a route.
    public class var globalErrorHandler: (@Sendable (ZIKAnyServiceRouter?, ZIKRouteAction, any Error) -> Void)? {
        get { RouterLayer.current.serviceErrorHandler }
        set { RouterLayer.current.serviceErrorHandler = newValue }
    }

    /// Reports a failure to the global error handler.
    public class func notifyGlobalError(
        with router: ZIKAnyServiceRouter?, action: ZIKRouteAction, error: any Error
    ) {
        globalErrorHandler?(router, action, error)
    }
}
