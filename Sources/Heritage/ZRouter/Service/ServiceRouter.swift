// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Makes, prepares and removes one destination.
///
/// The router knows its destination but does not keep it alive. The code that performs the route keeps the destination, or the
/// destination keeps the router. A value is kept until it is removed.
///
/// Handlers run on the thread that performs or removes the route. After a success, the order is: `successHandler`,
/// `completionHandler`, then the performer's handler, which is dropped before it is called. After a failure, the state is restored
/// first. Then the order is: `errorHandler`, `completionHandler`, the performer's handler, then the registry's handlers.
public final class ServiceRouter<Destination, Module> {
    private let typedRoute: TypedServiceRoute<Destination, Module>

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, url: RouteURL?,
        action: RouteAction,
        begin: @escaping () throws -> ServiceRequest<Destination, Module>
    ) {
        typedRoute = TypedServiceRoute(
            key: key, registry: registry, location: location, url: url, action: action, begin: begin)
    }

    deinit { typedRoute.isAbandoned() }

    /// The route, without its types.
    var route: any ServiceRoute { typedRoute }

    /// The requested key.
    public var key: RouteKey { typedRoute.key }

    /// The state of the route.
    public var state: RouterState { typedRoute.state }

    /// The last failure.
    public var error: RouteError? { typedRoute.error }

    /// The URL that led to the route; nil if the route was requested by its key.
    public var url: RouteURL? { typedRoute.url }

    /// The performer's settings for the route.
    public var configuration: ServiceRouteStrictConfiguration<Destination> { typedRoute.configuration }

    /// The settings for the removal of the destination.
    public var removeConfiguration: ServiceRemoveStrictConfiguration<Destination> { typedRoute.removeConfiguration }

    /// The destination, while another owner retains it.
    public var destination: Destination? { typedRoute.destination }

    /// The configuration of the module; nil if the route has no provider, or if its configuration cannot be made.
    public var module: Module? { typedRoute.module }

    func prepareModule(_ prepare: (inout Module) -> Void) { typedRoute.prepareModule(prepare) }

    // MARK: Performing

    /// Whether the route can be performed now. A routed router can be performed again, which makes another destination.
    public var canPerform: Bool { reasonNotToPerform == nil }

    /// The reason why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? { typedRoute.reasonNotToPerform }

    /// Performs the route.
    ///
    /// - Parameters:
    ///   - successHandler: Called with the destination, for this performance only, after the handlers of the configuration.
    ///   - errorHandler: Called with the action and the error, for this performance only, after the handlers of the configuration.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        perform(successHandler, errorHandler) { _ in }
    }

    /// Performs the route and reports the outcome.
    ///
    /// - Parameter completion: Called with the success flag, the destination, the action and the error, for this performance only.
    public func performRoute(completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void) {
        let action = typedRoute.action
        performRoute(
            successHandler: { completion(true, $0, action, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// - Parameter made: Receives the destination before all handlers, while the router may be its only owner.
    func perform(
        _ successHandler: ((Destination) -> Void)? = nil, _ errorHandler: ((RouteAction, RouteError) -> Void)? = nil,
        made: (Destination) -> Void
    ) {
        typedRoute.perform(successHandler, errorHandler, made: made)
    }

    // MARK: Removing

    /// Whether the route can be removed now.
    public var canRemove: Bool { reasonNotToRemove == nil }

    /// The reason why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? { typedRoute.reasonNotToRemove }

    /// Removes the route.
    ///
    /// - Parameters:
    ///   - successHandler: Called for this removal only, after the handlers of the configuration.
    ///   - errorHandler: Called with the action and the error, for this removal only, after the handlers of the configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        typedRoute.removeRoute(successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Removes the route and reports the outcome.
    ///
    /// - Parameter completion: Called with the success flag, the action and the error, for this removal only.
    public func removeRoute(completion: @escaping (Bool, RouteAction, RouteError?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the route with changed settings.
    ///
    /// - Parameter configure: Changes the removal settings, for this removal and later ones.
    public func removeRoute(configuring configure: (ServiceRemoveStrictConfiguration<Destination>) -> Void) {
        configure(removeConfiguration)
        removeRoute()
    }
}

extension ServiceRouter: CustomStringConvertible {
    /// The key and the state: `ServiceRouter(RoutableService<any Clock>, routed)`.
    public var description: String { "ServiceRouter(\(key), \(state))" }
}
