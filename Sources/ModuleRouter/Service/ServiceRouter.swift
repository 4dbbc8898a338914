// SPDX-License-Identifier: Apache-2.0

/// A router of a service that is known by its own protocol.
public typealias DestinationServiceRouter<Destination> = ServiceRouter<Destination, ServiceRouteConfiguration>

/// A router of a service that is known by its module protocol.
public typealias ModuleServiceRouter<Module> = ServiceRouter<Any, Module>

/// Makes, prepares and removes one destination.
///
/// The router knows its destination but does not keep it alive: whoever performs the route keeps the destination, or the
/// destination keeps the router. A value is kept until it is removed.
///
/// Handlers run on the thread that performs or removes the route, in this order. Success: `successHandler`,
/// `completionHandler`, then the performer's handler, which is forgotten before it is called. Failure: the state goes back;
/// `errorHandler`, `completionHandler`, the performer's handler, then the registry's.
public final class ServiceRouter<Destination, Module> {
    private let routing: ServiceRouting<Destination, Module>

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, url: RouteURL?, action: RouteAction,
        begin: @escaping () throws -> ServiceRun<Destination, Module>
    ) {
        routing = ServiceRouting(
            key: key, registry: registry, location: location, url: url, action: action, begin: begin)
    }

    deinit { routing.isAbandoned() }

    /// The route, without its types.
    package var route: any ServiceRoute { routing }

    /// What was asked for.
    public var key: RouteKey { routing.key }

    public var state: RouterState { routing.state }

    /// The last failure.
    public var error: RouteError? { routing.error }

    /// The URL that has led here; nil if the route was asked for by its key.
    public var url: RouteURL? { routing.url }

    public var configuration: ServiceRouteStrictConfiguration<Destination> { routing.configuration }

    public var removeConfiguration: ServiceRemoveStrictConfiguration<Destination> { routing.removeConfiguration }

    /// The destination, while somebody keeps it.
    public var destination: Destination? { routing.destination }

    /// The configuration of the module; nil if nobody provides the route.
    public var module: Module? { routing.module }

    func prepareModule(_ prepare: (inout Module) -> Void) { routing.prepareModule(prepare) }

    // MARK: Performing

    /// Whether the route can be performed now. One that is routed can be performed again, for another destination.
    public var canPerform: Bool { reasonNotToPerform == nil }

    /// Why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? { routing.reasonNotToPerform }

    /// Performs the route.
    ///
    /// - Parameters: Handlers for this time only, called after those of the configuration.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        perform(successHandler, errorHandler) { _ in }
    }

    /// Performs the route, and tells how it went.
    public func performRoute(completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void) {
        let action = routing.action
        performRoute(
            successHandler: { completion(true, $0, action, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// - Parameter made: Given the destination before any handler, while the router may be its only owner.
    func perform(
        _ successHandler: ((Destination) -> Void)? = nil, _ errorHandler: ((RouteAction, RouteError) -> Void)? = nil,
        made: (Destination) -> Void
    ) {
        routing.perform(successHandler, errorHandler, made: made)
    }

    // MARK: Removing

    /// Whether the route can be removed now.
    public var canRemove: Bool { reasonNotToRemove == nil }

    /// Why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? { routing.reasonNotToRemove }

    /// Removes the route.
    ///
    /// - Parameters: Handlers for this time only, called after those of the configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        routing.removeRoute(successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Removes the route, and tells how it went.
    public func removeRoute(completion: @escaping (Bool, RouteAction, RouteError?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the route.
    ///
    /// - Parameter configure: Changes, for this and later removals, what was set when the route was performed.
    public func removeRoute(configuring configure: (ServiceRemoveStrictConfiguration<Destination>) -> Void) {
        configure(removeConfiguration)
        removeRoute()
    }
}

extension ServiceRouter: CustomStringConvertible {
    /// The key and the state: `ServiceRouter(RoutableService<any Clock>, routed)`.
    public var description: String { "ServiceRouter(\(key), \(state))" }
}
