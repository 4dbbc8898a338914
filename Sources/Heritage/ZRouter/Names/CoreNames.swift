// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The states of a router.
public typealias RouterState = ViewRouteState
public typealias ZIKRouterState = ViewRouteState
public typealias ZIKRouteAction = RouteAction

public typealias RouteConfig = ZIKRouteConfiguration
public typealias PerformRouteConfig = ZIKPerformRouteConfiguration
public typealias RemoveRouteConfig = ZIKRemoveRouteConfiguration

/// The handlers of any route. The type parameter is ignored: subclasses have the configuration as a member.
public typealias RouteStrictConfig<Config> = RouteStrictConfiguration
/// The handlers of any route. The type parameter, the destination, is ignored.
public typealias ZIKRouteStrictConfiguration<Destination> = RouteStrictConfiguration

/// Receives the outcome of a performance: whether it succeeded, the destination, the action and the error.
public typealias ZIKPerformRouteCompletion = (Bool, Any?, ZIKRouteAction, (any Error)?) -> Void
/// Receives the outcome of a removal: whether it succeeded, the action and the error.
public typealias ZIKRemoveRouteCompletion = (Bool, ZIKRouteAction, (any Error)?) -> Void

extension RouteAction {
    /// The library has no separate action for this: a route that cannot begin fails with `performRoute`.
    public static var `init`: RouteAction { .performRoute }

    public static var prepareOnDestination: RouteAction { .prepareDestination }
}
