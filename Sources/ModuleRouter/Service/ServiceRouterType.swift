// SPDX-License-Identifier: Apache-2.0

/// A route to a service: found once, performed as often as wanted.
public struct ServiceRouterType<Destination, Module> {
    /// Opens the module's configuration to a closure.
    ///
    /// The closure gets a copy, which is written back when the closure returns. A call within another one gets the
    /// configuration without the changes of the outer one, which is written back last: of two values, that of the outer call
    /// remains. A configuration that is an object is the same in both.
    public typealias PrepareModule = ((inout Module) -> Void) -> Void
    /// Sets the handlers of a route, and opens its configuration.
    public typealias Configure = (ServiceRouteStrictConfiguration<Destination>, PrepareModule) -> Void
    /// What a layer above this library does before the performer's closure runs and, by the closure it returns, after.
    package typealias Preparation = (
        ServiceRouteStrictConfiguration<Destination>, ServiceRemoveStrictConfiguration<Destination>, Module
    ) -> () -> Void

    /// What was asked for.
    public let key: RouteKey
    /// The error of a route that nobody provides.
    private let missing: RouteError?
    private let registry: RouteRegistry
    private let location: RouteLocation
    /// The URL that has led here.
    private let url: RouteURL?
    private let preparing: Preparation?
    private let begin: () throws -> ServiceRun<Destination, Module>

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, missing: RouteError? = nil,
        url: RouteURL? = nil, preparing: Preparation? = nil,
        begin: @escaping () throws -> ServiceRun<Destination, Module>
    ) {
        self.key = key
        self.registry = registry
        self.location = location
        self.missing = missing
        self.url = url
        self.preparing = preparing
        self.begin = begin
    }

    /// A route that nobody provides: performing it fails.
    static func missing(
        _ key: RouteKey, _ registry: RouteRegistry, _ location: RouteLocation, _ error: RouteError
    ) -> Self {
        let error = error.asked(at: location)
        return Self(key: key, registry: registry, location: location, missing: error) { throw error }
    }

    /// The route; or nil, with the error reported, if nobody provides it.
    package func ifProvided(_ action: RouteAction) -> Self? {
        guard let missing else { return self }
        registry.report(action, missing, isDelivered: false, of: .key(key))
        return nil
    }

    /// The same route, with a closure that runs before that of the performer.
    package func preparing(_ prepare: @escaping Preparation) -> Self {
        Self(
            key: key, registry: registry, location: location, missing: missing, url: url, preparing: prepare,
            begin: begin)
    }

    /// The same route, with another configuration in the place of this one.
    ///
    /// - Parameters:
    ///   - show: Shows the destination as what the route leads to.
    ///   - make: Makes it from the provider's own, if that is known, or from this one.
    ///   - apply: Brings what was written to it to this one.
    package func mapped<NewDestination, NewModule>(
        showing show: @escaping (Destination) -> NewDestination,
        by make: @escaping (_ own: AnyObject?, Module) -> NewModule,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ServiceRouterType<NewDestination, NewModule> {
        let begin = begin
        return ServiceRouterType<NewDestination, NewModule>(
            key: key, registry: registry, location: location, missing: missing, url: url
        ) {
            let run = try begin()
            return run.mapped(module: make(run.own, run.module), show, applying: apply)
        }
    }

    // MARK: Performing

    /// Performs the route.
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
    /// - Parameter preparation: Prepares the destination, before its provider does.
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

    /// Makes a destination, through the same steps as a performed route.
    public func makeDestination() -> Destination? {
        makeDestination(configuring: { _, _ in })
    }

    /// Makes a destination and prepares it.
    public func makeDestination(preparation: (Destination) -> Void) -> Destination? {
        withoutActuallyEscaping(preparation) { preparation in
            makeDestination(configuring: { configuration, _ in configuration.prepareDestination = preparation })
        }
    }

    /// Makes a destination, with handlers and parameters.
    public func makeDestination(configuring configure: Configure) -> Destination? {
        let router = configured(configure, removing: nil, .makeDestination)
        var destination: Destination?
        router.perform(made: { destination = $0 })
        // The closure may be one that must not outlive this call.
        router.configuration.prepareDestination = nil
        return destination
    }

    /// A router of the route that has not been performed, with what its performer cannot have set yet.
    package func unperformed() -> ServiceRouter<Destination, Module> { configured({ _, _ in }, removing: nil) }

    /// Makes a destination.
    ///
    /// - Throws: `RouteError`.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    func destination() throws(RouteError) -> Destination {
        let router = configured({ _, _ in }, removing: nil, .makeDestination)
        var destination: Destination?
        var failure: RouteError?
        router.perform(nil, { failure = $1 }, made: { destination = $0 })
        if let destination { return destination }
        // The router has told the handlers.
        throw failure?.reported(isDelivered: true)
            ?? .destinationUnavailable(
                RouteError.Failure(route: key.description, reason: "\(key) made nothing", location: location))
    }

    /// The URL of the route with a configuration.
    ///
    /// - Throws: `RouteError`, if nobody provides the route, or it has no URL.
    func url(scheme: String?, preparing prepare: (inout Module) -> Void) throws(RouteError) -> String {
        do {
            let run = try begin()
            run.open(prepare)
            return try registry.checkedLimits(of: run.url(scheme: scheme), for: key)
        } catch {
            throw registry.report(
                .toURL, RouteError.wrapping(error, for: key).asked(at: location), isDelivered: true, of: .key(key))
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    private func configured(
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
    /// The key, and the provider that is registered for it: `ServiceRouterType(RoutableService<any Clock>, provider: ClockRouter)`.
    public var description: String { "ServiceRouterType(\(key), provider: \(registry.providerName(of: key)))" }
}

extension ServiceRouterType where Module == ServiceRouteConfiguration {
    /// - Parameter entry: Of the destination's protocol.
    init(_ entry: ServiceEntry, _ registry: RouteRegistry, _ location: RouteLocation) {
        self.init(key: entry.key, registry: registry, location: location) { try entry.begin(Destination.self) }
    }
}
