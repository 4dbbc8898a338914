// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// What a router knows of the route that it serves.
extension ZIKViewRouter {
    public var state: ZIKRouterState { route?.state ?? .unrouted }

    /// The last failure.
    public var error: (any Error)? { route?.error }

    /// How the view is shown in truth.
    public var realRouteType: ViewRouteType? { route?.presentation?.kind }

    public var canPerform: Bool { route.map { $0.reasonNotToPerform == nil } ?? false }

    public var canRemove: Bool { route?.canRemove ?? false }

    /// Removes the view.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.removeRoute(successHandler: successHandler, errorHandler: errorHandler.map { told in { told($0, $1) } })
    }

    /// Removes the view, and tells how it went.
    public func removeRoute(completion: @escaping (Bool, ZIKRouteAction, (any Error)?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }
}
