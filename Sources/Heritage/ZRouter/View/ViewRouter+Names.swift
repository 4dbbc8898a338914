// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ViewRouter {
    /// The module's configuration.
    ///
    /// > Important: Fails a precondition if the router could not make a configuration. `Router.perform(to:)` returns no such
    ///   router.
    public var config: Module { RequiredConfiguration.of(module, for: key) }

    /// Whether the view must be removed before it can be shown again.
    public var shouldRemoveBeforePerform: Bool { state == .routed && destination != nil }

    /// The effective kind of the route.
    public var realRouteType: ViewRouteType? { route.presentation?.kind }

    /// The router without its generic types, for the destination.
    public var router: ZIKAnyViewRouter {
        let router = ZIKAnyViewRouter(serving: route)
        router.configuration = module as? ViewRouteConfig
        return router
    }
}

extension ViewRouterType {
    /// Passes the module's configuration to a closure.
    public typealias ModulePreparation = ((Module) -> Void) -> Void

    /// The same route without its generic types.
    public var routerType: ZIKAnyViewRouterType {
        mapped(
            showing: { $0 as Any },
            by: { own, module in own as? ViewRouteConfig ?? module as? ViewRouteConfig ?? ViewRouteConfig() },
            applying: { _, _ in }
        ).takingConfigurations()
    }

    /// Whether the router can make destinations without showing them.
    public var canMakeDestination: Bool { requested.supports(.makeDestination) && canMakeDestinationSynchronously }

    /// Whether the destination is ready when the call returns.
    public var canMakeDestinationSynchronously: Bool {
        (unperformed(path: .makeDestination).module as? PerformRouteConfig)?.isMadeSynchronously ?? true
    }

    /// The initial configuration for the removal. The performer and the caller of the removal can change it.
    public var defaultRemoveConfiguration: ViewRemoveConfig {
        let configuration = unperformed(path: .makeDestination).module as? PerformRouteConfig
        return configuration?.removal as? ViewRemoveConfig ?? ViewRemoveConfig()
    }

    /// Returns whether the router supports a kind of route.
    public func supportRouteType(_ type: ViewRouteType) -> Bool { requested.supports(type) }

    /// The initial configuration of a route.
    ///
    /// > Important: Fails a precondition if the router cannot make a configuration. `Router.to(_:)` returns no route without a
    ///   provider.
    public var defaultRouteConfiguration: Module {
        RequiredConfiguration.of(unperformed(path: .makeDestination).module, for: key)
    }
}
