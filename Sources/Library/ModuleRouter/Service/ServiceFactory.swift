// SPDX-License-Identifier: Apache-2.0

/// A registered provider of services in one registry: how it makes its destinations, and how it keeps them.
///
/// All keys of a provider use the same factory, so two protocols of one shared service return the same destination.
@usableFromInline package final class ServiceFactory<Destination, Configuration>: Sendable {
    package let provider: Any.Type
    package let production: ServiceProduction<Destination, Configuration>
    private let rules: KeepingRules
    /// Nil if each request makes a destination.
    private let keeper: Keeper?
    /// Returns the parameter whose requests share a destination; nil if all requests share one.
    private let parameter: (@Sendable (Configuration) -> CellParameter)?
    private let cast: (@Sendable (consuming Held) -> Destination)?
    /// Copies the performer's settings to the provider's own configuration, if the performer knows only the plain configuration.
    private let applying: (@Sendable (RouteConfiguration, Configuration) -> Void)?
    /// The URL patterns of the provider. Only the code for URLs reads them.
    package let urlPatterns = AtomicOnce<any AnyObject & Sendable>()

    @usableFromInline package init(
        provider: Any.Type, production: ServiceProduction<Destination, Configuration>,
        lifetime: ServiceLifetime<Destination, Configuration>, owner: Owner,
        applying: (@Sendable (RouteConfiguration, Configuration) -> Void)? = nil
    ) {
        self.provider = provider
        self.production = production
        self.applying = applying
        parameter = lifetime.parameter
        cast = lifetime.cast
        rules = KeepingRules(
            provider, lifetime.kind, isByParameter: lifetime.parameter != nil, in: owner,
            isOnMainActor: production.isOnMainActor, close: lifetime.close)
        keeper = lifetime.kind.keeper?.init(rules)
    }

    /// Returns a destination made from the provider's own configuration.
    ///
    /// - Parameter construct: Makes a new destination; nil for the general path.
    func destination(of key: RouteKey, _ construct: (() throws -> Destination)? = nil) throws -> Destination {
        // The usual case first, without what other cases ask of the runtime.
        if let held = keeper?.recall() {
            guard let cast else { return rules.destination(held) }
            return cast(held)
        }
        return try made(key, construct)
    }

    @inline(never) private func made(_ key: RouteKey, _ construct: (() throws -> Destination)?) throws -> Destination {
        #if DEBUG
        rules.noteRequest()
        #endif
        if parameter != nil { return try kept(key, try production.beginningConfiguration(of: key), isOpened: false) }
        guard let keeper else { return try produced(key, construct) }
        return rules.destination(try keeper.held(nil, key) { rules.held(try produced(key, construct)) })
    }

    /// Returns the kept destination of a request in the current task; nil if there is none.
    func kept(_ key: RouteKey) throws -> Destination? {
        try keeper?.kept(key).map { rules.destination($0) }
    }

    private func produced(_ key: RouteKey, _ construct: (() throws -> Destination)?) throws -> Destination {
        if let construct { return try construct() }
        return try production.make(of: key, provider: provider, configuration: try production.makeConfiguration())
    }

    /// Returns the kept destination of a request in the current task, or makes it.
    ///
    /// - Parameter isOpened: Whether the configuration has parameters for a new destination.
    private func kept(_ key: RouteKey, _ configuration: Configuration, isOpened: Bool) throws -> Destination {
        guard let keeper else {
            return try production.make(of: key, provider: provider, configuration: configuration)
        }
        RouteLock.assertNoneHeld()
        let id = parameter?(configuration)
        if let id, let held = keeper.recall(id) { return rules.destination(held) }
        var isKept = true
        let held = try keeper.held(id, key) {
            isKept = false
            return rules.held(try production.make(of: key, provider: provider, configuration: configuration))
        }
        // Changes of the configuration cannot be detected, so opening it counts as setting parameters.
        if isKept, id == nil, isOpened { throw RouteError.alreadyMade(key, provider) }
        return rules.destination(held)
    }

    /// Makes a destination from a configuration, or returns the kept one, and prepares it for the performer.
    ///
    /// - Parameters:
    ///   - isOpened: Whether the configuration has parameters for a new destination.
    ///   - prepare: The performer's preparation.
    package func destination<Protocol>(
        of key: RouteKey, configuration: Configuration, isOpened: Bool = false,
        preparing prepare: ((Protocol) throws -> Void)?, convert: @escaping (Destination) throws -> Protocol
    ) throws -> Protocol {
        let converted = ConvertedOnce(convert)
        if rules.kind.isTransient {
            let destination = try production.make(
                of: key, provider: provider, preparing: { try prepare?(converted.of($0)) }, configuration: configuration
            )
            return try converted.of(destination)
        }
        // The provider prepares the destination before any caller receives it. The performer prepares it afterwards, when
        // no other request waits for it.
        let destination = try kept(key, configuration, isOpened: isOpened)
        try prepare?(converted.of(destination))
        return try converted.of(destination)
    }

    /// Returns the entry of one of the provider's protocols.
    ///
    /// - Parameters:
    ///   - isAdapted: Whether an adapter converts the destination. It may convert a value differently each time.
    ///   - construct: Makes a new destination from the provider's own configuration; nil for the general path.
    ///   - transient: Makes and converts a new destination; nil for the general path.
    package func entry<Protocol>(
        _ slot: RouteSlot, at location: RouteLocation, isAdapted: Bool = false,
        construct: (@Sendable () throws -> Destination)? = nil, transient: (@Sendable () throws -> Protocol)? = nil,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> RouteEntry {
        let key = slot.key
        var converted: ConvertedDestination?
        let maker: FactoryBox<Protocol>
        if parameter == nil, rules.kind.isPermanent, !rules.kind.isTransient, !rules.kind.isOfGraph {
            let new = ConvertedDestination(
                slot, of: rules.kind.scope, in: rules.registry, isAdapted: isAdapted)
            maker = new.maker({ try self.destination(of: key, construct) }, convert: convert)
            converted = new
        } else {
            let general = FactoryBox { try convert(self.destination(of: key, construct)) }
            if rules.kind.isOfGraph, let construct, let transient, let keeper {
                maker = keeper.graphMaker(general, construct: construct, transient: transient, convert: convert)
            } else {
                maker = general
            }
        }
        return RouteEntry(
            slot: slot, provider: provider, location: location, lifetime: rules.kind, maker: maker,
            converted: converted, start: start(of: key)
        ) { try self.begin(key, convert: convert) }
    }

    /// The lifetime of the destinations.
    var lifetime: ServiceLifetimeKind { rules.kind }

    private func start(of key: RouteKey) -> (@Sendable () async throws -> Void)? {
        guard rules.kind.isMadeAtStart else { return nil }
        let start = { @Sendable in _ = try self.destination(of: key) }
        return production.isOnMainActor ? { try await MainActor.run(body: start) } : start
    }

    /// Begins one use of one of the provider's protocols.
    func begin<Protocol>(
        _ key: RouteKey, convert: @escaping @Sendable (Destination) throws -> Protocol
    ) throws -> ServiceRequest<Protocol, RouteConfiguration> {
        let initial = try production.beginningConfiguration(of: key)
        let plain = initial as? RouteConfiguration
        return ServiceRequest(
            module: plain ?? RouteConfiguration(), own: plain == nil ? ClassInstance.boxing(initial) : nil,
            urlSubject: { self.urlSubject(Self.configuration($0, or: initial), for: key) }
        ) { module, _, prepare in
            self.applying?(module, initial)
            return try self.destination(
                of: key, configuration: Self.configuration(module, or: initial), preparing: prepare, convert: convert)
        }
    }

    /// Returns the plain configuration if the provider uses it, or else the provider's own one. Compares types, because any
    /// value can be cast to `AnyObject`.
    package static func configuration(_ plain: RouteConfiguration, or own: Configuration) -> Configuration {
        Configuration.self == RouteConfiguration.self ? plain as? Configuration ?? own : own
    }

    package func urlSubject(_ configuration: Configuration, for key: RouteKey) -> URLSubject {
        URLSubject(key: key, configuration: configuration, patterns: urlPatterns.value)
    }

    /// Returns an entry for requests by the provider's identifier or by the class of its destinations.
    package func anyEntry(at location: RouteLocation) -> RouteEntry {
        entry(RouteSlot(RouteKey(.service, Any.self)), at: location) { $0 as Any }
    }

    /// Returns the entry of one of the provider's module protocols.
    ///
    /// - Parameter transient: Makes a destination, if the provider keeps none; nil for the general path.
    package func moduleEntry<Module>(
        _ slot: RouteSlot, at location: RouteLocation, transient: ModuleMaker<Module>.Make? = nil,
        convert: @escaping @Sendable (Configuration) throws -> Module
    ) -> RouteEntry {
        let key = slot.key
        let make: ModuleMaker<Module>.Make
        if let transient, rules.kind.isTransient {
            make = transient
        } else {
            make = { isOpened, fill in
                let configuration = try self.production.beginningConfiguration(of: key)
                var module = try convert(configuration)
                try fill(&module)
                return try self.kept(key, configuration, isOpened: isOpened)
            }
        }
        return RouteEntry(module: slot, provider: provider, location: location, make: make) {
            let configuration = try self.production.beginningConfiguration(of: key)
            return ServiceRequest(
                module: try convert(configuration),
                urlSubject: { _ in self.urlSubject(configuration, for: key) }
            ) { _, isOpened, prepare in
                try self.destination(
                    of: key, configuration: configuration, isOpened: isOpened, preparing: prepare,
                    convert: { $0 as Any })
            }
        }
    }
}
