// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// The calls of older versions, in which the configuration says how the view is shown.
extension ViewRouterType {
    /// Shows the view as the closure says by `config.routeType`, or as its router wants it to be.
    @available(
        *, deprecated, message: "use perform(path:configuring:removing:), for example with path: .push(from: source)"
    )
    @discardableResult
    public func perform(
        from source: (any ViewRouteSource)?,
        configuring configure: (ViewRouteStrictConfig<Destination>, ModulePreparation) -> Void,
        removing: ((ViewRemoveStrictConfig<Destination>) -> Void)? = nil
    ) -> ViewRouter<Destination, Module>? {
        performed(path: .defaultPath(from: source), configuring: configure, removing: removing)
    }

    /// Shows the view in a way of the performer's choice.
    @available(*, deprecated, message: "use perform(path:), for example with path: .push(from: source)")
    @discardableResult
    public func perform(
        from source: (any ViewRouteSource)?, routeType: ViewRouteType
    ) -> ViewRouter<Destination, Module>? {
        performed(path: ViewRoutePath(routeType, from: source), preparing: { _ in })
    }

    /// Shows a view that is there, as the closure says by `config.routeType`, or as its router wants it to be.
    @available(
        *, deprecated,
        message: "use perform(onDestination:path:configuring:removing:), for example with path: .push(from: source)"
    )
    @discardableResult
    public func perform(
        onDestination destination: Destination, from source: (any ViewRouteSource)?,
        configuring configure: (ViewRouteStrictConfig<Destination>, ModulePreparation) -> Void,
        removing: ((ViewRemoveStrictConfig<Destination>) -> Void)? = nil
    ) -> ViewRouter<Destination, Module>? {
        performed(
            onDestination: destination, path: .defaultPath(from: source), configuring: configure, removing: removing)
    }

    /// Shows a view that is there, in a way of the performer's choice.
    @available(
        *, deprecated, message: "use perform(onDestination:path:), for example with path: .push(from: source)"
    )
    @discardableResult
    public func perform(
        onDestination destination: Destination, from source: (any ViewRouteSource)?, routeType: ViewRouteType
    ) -> ViewRouter<Destination, Module>? {
        perform(onDestination: destination, path: ViewRoutePath(routeType, from: source))
    }
}
