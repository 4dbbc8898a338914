// SPDX-License-Identifier: Apache-2.0

/// A route to a view, which is resolved once and can be performed several times.
@MainActor public struct ViewRouterType<Destination, Module> {
    /// Lets a closure change the module's configuration.
    ///
    /// The closure receives a copy, which is written back when the closure returns. A nested call receives the configuration
    /// without the changes of the outer call. The outer call writes back last, so its values remain. If the configuration is an
    /// object, both calls share it.
    public typealias PrepareModule = ((inout Module) -> Void) -> Void
    /// Sets the handlers and options of a route, and changes its configuration.
    public typealias Configure = (ViewRouteStrictConfiguration<Destination>, PrepareModule) -> Void
    /// A hook of a layer above this library. The hook runs before the performer's closure; its result runs after that
    /// closure.
    package typealias Preparation = (
        ViewRouteStrictConfiguration<Destination>, ViewRemoveStrictConfiguration<Destination>, Module
    ) -> () -> Void
    /// Configures the removal of the route.
    public typealias ConfigureRemoval = (ViewRemoveStrictConfiguration<Destination>) -> Void

    /// The requested key.
    public let key: RouteKey
    /// The error of a route without a provider.
    private let missing: RouteError?
    private let registry: RouteRegistry
    private let location: RouteLocation
    /// The URL that led here.
    private let url: RouteURL?
    private let preparing: Preparation?
    private let begin: @MainActor () throws -> ViewRequest<Destination, Module>

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, missing: RouteError? = nil,
        url: RouteURL? = nil, preparing: Preparation? = nil,
        begin: @escaping @MainActor () throws -> ViewRequest<Destination, Module>
    ) {
        self.key = key
        self.registry = registry
        self.location = location
        self.missing = missing
        self.url = url
        self.preparing = preparing
        self.begin = begin
    }

    /// Returns a route without a provider. Performing it fails.
    static func missing(
        _ key: RouteKey, _ registry: RouteRegistry, _ location: RouteLocation, _ error: RouteError
    ) -> Self {
        let error = error.asked(at: location)
        return Self(key: key, registry: registry, location: location, missing: error) { throw error }
    }

    /// Returns the route or, if it has no provider, reports the error and returns nil.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    package func ifProvided(_ action: RouteAction) -> Self? {
        guard let missing else { return self }
        registry.report(action, missing, isDelivered: false, of: .key(key))
        return nil
    }

    /// The URL that led here; nil if the route was requested by its key.
    package var askedURL: RouteURL? { url }

    /// The traits of the provider; nil if there is none.
    var traits: ViewProviderInfo? { missing == nil ? try? begin().traits : nil }

    /// Returns whether the provider of the route supports a kind of path.
    package func supports(_ kind: ViewRouteKind) -> Bool {
        guard let traits else { return false }
        return traits.supportedPaths.contains(kind) || traits.customPaths.contains(kind)
    }

    /// Returns the URL of the route with a configuration.
    ///
    /// - Throws: `RouteError` if the route has no provider or no URL.
    func url(scheme: String?, preparing prepare: (inout Module) -> Void) throws(RouteError) -> String {
        do {
            let request = try begin()
            request.open(prepare)
            return try registry.checkedLimits(of: request.url(scheme: scheme), for: key)
        } catch {
            throw registry.report(
                .toURL, RouteError.wrapping(error, for: key).asked(at: location), isDelivered: true, of: .key(key))
        }
    }

    /// Returns the same route with a closure that runs before the performer's.
    package func preparing(_ prepare: @escaping Preparation) -> Self {
        Self(
            key: key, registry: registry, location: location, missing: missing, url: url, preparing: prepare,
            begin: begin)
    }

    /// Returns the same route with another configuration in place of this one.
    ///
    /// - Parameters:
    ///   - show: Converts the destination to the type of the new route.
    ///   - make: Makes the new configuration from the provider's own, if that is known, or from this one.
    ///   - apply: Writes the values of the new configuration to this one.
    package func mapped<NewDestination, NewModule>(
        showing show: @escaping (Destination) -> NewDestination,
        by make: @escaping (_ own: AnyObject?, Module) -> NewModule,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ViewRouterType<NewDestination, NewModule> {
        let begin = begin
        return ViewRouterType<NewDestination, NewModule>(
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
    ///   - path: The way to show the view, and the source.
    ///   - configure: Sets handlers and options on its first argument. Its second argument gives a closure access to the
    ///     configuration.
    ///   - removing: Configures the removal of the view.
    /// - Returns: The router; nil if the route has no provider. Callers need not keep it.
    @discardableResult
    public func perform(
        path: ViewRoutePath, configuring configure: Configure, removing: ConfigureRemoval? = nil
    ) -> ViewRouter<Destination, Module>? {
        performed(configured(path, configure, removing: removing).router)
    }

    private func performed(_ router: ViewRouter<Destination, Module>) -> ViewRouter<Destination, Module>? {
        router.performRoute()
        return missing == nil ? router : nil
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
        // Creates no configuration if nothing is set in it.
        let setsNothing = preparation == nil && successHandler == nil && errorHandler == nil
        if setsNothing, preparing == nil { return performed(unconfigured(path).router) }
        return perform(
            path: path,
            configuring: { configuration, _ in
                if let preparation { configuration.prepareDestination = preparation }
                configuration.addPerformerHandlers(succeeded: successHandler, failed: errorHandler)
            })
    }

    /// Performs the route, and returns its router when the view is shown and its transition has ended.
    ///
    /// - Throws: `RouteError`; `CancellationError` if the route was cancelled before the transition began.
    @discardableResult
    public func route(
        path: ViewRoutePath, configuring configure: Configure = { _, _ in }, removing: ConfigureRemoval? = nil
    ) async throws -> ViewRouter<Destination, Module> {
        let (router, _) = configured(path, configure, removing: removing)
        try await router.performAsync()
        return router
    }

    // MARK: Existing destinations

    /// Shows a destination that exists already. It is prepared again, then shown.
    ///
    /// - Parameters:
    ///   - destination: A destination of this route, or a ``ViewRouteProxy`` of one.
    ///   - path: Must not be `makeDestination`, which shows nothing.
    @discardableResult
    public func perform(
        onDestination destination: Destination, path: ViewRoutePath, configuring configure: Configure = { _, _ in },
        removing: ConfigureRemoval? = nil
    ) -> ViewRouter<Destination, Module>? {
        let (router, _) = configured(path, configure, removing: removing)
        router.route.perform(.performOnDestination, existing: ClassInstance.boxing(destination))
        return missing == nil ? router : nil
    }

    /// Prepares a destination that is shown by other means.
    @discardableResult
    public func prepare(
        destination: Destination, configuring configure: Configure = { _, _ in }, removing: ConfigureRemoval? = nil
    ) -> ViewRouter<Destination, Module>? {
        let (router, _) = configured(.makeDestination, configure, removing: removing)
        router.route.prepare(existing: ClassInstance.boxing(destination))
        return missing == nil ? router : nil
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
        let (router, work) = configured(.makeDestination, configure, removing: nil)
        var destination: Destination?
        router.route.perform(.makeDestination, work.handlers({ destination = $0 }, nil))
        // The closure may be non-escaping, so it must not outlive this call.
        router.configuration.prepareDestination = nil
        return destination
    }

    /// Makes a destination.
    ///
    /// - Throws: `RouteError`.
    func destination() throws(RouteError) -> Destination {
        let (router, work) = unconfigured(.makeDestination)
        return try destination(of: router, work)
    }

    func destination(
        of router: ViewRouter<Destination, Module>, _ work: TypedViewRouteExecution<Destination, Module>
    ) throws(RouteError) -> Destination {
        var destination: Destination?
        var failure: RouteError?
        router.route.perform(.makeDestination, work.handlers({ destination = $0 }, { failure = $1 }))
        if let destination { return destination }
        throw failure ?? .destinationUnavailable(router.route.failure("\(key) was made, and has gone"))
    }

    // MARK: -

    /// Returns a router without performing the route.
    package func unperformed(path: ViewRoutePath) -> ViewRouter<Destination, Module> { unconfigured(path).router }

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    func configured(
        _ path: ViewRoutePath, _ configure: Configure, removing: ConfigureRemoval?
    ) -> (router: ViewRouter<Destination, Module>, work: TypedViewRouteExecution<Destination, Module>) {
        guard let preparing else {
            let (router, work) = unconfigured(path)
            configure(work.configuration) { prepare in work.prepareModule(prepare) }
            removing?(work.removeConfiguration)
            return (router, work)
        }
        // The performer's closure may change the path.
        let work = TypedViewRouteExecution(path.options, begin)
        work.choose(path)
        work.configuration.path = path
        let prepared = work.module.map { preparing(work.configuration, work.removeConfiguration, $0) }
        configure(work.configuration) { prepare in work.prepareModule(prepare) }
        removing?(work.removeConfiguration)
        prepared?()
        let route = ViewRoute(
            key: key, path: work.configuration.path ?? path, registry: registry, location: location, url: url,
            work: work)
        return (ViewRouter(route: route, work: work), work)
    }

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    func unconfigured(
        _ path: ViewRoutePath
    ) -> (router: ViewRouter<Destination, Module>, work: TypedViewRouteExecution<Destination, Module>) {
        let work = TypedViewRouteExecution(path.options, begin)
        work.choose(path)
        let route = ViewRoute(key: key, path: path, registry: registry, location: location, url: url, work: work)
        return (ViewRouter(route: route, work: work), work)
    }
}

extension ViewRouterType where Module == ViewRouteConfiguration {
    package init(_ entry: ViewRouteEntry, _ registry: RouteRegistry, _ location: RouteLocation) {
        self.init(key: entry.key, registry: registry, location: location, begin: entry.view(Destination.self).begin)
    }
}

extension ViewRouterType: CustomStringConvertible {
    /// The key and its registered provider:
    /// `ViewRouterType(RoutableView<any LoginViewInput>, provider: LoginRouter)`.
    public var description: String { "ViewRouterType(\(key), provider: \(registry.providerName(of: key)))" }
}
