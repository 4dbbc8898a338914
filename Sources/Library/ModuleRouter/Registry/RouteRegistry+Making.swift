// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    /// Registers a service without a provider type.
    ///
    /// ```swift
    /// RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in SystemClock() }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The key. It is not evaluated: that it compiles proves that the protocol is declared.
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - lifetime: The lifetime of the destination. Defaults to `.transient`.
    ///   - close: Closes each kept destination, as ``ServiceLifetime/closing(_:)`` does. Defaults to the function of the lifetime.
    ///   - makeDestination: Makes a destination. Returns nil or throws if it cannot. Called on the thread of the request.
    public func register<Protocol>(
        _ route: @MainActor @autoclosure () -> RoutableService<Protocol>, named name: StaticString? = nil,
        lifetime: ServiceLifetime<Protocol, RouteConfiguration> = .transient,
        closing close: (@Sendable (Protocol) async throws -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        making makeDestination: @escaping @Sendable (RouteConfiguration) throws -> Protocol?
    ) {
        register(
            .making({ RouteConfiguration() }, makeDestination), named: name, lifetime.closing(close),
            at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    private func register<Protocol>(
        _ production: ServiceProduction<Protocol, RouteConfiguration>, named name: StaticString?,
        _ lifetime: ServiceLifetime<Protocol, RouteConfiguration>, at location: RouteLocation
    ) {
        let factory = ServiceFactory(
            provider: MadeByClosure.self, production: production, lifetime: lifetime, owner: own)
        register { $0.add(factory.entry(.of(.service, Protocol.self, named: name), at: location) { $0 }) }
    }

    /// Registers a service of the main actor without a provider type.
    ///
    /// - Parameters:
    ///   - route: The key. It is not evaluated.
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - lifetime: The lifetime of the destination. Defaults to `.transient`.
    ///   - close: Closes each kept destination, as ``ServiceLifetime/closing(_:)`` does. Defaults to the function of the lifetime.
    ///   - makeDestination: Makes a destination on the main actor. Returns nil or throws if it cannot. A request on another thread
    ///     fails with `RouteError.Code.wrongIsolation`.
    public func register<Protocol: Sendable>(
        _ route: @MainActor @autoclosure () -> RoutableService<Protocol>, named name: StaticString? = nil,
        lifetime: ServiceLifetime<Protocol, RouteConfiguration> = .transient,
        closing close: (@Sendable (Protocol) async throws -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        makingOnMainActor makeDestination: @escaping @MainActor (RouteConfiguration) throws -> Protocol?
    ) {
        register(
            .making({ RouteConfiguration() }, isOnMainActor: true) { configuration in
                try MainActorCall.run(
                    for: "\(Protocol.self)", by: ProviderName.of(MadeByClosure.self), with: configuration,
                    makeDestination)
            }, named: name, lifetime.closing(close), at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Registers an asynchronous service without a provider type.
    ///
    /// - Parameters:
    ///   - route: The key. It is not evaluated.
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - lifetime: The lifetime of the destination. Defaults to `.transient`.
    ///   - close: Closes each kept destination, as ``ServiceLifetime/closing(_:)`` does. Defaults to the function of the lifetime.
    ///   - makeDestination: Makes a destination. Returns nil or throws if it cannot.
    public func register<Protocol: Sendable>(
        _ route: @MainActor @autoclosure () -> RoutableAsyncService<Protocol>, named name: StaticString? = nil,
        lifetime: ServiceLifetime<Protocol, Never> = .transient,
        closing close: (@Sendable (Protocol) async throws -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        making makeDestination: @escaping @Sendable () async throws -> Protocol?
    ) {
        let factory = AsyncServiceFactory(
            provider: MadeByClosure.self, lifetime: lifetime.closing(close), owner: own)
        let slot = RouteSlot.of(.asyncService, Protocol.self, named: name)
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        register { $0.add(factory.entry(slot, at: location, making: makeDestination) { $0 }) }
    }

    @available(
        *, unavailable,
        message: "the closure of an asynchronous service takes no argument: write '{ … }' instead of '{ _ in … }'"
    )
    @_documentation(visibility: internal)
    public func register<Protocol: Sendable>(
        _ route: @MainActor @autoclosure () -> RoutableAsyncService<Protocol>,
        lifetime: ServiceLifetime<Protocol, Never> = .transient,
        making makeDestination: @escaping @Sendable (RouteConfiguration) async throws -> Protocol?
    ) {}

    /// Registers a module protocol without a provider type.
    ///
    /// - Parameters:
    ///   - route: The key. It is not evaluated.
    ///   - makeConfiguration: Makes the initial configuration of a route, which the caller changes through the module protocol.
    ///   - view: Returns the configuration as the module protocol.
    ///   - makeDestination: Makes a destination. Returns nil or throws if it cannot. Called on the thread of the request.
    public func register<Module, Configuration: AnyObject>(
        _ route: @MainActor @autoclosure () -> RoutableServiceModule<Module>, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        makingConfiguration makeConfiguration: @escaping @Sendable () -> Configuration,
        as view: @escaping @Sendable (Configuration) -> Module,
        making makeDestination: @escaping @Sendable (Configuration) throws -> Any?
    ) {
        let factory = ServiceFactory(
            provider: MadeByClosure.self, production: .making(makeConfiguration, makeDestination),
            lifetime: .transient, owner: own)
        let slot = RoutableServiceModule<Module>.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        register { $0.add(factory.moduleEntry(slot, at: location, convert: view)) }
    }
}

/// Represents the provider of a route that was registered with a closure.
package enum MadeByClosure {}

@usableFromInline package enum ProviderName {
    /// Returns the name of a provider for messages. A provider that `@Provider` adds to a class has the name of the class.
    @usableFromInline package static func of(_ provider: Any.Type) -> String {
        if provider == MadeByClosure.self { return "a closure" }
        let name = TypeSpelling.name(of: provider)
        guard name == nested else { return name }
        let text = qualified(provider)
        let start = text.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
        return String(decoding: text[start...], as: UTF8.self)
    }

    /// Returns whether a provider has a name, with or without its enclosing types and its module.
    static func `is`(_ name: StaticString, of provider: Any.Type) -> Bool {
        let text = qualified(provider)
        let rest = text.count - name.utf8CodeUnitCount
        guard rest >= 0 else { return false }
        for index in rest..<text.count where text[index] != name.utf8Start[index - rest] { return false }
        // A colon ends the module of an extension: `(extension in CardModule):Shop.Card`.
        return rest == 0 || [UInt8(ascii: "."), UInt8(ascii: ":")].contains(text[rest - 1])
    }

    /// The name of the provider that `@Provider` adds to a class.
    private static var nested: String { "_RouteProvider" }

    /// Returns the name of a provider with its enclosing types and its module.
    private static func qualified(_ provider: Any.Type) -> ArraySlice<UInt8> {
        let text = Array(TypeSpelling.spelling(of: provider, qualified: true).utf8)
        return TypeSpelling.name(of: provider) == nested ? text.dropLast(nested.utf8.count + 1) : text[...]
    }
}

extension ServiceProduction {
    /// Returns the production of a provider that is only a closure.
    static func making(
        _ makeConfiguration: @escaping @Sendable () -> Configuration, isOnMainActor: Bool = false,
        _ makeDestination: @escaping @Sendable (Configuration) throws -> Destination?
    ) -> ServiceProduction {
        ServiceProduction(isOnMainActor: isOnMainActor, makeConfiguration: makeConfiguration) {
            _, configuration, prepare in
            guard let destination = try makeDestination(configuration) else { return nil }
            try prepare?(destination)
            return destination
        }
    }
}
