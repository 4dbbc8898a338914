// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

// The state of the route that the router serves, and the actions on it.
extension ZIKServiceRouter {
    /// The state of the route; `unrouted` if there is no route.
    public var state: ZIKRouterState { route?.state ?? .unrouted }

    /// The last failure.
    public var error: (any Error)? { route?.error }

    /// The destination, as long as other objects keep it alive.
    public var destination: Destination? { route?.anyDestination as? Destination }

    /// The configuration for the removal; nil if the configuration is not of this module.
    public var removeConfiguration: RemoveRouteConfig? { (configuration as? PerformRouteConfig)?.removal }

    /// Returns whether the route can be performed now.
    public func canPerform() -> Bool { route.map { $0.reasonNotToPerform == nil } ?? false }

    /// Returns whether the route can be removed now.
    public func canRemove() -> Bool { route.map { $0.reasonNotToRemove == nil } ?? false }

    /// Returns false: a service can be performed again while it is routed. The new destination has its own router.
    public func shouldRemoveBeforePerform() -> Bool { false }

    /// Performs the route again.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.performRoute(
            succeeded: successHandler.map { told in { if let destination = $0 as? Destination { told(destination) } } },
            failed: errorHandler.map { told in { told($0, $1) } })
    }

    /// Performs the route again, and reports the outcome.
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

    /// Removes the route, and reports the outcome.
    public func removeRoute(completion: @escaping (Bool, ZIKRouteAction, (any Error)?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the route. The closure's values override those that were set when the route was performed.
    public func removeRoute(configuring configure: (RemoveRouteConfig) -> Void) {
        if let removeConfiguration {
            configure(removeConfiguration)
            removeConfiguration.apply?()
        }
        removeRoute()
    }

    // MARK: For overrides of `performRoute(onDestination:configuration:)` and `removeDestination`

    /// Prepares the destination: first the performer, then the configuration, then this router. An error ends the route.
    public func prepareDestinationForPerforming() {
        do { try performance?.prepare() } catch { endPerformRouteWithError(error) }
    }

    /// Reports that the route has been performed.
    public func endPerformRouteWithSuccess() {
        let performance = performance
        self.performance = nil
        performance?.end()
    }

    /// Reports that the route could not be performed.
    public func endPerformRouteWithError(_ error: any Error) {
        let performance = performance
        self.performance = nil
        performance?.end(error)
    }

    /// Does nothing: the performer has prepared the destination before `removeDestination` is called.
    public func prepareDestinationForRemoving() {}

    /// Does nothing: the destination is removed when `removeDestination` returns.
    public func endRemoveRouteWithSuccess() {}

    /// Reports that the destination was not removed.
    public func endRemoveRouteWithError(_ error: any Error) { failure = error }
}
