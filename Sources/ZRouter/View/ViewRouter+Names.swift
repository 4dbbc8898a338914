// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ViewRouter {
    /// The module's configuration.
    ///
    /// > Important: A precondition failure where the router could not make one. `Router.perform(to:)` returns no such router.
    public var config: Module { RequiredConfiguration.of(module, for: key) }

    /// A view is removed before it is shown again.
    public var shouldRemoveBeforePerform: Bool { state == .routed && destination != nil }

    /// How the view is shown in truth.
    public var realRouteType: ViewRouteType? { route.presentation?.kind }

    /// The router without its types, as its destination knows it.
    public var router: ZIKAnyViewRouter {
        let router = ZIKAnyViewRouter(serving: route)
        router.configuration = module as? ViewRouteConfig
        return router
    }
}

extension ViewRouterType {
    /// Opens the module's configuration to a closure.
    public typealias ModulePreparation = ((Module) -> Void) -> Void

    /// The same route, without its types.
    public var routerType: ZIKAnyViewRouterType {
        mapped(
            showing: { $0 as Any },
            by: { own, module in own as? ViewRouteConfig ?? module as? ViewRouteConfig ?? ViewRouteConfig() },
            applying: { _, _ in }
        ).takingConfigurations()
    }

    /// Whether the router makes destinations without showing them.
    public var canMakeDestination: Bool { supports(.makeDestination) && canMakeDestinationSynchronously }

    /// Whether the destination is there when the call that makes it returns.
    public var canMakeDestinationSynchronously: Bool {
        (unperformed(path: .makeDestination).module as? PerformRouteConfig)?.isMadeSynchronously ?? true
    }

    /// What a view is removed with, before whoever shows or removes it has a say.
    public var defaultRemoveConfiguration: ViewRemoveConfig {
        let configuration = unperformed(path: .makeDestination).module as? PerformRouteConfig
        return configuration?.removal as? ViewRemoveConfig ?? ViewRemoveConfig()
    }

    /// Whether the router shows its views that way.
    public func supportRouteType(_ type: ViewRouteType) -> Bool { supports(type) }

    /// The configuration a route begins with.
    ///
    /// > Important: A precondition failure where the router cannot make one. `Router.to(_:)` returns no route without a provider.
    public var defaultRouteConfiguration: Module {
        RequiredConfiguration.of(unperformed(path: .makeDestination).module, for: key)
    }
}
