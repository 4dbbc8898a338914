// SPDX-License-Identifier: Apache-2.0

extension Provides where Provider: ViewRouteProvider, Key: RoutableKey {
    /// Provides a view.
    ///
    /// - Parameter key: Not evaluated; that it compiles shows that the protocol is declared.
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.Destination) -> Protocol
    ) where Key == RoutableView<Protocol> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = .init(view: Provider.self, RouteKey(.view, Protocol.self)) { source, batch in
            batch.add(source.entry(.of(.view, Protocol.self), at: location, convert: view))
        }
    }
}

extension Provides where Provider: ViewRouteProvider, Key: RoutableKey, Provider.Configuration: AnyObject {
    /// Provides a module protocol. The configuration is an object, so what the performer writes to it reaches the provider.
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.Configuration) -> Module
    ) where Key == RoutableViewModule<Module> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = .init(view: Provider.self, RouteKey(.viewModule, Module.self)) { source, batch in
            batch.add(source.moduleEntry(.of(.viewModule, Module.self), at: location, steps: .init(), convert: view))
        }
    }

    /// Provides a module protocol whose configuration makes the destination.
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.Configuration) -> Module
    )
    where
        Key == RoutableViewModule<Module>, Provider.Configuration: MakeableConfiguration,
        Provider.Configuration.Destination == Provider.Destination
    {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = .init(view: Provider.self, RouteKey(.viewModule, Module.self)) { source, batch in
            batch.add(
                source.moduleEntry(.of(.viewModule, Module.self), at: location, steps: .makeable { $0 }, convert: view))
        }
    }

    /// Provides a module protocol whose configuration makes the destination as one of its protocols.
    ///
    /// ```swift
    /// // Configuration is a ViewMakeableConfiguration<any LoginViewInput, …>, Destination is LoginScreen
    /// Provides(RoutableViewModule<any LoginModuleInput>(), handingOut: { $0 }) { $0 }
    /// ```
    ///
    /// - Parameter destination: Shows the view as what the configuration makes and hands out.
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key,
        handingOut destination: @escaping @MainActor (Provider.Destination) -> Provider.Configuration.Destination,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ view: @escaping @MainActor (Provider.Configuration) -> Module
    ) where Key == RoutableViewModule<Module>, Provider.Configuration: MakeableConfiguration {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = .init(view: Provider.self, RouteKey(.viewModule, Module.self)) { source, batch in
            batch.add(
                source.moduleEntry(
                    .of(.viewModule, Module.self), at: location, steps: .makeable(destination), convert: view))
        }
    }
}

// MARK: What is refused, in words of our own

extension Provides where Provider: ViewRouteProvider, Key: RoutableKey {
    @available(
        *, unavailable,
        message:
            "the configuration of a module protocol is a class: what the performer writes has to reach the provider"
    )
    @_disfavoredOverload
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.Configuration) -> Module
    ) where Key == RoutableViewModule<Module> {
        step = .init(view: Provider.self) { _, _ in }
    }

    @available(*, unavailable, message: "a provider of views provides a RoutableView")
    @_disfavoredOverload
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor (Provider.Destination) -> Protocol
    ) where Key == RoutableService<Protocol> {
        step = .init(view: Provider.self) { _, _ in }
    }
}
