// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ServiceRouter {
    /// The module's configuration.
    ///
    /// > Important: Fails a precondition if the router could not make a configuration. `Router.perform(to:)` returns no such
    ///   router.
    public var config: Module { RequiredConfiguration.of(module, for: key) }

    /// Always false: a service can be performed again while it is routed. The new performance has another destination.
    public var shouldRemoveBeforePerform: Bool { false }

    /// The router without its generic types, for the destination.
    public var router: ZIKAnyServiceRouter {
        let router = ZIKAnyServiceRouter(serving: route)
        router.configuration = module as? PerformRouteConfig
        return router
    }
}

extension ServiceRouterType {
    /// Passes the module's configuration to a closure.
    public typealias ModulePreparation = ((Module) -> Void) -> Void

    /// The same route without its generic types.
    public var routerType: ZIKAnyServiceRouterType {
        mapped(
            showing: { $0 as Any },
            by: { own, module in own as? PerformRouteConfig ?? module as? PerformRouteConfig ?? PerformRouteConfig() },
            applying: { _, _ in }
        ).takingConfigurations()
    }

    /// The initial configuration of a route.
    ///
    /// > Important: Fails a precondition if the router cannot make a configuration. `Router.to(_:)` returns no route without a
    ///   provider.
    public var defaultRouteConfiguration: Module { RequiredConfiguration.of(unperformed().module, for: key) }

    /// The initial configuration for the removal. The performer and the caller of the removal can change it.
    public var defaultRemoveConfiguration: RemoveRouteConfig {
        (unperformed().module as? PerformRouteConfig)?.removal ?? RemoveRouteConfig()
    }

    /// Whether the route can make its destination without being performed.
    public var canMakeDestination: Bool { canMakeDestinationSynchronously }

    /// Whether the destination is ready when the call returns.
    public var canMakeDestinationSynchronously: Bool {
        (unperformed().module as? PerformRouteConfig)?.isMadeSynchronously ?? true
    }
}
