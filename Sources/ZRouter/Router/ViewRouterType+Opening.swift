// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// The library lets the performer change a configuration in its place. One that is an object is handed over as it is.
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
    /// This router, if it has a configuration. The original returns no other.
    var configured: ViewRouter? { module == nil ? nil : self }
}
