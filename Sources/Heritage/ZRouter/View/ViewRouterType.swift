// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A route to a view, which is looked up once and can be performed several times.
@MainActor public struct ViewRouterType<Destination, Module> {
    /// Lets a closure change the module's configuration.
    ///
    /// The closure receives a copy, which is written back when the closure returns. A nested call receives the configuration
    /// without the changes of the outer call. The outer call writes back last, so its values remain. If the configuration is an
    /// object, both calls share it.
    public typealias PrepareModule = ((inout Module) -> Void) -> Void
    /// Sets the handlers and options of a route, and changes its configuration.
    public typealias Configure = (ViewRouteStrictConfiguration<Destination>, PrepareModule) -> Void
    /// The preparation of a router class. It runs before the performer's closure, and returns a closure that runs after it.
    typealias Preparation = (
        ViewRouteStrictConfiguration<Destination>, ViewRemoveStrictConfiguration<Destination>, Module
    ) -> () -> Void
    /// Configures the removal of the route.
    public typealias ConfigureRemoval = (ViewRemoveStrictConfiguration<Destination>) -> Void

    package let requested: RequestedView<Destination, Module>
    private let preparing: Preparation?

    init(_ requested: RequestedView<Destination, Module>, preparing: Preparation? = nil) {
        self.requested = requested
        self.preparing = preparing
    }

    /// The requested key.
    public var key: RouteKey { requested.key }

    /// Returns the route or, if it has no provider, reports the error and returns nil.
    func ifProvided(_ action: RouteAction) -> Self? {
        guard let missing = requested.missing else { return self }
        requested.registry.report(RouteOperation(action), missing, isDelivered: false, of: .key(key))
        return nil
    }

    /// Returns the same route with a closure that runs before the performer's.
    func preparing(_ prepare: @escaping Preparation) -> Self { Self(requested, preparing: prepare) }

    /// Returns the same route with another configuration in place of this one.
    ///
    /// - Parameters:
    ///   - show: Converts the destination to the type of the new route.
    ///   - make: Makes the new configuration from the provider's own, if that is an object, or from this one.
    ///   - apply: Writes the values of the new configuration to this one.
    func mapped<NewDestination, NewModule>(
        showing show: @escaping (Destination) -> NewDestination,
        by make: @escaping (_ own: AnyObject?, Module) -> NewModule,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ViewRouterType<NewDestination, NewModule> {
        let requested = requested
        return ViewRouterType<NewDestination, NewModule>(
            RequestedView(
                key: key, registry: requested.registry, location: requested.location, url: requested.url,
                missing: requested.missing, source: requested.source
            ) {
                let request = try requested.begin()
                let own = request.own.flatMap { ClassInstance.of($0) }
                return request.mapped(module: make(own, request.module), show, applying: apply)
            })
    }

    // MARK: Performing

    /// Performs the route.
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
    ///   - configure: Sets handlers and options on its first argument. Its second argument gives a closure access to the
    ///     configuration.
    ///   - removing: Configures the removal of the view.
    /// - Returns: The router; nil if the route has no provider. Callers need not keep it.
    @discardableResult
    public func perform(
        path: ViewRoutePath, configuring configure: Configure, removing: ConfigureRemoval? = nil
    ) -> ViewRouter<Destination, Module>? {
        let router = configured(path, configure, removing: removing)
        router.performRoute()
        return requested.missing == nil ? router : nil
    }

    /// Performs the route and reports the outcome.
    ///
    /// - Parameter completion: Called once, for this performance. A later `performRoute()` of the router does not call it.
    @discardableResult
    public func perform(
        path: ViewRoutePath, completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void
    ) -> ViewRouter<Destination, Module>? {
        perform(
            path: path, successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { completion(false, nil, $0, $1) })
    }

    /// Performs the route.
    ///
    /// - Parameter preparation: Prepares the destination, before its provider does and before it is shown.
    @discardableResult
    public func perform(
        path: ViewRoutePath, preparation: ((Destination) -> Void)? = nil,
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) -> ViewRouter<Destination, Module>? {
        perform(
            path: path,
            configuring: { configuration, _ in
                if let preparation { configuration.prepareDestination = preparation }
                configuration.addPerformerHandlers(succeeded: successHandler, failed: errorHandler)
            })
    }

    // MARK: Existing destinations

    /// Shows a destination that exists already. It is prepared again, then shown.
    ///
    /// - Parameters:
    ///   - destination: A destination of this route, or a ``ViewRouteProxy`` of one.
    ///   - path: Must not be `makeDestination`, which shows nothing.
    /// - Returns: The router; nil if the route has no provider, or if its provider does not make the destination.
    @discardableResult
    public func perform(
        onDestination destination: Destination, path: ViewRoutePath, configuring configure: Configure = { _, _ in },
        removing: ConfigureRemoval? = nil
    ) -> ViewRouter<Destination, Module>? {
        let router = configured(path, configure, removing: removing)
        router.route.perform(
            .performOnDestination, existing: ProxiedView.of(ClassInstance.boxing(destination)))
        return requested.missing == nil && !router.refusesDestination ? router : nil
    }

    /// Prepares a destination that is shown by other means.
    ///
    /// - Returns: The router; nil if the route has no provider, or if its provider does not make the destination.
    @discardableResult
    public func prepare(
        destination: Destination, configuring configure: Configure = { _, _ in }, removing: ConfigureRemoval? = nil
    ) -> ViewRouter<Destination, Module>? {
        let router = configured(.makeDestination, configure, removing: removing)
        router.route.perform(
            .prepareDestination, existing: ProxiedView.of(ClassInstance.boxing(destination)))
        return requested.missing == nil && !router.refusesDestination ? router : nil
    }

    // MARK: Making

    /// Makes a destination, without showing it.
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
        let router = configured(.makeDestination, configure, removing: nil)
        var destination: Destination?
        router.route.perform(
            .makeDestination,
            ViewRouteHandlers(succeeded: { destination = $0.destination(as: Destination.self) }, failed: nil))
        // The closure may be non-escaping, so it must not outlive this call.
        router.configuration.prepareDestination = nil
        return destination
    }

    // MARK: -

    /// Returns a router without performing the route.
    func unperformed(path: ViewRoutePath) -> ViewRouter<Destination, Module> { router(path) }

    package func configured(
        _ path: ViewRoutePath, _ configure: Configure, removing: ConfigureRemoval?
    ) -> ViewRouter<Destination, Module> {
        let router = router(path)
        router.configuration.path = path
        let prepared = preparing.flatMap { prepare in
            router.module.map { prepare(router.configuration, router.removeConfiguration, $0) }
        }
        let request = requested.request(of: router.route)
        configure(router.configuration) { prepare in request?.open(prepare) }
        removing?(router.removeConfiguration)
        prepared?()
        // The performer may have changed the path.
        if let path = router.configuration.path { router.route.path = path }
        return router
    }

    private func router(_ path: ViewRoutePath) -> ViewRouter<Destination, Module> {
        let client = ViewRouterClient<Destination>()
        let route = requested.route(path: path, client: client)
        client.configuration.options = route.chosenOptions
        requested.request(of: route)?.preparation = { client.configuration.prepareDestination?($0) }
        return ViewRouter(route: route, client) { [requested] in requested.request(of: route) }
    }
}

extension ViewRouterType: CustomStringConvertible {
    /// The key and its registered provider:
    /// `ViewRouterType(RoutableView<any LoginViewInput>, provider: LoginRouter)`.
    public var description: String { "ViewRouterType(\(key), provider: \(requested.registry.providerName(of: key)))" }
}
