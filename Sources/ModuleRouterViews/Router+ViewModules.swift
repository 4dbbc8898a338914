// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Performs the route to a view by its module protocol.
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
    ///   - configure: Sets handlers and options on its first argument. Its second argument gives a closure access to the
    ///     module's configuration.
    ///   - removing: Configures the removal of the view.
    /// - Returns: The router, which can remove the view or perform the route again; nil if the route has no provider. Callers
    ///   need not keep it.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, configuring configure: ViewRouterType<Any, Module>.Configure,
        removing: ((ViewRemoveStrictConfiguration<Any>) -> Void)? = nil
    ) -> ModuleViewRouter<Module>? {
        requested(route, fileID, line, column).perform(path: path, configuring: configure, removing: removing)
    }

    /// Performs the route to a view by its module protocol and reports the outcome.
    ///
    /// - Parameter completion: Called once, for this performance.
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
    /// - Parameter preparation: Sets the parameters of the module's configuration.
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

    /// Shows a view by its module protocol, and returns when the view is shown and its transition has ended.
    ///
    /// - Parameter preparation: Sets the parameters of the module's configuration.
    /// - Returns: The router, which can remove the view or perform the route again. Callers need not keep it.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
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

    /// Shows a view by its module protocol, waits for its result, and removes the view. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if the view
    ///     removes itself.
    ///   - prepare: Sets the parameters of the module's configuration, and lets the module deliver its result to the second
    ///     argument.
    /// - Throws: The error that the view delivers; `CancellationError` if the view is removed without a result, or if the
    ///   route or the task is cancelled; `RouteError` if the view cannot be shown.
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

    /// Shows a view by its module protocol, waits for its result, and removes the view. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if the view
    ///     removes itself.
    ///   - preparation: Sets the parameters of the module's configuration.
    ///   - result: Returns the result object of the module.
    /// - Throws: The error that the view delivers; `CancellationError` if the view is removed without a result, or if the
    ///   route or the task is cancelled; `RouteError` if the view cannot be shown.
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
        // Without a module the route fails, so no caller waits for this result.
        let result = awaited ?? ViewRouteResult<Value>()
        return try await ViewRouterType.result(of: router, removes: removes) { _ in result }
    }

    /// Makes a view from the parameters of its module protocol without showing it.
    ///
    /// - Parameter preparation: Sets the parameters.
    /// - Returns: The view. The key does not state its type.
    /// - Throws: `RouteError`, with the location of the call. An error from `preparation` is its `failure.underlyingError`.
    @MainActor public static func destination<Module>(
        for route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) throws -> Void = { _ in }
    ) throws(RouteError) -> Any {
        let type = requested(route, fileID, line, column)
        let (router, work) = type.unconfigured(.makeDestination)
        do {
            let request = try work.begun()
            try request.open(preparation)
            return try type.destination(of: router, work)
        } catch {
            throw thrown(error, RouteLocation(fileID: fileID, line: line, column: column), type.key)
        }
    }
}
