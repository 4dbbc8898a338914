// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ServiceRouter {
    /// The module's configuration.
    ///
    /// > Important: A precondition failure where the router could not make one. `Router.perform(to:)` returns no such router.
    public var config: Module { RequiredConfiguration.of(module, for: key) }

    /// A service can be performed again while it is routed: for another destination.
    public var shouldRemoveBeforePerform: Bool { false }

    /// The router without its types, as its destination knows it.
    public var router: ZIKAnyServiceRouter {
        let router = ZIKAnyServiceRouter(serving: route)
        router.configuration = module as? PerformRouteConfig
        return router
    }
}

extension ServiceRouterType {
    /// Opens the module's configuration to a closure.
    public typealias ModulePreparation = ((Module) -> Void) -> Void

    /// The same route, without its types.
    public var routerType: ZIKAnyServiceRouterType {
        mapped(
            showing: { $0 as Any },
            by: { own, module in own as? PerformRouteConfig ?? module as? PerformRouteConfig ?? PerformRouteConfig() },
            applying: { _, _ in }
        ).takingConfigurations()
    }

    /// The configuration a route begins with.
    ///
    /// > Important: A precondition failure where the router cannot make one. `Router.to(_:)` returns no route without a provider.
    public var defaultRouteConfiguration: Module { RequiredConfiguration.of(unperformed().module, for: key) }

    /// What a route is removed with, before whoever performs or removes it has a say.
    public var defaultRemoveConfiguration: RemoveRouteConfig {
        (unperformed().module as? PerformRouteConfig)?.removal ?? RemoveRouteConfig()
    }

    /// Whether the route can make its destination without being performed.
    public var canMakeDestination: Bool { canMakeDestinationSynchronously }

    /// Whether the destination is there when the call that makes it returns.
    public var canMakeDestinationSynchronously: Bool {
        (unperformed().module as? PerformRouteConfig)?.isMadeSynchronously ?? true
    }
}
