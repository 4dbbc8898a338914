// SPDX-License-Identifier: Apache-2.0

// MARK: Routes by the key of a view's module protocol

extension Router {
    /// Shows a view by its module protocol.
    ///
    /// ```swift
    /// Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: self)) { $0.noteID = noteID }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
    ///   - preparation: Sets the parameters of the module's configuration.
    ///   - completion: Called once, with the view when it is shown and its transition has ended, or with the error.
    /// - Returns: The route, which can remove the view; nil if the route has no provider. Callers need not keep it.
    @MainActor @discardableResult
    public static func perform<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: (inout Module) -> Void = { _ in },
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> ViewRoute? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
                .perform(path: path, changing: preparation, completion: completion)
        }
    }

    /// Shows a view by its module protocol, and returns when the view is shown and its transition has ended.
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
    ///   - preparation: Sets the parameters of the module's configuration.
    /// - Returns: The route, which can remove the view. Callers need not keep it.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: (inout Module) -> Void = { _ in }
    ) async throws -> ViewRoute {
        let requested = requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
        let route = requested.route(path: path)
        requested.request(of: route)?.open(preparation)
        _ = try await route.performed()
        return route
    }

    /// Shows a view by its module protocol, waits for its result, and removes the view. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
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
        return try await Router.result(
            of: route, path: path, removes: removes, fileID: fileID, line: line, column: column,
            preparation: { prepare(&$0, result) }, awaiting: { _ in result })
    }

    /// Shows a view by its module protocol, waits for its result, and removes the view. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
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
        let requested = requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
        let route = requested.route(path: path)
        let request = requested.request(of: route)
        let awaited = request?.open { module in
            preparation(&module)
            return result(module)
        }
        // Without a module the route fails, so no caller waits for this result.
        let result = awaited ?? ViewRouteResult<Value>()
        return try await route.result(removes: removes, request) { _ in result }
    }

    /// Makes a view from the parameters of its module protocol without showing it.
    ///
    /// - Parameters:
    ///   - scope: The scope of the view. Defaults to nil: the view is made in the scopes of the current task.
    ///   - preparation: Sets the parameters.
    /// - Returns: The view. The key does not state its type.
    /// - Throws: `RouteError`, with the location of the call. An error from `preparation` is its `failure.underlyingError`.
    @MainActor public static func destination<Module>(
        for route: RoutableViewModule<Module>, in scope: (any AnyRouteScope)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: (inout Module) throws -> Void = { _ in }
    ) throws(RouteError) -> Any {
        try requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
            .destination(in: scope, changing: preparation)
    }
}
