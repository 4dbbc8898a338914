// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Makes, prepares, shows and removes one view.
///
/// Callers need not keep the router, since the route is kept as long as the view is shown. A router does not keep its
/// destination alive. A proxy that an adapter has put around the view lives as long as the view is shown.
///
/// Handlers run on the main actor, in this order. After a success: the state, hooks and observers (`didPerform`),
/// `successHandler`, `completionHandler`, then the performer's handler, which is released before it is called. After a failure:
/// the state is restored; hooks, if they were notified that the view will be shown; `errorHandler`, `completionHandler`, the
/// performer's handler, then the registry's. Any of them may use a router.
@MainActor public final class ViewRouter<Destination, Module> {
    /// The untyped route.
    public let route: ViewRoute
    private let client: ViewRouterClient<Destination>
    private let request: () -> ViewRequest<Destination, Module>?

    init(
        route: ViewRoute, _ client: ViewRouterClient<Destination>,
        request: @escaping () -> ViewRequest<Destination, Module>?
    ) {
        self.route = route
        self.client = client
        self.request = request
    }

    /// The requested key.
    public var key: RouteKey { route.key }

    /// The state of the route.
    public var state: RouterState { route.state }

    /// The last failure.
    public var error: RouteError? { route.error }

    /// The destination, as long as it exists. Nil before it is made and after it is removed.
    public var destination: Destination? { client.destination(of: route) }

    /// The handlers and options of the route.
    public var configuration: ViewRouteStrictConfiguration<Destination> { client.configuration }

    /// The handlers and options of the removal.
    public var removeConfiguration: ViewRemoveStrictConfiguration<Destination> { client.removeConfiguration }

    /// The configuration of the module; nil if the route has no provider.
    public var module: Module? { request()?.module }

    /// Whether the route has refused an existing destination that its provider does not make.
    package var refusesDestination: Bool {
        // The router of a custom transition may have refused the configuration.
        state == .unrouted && route.kind != .custom && error?.code == .invalidConfiguration
    }

    // MARK: Performing

    /// Whether the route can be performed now, and not only after a removal that is in progress.
    public var canPerform: Bool { !route.isMoving && reasonNotToPerform == nil }

    /// The reason why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? { route.reasonNotToPerform }

    /// Performs the route. After a removal it makes another destination.
    ///
    /// - Parameters:
    ///   - successHandler: Called for this performance only, after the handlers of the configuration.
    ///   - errorHandler: Called for this performance only, after the handlers of the configuration.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        route.perform(.performRoute, client.handlers(successHandler, errorHandler))
    }

    /// Performs the route and reports the outcome.
    public func performRoute(completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void) {
        performRoute(
            successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// Cancels a route that waits for an interceptor or for its turn. See ``ViewRoute/cancel()``.
    ///
    /// - Returns: Whether a route was cancelled.
    @discardableResult
    public func cancel() -> Bool { route.cancel() }

    // MARK: Removing

    /// Whether the route can be removed now, and not only after an action that is in progress.
    public var canRemove: Bool { !route.isMoving && route.reasonNotToRemove == nil }

    /// The reason why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? { route.reasonNotToRemove }

    /// Removes the view.
    ///
    /// - Parameters:
    ///   - successHandler: Called for this removal only, after the handlers of the configuration.
    ///   - errorHandler: Called for this removal only, after the handlers of the configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        route.removeRoute(successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Removes the view and reports the outcome.
    public func removeRoute(completion: @escaping (Bool, RouteAction, RouteError?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the view.
    ///
    /// - Parameter configure: Changes the removal configuration, for this and later removals.
    public func removeRoute(configuring configure: (ViewRemoveStrictConfiguration<Destination>) -> Void) {
        configure(removeConfiguration)
        removeRoute()
    }
}

extension ViewRouter: CustomStringConvertible {
    /// The key, the kind of path and the state: `ViewRouter(RoutableView<any LoginViewInput>, push, routed)`.
    public var description: String { "ViewRouter(\(key), \(route.kind), \(state))" }
}
