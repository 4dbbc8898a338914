// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

// The calls of older versions, in which the configuration contains the kind of the route.
extension ViewRouterType {
    /// Shows the view by the kind that the closure sets in `config.routeType`. Defaults to the router's choice.
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

    /// Shows the view by the given kind.
    @available(*, deprecated, message: "use perform(path:), for example with path: .push(from: source)")
    @discardableResult
    public func perform(
        from source: (any ViewRouteSource)?, routeType: ViewRouteType
    ) -> ViewRouter<Destination, Module>? {
        performed(path: ViewRoutePath(routeType, from: source), preparing: { _ in })
    }

    /// Shows an existing view by the kind that the closure sets in `config.routeType`. Defaults to the router's choice.
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

    /// Shows an existing view by the given kind.
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
