// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension Router {
    /// Performs the route to a view.
    ///
    /// - Parameters:
    ///   - path: The kind of the route and its source.
    ///   - configure: Sets handlers on its first argument. Its second argument passes the configuration to a closure.
    ///   - removing: Sets handlers for the removal.
    /// - Returns: The router, which can remove the route or perform it again; nil if there is no provider.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Protocol>, ((ViewRouteConfig) -> Void) -> Void) -> Void,
        removing: ((ViewRemoveStrictConfig<Protocol>) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        type(of: route, fileID, line, column).performed(path: path, configuring: configure, removing: removing)
    }

    /// Performs the route to a view, and reports the outcome.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Protocol?, ZIKRouteAction, (any Error)?) -> Void
    ) -> DestinationViewRouter<Protocol>? {
        type(of: route, fileID, line, column).perform(path: path, completion: { completion($0, $1, $2, $3) })?
            .configured
    }

    /// Performs the route to a view.
    ///
    /// - Parameter preparation: Prepares the destination before its router does.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: @escaping (Protocol) -> Void
    ) -> DestinationViewRouter<Protocol>? {
        type(of: route, fileID, line, column).perform(
            path: path,
            configuring: { strict, _ in
                strict.prepareDestination = preparation
            })?.configured
    }

    /// Performs the route to a view.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, successHandler: ((Protocol) -> Void)? = nil,
        errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        type(of: route, fileID, line, column).perform(
            path: path,
            configuring: { strict, _ in
                strict.addPerformerHandlers(succeeded: successHandler, failed: errorHandler)
            })?.configured
    }

    /// Performs the route to a view by its module protocol.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Any>, ((Module) -> Void) -> Void) -> Void,
        removing: ((ViewRemoveStrictConfig<Any>) -> Void)? = nil
    ) -> ModuleViewRouter<Module>? {
        type(of: route, fileID, line, column).performed(path: path, configuring: configure, removing: removing)
    }

    /// Performs the route to a view by its module protocol, and reports the outcome.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Any?, ZIKRouteAction, (any Error)?) -> Void
    ) -> ModuleViewRouter<Module>? {
        type(of: route, fileID, line, column).perform(path: path, completion: { completion($0, $1, $2, $3) })?
            .configured
    }

    /// Performs the route to a view by its module protocol, with its default parameters.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ModuleViewRouter<Module>? {
        type(of: route, fileID, line, column).performed(path: path, preparing: { _ in })
    }

    /// Performs the route to a view by its module protocol.
    ///
    /// - Parameter preparation: Sets the parameters in the module's configuration.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (Module) -> Void
    ) -> ModuleViewRouter<Module>? {
        type(of: route, fileID, line, column).performed(path: path, preparing: preparation)
    }
}

// MARK: Making views

extension Router {
    /// Makes a view, with the same steps as a performed route.
    ///
    /// - Parameter preparation: Prepares the destination before its router does.
    @MainActor public static func makeDestination<Protocol>(
        to route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil
    ) -> Protocol? {
        type(of: route, fileID, line, column).makeDestination(configuring: { strict, _ in
            if let preparation { strict.prepareDestination = preparation }
        })
    }

    /// Makes a view, with handlers and parameters.
    @MainActor public static func makeDestination<Protocol>(
        to route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Protocol>, ((ViewRouteConfig) -> Void) -> Void) -> Void
    ) -> Protocol? {
        type(of: route, fileID, line, column).made(configuring: configure)
    }

    /// Makes a view from the parameters of its module protocol.
    ///
    /// - Parameter preparation: Sets the parameters in the module's configuration.
    @MainActor public static func makeDestination<Module>(
        to route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Module) -> Void)? = nil
    ) -> Any? {
        type(of: route, fileID, line, column).makeDestination(configuring: { _, open in
            if let preparation { open { preparation($0) } }
        })
    }

    /// Makes a view from the parameters of its module protocol, with handlers.
    @MainActor public static func makeDestination<Module>(
        to route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Any>, ((Module) -> Void) -> Void) -> Void
    ) -> Any? {
        type(of: route, fileID, line, column).made(configuring: configure)
    }
}
