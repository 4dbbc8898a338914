// SPDX-License-Identifier: Apache-2.0

/// A registered provider of services in one registry: how it makes its destinations, and their store.
///
/// All keys of a provider use the same factory, so two protocols of one shared service return the same destination.
package final class ServiceFactory<Destination, Configuration>: Sendable {
    package let provider: Any.Type
    package let production: ServiceProduction<Destination, Configuration>
    private let lifetime: ServiceLifetime<Destination>
    private let ownStore: DestinationStore<Destination>?
    private let owner: WeakRegistry
    /// Copies the performer's settings to the provider's own configuration, if the performer knows only the plain configuration.
    private let applying: (@Sendable (ServiceRouteConfiguration, Configuration) -> Void)?
    /// The URL patterns of the provider. Only the code for URLs reads them.
    package let urlPatterns = AtomicOnce<any AnyObject & Sendable>()

    init(
        provider: Any.Type, production: ServiceProduction<Destination, Configuration>,
        lifetime: ServiceLifetime<Destination>, owner: WeakRegistry,
        applying: (@Sendable (ServiceRouteConfiguration, Configuration) -> Void)? = nil
    ) {
        self.provider = provider
        self.production = production
        self.lifetime = lifetime
        self.owner = owner
        self.applying = applying
        ownStore = lifetime.makeStore?()
    }

    /// The store of destinations for the registry of this task; nil if destinations are not kept.
    private var store: DestinationStore<Destination>? {
        guard let child = owner.child, let makeStore = lifetime.makeStore else { return ownStore }
        return child.inherited.store(of: self, make: makeStore)
    }

    /// Returns a destination made from the provider's own configuration.
    func destination(of key: RouteKey) throws -> Destination {
        try kept(key) {
            try production.make(key, provider: provider, configuration: try production.makeConfiguration())
        }
    }

    private func kept(_ key: RouteKey, make: () throws -> Destination) throws -> Destination {
        guard let store else { return try make() }
        return try store.destination(of: key, make: make)
    }

    /// Performs one use of the provider with a configuration.
    package func run<Protocol>(
        _ key: RouteKey, configuration: Configuration, steps: ServiceProduction<Destination, Configuration>.Steps,
        _ order: ServicePreparationContext<Protocol>, convert: @escaping (Destination) throws -> Protocol
    ) throws -> RoutedService<Protocol> {
        let made: ServiceProduction<Destination, Configuration>.Made
        let shown = ShownDestination(convert)
        if let store {
            // The provider prepares the destination before any caller receives it. The performer prepares it afterwards, outside
            // all locks.
            var isKept = true
            let destination = try store.destination(of: key) {
                isKept = false
                return try production.make(key, provider: provider, configuration: configuration, steps: steps)
            }
            if isKept, order.isOpened, steps.hasParameters?(configuration) == true {
                throw RouteError.alreadyMade(key, provider)
            }
            made = .init(destination: destination, instance: try production.makeInstance(), performance: nil)
            try order.prepare?(shown.of(destination))
            if isKept { steps.didMake?(destination, configuration) }
        } else {
            let order = ServicePreparationContext<Destination>(route: order.route) {
                let destination = try shown.of($0)
                try order.prepare?(destination)
            }
            made = try production.begin(
                order, of: key, provider: provider, configuration: configuration, steps: steps)
        }
        guard order.route != nil else {
            return RoutedService(destination: try shown.of(made.destination), performance: made.performance)
        }
        let held = HeldDestination(made.destination)
        // Captures only the two closures: the whole instance may have a router that retains the route.
        let (reason, remove) = (made.instance.reasonNotToRemove, made.instance.remove)
        return RoutedService(
            destination: try shown.of(made.destination),
            reasonNotToRemove: {
                guard let destination = held.destination else { return nil }
                return reason(destination, configuration)
            },
            remove: {
                guard let destination = held.destination else { return }
                try remove(destination, configuration)
            }, performance: made.performance)
    }

    /// Returns the entry of one of the provider's protocols.
    ///
    /// - Parameter isAdapted: Whether an adapter converts the destination. It may convert a value differently each time.
    func entry<Protocol>(
        _ slot: RouteSlot, at location: RouteLocation, isAdapted: Bool = false,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> ServiceEntry {
        let key = slot.key
        var constant: ServiceEntry.Constant?
        if ownStore?.isConstant == true {
            constant = ServiceEntry.Constant(owner: owner) { shown in
                if isAdapted, !(type(of: shown) is AnyClass) { return false }
                return SameDestination.check(try self.destination(of: key), shown)
            }
        }
        return ServiceEntry(
            slot: slot, provider: provider, location: location,
            maker: FactoryBox { try convert(self.destination(of: key)) }, constant: constant
        ) { try self.begin(key, convert: convert) }
    }

    /// Begins one use of one of the provider's protocols.
    func begin<Protocol>(
        _ key: RouteKey, convert: @escaping @Sendable (Destination) throws -> Protocol
    ) throws -> ServiceRequest<Protocol, ServiceRouteConfiguration> {
        let initial = try production.beginningConfiguration(of: key)
        let plain = initial as? ServiceRouteConfiguration
        return ServiceRequest(
            module: plain ?? ServiceRouteConfiguration(), own: plain == nil ? ClassInstance.boxing(initial) : nil,
            urlSubject: { self.urlSubject(Self.configuration($0, or: initial), for: key) }
        ) { module, order in
            self.applying?(module, initial)
            return try self.run(
                key, configuration: Self.configuration(module, or: initial), steps: .init(), order, convert: convert)
        }
    }

    /// Returns the plain configuration if the provider uses it, or else the provider's own one. Compares types, because any
    /// value can be cast to `AnyObject`.
    package static func configuration(_ plain: ServiceRouteConfiguration, or own: Configuration) -> Configuration {
        Configuration.self == ServiceRouteConfiguration.self ? plain as? Configuration ?? own : own
    }

    package func urlSubject(_ configuration: Configuration, for key: RouteKey) -> URLSubject {
        URLSubject(key: key, configuration: configuration, patterns: urlPatterns.value)
    }

    /// Returns an entry for requests by the provider's identifier or by the class of its destinations.
    func anyEntry(at location: RouteLocation) -> ServiceEntry {
        entry(RouteSlot(RouteKey(.service, Any.self)), at: location) { $0 as Any }
    }

    /// Returns the entry of one of the provider's module protocols.
    func moduleEntry<Module>(
        _ slot: RouteSlot, at location: RouteLocation,
        steps: ServiceProduction<Destination, Configuration>.Steps,
        convert: @escaping @Sendable (Configuration) throws -> Module
    ) -> ServiceModuleEntry<Module> {
        let key = slot.key
        return ServiceModuleEntry(slot: slot, provider: provider, location: location) {
            let configuration = try self.production.beginningConfiguration(of: key)
            return ServiceRequest(
                module: try convert(configuration),
                urlSubject: { _ in self.urlSubject(configuration, for: key) }
            ) { _, order in
                try self.run(key, configuration: configuration, steps: steps, order, convert: { $0 as Any })
            }
        }
    }
}

/// Checks whether a converted destination is the destination itself, not a proxy or a replacement.
private enum SameDestination {
    static func check(_ destination: Any, _ shown: Any) -> Bool {
        let type = Swift.type(of: shown)
        // A value has no identity, so it is the same if its type is the same.
        guard type is AnyClass else { return type == Swift.type(of: destination) }
        return ClassInstance.of(destination) === ClassInstance.of(shown)
    }
}
