// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Performs the route to a service.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers on its first argument. Its second argument gives a closure access to the configuration.
    ///   - removing: Configures the removal of the route.
    /// - Returns: The router, which can remove the route or perform it again; nil if the route has no provider.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ServiceRouterType<Protocol, ServiceRouteConfiguration>.Configure,
        removing: ((ServiceRemoveStrictConfiguration<Protocol>) -> Void)? = nil
    ) -> DestinationServiceRouter<Protocol>? {
        requested(route, fileID, line, column).perform(configuring: configure, removing: removing)
    }

    /// Performs the route to a service and reports the outcome.
    ///
    /// - Parameter completion: Called once, for this performance.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Protocol?, RouteAction, RouteError?) -> Void
    ) -> DestinationServiceRouter<Protocol>? {
        requested(route, fileID, line, column).perform(completion: completion)
    }

    /// Performs the route to a service.
    ///
    /// - Parameter preparation: Prepares the destination before its provider does.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        successHandler: ((Protocol) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) -> DestinationServiceRouter<Protocol>? {
        requested(route, fileID, line, column)
            .perform(preparation: preparation, successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Performs the route to a service by its module protocol.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers on its first argument. Its second argument gives a closure access to the module's
    ///     configuration.
    ///   - removing: Configures the removal of the route.
    /// - Returns: The router, which can remove the route or perform it again; nil if the route has no provider.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, configuring configure: ServiceRouterType<Any, Module>.Configure,
        removing: ((ServiceRemoveStrictConfiguration<Any>) -> Void)? = nil
    ) -> ModuleServiceRouter<Module>? {
        requested(route, fileID, line, column).perform(configuring: configure, removing: removing)
    }

    /// Performs the route to a service by its module protocol and reports the outcome.
    ///
    /// - Parameter completion: Called once, for this performance.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Any?, RouteAction, RouteError?) -> Void
    ) -> ModuleServiceRouter<Module>? {
        requested(route, fileID, line, column).perform(completion: completion)
    }

    /// Performs the route to a service by its module protocol.
    ///
    /// - Parameter preparation: Sets the parameters of the module's configuration.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) -> Void
    ) -> ModuleServiceRouter<Module>? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, fileID, line, column).perform(configuring: { _, open in open { preparation(&$0) } })
        }
    }
}
