// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ZIKServiceRouter {
    /// Adds the router and all its registrations to a batch.
    public class func register(in batch: RegistrationBatch) {
        guard !isAbstractRouter() else { return }
        let registration = begin(in: batch)
        registration.run { registerRoutableDestination() }
        guard let services = registration.services else { return }
        if !services.bindsClass, !registration.hasRoutes {
            services.add(
                .providerWithoutDestination(
                    self, remedy: "call registerService(_:) in registerRoutableDestination() of \(self)"))
        }
        services.finish(self, in: batch, together: true)
    }

    static func begin(in batch: RegistrationBatch) -> RouterRegistration {
        let router = self
        let services = ServiceRegistrar(
            router, in: batch,
            makeConfiguration: {
                let configuration = router.defaultRouteConfiguration() as AnyObject
                if let configuration = configuration as? PerformRouteConfig {
                    configuration.removal = router.defaultRemoveConfiguration()
                    configuration.isMadeSynchronously = router.canMakeDestinationSynchronously()
                }
                return configuration
            },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
        ) { router.init().steps() }
        return RouterRegistration(of: router, in: batch, services: services)
    }

    /// Creates a router that represents a route of another router.
    package convenience init(serving route: any ServiceRoute) {
        self.init()
        self.route = route
    }

    package func steps() -> ServiceRegistrar.Instance {
        ServiceRegistrar.Instance(
            make: { [self] found in
                let configuration: RouteConfig = try DynamicType.cast(found)
                self.configuration = configuration
                if let configuration = configuration as? PerformRouteConfig {
                    RouterLayer.intercept(\.beforePerform, as: anyRouter(), configuration)
                }
                beforePerformWithConfiguration(fromURL: configuration)
                return destination(with: configuration)
            },
            prepare: { [self] destination, configuration in
                let makeable = configuration as? any ZIKConfigurationMakeable
                makeable?.prepare(any: destination)
                try prepareDestination(DynamicType.cast(destination), configuration: DynamicType.cast(configuration))
                try didFinishPrepareDestination(
                    DynamicType.cast(destination), configuration: DynamicType.cast(configuration))
                makeable?.handOut(any: destination)
            },
            // The route keeps these closures, and this router keeps the route. The closures are weak to avoid a cycle.
            reasonNotToRemove: { [weak self] _, _ in self?.checkCanRemove() },
            remove: { [weak self] destination, _ in try self?.remove(DynamicType.cast(destination)) }, router: self)
    }

    private func remove(_ destination: Destination) throws {
        failure = nil
        removeDestination(
            destination, removeConfiguration: removeConfiguration ?? Self.defaultRemoveConfiguration())
        if let failure { throw failure }
    }

    /// Returns this router without its generic types.
    func anyRouter() -> ZIKAnyServiceRouter {
        if let router = self as? ZIKAnyServiceRouter { return router }
        let router = ZIKAnyServiceRouter()
        router.route = route
        router.configuration = configuration as? PerformRouteConfig
        return router
    }
}

extension ZIKServiceRouter: DynamicServiceRouter {
    package func serve(_ route: any ServiceRoute) { self.route = route }

    package func perform(
        _ performance: ServicePerformance, on destination: Any, with configuration: AnyObject
    ) {
        self.performance = performance
        do {
            try performRoute(
                onDestination: DynamicType.cast(destination), configuration: DynamicType.cast(configuration))
        } catch {
            performance.end(error)
        }
        if let configuration = configuration as? PerformRouteConfig {
            RouterLayer.intercept(\.afterPerform, as: anyRouter(), configuration)
        }
    }

    package func didSucceed(_ action: RouteAction) {
        guard action == .performRoute || action == .removeRoute else { return }
        afterSuccessAction(fromURL: action)
        RouterLayer.intercept(\.afterSuccess, as: anyRouter(), action)
    }

    package func didFail(_ action: RouteAction, _ error: RouteError) {
        RouterLayer.intercept(\.afterError, as: anyRouter(), error)
    }
}
