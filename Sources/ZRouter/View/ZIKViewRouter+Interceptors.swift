// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// Each of them is added to those that were added before, in the current registry, and stays for ever. None can stop a route.
// Those of `ZIKServiceRouter` are told of services.
extension ZIKViewRouter {
    /// Told of each view before it is made.
    public class func interceptBeforePerform(
        withConfiguration handler: @escaping @MainActor (ZIKAnyViewRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.viewInterceptors.beforePerform.append(handler)
    }

    /// Told of each view once it is made and prepared.
    public class func interceptAfterPerform(
        withConfiguration handler: @escaping @MainActor (ZIKAnyViewRouter, PerformRouteConfig) -> Void
    ) {
        RouterLayer.current.viewInterceptors.afterPerform.append(handler)
    }

    /// Told when a router has shown or removed a view, after all handlers.
    public class func interceptAfterSuccessAction(
        _ handler: @escaping @MainActor (ZIKAnyViewRouter, ZIKRouteAction) -> Void
    ) {
        RouterLayer.current.viewInterceptors.afterSuccess.append(handler)
    }

    /// Told when a view could not be shown, after all handlers.
    public class func interceptAfterEndPerformWithError(
        _ handler: @escaping @MainActor (ZIKAnyViewRouter, any Error) -> Void
    ) {
        RouterLayer.current.viewInterceptors.afterError.append(handler)
    }

    // MARK: Errors

    /// Told of each failure of a view's route in the current registry, after all other handlers. The router is nil if no route
    /// was found.
    public class var globalErrorHandler: (@MainActor (ZIKAnyViewRouter?, ZIKRouteAction, any Error) -> Void)? {
        get { RouterLayer.current.viewErrorHandler }
        set { RouterLayer.current.viewErrorHandler = newValue }
    }

    /// Tells it of a failure.
    public class func notifyGlobalError(
        with router: ZIKAnyViewRouter?, action: ZIKRouteAction, error: any Error
    ) {
        globalErrorHandler?(router, action, error)
    }
}
