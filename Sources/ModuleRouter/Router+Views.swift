// SPDX-License-Identifier: Apache-2.0

// MARK: Showing views

extension Router {
    /// Performs the route to a view.
    ///
    /// - Parameters:
    ///   - path: How the view is shown, and from where.
    ///   - configure: Sets handlers and options on its first argument; its second, called with a closure, opens the
    ///     configuration.
    ///   - removing: Sets what happens when the view is removed.
    /// - Returns: The router, by which the view can be removed or the route performed again; nil if nobody provides it. It need
    ///   not be kept.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ViewRouterType<Protocol, ViewRouteConfiguration>.Configure,
        removing: ((ViewRemoveStrictConfiguration<Protocol>) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        requested(route, fileID, line, column).perform(path: path, configuring: configure, removing: removing)
    }

    /// Performs the route to a view, and tells how it went.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: @escaping (Bool, Protocol?, RouteAction, RouteError?) -> Void
    ) -> DestinationViewRouter<Protocol>? {
        requested(route, fileID, line, column).perform(path: path, completion: completion)
    }

    /// Performs the route to a view.
    ///
    /// - Parameter preparation: Prepares the destination, before its provider does and before it is shown.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        successHandler: ((Protocol) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        requested(route, fileID, line, column).perform(
            path: path, preparation: preparation, successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Shows a view, and returns when it is there and its transition has ended.
    ///
    /// ```swift
    /// let login = try await Router.route(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self))
    /// ```
    ///
    /// - Parameter preparation: Prepares the destination, before its provider does and before it is shown.
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if it was given up before the view began
    ///   to move.
    @MainActor @discardableResult
    public static func route<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil
    ) async throws -> Protocol {
        try await Router.route(to: route, path: path, fileID: fileID, line: line, column: column) { configuration, _ in
            configuration.prepareDestination = preparation
        }
    }

    /// Shows a view, with handlers and options, and returns when it is there and its transition has ended.
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

    /// Shows a view, waits for what it hands back, and removes it. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - removes: Whether the view is removed when it has handed something back; false if it removes itself.
    ///   - preparation: Prepares the destination, before its provider does and before it is shown.
    ///   - result: Where the destination puts what it hands back. Asked when the destination is prepared.
    /// - Throws: What the view has handed back as an error; `CancellationError` if the view was removed without an outcome, if
    ///   the route was given up, or if the task was cancelled, which removes the view; `RouteError` if it could not be shown.
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

    /// Shows a view, with handlers and options, waits for what it hands back, and removes it.
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

    /// Shows a view, waits for what it hands back, and removes it: for a view that calls a closure or a delegate.
    ///
    /// ```swift
    /// let user = try await Router.result(of: RoutableView<any LoginViewInput>(), path: path) { login, result in
    ///     login.didLogIn = { user in result.finish(user) }
    /// }
    /// ```
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
    /// Makes a view, without showing it.
    ///
    /// - Parameter preparation: Runs once the view is made, before its provider prepares it.
    /// - Returns: The destination; nil if there is none, with the error told to the registry's error handlers.
    @MainActor public static func makeDestination<Protocol>(
        to route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: (Protocol) -> Void = { _ in }
    ) -> Protocol? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, fileID, line, column).makeDestination(preparation: preparation)
        }
    }

    /// Makes a view, with handlers and loose parameters.
    @MainActor public static func makeDestination<Protocol>(
        to route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: ViewRouterType<Protocol, ViewRouteConfiguration>.Configure
    ) -> Protocol? {
        requested(route, fileID, line, column).makeDestination(configuring: configure)
    }

    /// Makes a view, without showing it.
    ///
    /// - Throws: `RouteError`, with the place of the call.
    @MainActor public static func destination<Protocol>(
        for route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> Protocol {
        try requested(route, fileID, line, column).destination()
    }
}
