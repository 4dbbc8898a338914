// SPDX-License-Identifier: Apache-2.0

// MARK: Showing views

extension Router {
    /// Performs the route to a view.
    ///
    /// - Parameters:
    ///   - path: The way to show the view, and the source.
    ///   - configure: Sets handlers and options on its first argument. Its second argument gives a closure access to the
    ///     configuration.
    ///   - removing: Configures the removal of the view.
    /// - Returns: The router, which can remove the view or perform the route again; nil if the route has no provider. Callers
    ///   need not keep it.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ViewRouterType<Protocol, ViewRouteConfiguration>.Configure,
        removing: ((ViewRemoveStrictConfiguration<Protocol>) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        requested(route, fileID, line, column).perform(path: path, configuring: configure, removing: removing)
    }

    /// Performs the route to a view and reports the outcome.
    ///
    /// - Parameter completion: Called once, for this performance.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Protocol?, RouteAction, RouteError?) -> Void
    ) -> DestinationViewRouter<Protocol>? {
        requested(route, fileID, line, column).perform(path: path, completion: completion)
    }

    /// Performs the route to a view.
    ///
    /// - Parameter preparation: Prepares the destination before its provider does, and before it is shown.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        successHandler: ((Protocol) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        requested(route, fileID, line, column).perform(
            path: path, preparation: preparation, successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Shows a view, and returns when it is shown and its transition has ended.
    ///
    /// ```swift
    /// let login = try await Router.route(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self))
    /// ```
    ///
    /// - Parameter preparation: Prepares the destination before its provider does, and before it is shown.
    /// - Returns: The destination.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil
    ) async throws -> Protocol {
        try await Router.route(to: route, path: path, fileID: fileID, line: line, column: column) { configuration, _ in
            configuration.prepareDestination = preparation
        }
    }

    /// Shows a view, with handlers and options, and returns when it is shown and its transition has ended.
    ///
    /// - Parameter configure: Sets handlers and options on its first argument. Its second argument gives a closure access to
    ///   the configuration.
    /// - Returns: The destination.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ViewRouterType<Protocol, ViewRouteConfiguration>.Configure
    ) async throws -> Protocol {
        let (router, _) = requested(route, fileID, line, column).configured(path, configure, removing: nil)
        var shown: Protocol?
        try await router.performAsync { shown = $0 }
        guard let shown else {
            throw RouteError.destinationUnavailable(router.route.failure("\(router.key) was shown, and has gone"))
        }
        return shown
    }

    /// Shows a view, waits for its result, and removes the view. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if the view
    ///     removes itself.
    ///   - preparation: Prepares the destination before its provider does, and before it is shown.
    ///   - result: Returns the result object of the destination. Called when the destination is prepared.
    /// - Throws: The error that the view delivers; `CancellationError` if the view is removed without a result, if the route
    ///   is cancelled, or if the task is cancelled, which removes the view; `RouteError` if the view cannot be shown.
    @MainActor
    public static func result<Protocol, Value>(
        of route: RoutableView<Protocol>, path: ViewRoutePath, removes: Bool = true, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        awaiting result: @escaping (Protocol) -> ViewRouteResult<Value>
    ) async throws -> Value {
        try await requested(route, fileID, line, column).result(
            path: path, removes: removes,
            configuring: { configuration, _ in configuration.prepareDestination = preparation }, awaiting: result)
    }

    /// Shows a view, with handlers and options, waits for its result, and removes the view.
    @MainActor
    public static func result<Protocol, Value>(
        of route: RoutableView<Protocol>, path: ViewRoutePath, removes: Bool = true, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        configuring configure: ViewRouterType<Protocol, ViewRouteConfiguration>.Configure,
        awaiting result: @escaping (Protocol) -> ViewRouteResult<Value>
    ) async throws -> Value {
        try await requested(route, fileID, line, column)
            .result(path: path, removes: removes, configuring: configure, awaiting: result)
    }

    /// Shows a view that delivers its result to a closure or a delegate, waits for the result, and removes the view.
    ///
    /// ```swift
    /// let user = try await Router.result(of: RoutableView<any LoginViewInput>(), path: path) { login, result in
    ///     login.didLogIn = { user in result.finish(user) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if the view
    ///     removes itself.
    ///   - join: Lets the destination deliver its result to the second argument. Called when the destination is prepared.
    @MainActor
    public static func result<Protocol, Value>(
        of route: RoutableView<Protocol>, path: ViewRoutePath, removes: Bool = true, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        awaiting join: @escaping (Protocol, ViewRouteResult<Value>) -> Void
    ) async throws -> Value {
        let result = ViewRouteResult<Value>()
        return try await requested(route, fileID, line, column).result(path: path, removes: removes) { destination in
            join(destination, result)
            return result
        }
    }
}

// MARK: Making views

extension Router {
    /// Makes a view without showing it.
    ///
    /// - Throws: `RouteError`, with the location of the call.
    @MainActor public static func destination<Protocol>(
        for route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> Protocol {
        try requested(route, fileID, line, column).destination()
    }
}
