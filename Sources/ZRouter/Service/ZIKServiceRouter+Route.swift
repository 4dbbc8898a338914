// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// What a router knows of the route that it serves, and does with it.
extension ZIKServiceRouter {
    /// The state of the route; unrouted without one.
    public var state: ZIKRouterState { route?.state ?? .unrouted }

    /// The last failure.
    public var error: (any Error)? { route?.error }

    /// The destination, while somebody keeps it.
    public var destination: Destination? { route?.anyDestination as? Destination }

    /// What the route is removed with; nil where the configuration is none of this module.
    public var removeConfiguration: RemoveRouteConfig? { (configuration as? PerformRouteConfig)?.removal }

    /// Whether the route can be performed now.
    public func canPerform() -> Bool { route.map { $0.reasonNotToPerform == nil } ?? false }

    /// Whether the route can be removed now.
    public func canRemove() -> Bool { route.map { $0.reasonNotToRemove == nil } ?? false }

    /// A service can be performed again while it is routed: for another destination, which has a router of its own.
    public func shouldRemoveBeforePerform() -> Bool { false }

    /// Performs the route again.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.performRoute(
            succeeded: successHandler.map { told in { if let destination = $0 as? Destination { told(destination) } } },
            failed: errorHandler.map { told in { told($0, $1) } })
    }

    /// Performs the route again, and tells how it went.
    public func performRoute(completion: @escaping (Bool, Destination?, ZIKRouteAction, (any Error)?) -> Void) {
        performRoute(
            successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// Removes the route.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.removeRoute(
            successHandler: successHandler, errorHandler: errorHandler.map { told in { told($0, $1) } })
    }

    /// Removes the route, and tells how it went.
    public func removeRoute(completion: @escaping (Bool, ZIKRouteAction, (any Error)?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the route. What the closure sets goes over what was set when the route was performed.
    public func removeRoute(configuring configure: (RemoveRouteConfig) -> Void) {
        if let removeConfiguration {
            configure(removeConfiguration)
            removeConfiguration.apply?()
        }
        removeRoute()
    }

    // MARK: What an override of `performRoute(onDestination:configuration:)` or `removeDestination` calls

    /// Prepares the destination: the performer, then the configuration, then this router. What fails ends the route.
    public func prepareDestinationForPerforming() {
        do { try performance?.prepare() } catch { endPerformRouteWithError(error) }
    }

    /// Says that the route is performed.
    public func endPerformRouteWithSuccess() {
        let performance = performance
        self.performance = nil
        performance?.end()
    }

    /// Says that the route could not be performed.
    public func endPerformRouteWithError(_ error: any Error) {
        let performance = performance
        self.performance = nil
        performance?.end(error)
    }

    /// Lets the performer prepare the destination for its removal. It has: that comes before `removeDestination`.
    public func prepareDestinationForRemoving() {}

    /// Says that the destination is removed. So it is when `removeDestination` returns.
    public func endRemoveRouteWithSuccess() {}

    /// Says that the destination stays.
    public func endRemoveRouteWithError(_ error: any Error) { failure = error }
}
