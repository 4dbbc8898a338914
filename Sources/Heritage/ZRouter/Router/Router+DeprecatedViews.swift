// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension Router {
    /// Performs the route to a view, with the closure of older versions. Its second argument sets the preparation of the
    /// destination. Its third argument passes the configuration to a closure.
    @available(
        *, deprecated,
        message:
            "write configuring: { (config, prepareModule) in … }, with config.prepareDestination = { destination in … } in it"
    )
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (
            ViewRouteStrictConfig<Protocol>, (@escaping (Protocol) -> Void) -> Void,
            ((ViewRouteConfig) -> Void) -> Void
        ) -> Void,
        removing: ((ViewRemoveStrictConfig<Protocol>) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        type(of: route, fileID, line, column).performed(
            path: path,
            configuring: { strict, _ in
                configure(strict, { strict.prepareDestination = $0 }) { prepare in prepare(strict.configuration) }
            }, removing: removing)
    }

    /// Performs the route to a view by the given kind.
    @available(*, deprecated, message: "use perform(to:path:), for example with path: .push(from: source)")
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, from source: (any ViewRouteSource)?, routeType: ViewRouteType,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> DestinationViewRouter<Protocol>? {
        perform(
            to: route, path: ViewRoutePath(routeType, from: source), fileID: fileID, line: line, column: column,
            successHandler: nil)
    }

    /// Performs the route to a view. The closure sets the kind in `config.routeType`.
    @available(*, deprecated, message: "use perform(to:path:configuring:), for example with path: .push(from: source)")
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, from source: (any ViewRouteSource)?, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Protocol>, ((ViewRouteConfig) -> Void) -> Void) -> Void,
        removing: ((ViewRemoveStrictConfig<Protocol>) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        type(of: route, fileID, line, column).performed(
            path: .defaultPath(from: source), configuring: configure, removing: removing)
    }

    /// Performs the route to a view by its module protocol. The closure sets the kind in `config.routeType`.
    @available(*, deprecated, message: "use perform(to:path:configuring:), for example with path: .push(from: source)")
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, from source: (any ViewRouteSource)?, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Any>, ((Module) -> Void) -> Void) -> Void,
        removing: ((ViewRemoveStrictConfig<Any>) -> Void)? = nil
    ) -> ModuleViewRouter<Module>? {
        type(of: route, fileID, line, column).performed(
            path: .defaultPath(from: source), configuring: configure, removing: removing)
    }

    /// Performs the route to a view by its module protocol and the given kind.
    @available(*, deprecated, message: "use perform(to:path:), for example with path: .push(from: source)")
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, from source: (any ViewRouteSource)?, routeType: ViewRouteType,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ModuleViewRouter<Module>? {
        perform(
            to: route, path: ViewRoutePath(routeType, from: source), fileID: fileID, line: line, column: column)
    }
}
