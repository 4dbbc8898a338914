// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// The library passes a configuration as an `inout` argument. This module passes a configuration object directly.
extension ViewRouterType {
    func performed(
        path: ViewRoutePath,
        configuring configure: (ViewRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void,
        removing: ((ViewRemoveStrictConfiguration<Destination>) -> Void)?
    ) -> ViewRouter<Destination, Module>? {
        perform(path: path, configuring: { strict, open in Self.open(strict, open, configure) }, removing: removing)?
            .configured
    }

    func performed(
        onDestination destination: Destination, path: ViewRoutePath,
        configuring configure: (ViewRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void,
        removing: ((ViewRemoveStrictConfiguration<Destination>) -> Void)?
    ) -> ViewRouter<Destination, Module>? {
        perform(
            onDestination: destination, path: path,
            configuring: { strict, open in Self.open(strict, open, configure) }, removing: removing)?
            .configured
    }

    func performed(path: ViewRoutePath, preparing prepare: (Module) -> Void) -> ViewRouter<Destination, Module>? {
        perform(path: path, configuring: { _, open in Self.opened(open).map(prepare) ?? () })?.configured
    }

    func made(
        configuring configure: (ViewRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void
    ) -> Destination? {
        makeDestination(configuring: { strict, open in Self.open(strict, open, configure) })
    }

    private static func open(
        _ strict: ViewRouteStrictConfiguration<Destination>, _ open: PrepareModule,
        _ configure: (ViewRouteStrictConfiguration<Destination>, ((Module) -> Void) -> Void) -> Void
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

extension ViewRouter {
    /// This router; nil if it has no configuration. ZIKRouter returns only routers with a configuration.
    var configured: ViewRouter? { module == nil ? nil : self }
}
