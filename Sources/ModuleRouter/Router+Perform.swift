// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Performs the route to a service.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers on its first argument; its second, called with a closure, opens the configuration.
    ///   - removing: Sets what happens when the route is removed.
    /// - Returns: The router, by which the route can be removed or performed again; nil if nobody provides it.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ServiceRouterType<Protocol, ServiceRouteConfiguration>.Configure,
        removing: ((ServiceRemoveStrictConfiguration<Protocol>) -> Void)? = nil
    ) -> DestinationServiceRouter<Protocol>? {
        requested(route, fileID, line, column).perform(configuring: configure, removing: removing)
    }

    /// Performs the route to a service, and tells how it went.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Protocol?, RouteAction, RouteError?) -> Void
    ) -> DestinationServiceRouter<Protocol>? {
        requested(route, fileID, line, column).perform(completion: completion)
    }

    /// Performs the route to a service.
    ///
    /// - Parameter preparation: Prepares the destination, before its provider does.
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
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, configuring configure: ServiceRouterType<Any, Module>.Configure,
        removing: ((ServiceRemoveStrictConfiguration<Any>) -> Void)? = nil
    ) -> ModuleServiceRouter<Module>? {
        requested(route, fileID, line, column).perform(configuring: configure, removing: removing)
    }

    /// Performs the route to a service by its module protocol, and tells how it went.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Any?, RouteAction, RouteError?) -> Void
    ) -> ModuleServiceRouter<Module>? {
        requested(route, fileID, line, column).perform(completion: completion)
    }

    /// Performs the route to a service by its module protocol.
    ///
    /// - Parameter preparation: Given the module's configuration, to fill in the parameters.
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
