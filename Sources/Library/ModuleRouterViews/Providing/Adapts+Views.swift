// SPDX-License-Identifier: Apache-2.0

extension Adapts {
    /// Adapts a view to another one, independent of its provider.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns the provided view as the required one: the view itself if it conforms, or a proxy around it. A proxy
    ///     lives as long as the view is shown.
    public init<RequiredProtocol, ProvidedProtocol>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (ProvidedProtocol) throws -> RequiredProtocol
    ) where Required == RoutableView<RequiredProtocol>, Adaptee == RoutableView<ProvidedProtocol> {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        self.init(
            adaptation: RouteAdaptation(
                key: slot.key, adaptee: .key(Adaptee.key), location: location
            ) { adaptee, adapter in
                // The registry finds the adaptee by its slot, so the type of its entry matches.
                let adaptee = unsafeDowncast(adaptee, to: RouteEntry.self)
                return RouteEntry(
                    slot: slot, provider: adapter, location: location, traits: nil, .adaptee(adaptee)
                ) {
                    // Adapters of two registries may form a cycle that neither registry can detect.
                    defer { RecursionGuard.leave() }
                    guard RecursionGuard.enter() else { throw RouteError.tooDeep(slot.key) }
                    let request = try adaptee.current.view(ProvidedProtocol.self).begin()
                    return request.mapped(slot.key, module: request.module, adapt) { new, old in old = new }
                }
            })
    }

    /// Adapts a required view to a known provider.
    ///
    /// The destination of the provider conforms to the required protocol, for example by an extension next to this adapter.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provider: The type of the provider.
    ///   - adapt: Returns the destination as the required protocol.
    public init<RequiredProtocol, Provider: ViewRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (Provider.ProvidedDestination) throws -> RequiredProtocol
    ) where Required == RoutableView<RequiredProtocol>, Adaptee == Provider.Type {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        self.init(
            adaptation: RouteAdaptation(key: slot.key, adaptee: .provider(provider), location: location) {
                factory, _ in
                // The registry finds the factory by the provider's type, so the type of the factory matches.
                unsafeDowncast(
                    factory, to: ViewFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self
                )
                .entry(slot, at: location, isAdapted: true, convert: adapt)
            })
    }

    /// Adapts a view's module protocol to another one.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns the provided configuration as the required one. Values that are written to the required one must reach
    ///     the provided one.
    public init<RequiredModule, ProvidedModule>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (ProvidedModule) throws -> RequiredModule
    ) where Required == RoutableViewModule<RequiredModule>, Adaptee == RoutableViewModule<ProvidedModule> {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        self.init(
            adaptation: RouteAdaptation(
                key: slot.key, adaptee: .key(Adaptee.key), location: location
            ) { adaptee, adapter in
                let adaptee = unsafeDowncast(adaptee, to: RouteEntry.self)
                return RouteEntry(module: slot, provider: adapter, location: location, .adaptee(adaptee)) {
                    defer { RecursionGuard.leave() }
                    guard RecursionGuard.enter() else { throw RouteError.tooDeep(slot.key) }
                    do {
                        let request = try adaptee.current.module(ProvidedModule.self).begin()
                        return request.mapped(slot.key, module: try adapt(request.module), { $0 }) { _, _ in }
                    } catch {
                        throw RouteError.thrown(error, making: slot.key)
                    }
                }
            })
    }

    /// Adapts a required module protocol of a view to a known provider, whose configuration is a class.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provider: The type of the provider.
    ///   - adapt: Returns the configuration as the required protocol.
    public init<RequiredModule, Provider: ViewRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (Provider.ProvidedConfiguration) throws -> RequiredModule
    )
    where
        Required == RoutableViewModule<RequiredModule>, Adaptee == Provider.Type,
        Provider.ProvidedConfiguration: AnyObject
    {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        let slot = Required.slot
        self.init(
            adaptation: RouteAdaptation(key: slot.key, adaptee: .provider(provider), location: location) {
                factory, _ in
                unsafeDowncast(
                    factory, to: ViewFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self
                )
                .moduleEntry(slot, at: location, isAdapted: true, convert: adapt)
            })
    }
}
