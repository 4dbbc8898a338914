// SPDX-License-Identifier: Apache-2.0

// MARK: Routes by the key of a view

extension Router {
    /// Shows a view.
    ///
    /// ```swift
    /// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self)) { $0.message = "Log in" }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - path: The way to show the view, and the source.
    ///   - preparation: Prepares the destination before its provider does, and before it is shown.
    ///   - completion: Called once, with the destination when it is shown and its transition has ended, or with the error.
    /// - Returns: The route, which can remove the view; nil if the route has no provider. Callers need not keep it.
    @MainActor @discardableResult
    public static func perform<Protocol>(
        to route: RoutableView<Protocol>, named name: StaticString? = nil, path: ViewRoutePath,
        fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        completion: ((Result<Protocol, RouteError>) -> Void)? = nil
    ) -> ViewRoute? {
        requested(route.named(name), at: RouteLocation(fileID: fileID, line: line, column: column))
            .perform(path: path, preparation: preparation, completion: completion)
    }

    @_documentation(visibility: internal)
    @available(*, unavailable)
    @MainActor public static func perform(
        to route: RoutableViewKey, named name: StaticString? = nil, path: ViewRoutePath
    ) {}

    @_documentation(visibility: internal)
    @available(*, unavailable)
    @MainActor public static func route(
        to route: RoutableViewKey, named name: StaticString? = nil, path: ViewRoutePath
    ) async {}

    /// Shows a view, and returns when it is shown and its transition has ended.
    ///
    /// ```swift
    /// let login = try await Router.route(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self))
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - path: The way to show the view, and the source.
    ///   - preparation: Prepares the destination before its provider does, and before it is shown.
    /// - Returns: The destination.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route<Protocol>(
        to route: RoutableView<Protocol>, named name: StaticString? = nil, path: ViewRoutePath,
        fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil
    ) async throws -> Protocol {
        let requested = requested(route.named(name), at: RouteLocation(fileID: fileID, line: line, column: column))
        let route = requested.route(path: path)
        if let preparation { requested.request(of: route)?.preparation = preparation }
        return try await route.performed().destination(as: Protocol.self)
    }

    /// Shows a view, waits for its result, and removes the view. See ``ViewRouteResult``.
    ///
    /// - Parameters:
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - path: The way to show the view, and the source.
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if the view
    ///     removes itself.
    ///   - preparation: Prepares the destination before its provider does, and before it is shown.
    ///   - result: Returns the result object of the destination. Called when the destination is prepared.
    /// - Throws: The error that the view delivers; `CancellationError` if the view is removed without a result, if the route
    ///   is cancelled, or if the task is cancelled, which removes the view unless another caller waits for its result;
    ///   `RouteError` if the view cannot be shown, is shown again with a finished result, or if its scope ends, which removes
    ///   the view as a result does.
    @MainActor
    public static func result<Protocol, Value>(
        of route: RoutableView<Protocol>, named name: StaticString? = nil, path: ViewRoutePath, removes: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        awaiting result: @escaping (Protocol) -> ViewRouteResult<Value>
    ) async throws -> Value {
        let requested = requested(route.named(name), at: RouteLocation(fileID: fileID, line: line, column: column))
        let route = requested.route(path: path)
        let request = requested.request(of: route)
        if let preparation { request?.preparation = preparation }
        return try await route.result(removes: removes, request, result)
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
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - path: The way to show the view, and the source.
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if the view
    ///     removes itself.
    ///   - join: Lets the destination deliver its result to the second argument. Called when the destination is prepared.
    /// - Throws: As the function without a second argument.
    @MainActor
    public static func result<Protocol, Value>(
        of route: RoutableView<Protocol>, named name: StaticString? = nil, path: ViewRoutePath, removes: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        awaiting join: @escaping (Protocol, ViewRouteResult<Value>) -> Void
    ) async throws -> Value {
        let result = ViewRouteResult<Value>()
        return try await Router.result(
            of: route, named: name, path: path, removes: removes, fileID: fileID, line: line, column: column
        ) { destination in
            join(destination, result)
            return result
        }
    }

    /// Makes a view without showing it.
    ///
    /// - Parameters:
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - scope: The scope of the view. Defaults to nil: the view is made in the scopes of the current task.
    /// - Throws: `RouteError`, with the location of the call.
    @MainActor public static func destination<Protocol>(
        for route: RoutableView<Protocol>, named name: StaticString? = nil, in scope: (any AnyRouteScope)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> Protocol {
        try requested(route.named(name), at: RouteLocation(fileID: fileID, line: line, column: column))
            .destination(in: scope)
    }

    /// Makes the views of all named providers of a protocol, without showing them, ordered by the names.
    ///
    /// ```swift
    /// for (name, section) in try Router.destinations(for: .settingsSection) { … }
    /// ```
    ///
    /// To show one of them, call `perform(to:named:path:)`.
    ///
    /// - Returns: The views with their names; an empty array if the protocol has no named provider.
    /// - Throws: `RouteError` if one of the providers fails.
    @MainActor public static func destinations<Protocol>(
        for route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> [(name: String, destination: Protocol)] {
        var destinations: [(name: String, destination: Protocol)] = []
        for (name, slot) in try namedSlots(of: route.unmanagedSlot, fileID, line, column) {
            let key = RoutableView<Protocol>(unmanagedSlot: slot)
            destinations.append((name, try destination(for: key, fileID: fileID, line: line, column: column)))
        }
        return destinations
    }
}
