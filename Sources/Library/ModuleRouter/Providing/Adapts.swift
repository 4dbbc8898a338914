// SPDX-License-Identifier: Apache-2.0

/// A line of an adapter: a required key, and the key or the provider to which it leads.
///
/// The closure returns the provided destination as the required protocol: the destination itself if it conforms, or a proxy around
/// it. The compiler verifies the conformance. Each use makes a new proxy, even around a shared service.
public struct Adapts<Required, Adaptee> {
    package let adaptation: RouteAdaptation

    package init(adaptation: RouteAdaptation) { self.adaptation = adaptation }
}

extension Adapts: CustomStringConvertible {
    /// The required and the provided side: `Adapts(RoutableService<any RequiredClock>, to: RoutableService<any Clock>)`.
    public var description: String { "Adapts(\(adaptation.key), to: \(adaptation.adaptee))" }
}

extension Adapts {
    /// Adapts a service to another one, independent of its provider.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns the provided service as the required one: the service itself if it conforms, or a proxy around it.
    @_alwaysEmitIntoClient public init<RequiredProtocol, ProvidedProtocol>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (ProvidedProtocol) throws -> RequiredProtocol
    ) where Required == RoutableService<RequiredProtocol>, Adaptee == RoutableService<ProvidedProtocol> {
        self.init(at: RouteLocation(fileID: fileID, line: line, column: column), adapt) { adaptee in
            {
                // Adapters of two registries may form a cycle that neither registry can detect.
                defer { RecursionGuard.leave() }
                guard RecursionGuard.enter() else {
                    throw RouteError.tooDeep(RouteKey(.service, RequiredProtocol.self))
                }
                do {
                    return try adapt(adaptee.destination())
                } catch {
                    throw RouteError.thrown(error, making: RouteKey(.service, RequiredProtocol.self))
                }
            }
        }
    }

    /// - Parameter making: Returns the closure that makes the required service from the provided one, specialised for both types.
    @usableFromInline init<RequiredProtocol, ProvidedProtocol>(
        at location: RouteLocation, _ adapt: @escaping @Sendable (ProvidedProtocol) throws -> RequiredProtocol,
        making: @escaping @Sendable (AdaptedService<ProvidedProtocol>) -> @Sendable () throws -> RequiredProtocol
    ) where Required == RoutableService<RequiredProtocol>, Adaptee == RoutableService<ProvidedProtocol> {
        let slot = Required.slot
        let key = slot.key
        adaptation = RouteAdaptation(
            key: key, adaptee: .key(Adaptee.key), location: location
        ) { adaptee, adapter in
            // The adaptee of a key is an entry.
            let adaptee = unsafeDowncast(adaptee, to: RouteEntry.self)
            let maker = FactoryBox(making(AdaptedService(adaptee)))
            return RouteEntry(slot: slot, provider: adapter, location: location, maker: maker) {
                defer { RecursionGuard.leave() }
                guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
                let request = try adaptee.current.begin(ProvidedProtocol.self, RouteConfiguration.self)
                return request.mapped(module: request.module, adapt) { new, old in old = new }
            }
        }
    }

    /// Adapts a service of the main actor to another one, with a proxy of the main actor.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns the provided service as the required one, on the main actor. A request on another thread fails with
    ///     `RouteError.Code.wrongIsolation`.
    @_alwaysEmitIntoClient public init<RequiredProtocol, ProvidedProtocol>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        onMainActor adapt: @escaping @MainActor (ProvidedProtocol) throws -> RequiredProtocol
    )
    where
        RequiredProtocol: Sendable, Required == RoutableService<RequiredProtocol>,
        Adaptee == RoutableService<ProvidedProtocol>
    {
        let adapt: @Sendable (ProvidedProtocol) throws -> RequiredProtocol = { provided in
            try MainActorCall.run(
                for: "\(RouteKey(.service, RequiredProtocol.self))",
                by: "the adapter of \(RouteKey(.service, RequiredProtocol.self))", with: provided, adapt)
        }
        self.init(required(), to: provided(), fileID: fileID, line: line, column: column, adapt)
    }

    /// Adapts a required service to a known provider.
    ///
    /// The destination of the provider conforms to the required protocol, for example by an extension next to this adapter.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provider: The type of the provider.
    ///   - adapt: Returns the destination as the required protocol.
    @_alwaysEmitIntoClient public init<RequiredProtocol, Provider: ServiceRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (Provider.ProvidedDestination) -> RequiredProtocol
    ) where Required == RoutableService<RequiredProtocol>, Adaptee == Provider.Type {
        self.init(provider, at: RouteLocation(fileID: fileID, line: line, column: column), adapt)
    }

    /// Adapts a required service to a known provider of the main actor.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provider: The type of the provider.
    ///   - adapt: Returns the destination as the required protocol.
    @_alwaysEmitIntoClient public init<RequiredProtocol, Provider: MainActorServiceRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (Provider.ProvidedDestination) -> RequiredProtocol
    ) where Required == RoutableService<RequiredProtocol>, Adaptee == Provider.Type {
        self.init(provider, at: RouteLocation(fileID: fileID, line: line, column: column), adapt)
    }

    @usableFromInline init<RequiredProtocol, Provider: RouteProvider>(
        _ provider: Provider.Type, at location: RouteLocation,
        _ adapt: @escaping @Sendable (Provider.ProvidedDestination) -> RequiredProtocol
    ) where Required == RoutableService<RequiredProtocol>, Adaptee == Provider.Type {
        let slot = Required.slot
        adaptation = RouteAdaptation(key: slot.key, adaptee: .provider(provider), location: location) {
            factory, _ in
            // The registry finds the factory by the provider's type, and both kinds of providers above have such a factory.
            unsafeDowncast(
                factory, to: ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self
            )
            .entry(slot, at: location, isAdapted: true, convert: adapt)
        }
    }

    /// Adapts a module protocol to another one.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns the provided configuration as the required one. Values that are written to the required one must reach
    ///     the provided one.
    public init<RequiredModule, ProvidedModule>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (ProvidedModule) throws -> RequiredModule
    ) where Required == RoutableServiceModule<RequiredModule>, Adaptee == RoutableServiceModule<ProvidedModule> {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        adaptation = RouteAdaptation(
            key: slot.key, adaptee: .key(Adaptee.key), location: location
        ) { adaptee, adapter in
            let adaptee = unsafeDowncast(adaptee, to: RouteEntry.self)
            return RouteEntry(module: slot, provider: adapter, location: location) {
                defer { RecursionGuard.leave() }
                guard RecursionGuard.enter() else { throw RouteError.tooDeep(slot.key) }
                let request = try adaptee.current.begin(Any.self, ProvidedModule.self)
                return request.mapped(module: try adapt(request.module), { $0 }) { _, _ in }
            }
        }
    }

    /// Adapts a required module protocol to a known provider, whose configuration is a class.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provider: The type of the provider.
    ///   - adapt: Returns the configuration as the required protocol.
    public init<RequiredModule, Provider: ServiceRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (Provider.ProvidedConfiguration) throws -> RequiredModule
    )
    where
        Required == RoutableServiceModule<RequiredModule>, Adaptee == Provider.Type,
        Provider.ProvidedConfiguration: AnyObject
    {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        let slot = Required.slot
        adaptation = RouteAdaptation(key: slot.key, adaptee: .provider(provider), location: location) {
            factory, _ in
            unsafeDowncast(
                factory, to: ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self
            )
            .moduleEntry(slot, at: location, convert: adapt)
        }
    }

    /// Adapts an asynchronous service to another one.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns the provided service as the required one: the service itself if it conforms, or a proxy around it.
    public init<RequiredProtocol: Sendable, ProvidedProtocol: Sendable>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (ProvidedProtocol) async throws -> RequiredProtocol
    ) where Required == RoutableAsyncService<RequiredProtocol>, Adaptee == RoutableAsyncService<ProvidedProtocol> {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        adaptation = RouteAdaptation(
            key: slot.key, adaptee: .key(Adaptee.key), location: location
        ) { adaptee, adapter in
            let adaptee = unsafeDowncast(adaptee, to: RouteEntry.self)
            return RouteEntry(
                slot: slot, provider: adapter, location: location,
                makingAsynchronously: {
                    try await Making.make(slot.key) {
                        try await adapt(adaptee.current.makeAsynchronously(ProvidedProtocol.self))
                    }
                })
        }
    }
}

// MARK: Lines that the compiler rejects

extension Adapts {
    @available(
        *, unavailable,
        message: "add the closure that returns the provided protocol as the required one: { $0 }, or a proxy around $0"
    )
    public init(_ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee)
    where Required: RoutableKey {
        adaptation = .refused(Required.key)
    }
}

extension RouteAdaptation {
    /// Returns a placeholder for a line that the compiler rejects.
    fileprivate static func refused(_ key: RouteKey) -> RouteAdaptation {
        RouteAdaptation(
            key: key, adaptee: .key(key), location: RouteLocation(fileID: #fileID, line: #line, column: #column)
        ) { _, _ in preconditionFailure("the compiler refuses this line") }
    }
}
