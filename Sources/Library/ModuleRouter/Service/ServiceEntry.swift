// SPDX-License-Identifier: Apache-2.0

/// The route of a service in one registry.
///
/// The class is not generic, because the runtime would have to make it, and look up its superclass, for each protocol. Callers know
/// the protocol from the type of the slot's key. The untyped properties therefore have the type that the caller requests.
package final class ServiceEntry: RouteEntry, @unchecked Sendable {  // Immutable.
    private let starting: (@Sendable () async throws -> Void)?
    private let slot: RouteSlot
    /// A `FactoryBox` of the slot's protocol.
    private let anyMaker: AnyObject
    /// Nil if each request makes a destination or asks a cell that may return another one.
    private let converted: ConvertedDestination?
    /// Begins a `ServiceRequest` of the slot's protocol.
    private let beginRequest: @Sendable () throws -> AnyObject
    private let beginAnyRequest: @Sendable () throws -> ServiceRequest<Any, RouteConfiguration>

    init<Protocol>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, maker: FactoryBox<Protocol>,
        converted: ConvertedDestination? = nil, start: (@Sendable () async throws -> Void)? = nil,
        begin: @escaping @Sendable () throws -> ServiceRequest<Protocol, RouteConfiguration>
    ) {
        self.slot = slot
        self.anyMaker = maker
        self.converted = converted
        starting = start
        beginRequest = begin
        beginAnyRequest = {
            let request = try begin()
            return request.mapped(module: request.module, { $0 as Any }) { module, configuration in
                configuration = module
            }
        }
        super.init(key: slot.key, provider: provider, location: location)
    }

    /// Makes the entry of a service that needs no configuration.
    convenience init<Protocol>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, find: @escaping @Sendable () throws -> Protocol
    ) {
        let key = slot.key
        self.init(slot: slot, provider: provider, location: location, maker: FactoryBox(find)) {
            ServiceRequest<Protocol, RouteConfiguration>(
                module: RouteConfiguration(),
                urlSubject: { URLSubject(key: key, configuration: $0, patterns: nil) }
            ) { _, context in
                let destination = try find()
                try context.prepare?(destination)
                return destination
            }
        }
    }

    override var start: (@Sendable () async throws -> Void)? { starting }

    /// - Parameter protocol: The protocol of the slot.
    package func begin<Protocol>(_ protocol: Protocol.Type) throws -> ServiceRequest<
        Protocol, RouteConfiguration
    > {
        try unsafeDowncast(beginRequest(), to: ServiceRequest<Protocol, RouteConfiguration>.self)
    }

    override package func anyServiceRequest() throws -> ServiceRequest<Any, RouteConfiguration>? {
        try beginAnyRequest()
    }

    /// - Parameter protocol: The protocol of the slot.
    func maker<Protocol>(_ protocol: Protocol.Type) -> FactoryBox<Protocol> {
        unsafeDowncast(anyMaker, to: FactoryBox<Protocol>.self)
    }

    /// Returns a destination made from the provider's own configuration.
    ///
    /// - Parameter protocol: The protocol of the slot.
    func make<Protocol>(_ protocol: Protocol.Type) throws -> Protocol {
        // Not retained: the entry does so.
        return try Unmanaged.passUnretained(unsafeDowncast(anyMaker, to: FactoryBox<Protocol>.self))
            ._withUnsafeGuaranteedRef { try $0.make() }
    }

    override package func publish() {
        // The entry retains the maker, and the shared registry retains the entry.
        if let converted { converted.publish(anyMaker) } else { slot.resolution.store(.made(by: anyMaker)) }
    }
}

/// The route of a service's module protocol in one registry.
package final class ServiceModuleEntry<Module>: RouteEntry, @unchecked Sendable {  // Immutable.
    package let begin: @Sendable () throws -> ServiceRequest<Any, Module>
    let maker: ModuleMaker<Module>
    private let slot: RouteSlot

    /// - Parameter make: Makes a destination in one call; nil for a use of `begin`.
    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, make: ModuleMaker<Module>.Make? = nil,
        begin: @escaping @Sendable () throws -> ServiceRequest<Any, Module>
    ) {
        self.begin = begin
        // Not `??`, which would wrap the closure in another one.
        if let make {
            maker = ModuleMaker(make)
        } else {
            maker = ModuleMaker { isOpened, fill in
                let request = try begin()
                if isOpened { try request.open(fill) }
                return try request.finish()
            }
        }
        self.slot = slot
        super.init(key: slot.key, provider: provider, location: location)
    }

    override package func anyServiceRequest() throws -> ServiceRequest<Any, RouteConfiguration>? {
        try begin().mapped(module: RouteConfiguration(), { $0 }) { _, _ in }
    }

    // The entry retains the maker, and the shared registry retains the entry.
    override package func publish() { slot.resolution.store(.made(by: maker)) }
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
