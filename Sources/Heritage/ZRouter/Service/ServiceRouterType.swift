// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A route to a service. It is looked up once and may be performed any number of times.
public struct ServiceRouterType<Destination, Module> {
    /// Passes the module's configuration to a closure.
    ///
    /// The closure receives a copy, which is stored when the closure returns. A nested call receives the configuration without the
    /// changes of the outer call. The outer call stores its copy last, so its values win. If the configuration is an object, both
    /// calls receive the same object.
    public typealias PrepareModule = ((inout Module) -> Void) -> Void
    /// Sets the handlers of a route and the parameters of its module.
    public typealias Configure = (ServiceRouteStrictConfiguration<Destination>, PrepareModule) -> Void
    /// The preparation of a router class. It runs before the performer's closure, and returns a closure that runs after it.
    typealias Preparation = (
        ServiceRouteStrictConfiguration<Destination>, ServiceRemoveStrictConfiguration<Destination>, Module
    ) -> () -> Void

    /// The requested key.
    public let key: RouteKey
    /// The error of a route without a provider.
    private let missing: RouteError?
    let registry: RouteRegistry
    let location: RouteLocation
    /// The URL that led to the route; nil if the route was requested by its key.
    private let url: RouteURL?
    private let preparing: Preparation?
    let begin: () throws -> ServiceRequest<Destination, Module>

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, missing: RouteError? = nil,
        url: RouteURL? = nil, preparing: Preparation? = nil,
        begin: @escaping () throws -> ServiceRequest<Destination, Module>
    ) {
        self.key = key
        self.registry = registry
        self.location = location
        self.missing = missing
        self.url = url
        self.preparing = preparing
        self.begin = begin
    }

    /// Makes a route without a provider. Performing it fails.
    static func missing(
        _ key: RouteKey, _ registry: RouteRegistry, _ location: RouteLocation, _ error: RouteError
    ) -> Self {
        let error = error.asked(at: location)
        return Self(key: key, registry: registry, location: location, missing: error) { throw error }
    }

    /// Returns the route if it has a provider. Otherwise reports the error and returns nil.
    func ifProvided(_ action: RouteAction) -> Self? {
        guard let missing else { return self }
        registry.report(RouteOperation(action), missing, isDelivered: false, of: .key(key))
        return nil
    }

    /// Returns the same route with a closure that runs before the performer's closure.
    func preparing(_ prepare: @escaping Preparation) -> Self {
        Self(
            key: key, registry: registry, location: location, missing: missing, url: url,
            preparing: prepare,
            begin: begin)
    }

    /// Returns the same route with another type of destination and configuration.
    ///
    /// - Parameters:
    ///   - show: Returns the destination as the new type.
    ///   - make: Makes the new configuration from the provider's own one, if it is known, or from the current one.
    ///   - apply: Copies the changes of the new configuration to the current one.
    func mapped<NewDestination, NewModule>(
        showing show: @escaping (Destination) -> NewDestination,
        by make: @escaping (_ own: AnyObject?, Module) -> NewModule,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ServiceRouterType<NewDestination, NewModule> {
        let begin = begin
        return ServiceRouterType<NewDestination, NewModule>(
            key: key, registry: registry, location: location, missing: missing, url: url
        ) {
            let request = try begin()
            return request.mapped(module: make(request.own, request.module), show, applying: apply)
        }
    }

    // MARK: Performing

    /// Performs the route.
    ///
    /// - Parameters:
    ///   - configure: Sets the handlers of the route and the parameters of its module.
    ///   - removing: Sets the handlers of the removal.
    /// - Returns: The router of the destination; nil if the route has no provider.
    @discardableResult
    public func perform(
        configuring configure: Configure, removing: ((ServiceRemoveStrictConfiguration<Destination>) -> Void)? = nil
    ) -> ServiceRouter<Destination, Module>? {
        let router = configured(configure, removing: removing)
        router.performRoute()
        return missing == nil ? router : nil
    }

    /// Performs the route and reports the outcome.
    ///
    /// - Parameter completion: Called once, for this performance. A later `performRoute()` of the router does not call it.
    /// - Returns: The router of the destination; nil if the route has no provider.
    @discardableResult
    public func perform(
        completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void
    ) -> ServiceRouter<Destination, Module>? {
        perform(
            successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { completion(false, nil, $0, $1) })
    }

    /// Performs the route.
    ///
    /// - Parameters:
    ///   - preparation: Prepares the destination before its provider does.
    ///   - successHandler: Called with the destination, for this performance only.
    ///   - errorHandler: Called with the action and the error, for this performance only.
    /// - Returns: The router of the destination; nil if the route has no provider.
    @discardableResult
    public func perform(
        preparation: ((Destination) -> Void)? = nil, successHandler: ((Destination) -> Void)? = nil,
        errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) -> ServiceRouter<Destination, Module>? {
        perform(configuring: { configuration, _ in
            if let preparation { configuration.prepareDestination = preparation }
            configuration.addPerformerHandlers(succeeded: successHandler, failed: errorHandler)
        })
    }

    // MARK: Making

    /// Makes a destination, with the same steps as a performed route.
    ///
    /// - Returns: The destination; nil if it could not be made.
    public func makeDestination() -> Destination? {
        makeDestination(configuring: { _, _ in })
    }

    /// Makes a destination and prepares it.
    ///
    /// - Parameter preparation: Prepares the destination before its provider does.
    /// - Returns: The destination; nil if it could not be made.
    public func makeDestination(preparation: (Destination) -> Void) -> Destination? {
        withoutActuallyEscaping(preparation) { preparation in
            makeDestination(configuring: { configuration, _ in configuration.prepareDestination = preparation })
        }
    }

    /// Makes a destination, with handlers and parameters.
    ///
    /// - Parameter configure: Sets the handlers of the route and the parameters of its module.
    /// - Returns: The destination; nil if it could not be made.
    public func makeDestination(configuring configure: Configure) -> Destination? {
        let router = configured(configure, removing: nil, .makeDestination)
        var destination: Destination?
        router.perform(made: { destination = $0 })
        // The closure may be non-escaping, so it must not outlive this call.
        router.configuration.prepareDestination = nil
        return destination
    }

    /// Returns a router that has not been performed, with the settings that precede the performer's.
    func unperformed() -> ServiceRouter<Destination, Module> { configured({ _, _ in }, removing: nil) }

    package func configured(
        _ configure: Configure, removing: ((ServiceRemoveStrictConfiguration<Destination>) -> Void)?,
        _ action: RouteAction = .performRoute
    ) -> ServiceRouter<Destination, Module> {
        let router = ServiceRouter<Destination, Module>(
            key: key, registry: registry, location: location, url: url, action: action, begin: begin)
        let prepared = preparing.flatMap { prepare in
            router.module.map { prepare(router.configuration, router.removeConfiguration, $0) }
        }
        configure(router.configuration) { prepare in router.prepareModule(prepare) }
        removing?(router.removeConfiguration)
        prepared?()
        return router
    }
}

extension ServiceRouterType: CustomStringConvertible {
    /// The key and its registered provider: `ServiceRouterType(RoutableService<any Clock>, provider: ClockRouter)`.
    public var description: String { "ServiceRouterType(\(key), provider: \(registry.providerName(of: key)))" }
}

extension ServiceRouterType where Module == RouteConfiguration {
    /// - Parameter entry: The entry of the destination's protocol.
    init(_ entry: RouteEntry, _ registry: RouteRegistry, _ location: RouteLocation) {
        self.init(key: entry.key, registry: registry, location: location) {
            try entry.begin(Destination.self, RouteConfiguration.self)
        }
    }
}
