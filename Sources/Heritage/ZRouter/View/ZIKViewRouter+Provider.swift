// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ZIKViewRouter {
    /// Adds the router and all its registrations to a batch.
    nonisolated public class func register(in batch: RegistrationBatch) {
        guard !isAbstractRouter() else { return }
        let registration = begin(in: batch)
        registration.run { registerRoutableDestination() }
        guard let views = registration.views else { return }
        if !views.bindsClass, !registration.hasRoutes {
            views.add(
                .providerWithoutDestination(
                    self, remedy: "call registerView(_:) in registerRoutableDestination() of \(self)"))
        }
        views.finish(self, in: batch, together: true)
    }

    nonisolated static func begin(in batch: RegistrationBatch) -> RouterRegistration {
        let router = self
        let mask = supportedRouteTypes()
        let views = ViewRegistrar(
            router, in: batch,
            ViewRegistrar.Traits(
                paths: .init(supported: mask.paths, custom: mask.contains(.custom) ? [.custom] : []),
                defaultPath: { router.defaultPath(from: $0) }, hook: { router.tell($0) },
                acceptsExternal: { view, source in
                    (view as? Destination).map {
                        router.shouldAutoCreate(forDestination: $0, fromSource: source.map { $0 as Any })
                    }
                        ?? false
                }, isWatchedForLeaks: { router.shouldDetectMemoryLeak() }),
            makeConfiguration: {
                let configuration = router.defaultRouteConfiguration() as AnyObject
                if let configuration = configuration as? PerformRouteConfig {
                    configuration.removal = router.defaultRemoveConfiguration()
                    configuration.isMadeSynchronously = router.canMakeDestinationSynchronously()
                }
                return configuration
            },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) },
            makeInstance: { router.init().steps($0, accepting: RegisteredViews(of: router)) })
        return RouterRegistration(of: router, in: batch, views: views)
    }

    private static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        let supported = supportedRouteTypes()
        return defaultPath(
            of: defaultRouteConfiguration() as AnyObject,
            supporting: supported.contains(.custom) ? supported.paths.adding(.custom) : supported.paths, from: source)
    }

    /// Returns the path of the kind in the router's own configuration, if the router supports that kind.
    package static func defaultPath(
        of configuration: AnyObject, supporting supported: ViewRoutePaths, from source: any ViewRouteSource
    ) -> ViewRoutePath {
        guard let configuration = configuration as? ViewRouteConfig, supported.contains(configuration.routeType)
        else { return supported.defaultPath(from: source) }
        var path = ViewRoutePath(configuration.routeType, from: source)
        if !configuration.animated { path.options.animated = false }
        return path
    }

    private static func tell(_ event: ViewRouteEvent) {
        guard let destination = event.destination as? Destination else { return }
        let router = event.route.map { ZIKAnyViewRouter(serving: $0) }
        switch event.phase {
        case .willPerform:
            self.router(router, willPerformRouteOnDestination: destination, fromSource: event.source)
        case .didPerform:
            self.router(router, didPerformRouteOnDestination: destination, fromSource: event.source)
        case .willRemove:
            self.router(router, willRemoveRouteOnDestination: destination, fromSource: event.source)
        case .didRemove:
            self.router(router, didRemoveRouteOnDestination: destination, fromSource: event.source)
        case .didFailToPerform, .didCancelRemoval, .didAttemptDismissal: break
        }
    }

    /// Creates a router that represents a route of another router.
    package convenience init(serving route: ViewRoute) {
        self.init()
        self.route = route
    }

    /// - Parameters:
    ///   - views: The classes of existing views that the route accepts.
    ///   - classOf: Returns the class of an existing view; nil if it is no view.
    ///   - owner: An object that lives as long as the steps.
    package func steps(
        _ configuration: AnyObject, accepting views: RegisteredViews,
        classOf: @escaping (AnyObject) -> AnyClass? = { type(of: $0) }, keeping owner: AnyObject? = nil
    ) -> ViewRegistrar.Instance {
        ViewRegistrar.Instance(
            of: Destination.self == AnyObject.self ? views.first : Destination.self,
            makes: { $0 is Destination && classOf($0).map(views.contain) ?? false },
            make: { [self] route in
                self.route = route
                let configuration = try begin(configuration)
                return try destination(with: configuration).map { try DynamicType.object($0) }
            },
            isPrepared: { [self] view in
                (view as? Destination).map { destinationFromExternalPrepared(destination: $0) } ?? true
            },
            prepare: { [self] view, route in
                self.route = route
                let makeable = configuration as? any ZIKConfigurationMakeable
                makeable?.prepare(any: view)
                if let view = view as? Destination, let configuration = try? begin(configuration) {
                    prepareDestination(view, configuration: configuration)
                    didFinishPrepareDestination(view, configuration: configuration)
                }
                makeable?.handOut(any: view)
                if let configuration = configuration as? PerformRouteConfig {
                    RouterLayer.intercept(\.afterPerform, as: anyRouter(), configuration)
                }
            },
            reasonNotToRemove: { [self] _ in
                if customRoute != nil, !canRemoveCustomRoute() { return "its router cannot remove it now" }
                return checkCanRemove()
            },
            present: { [self] view, transition in try present(view, by: transition) },
            didEnd: { [self] operation, error in withExtendedLifetime(owner) { didEnd(RouteAction(operation), error) } }
        )
    }

    /// Returns the configuration with its type, as the performer left it. The first call validates it and calls the
    /// interceptors.
    private func begin(_ object: AnyObject) throws -> RouteConfig {
        if let configuration { return configuration }
        let configuration: RouteConfig = try DynamicType.cast(object)
        self.configuration = configuration
        if route?.kind == .custom { try validateCustomRoute(configuration) }
        if let configuration = configuration as? PerformRouteConfig {
            RouterLayer.intercept(\.beforePerform, as: anyRouter(), configuration)
        }
        beforePerformWithConfiguration(fromURL: configuration)
        return configuration
    }

    /// Returns this router without its generic types.
    func anyRouter() -> ZIKAnyViewRouter {
        if let router = self as? ZIKAnyViewRouter { return router }
        let router = ZIKAnyViewRouter()
        router.route = route
        router.configuration = configuration as? ViewRouteConfig
        return router
    }
}

extension ZIKViewRouter {
    /// Called after the handlers of an action.
    private func didEnd(_ action: RouteAction, _ error: RouteError?) {
        if let error { return RouterLayer.intercept(\.afterError, as: anyRouter(), error) }
        guard [.performRoute, .performOnDestination, .removeRoute].contains(action) else { return }
        let action = action == .removeRoute ? action : .performRoute
        afterSuccessAction(fromURL: action)
        RouterLayer.intercept(\.afterSuccess, as: anyRouter(), action)
    }
}
