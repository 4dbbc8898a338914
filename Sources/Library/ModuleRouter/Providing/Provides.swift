// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`: a key that the provider provides.
///
/// ```swift
/// Provides(RoutableService<any Clock>()) { $0 }
/// ```
///
/// The closure returns the destination as the protocol. It compiles only if the destination conforms. If it returns a kept destination
/// itself, it is not called again for this destination. For a module protocol, the closure returns the configuration.
public struct Provides<Provider, Key> {
    @usableFromInline package let step: RouteStep

    package init(step: RouteStep) { self.step = step }
}

extension Provides: CustomStringConvertible where Key: RoutableKey {
    /// The line as it is written in `routes`, without its closure: `Provides(RoutableService<any Clock>())`.
    public var description: String { "Provides(\(Key.key)())" }
}

extension Provides where Provider: ServiceRouteProvider, Key: RoutableKey {
    /// Provides a service.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated: that it compiles proves that the protocol is declared. A key of the main actor is
    ///     therefore allowed.
    ///   - name: The name of this provider, if the protocol has several. See <doc:SeveralProviders>.
    ///   - view: Returns the destination as the protocol.
    @_alwaysEmitIntoClient public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        _ view: @escaping @Sendable (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableService<Protocol> {
        // Specialised for the provider: resolving a transient service is a call of the last closure.
        self.init(
            named: name, at: RouteLocation(fileID: fileID, line: line, column: column), view: view,
            construct: {
                defer { RecursionGuard.leave() }
                guard RecursionGuard.enter() else { throw RouteError.tooDeep(RouteKey(.service, Protocol.self)) }
                return try Self.made(as: Protocol.self)
            }
        ) {
            defer { RecursionGuard.leave() }
            guard RecursionGuard.enter() else { throw RouteError.tooDeep(RouteKey(.service, Protocol.self)) }
            return view(try Self.made(as: Protocol.self))
        }
    }

    /// Makes a destination from the provider's own configuration.
    @_alwaysEmitIntoClient static func made<Protocol>(as _: Protocol.Type) throws -> Provider.ProvidedDestination {
        do {
            let provider = Provider()
            let configuration = Provider.makeConfiguration()
            guard let destination = try provider.makeDestination(with: configuration) else {
                throw RouteError.madeNothing(RouteKey(.service, Protocol.self), Provider.self)
            }
            provider.prepare(destination, with: configuration)
            return destination
        } catch {
            throw RouteError.thrown(error, making: RouteKey(.service, Protocol.self))
        }
    }

    /// Provides an asynchronous service from a synchronous provider.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - name: The name of this provider, if the protocol has several. See <doc:SeveralProviders>.
    ///   - view: Returns the destination as the protocol.
    public init<Protocol: Sendable>(
        _ key: @MainActor @autoclosure () -> Key, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        _ view: @escaping @Sendable (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableAsyncService<Protocol> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = .init(of: Provider.self, RouteKey(.asyncService, Protocol.self, named: name)) {
            factory, batch in
            let slot = RouteSlot.of(.asyncService, Protocol.self, named: name)
            batch.add(
                RouteEntry(
                    slot: slot, provider: factory.provider, location: location, lifetime: factory.lifetime,
                    kept: { try factory.kept(slot.key).map(view) },
                    makingAsynchronously: { view(try factory.destination(of: slot.key)) }))
        }
    }
}

extension Provides where Provider: MainActorServiceRouteProvider, Key: RoutableKey {
    /// Provides a service of the main actor.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - name: The name of this provider, if the protocol has several. See <doc:SeveralProviders>.
    ///   - view: Returns the destination as the protocol, on the main actor. The conformance may be isolated to the main actor.
    @_alwaysEmitIntoClient public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        _ view: @escaping @MainActor @Sendable (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableService<Protocol> {
        // As for a service of any thread, but with one check for the main actor before all steps. The isolation of a function is not
        // part of its representation.
        let checkedView = unsafeBitCast(view, to: (@Sendable (Provider.ProvidedDestination) -> Protocol).self)
        self.init(
            named: name, at: RouteLocation(fileID: fileID, line: line, column: column),
            view: MainActorCall.checking(RouteKey(.service, Protocol.self), Provider.self, view),
            construct: {
                defer { RecursionGuard.leave() }
                guard RecursionGuard.enter() else { throw RouteError.tooDeep(RouteKey(.service, Protocol.self)) }
                return try Self.made(as: Protocol.self)
            }
        ) {
            defer { RecursionGuard.leave() }
            guard RecursionGuard.enter() else { throw RouteError.tooDeep(RouteKey(.service, Protocol.self)) }
            return checkedView(try Self.made(as: Protocol.self))
        }
    }

    /// Makes a destination from the provider's own configuration.
    @_alwaysEmitIntoClient static func made<Protocol>(as _: Protocol.Type) throws -> Provider.ProvidedDestination {
        do {
            guard MainActorCall.isOnMainActor else {
                throw RouteError.wrongIsolation(RouteKey(.service, Protocol.self), Provider.self)
            }
            return try MainActorCall.withoutCheck {
                let provider = Provider()
                let configuration = Provider.makeConfiguration()
                guard let destination = try provider.makeDestination(with: configuration) else {
                    throw RouteError.madeNothing(RouteKey(.service, Protocol.self), Provider.self)
                }
                provider.prepare(destination, with: configuration)
                return destination
            }
        } catch {
            throw RouteError.thrown(error, making: RouteKey(.service, Protocol.self))
        }
    }
}

extension Provides where Provider: RouteProvider, Key: RoutableKey {
    /// Provides a service. Calls `transient` for a transient service, and the factory for any other one.
    ///
    /// - Parameter construct: Makes a destination from the provider's own configuration.
    @usableFromInline init<Protocol>(
        named name: StaticString?, at location: RouteLocation,
        view: @escaping @Sendable (Provider.ProvidedDestination) throws -> Protocol,
        construct: @escaping @Sendable () throws -> Provider.ProvidedDestination,
        transient: @escaping @Sendable () throws -> Protocol
    ) where Key == RoutableService<Protocol> {
        step = RouteStep(id: RouteKey(.service, Protocol.self, named: name).id) { factory, batch in
            let slot = RouteSlot.of(.service, Protocol.self, named: name)
            guard factory.isTransient else {
                // The errors of the closures do not contain a name.
                return batch.add(
                    factory.services(of: Provider.self).entry(
                        slot, at: location, construct: name == nil ? construct : nil, transient: transient,
                        convert: view))
            }
            batch.add(
                RouteEntry(slot: slot, provider: Provider.self, location: location, maker: FactoryBox(transient)) {
                    try factory.services(of: Provider.self).begin(slot.key, convert: view)
                })
        }
    }
}

extension Provides where Provider: AsyncServiceRouteProvider, Key: RoutableKey {
    /// Provides an asynchronous service.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - name: The name of this provider, if the protocol has several. See <doc:SeveralProviders>.
    ///   - view: Returns the destination as the protocol.
    public init<Protocol: Sendable>(
        _ key: @MainActor @autoclosure () -> Key, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        _ view: @escaping @Sendable (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableAsyncService<Protocol> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = .init(async: Provider.self, RouteKey(.asyncService, Protocol.self, named: name)) {
            factory, batch in
            let slot = RouteSlot.of(.asyncService, Protocol.self, named: name)
            batch.add(
                factory.entry(
                    slot, at: location, making: { try await Provider().makeDestination() }, convert: view))
        }
    }
}

extension Provides where Provider: ScopeValues, Key: RoutableKey {
    /// Provides a value to the code that runs in a scope.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - value: Returns the value.
    public init<Value>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ value: @escaping @Sendable (Provider) -> Value
    ) where Key == RoutableService<Value> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = RouteStep(id: RouteKey(.service, Value.self).id) { _, batch in
            batch.add(RouteEntry(RouteSlot.of(.service, Value.self), at: location, ofScope: value))
        }
    }

    /// Provides a value to asynchronous code that runs in a scope.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - value: Returns the value.
    public init<Value: Sendable>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ value: @escaping @Sendable (Provider) -> Value
    ) where Key == RoutableAsyncService<Value> {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        step = RouteStep(id: RouteKey(.asyncService, Value.self).id) { _, batch in
            batch.add(RouteEntry(RouteSlot.of(.asyncService, Value.self), at: location, ofScopeAsynchronously: value))
        }
    }
}

extension Provides where Provider: ServiceRouteProvider, Key: RoutableKey, Provider.ProvidedConfiguration: AnyObject {
    /// Provides a module protocol. The configuration is an object, so the performer's changes reach the provider.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - view: Returns the configuration as the module protocol.
    @_alwaysEmitIntoClient public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @Sendable (Provider.ProvidedConfiguration) -> Module
    ) where Key == RoutableServiceModule<Module> {
        // The complete transient route, specialised for the provider.
        self.init(at: RouteLocation(fileID: fileID, line: line, column: column), view: view) { _, fill in
            let configuration: Provider.ProvidedConfiguration
            do {
                defer { RecursionGuard.leave() }
                guard RecursionGuard.enter() else { throw RouteError.tooDeep(RouteKey(.serviceModule, Module.self)) }
                configuration = Provider.makeConfiguration()
            }
            var module = view(configuration)
            try fill(&module)
            defer { RecursionGuard.leave() }
            guard RecursionGuard.enter() else { throw RouteError.tooDeep(RouteKey(.serviceModule, Module.self)) }
            do {
                let provider = Provider()
                guard let destination = try provider.makeDestination(with: configuration) else {
                    throw RouteError.madeNothing(RouteKey(.serviceModule, Module.self), Provider.self)
                }
                provider.prepare(destination, with: configuration)
                return destination
            } catch {
                throw RouteError.thrown(error, making: RouteKey(.serviceModule, Module.self))
            }
        }
    }
}

extension Provides
where Provider: MainActorServiceRouteProvider, Key: RoutableKey, Provider.ProvidedConfiguration: AnyObject {
    /// Provides a module protocol. The configuration is an object, so the performer's changes reach the provider.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - view: Returns the configuration as the module protocol.
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @MainActor @Sendable (Provider.ProvidedConfiguration) -> Module
    ) where Key == RoutableServiceModule<Module> {
        self.init(
            at: RouteLocation(fileID: fileID, line: line, column: column),
            view: MainActorCall.checking(RouteKey(.serviceModule, Module.self), Provider.self, view), transient: nil)
    }
}

extension Provides where Provider: RouteProvider, Key: RoutableKey {
    /// Provides a module protocol. Calls `transient`, if there is one, for a transient service, and the factory for any other one.
    @usableFromInline init<Module>(
        at location: RouteLocation, view: @escaping @Sendable (Provider.ProvidedConfiguration) throws -> Module,
        transient: ModuleMaker<Module>.Make?
    ) where Key == RoutableServiceModule<Module> {
        step = .init(of: Provider.self, RouteKey(.serviceModule, Module.self)) { factory, batch in
            batch.add(
                factory.moduleEntry(
                    .of(.serviceModule, Module.self), at: location, transient: transient, convert: view))
        }
    }
}

// MARK: Lines that the compiler rejects, with our own messages

extension Provides where Key: RoutableKey {
    @available(
        *, unavailable, message: "add the closure that returns the destination as the routed protocol: { $0 }"
    )
    public init(_ key: @MainActor @autoclosure () -> Key) { step = .nothing }
}

extension Provides where Provider: RouteProvider, Key: RoutableKey {
    @available(
        *, unavailable,
        message:
            "the configuration of a module protocol must be a class, so that the caller and the provider share its values"
    )
    @_disfavoredOverload
    public init<Module>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @Sendable (Provider.ProvidedConfiguration) -> Module
    ) where Key == RoutableServiceModule<Module> {
        step = .init(of: Provider.self) { _, _ in }
    }

    @available(*, unavailable, message: "an asynchronous provider provides a RoutableAsyncService")
    @_disfavoredOverload
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: @escaping @Sendable (Provider.ProvidedDestination) -> Protocol
    ) where Key == RoutableService<Protocol>, Provider: AsyncServiceRouteProvider {
        step = .init(async: Provider.self) { _, _ in }
    }
}
