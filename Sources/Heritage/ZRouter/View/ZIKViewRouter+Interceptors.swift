// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// Each call adds an interceptor to the current registry permanently. Interceptors cannot stop a route. Those of
// `ZIKServiceRouter` receive the routes of services.
extension ZIKViewRouter {
    /// Adds an interceptor that is called before a view is made.
    public class func interceptBeforePerform(
        withConfiguration handler: @escaping @MainActor (ZIKAnyViewRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.viewInterceptors.beforePerform.append(handler)
    }

    /// Adds an interceptor that is called after a view was made and prepared.
    public class func interceptAfterPerform(
        withConfiguration handler: @escaping @MainActor (ZIKAnyViewRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.viewInterceptors.afterPerform.append(handler)
    }

    /// Adds an interceptor that is called after a router has shown or removed a view, after all handlers.
    public class func interceptAfterSuccessAction(
        _ handler: @escaping @MainActor (ZIKAnyViewRouter, ZIKRouteAction) -> Void
    ) {
        RouterLayer.current.viewInterceptors.afterSuccess.append(handler)
    }

    /// Adds an interceptor that is called after a view could not be shown, after all handlers.
    public class func interceptAfterEndPerformWithError(
        _ handler: @escaping @MainActor (ZIKAnyViewRouter, any Error) -> Void
    ) {
        RouterLayer.current.viewInterceptors.afterError.append(handler)
    }

    // MARK: Errors

    /// The handler for all failures of view routes in the current registry. It is called after all other handlers. The router
    /// is nil if no route was found.
    public class var globalErrorHandler: (@MainActor (ZIKAnyViewRouter?, ZIKRouteAction, any Error) -> Void)? {
        get { RouterLayer.current.viewErrorHandler }
        set { RouterLayer.current.viewErrorHandler = newValue }
    }

    /// Reports a failure to the global error handler.
    public class func notifyGlobalError(
        with router: ZIKAnyViewRouter?, action: ZIKRouteAction, error: any Error
    ) {
        globalErrorHandler?(router, action, error)
    }
}
