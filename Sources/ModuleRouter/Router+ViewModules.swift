// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Performs the route to a view by its module protocol.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, configuring configure: ViewRouterType<Any, Module>.Configure,
        removing: ((ViewRemoveStrictConfiguration<Any>) -> Void)? = nil
    ) -> ModuleViewRouter<Module>? {
        requested(route, fileID, line, column).perform(path: path, configuring: configure, removing: removing)
    }

    /// Performs the route to a view by its module protocol, and tells how it went.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        completion: @escaping (Bool, Any?, RouteAction, RouteError?) -> Void
    ) -> ModuleViewRouter<Module>? {
        requested(route, fileID, line, column).perform(path: path, completion: completion)
    }

    /// Performs the route to a view by its module protocol.
    ///
    /// - Parameter preparation: Given the module's configuration, to fill in the parameters.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: (inout Module) -> Void = { _ in }
    ) -> ModuleViewRouter<Module>? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, fileID, line, column)
                .perform(path: path, configuring: { _, open in open { preparation(&$0) } })
        }
    }

    /// Shows a view by its module protocol, and returns when it is there and its transition has ended.
    ///
    /// - Parameter preparation: Given the module's configuration, to fill in the parameters.
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if it was given up before the view began
    ///   to move.
    @MainActor @discardableResult
    public static func route<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: (inout Module) -> Void = { _ in }
    ) async throws -> ModuleViewRouter<Module> {
        let (router, work) = requested(route, fileID, line, column).unconfigured(path)
        work.prepareModule(preparation)
        try await router.performAsync()
        return router
    }

    /// Shows a view by its module protocol, waits for what it hands back, and removes it. See ``ViewRouteResult``.
    ///
    /// - Parameter prepare: Given the module's configuration, to fill in the parameters and to say where the result goes.
    @MainActor
    public static func result<Module, Value>(
        of route: RoutableViewModule<Module>, path: ViewRoutePath, removes: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        awaiting prepare: (inout Module, ViewRouteResult<Value>) -> Void
    ) async throws -> Value {
        let result = ViewRouteResult<Value>()
        let (router, work) = requested(route, fileID, line, column).unconfigured(path)
        work.prepareModule { prepare(&$0, result) }
        return try await ViewRouterType.result(of: router, removes: removes) { _ in result }
    }

    /// Shows a view by its module protocol, waits for what it hands back, and removes it. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - preparation: Given the module's configuration, to fill in the parameters.
    ///   - result: Where the module puts what it hands back.
    @MainActor
    public static func result<Module, Value>(
        of route: RoutableViewModule<Module>, path: ViewRoutePath, removes: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: (inout Module) -> Void = { _ in }, awaiting result: (Module) -> ViewRouteResult<Value>
    ) async throws -> Value {
        let (router, work) = requested(route, fileID, line, column).unconfigured(path)
        var awaited: ViewRouteResult<Value>?
        work.prepareModule { module in
            preparation(&module)
            awaited = result(module)
        }
        // Without a module the route fails, and nobody waits.
        let result = awaited ?? ViewRouteResult<Value>()
        return try await ViewRouterType.result(of: router, removes: removes) { _ in result }
    }

    /// Makes a view from the parameters of its module protocol; the result has the type that the closure returns.
    ///
    /// - Parameter construct: Gives the module its parameters and returns the view that it makes at once, or nil. The view is
    ///   prepared after that.
    /// - Throws: `RouteError`, with the place of the call. What `construct` throws is its `failure.underlyingError`.
    @MainActor public static func destination<Module, Destination>(
        for route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, constructing construct: (inout Module) throws -> Destination?
    ) throws -> Destination {
        let type = requested(route, fileID, line, column)
        let (router, work) = type.unconfigured(.makeDestination)
        do {
            let run = try work.begun()
            guard let destination = try run.open(construct) else {
                throw RouteError.invalidConfiguration(
                    router.route.failure("\(type.key) made nothing from the parameters it was given"))
            }
            _ = try type.destination(of: router, work)
            return destination
        } catch {
            throw thrown(error, RouteLocation(fileID: fileID, line: line, column: column), type.key)
        }
    }

    /// Makes a view from the parameters of its module protocol, where the closure only sets them.
    ///
    /// - Parameter preparation: Sets the parameters.
    /// - Returns: The view. The key does not state its type; `destination(for:constructing:)` returns a typed
    ///   one.
    /// - Throws: `RouteError`, with the place of the call. An error from `preparation` is its `failure.underlyingError`.
    @MainActor public static func destination<Module>(
        for route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) throws -> Void
    ) throws -> Any {
        let type = requested(route, fileID, line, column)
        let (router, work) = type.unconfigured(.makeDestination)
        do {
            let run = try work.begun()
            try run.open(preparation)
            return try type.destination(of: router, work)
        } catch {
            throw thrown(error, RouteLocation(fileID: fileID, line: line, column: column), type.key)
        }
    }

    /// Makes a view from the parameters of its module protocol, without showing it.
    ///
    /// - Parameter preparation: Given the module's configuration, to fill in the parameters.
    @MainActor public static func makeDestination<Module>(
        to route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) -> Void = { _ in }
    ) -> Any? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, fileID, line, column).makeDestination { _, open in open { preparation(&$0) } }
        }
    }

    /// Makes a view from the parameters of its module protocol, with handlers.
    @MainActor public static func makeDestination<Module>(
        to route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, configuring configure: ViewRouterType<Any, Module>.Configure
    ) -> Any? {
        requested(route, fileID, line, column).makeDestination(configuring: configure)
    }
}
