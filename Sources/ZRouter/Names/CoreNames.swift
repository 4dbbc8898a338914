// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

public typealias ZIKRouterState = RouterState
public typealias ZIKRouteAction = RouteAction

public typealias RouteConfig = ZIKRouteConfiguration
public typealias PerformRouteConfig = ZIKPerformRouteConfiguration
public typealias RemoveRouteConfig = ZIKRemoveRouteConfiguration

/// What may be set for any route. The parameter is not asked for: the configuration itself is a member of those that inherit this.
public typealias RouteStrictConfig<Config> = RouteStrictConfiguration
/// What may be set for any route. The parameter, the destination, has no effect.
public typealias ZIKRouteStrictConfiguration<Destination> = RouteStrictConfiguration

/// Receives the outcome of a performance: whether it succeeded, the destination, the action and the error.
public typealias ZIKPerformRouteCompletion = (Bool, Any?, ZIKRouteAction, (any Error)?) -> Void
/// Receives the outcome of a removal: whether it succeeded, the action and the error.
public typealias ZIKRemoveRouteCompletion = (Bool, ZIKRouteAction, (any Error)?) -> Void

extension RouteAction {
    /// Routes that cannot begin fail while they are performed.
    public static var `init`: RouteAction { .performRoute }

    public static var prepareOnDestination: RouteAction { .prepareDestination }
}
