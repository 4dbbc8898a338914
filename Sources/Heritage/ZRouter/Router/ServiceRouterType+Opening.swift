// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// The library passes a configuration as an `inout` argument. This module passes a configuration object directly.
extension ServiceRouterType {
    func performed(
        configuring configure: (ServiceRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void,
        removing: ((ServiceRemoveStrictConfiguration<Destination>) -> Void)?
    ) -> ServiceRouter<Destination, Module>? {
        perform(configuring: { strict, open in Self.open(strict, open, configure) }, removing: removing)?.configured
    }

    func performed(preparing prepare: (Module) -> Void) -> ServiceRouter<Destination, Module>? {
        perform(configuring: { _, open in Self.opened(open).map(prepare) ?? () })?.configured
    }

    func made(
        configuring configure: (ServiceRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void
    ) -> Destination? {
        makeDestination(configuring: { strict, open in Self.open(strict, open, configure) })
    }

    private static func open(
        _ strict: ServiceRouteStrictConfiguration<Destination>, _ open: PrepareModule,
        _ configure: (ServiceRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void
    ) {
        let module = opened(open)
        configure(strict) { prepare in if let module { prepare(module) } }
    }

    private static func opened(_ open: PrepareModule) -> Module? {
        var module: Module?
        open { module = $0 }
        return module
    }
}

extension ServiceRouter {
    /// This router; nil if it has no configuration. ZIKRouter returns only routers with a configuration.
    var configured: ServiceRouter? { module == nil ? nil : self }
}
