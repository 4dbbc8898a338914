// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension Router {
    /// Performs the route to a service.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers on its first argument. Its second argument passes the configuration to a closure.
    ///   - removing: Sets handlers for the removal.
    /// - Returns: The router, which can remove the route or perform it again; nil if there is no provider.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (PerformRouteStrictConfig<Protocol>, ((PerformRouteConfig) -> Void) -> Void) -> Void,
        removing: ((RemoveRouteStrictConfig<Protocol>) -> Void)? = nil
    ) -> DestinationServiceRouter<Protocol>? {
        type(of: route, fileID, line, column).performed(configuring: configure, removing: removing)
    }

    /// Performs the route to a service, and reports the outcome.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Protocol?, ZIKRouteAction, (any Error)?) -> Void
    ) -> DestinationServiceRouter<Protocol>? {
        type(of: route, fileID, line, column).perform(completion: { completion($0, $1, $2, $3) })?
            .configured
    }

    /// Performs the route to a service.
    ///
    /// - Parameter preparation: Prepares the destination before its router does.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: @escaping (Protocol) -> Void
    ) -> DestinationServiceRouter<Protocol>? {
        type(of: route, fileID, line, column).perform(configuring: { strict, _ in
            strict.prepareDestination = preparation
        })?.configured
    }

    /// Performs the route to a service.
    @discardableResult
    public static func perform<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, successHandler: ((Protocol) -> Void)? = nil,
        errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) -> DestinationServiceRouter<Protocol>? {
        type(of: route, fileID, line, column).perform(configuring: { strict, _ in
            strict.addPerformerHandlers(succeeded: successHandler, failed: errorHandler)
        })?.configured
    }

    /// Performs the route to a service by its module protocol.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (PerformRouteStrictConfig<Any>, ((Module) -> Void) -> Void) -> Void,
        removing: ((RemoveRouteStrictConfig<Any>) -> Void)? = nil
    ) -> ModuleServiceRouter<Module>? {
        type(of: route, fileID, line, column).performed(configuring: configure, removing: removing)
    }

    /// Performs the route to a service by its module protocol, and reports the outcome.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Any?, ZIKRouteAction, (any Error)?) -> Void
    ) -> ModuleServiceRouter<Module>? {
        type(of: route, fileID, line, column).perform(completion: { completion($0, $1, $2, $3) })?
            .configured
    }

    /// Performs the route to a service by its module protocol.
    ///
    /// - Parameter preparation: Sets the parameters in the module's configuration.
    @discardableResult
    public static func perform<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (Module) -> Void
    ) -> ModuleServiceRouter<Module>? {
        type(of: route, fileID, line, column).performed(preparing: preparation)
    }
}

// MARK: Making services

extension Router {
    /// Makes a service, with the same steps as a performed route.
    ///
    /// - Parameter preparation: Prepares the destination before its router does.
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil
    ) -> Protocol? {
        type(of: route, fileID, line, column).makeDestination(configuring: { strict, _ in
            if let preparation { strict.prepareDestination = preparation }
        })
    }

    /// Makes a service, with handlers and parameters.
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (PerformRouteStrictConfig<Protocol>, ((PerformRouteConfig) -> Void) -> Void) -> Void
    ) -> Protocol? {
        type(of: route, fileID, line, column).made(configuring: configure)
    }

    /// Makes a service from the parameters of its module protocol.
    ///
    /// - Parameter preparation: Sets the parameters in the module's configuration.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Module) -> Void)? = nil
    ) -> Any? {
        type(of: route, fileID, line, column).makeDestination(configuring: { _, open in
            if let preparation { open { preparation($0) } }
        })
    }

    /// Makes a service from the parameters of its module protocol, with handlers.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (PerformRouteStrictConfig<Any>, ((Module) -> Void) -> Void) -> Void
    ) -> Any? {
        type(of: route, fileID, line, column).made(configuring: configure)
    }
}
