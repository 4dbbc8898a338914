// SPDX-License-Identifier: Apache-2.0

extension Provides where Provider: ViewRouteProvider, Key: RoutableKey {
    /// Provides a view.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated: that it compiles proves that the protocol is declared.
    ///   - name: The name of this provider, if the protocol has several.
    ///   - view: Returns the destination as the protocol.
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        _ view: @escaping @MainActor (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableView<Protocol> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        self.init(
            step: .init(view: Provider.self, RouteKey(.view, Protocol.self, named: name)) {
                factory, batch in
                batch.add(factory.entry(.of(.view, Protocol.self, named: name), at: location, convert: view))
            })
    }
}

extension Provides where Provider: ViewRouteProvider, Key: RoutableKey, Provider.ProvidedConfiguration: AnyObject {
    /// Provides a module protocol. The configuration is an object, so the performer's changes reach the provider.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - view: Returns the configuration as the module protocol.
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.ProvidedConfiguration) -> Module
    ) where Key == RoutableViewModule<Module> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        self.init(
            step: .init(view: Provider.self, RouteKey(.viewModule, Module.self)) { factory, batch in
                batch.add(
                    factory.moduleEntry(.of(.viewModule, Module.self), at: location, convert: view))
            })
    }
}

// MARK: Lines that the compiler rejects, with our own messages

extension Provides where Provider: ViewRouteProvider, Key: RoutableKey {
    @available(
        *, unavailable,
        message:
            "the configuration of a module protocol must be a class, so that the caller and the provider share its values"
    )
    @_disfavoredOverload
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.ProvidedConfiguration) -> Module
    ) where Key == RoutableViewModule<Module> {
        self.init(step: .init(view: Provider.self) { _, _ in })
    }

    @available(*, unavailable, message: "a provider of views provides a RoutableView")
    @_disfavoredOverload
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableService<Protocol> {
        self.init(step: .init(view: Provider.self) { _, _ in })
    }
}
