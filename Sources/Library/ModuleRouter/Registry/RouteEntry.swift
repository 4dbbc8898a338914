// SPDX-License-Identifier: Apache-2.0

/// The route of a key in one registry: its provider, and the maker of its destinations. It is made at the first request for the key.
///
/// The class is not generic, because the runtime would have to make it for each protocol. Callers know the protocol from the type of the
/// slot's key. The untyped properties therefore have the type that the caller requests.
package final class RouteEntry: @unchecked Sendable {  // Immutable once shared.
    private let slot: RouteSlot
    /// The type of the provider; for an adapted key, the type of the adapter.
    package let provider: Any.Type
    package let location: RouteLocation
    /// The lifetime of the destinations; nil if each belongs to its caller. Written before the entry is shared.
    package internal(set) var lifetime: ServiceLifetimeKind?
    /// Makes the destinations: a `FactoryBox`, an `AsyncFactoryBox` or a `ModuleMaker` of the slot's protocol. For a view, only the
    /// code for views reads it.
    package let maker: any AnyObject & Sendable
    /// The settings of a provider of views, which only the code for views reads; nil for an adapter and for a module protocol.
    package let settings: (any AnyObject & Sendable)?
    /// The destination, if it is made once in each owner.
    private let converted: ConvertedDestination?
    /// Makes the destination before the first request; nil if the provider does not want this.
    let start: (@Sendable () async throws -> Void)?
    /// Begins a `ServiceRequest`: of the slot's protocol, or without types. Nil unless this is the route of a synchronous service.
    private let request: (@Sendable (_ isErased: Bool) throws -> AnyObject)?

    private init(
        _ slot: RouteSlot, _ provider: Any.Type, _ location: RouteLocation, _ maker: any AnyObject & Sendable,
        lifetime: ServiceLifetimeKind? = nil, settings: (any AnyObject & Sendable)? = nil,
        converted: ConvertedDestination? = nil, start: (@Sendable () async throws -> Void)? = nil,
        request: (@Sendable (_ isErased: Bool) throws -> AnyObject)? = nil
    ) {
        self.slot = slot
        self.provider = provider
        self.location = location
        self.maker = maker
        self.lifetime = lifetime
        self.settings = settings
        self.converted = converted
        self.start = start
        self.request = request
    }

    #if DEBUG
    // It may be the last owner of a closure of the app.
    deinit { RouteLock.assertNoneHeld() }
    #endif

    package var key: RouteKey { slot.key }

    // MARK: Services

    /// Makes the entry of a service.
    convenience init<Protocol>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, lifetime: ServiceLifetimeKind? = nil,
        maker: FactoryBox<Protocol>, converted: ConvertedDestination? = nil,
        start: (@Sendable () async throws -> Void)? = nil,
        begin: @escaping @Sendable () throws -> ServiceRequest<Protocol, RouteConfiguration>
    ) {
        self.init(
            slot, provider, location, maker, lifetime: lifetime, converted: converted, start: start,
            request: { isErased in
                let request = try begin()
                guard isErased else { return request }
                return request.mapped(module: request.module, { $0 as Any }) { module, configuration in
                    configuration = module
                }
            })
    }

    /// Makes the entry of a service that needs no configuration.
    convenience init<Protocol>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, lifetime: ServiceLifetimeKind? = nil,
        find: @escaping @Sendable () throws -> Protocol
    ) {
        let key = slot.key
        self.init(
            slot: slot, provider: provider, location: location, lifetime: lifetime, maker: FactoryBox(find)
        ) {
            ServiceRequest<Protocol, RouteConfiguration>(
                module: RouteConfiguration(),
                urlSubject: { URLSubject(key: key, configuration: $0, patterns: nil) }
            ) { _, _, prepare in
                let destination = try find()
                try prepare?(destination)
                return destination
            }
        }
    }

    /// Makes the entry of an asynchronous service.
    ///
    /// - Parameter kept: Returns the kept destination; nil if there is none.
    convenience init<Protocol: Sendable>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, lifetime: ServiceLifetimeKind? = nil,
        converted: ConvertedDestination? = nil, kept: @escaping @Sendable () throws -> Protocol? = { nil },
        makingAsynchronously make: @escaping @Sendable () async throws -> Protocol
    ) {
        let start: @Sendable () async throws -> Void = { _ = try await make() }
        self.init(
            slot, provider, location, AsyncFactoryBox(make, kept: kept), lifetime: lifetime, converted: converted,
            start: lifetime?.isMadeAtStart == true ? start : nil)
    }

    /// Makes the entry of a service's module protocol.
    ///
    /// - Parameter make: Makes a destination in one call; nil for a use of `begin`.
    convenience init<Module>(
        module slot: RouteSlot, provider: Any.Type, location: RouteLocation, make: ModuleMaker<Module>.Make? = nil,
        begin: @escaping @Sendable () throws -> ServiceRequest<Any, Module>
    ) {
        // Not `??`, which would wrap the closure in another one.
        let maker: ModuleMaker<Module>
        if let make {
            maker = ModuleMaker(make)
        } else {
            maker = ModuleMaker { isOpened, fill in
                let request = try begin()
                if isOpened { try request.open(fill) }
                return try request.finish()
            }
        }
        self.init(
            slot, provider, location, maker,
            request: { isErased in
                let request = try begin()
                return isErased ? request.mapped(module: RouteConfiguration(), { $0 }) { _, _ in } : request
            })
    }

    /// Begins a request.
    ///
    /// - Parameters:
    ///   - destination: The protocol of the slot, or `Any` for a module protocol.
    ///   - module: The module protocol of the slot, or `RouteConfiguration`.
    package func begin<Destination, Module>(
        _ destination: Destination.Type, _ module: Module.Type
    ) throws -> ServiceRequest<Destination, Module> {
        // Callers know that this is the entry of a synchronous service.
        unsafeDowncast(try request.unsafelyUnwrapped(false), to: ServiceRequest<Destination, Module>.self)
    }

    /// Begins a request with its types erased; nil if this is not the route of a synchronous service.
    package func beginErased() throws -> ServiceRequest<Any, RouteConfiguration>? {
        // The closures above return a request of this type.
        try request.map { unsafeDowncast(try $0(true), to: ServiceRequest<Any, RouteConfiguration>.self) }
    }

    /// Returns a destination made from the provider's own configuration.
    ///
    /// - Parameter protocol: The protocol of the slot of a service.
    func make<Protocol>(_ protocol: Protocol.Type) throws -> Protocol {
        // Not retained: the entry does so.
        try Unmanaged.passUnretained(unsafeDowncast(maker, to: FactoryBox<Protocol>.self))
            ._withUnsafeGuaranteedRef { try $0.make() }
    }

    /// Returns a destination of an asynchronous service.
    ///
    /// - Parameter protocol: The protocol of the slot of an asynchronous service.
    func makeAsynchronously<Protocol>(_ protocol: Protocol.Type) async throws -> Protocol {
        try await unsafeDowncast(maker, to: AsyncFactoryBox<Protocol>.self).make()
    }

    /// Returns the kept destination of an asynchronous service; nil if there is none.
    ///
    /// - Parameter protocol: The protocol of the slot of an asynchronous service.
    func kept<Protocol>(_ protocol: Protocol.Type) throws -> Protocol? {
        try unsafeDowncast(maker, to: AsyncFactoryBox<Protocol>.self).kept()
    }

    /// Makes the entry available to the fast path. Called only for entries of the shared registry, which retains them.
    func publish() {
        switch key.kind {
        case .service, .serviceModule:
            if let converted { converted.publish(maker) } else { slot.resolution.store(.made(by: maker)) }
        case .asyncService: converted?.publish(nil)
        case .view, .viewModule: break
        }
    }

    // MARK: Views

    /// Makes the entry of a view, or of the module protocol of a view.
    ///
    /// - Parameter settings: The settings of the provider for its views; nil for an adapter and for a module protocol.
    package convenience init(
        view slot: RouteSlot, provider: Any.Type, location: RouteLocation, settings: (any AnyObject & Sendable)? = nil,
        maker: any AnyObject & Sendable
    ) {
        self.init(slot, provider, location, maker, settings: settings)
    }

    // MARK: Other entries

    /// The entry of the same key in the registry of this task. It is another entry if a test replaces the route.
    ///
    /// An adapter reads it at each use, so that a replaced route is also replaced for the keys adapted to it.
    package var current: RouteEntry { RouteRegistry.taskOverride?.entry(key.id) ?? self }

    /// Returns whether both entries are of the same provider.
    package func isOfSameProvider(as other: RouteEntry) -> Bool {
        guard let settings, let others = other.settings else { return provider == other.provider }
        // All closures have the same provider type, but each closure is a separate provider.
        return settings === others || provider == other.provider && provider != MadeByClosure.self
    }
}

/// The typed maker of the destinations of an asynchronous service.
final class AsyncFactoryBox<Protocol>: Sendable {
    let make: @Sendable () async throws -> Protocol
    let kept: @Sendable () throws -> Protocol?

    init(_ make: @escaping @Sendable () async throws -> Protocol, kept: @escaping @Sendable () throws -> Protocol?) {
        self.make = make
        self.kept = kept
    }
}

/// Makes the destination of a module protocol in one call.
@usableFromInline package final class ModuleMaker<Module>: Sendable {
    /// - Parameters:
    ///   - isOpened: Whether `fill` may set parameters.
    ///   - fill: The caller's closure, which receives the configuration as the module protocol.
    @usableFromInline package typealias Make =
        @Sendable (_ isOpened: Bool, _ fill: (inout Module) throws -> Void) throws -> Any

    let make: Make

    init(_ make: @escaping Make) { self.make = make }
}
