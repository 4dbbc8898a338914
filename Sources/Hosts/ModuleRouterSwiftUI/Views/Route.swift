// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

/// A route that starts at the view's screen. Its key is that of a view or of a module.
///
/// ```swift
/// struct NoteView: View {
///     @Route(RoutableView<any LoginViewInput>()) private var login
///     @Route(RoutableViewModule<any EditorModuleInput>()) private var editor
///     var body: some View {
///         Button("Log in") { login(.presentModally) { $0.message = "Log in to read this note" } }
///         Button("Edit") { editor(.push) { $0.noteID = noteID } }
///     }
/// }
/// ```
@MainActor @propertyWrapper public struct Route<Key>: DynamicProperty {
    @Environment(\.routeSource) private var source
    @Environment(\.routeRegistry) private var registry
    private let key: Key

    public init<Protocol>(_ route: RoutableView<Protocol>) where Key == RoutableView<Protocol> { key = route }

    public init<Module>(_ route: RoutableViewModule<Module>) where Key == RoutableViewModule<Module> { key = route }

    public var wrappedValue: RouteFromView<Key> { RouteFromView(key: key, source: source, registry: registry) }
}

/// A route and its source. See ``Route``.
@MainActor public struct RouteFromView<Key> {
    let key: Key
    let source: (any ViewRouteSource)?
    let registry: RouteRegistry?

    /// Returns a path from the view's screen, to add options.
    ///
    /// ```swift
    /// Button("Show") { note(path: note.path(.push).zooming(from: id, in: namespace)) { $0.noteID = id } }
    /// ```
    ///
    /// - Parameter scope: The scope of the view. Defaults to nil: the view is in the scopes of its source.
    public func path(_ kind: ViewRouteKind = .defaultPath, in scope: (any AnyRouteScope)? = nil) -> ViewRoutePath {
        ViewRoutePath(kind, from: source, in: scope)
    }

    /// Runs an asynchronous operation that requests routes.
    fileprivate func running<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        guard let registry else { return try await body() }
        return try await registry.run(body)
    }
}

// Routes by the key of a view.
extension RouteFromView {
    /// Performs the route.
    ///
    /// - Parameters:
    ///   - kind: The presentation style. Defaults to the provider's choice.
    ///   - preparation: Prepares the destination before its provider does and before it is shown.
    /// - Returns: The route; nil if no provider is registered for the route. You need not keep it.
    @discardableResult
    public func callAsFunction<Protocol>(
        _ kind: ViewRouteKind = .defaultPath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: ((Protocol) -> Void)? = nil
    ) -> ViewRoute? where Key == RoutableView<Protocol> {
        perform(path: ViewRoutePath(kind, from: source), fileID: fileID, line: line, column: column, preparation)
    }

    /// Performs the route by a path with options. See ``path(_:in:)``.
    ///
    /// - Parameters:
    ///   - path: The way to show the view.
    ///   - preparation: Prepares the destination before its provider does and before it is shown.
    /// - Returns: The route; nil if no provider is registered for the route. You need not keep it.
    @discardableResult
    public func callAsFunction<Protocol>(
        path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: ((Protocol) -> Void)? = nil
    ) -> ViewRoute? where Key == RoutableView<Protocol> {
        perform(path: path, fileID: fileID, line: line, column: column, preparation)
    }

    /// Performs the route in a popover at an anchor.
    ///
    /// - Parameter preparation: Prepares the destination before its provider does and before it is shown.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @discardableResult
    public func popover<Protocol>(
        at anchor: ScreenAnchor, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: ((Protocol) -> Void)? = nil
    ) -> ViewRoute? where Key == RoutableView<Protocol> {
        perform(
            path: .presentAsPopover(from: source, anchor: anchor), fileID: fileID, line: line, column: column,
            preparation)
    }

    private func perform<Protocol>(
        path: ViewRoutePath, fileID: StaticString, line: UInt, column: UInt, _ preparation: ((Protocol) -> Void)?
    ) -> ViewRoute? where Key == RoutableView<Protocol> {
        registry.running {
            Router.perform(
                to: key, path: path, fileID: fileID, line: line, column: column, preparation: preparation)
        }
    }

    /// Shows the view, waits for its result, and removes the view. See `ViewRouteResult`.
    ///
    /// ```swift
    /// Button("Log in") { Task { user = try? await login.result(.presentModally) { $0.user } } }
    /// ```
    ///
    /// - Parameters:
    ///   - kind: The presentation style. Defaults to the provider's choice.
    ///   - removes: Whether the view is removed after it has returned a result. Pass false if the view removes itself.
    ///   - preparation: Prepares the destination before its provider does and before it is shown.
    ///   - result: Returns the destination's result object.
    /// - Throws: The errors of `Router.result(of:path:)`.
    public func result<Protocol, Value>(
        _ kind: ViewRouteKind = .defaultPath, removes: Bool = true, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: ((Protocol) -> Void)? = nil,
        awaiting result: @escaping (Protocol) -> ViewRouteResult<Value>
    ) async throws -> Value where Key == RoutableView<Protocol> {
        try await running {
            try await Router.result(
                of: key, path: ViewRoutePath(kind, from: source), removes: removes, fileID: fileID, line: line,
                column: column, preparation: preparation, awaiting: result)
        }
    }
}

// Routes by the key of a module.
extension RouteFromView {
    /// Performs the route by its module protocol.
    ///
    /// - Parameters:
    ///   - kind: The presentation style. Defaults to the provider's choice.
    ///   - preparation: Sets the parameters in the module's configuration.
    /// - Returns: The route; nil if no provider is registered for the route. You need not keep it.
    @discardableResult
    public func callAsFunction<Module>(
        _ kind: ViewRouteKind = .defaultPath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) -> Void = { _ in }
    ) -> ViewRoute? where Key == RoutableViewModule<Module> {
        perform(path: ViewRoutePath(kind, from: source), fileID: fileID, line: line, column: column, preparation)
    }

    /// Performs the route by its module protocol and a path with options. See ``path(_:in:)``.
    ///
    /// - Parameters:
    ///   - path: The way to show the view.
    ///   - preparation: Sets the parameters in the module's configuration.
    /// - Returns: The route; nil if no provider is registered for the route. You need not keep it.
    @discardableResult
    public func callAsFunction<Module>(
        path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: (inout Module) -> Void = { _ in }
    ) -> ViewRoute? where Key == RoutableViewModule<Module> {
        perform(path: path, fileID: fileID, line: line, column: column, preparation)
    }

    /// Performs the route by its module protocol, in a popover at an anchor.
    ///
    /// - Parameter preparation: Sets the parameters in the module's configuration.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @discardableResult
    public func popover<Module>(
        at anchor: ScreenAnchor, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: (inout Module) -> Void = { _ in }
    ) -> ViewRoute? where Key == RoutableViewModule<Module> {
        perform(
            path: .presentAsPopover(from: source, anchor: anchor), fileID: fileID, line: line, column: column,
            preparation)
    }

    private func perform<Module>(
        path: ViewRoutePath, fileID: StaticString, line: UInt, column: UInt, _ preparation: (inout Module) -> Void
    ) -> ViewRoute? where Key == RoutableViewModule<Module> {
        registry.running {
            Router.perform(
                to: key, path: path, fileID: fileID, line: line, column: column, preparation: preparation)
        }
    }

    /// Shows the view by its module protocol, waits for its result, and removes the view. See `ViewRouteResult`.
    ///
    /// - Parameters:
    ///   - kind: The presentation style. Defaults to the provider's choice.
    ///   - removes: Whether the view is removed after it has returned a result. Pass false if the view removes itself.
    ///   - preparation: Sets the parameters in the module's configuration.
    ///   - result: Returns the module's result object.
    /// - Throws: The errors of `Router.result(of:path:)`.
    public func result<Module, Value>(
        _ kind: ViewRouteKind = .defaultPath, removes: Bool = true, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, preparation: (inout Module) -> Void = { _ in },
        awaiting result: (Module) -> ViewRouteResult<Value>
    ) async throws -> Value where Key == RoutableViewModule<Module> {
        try await running {
            try await Router.result(
                of: key, path: ViewRoutePath(kind, from: source), removes: removes, fileID: fileID, line: line,
                column: column, preparation: preparation, awaiting: result)
        }
    }
}
#endif
