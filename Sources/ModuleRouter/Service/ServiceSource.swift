// SPDX-License-Identifier: Apache-2.0

/// A registered provider of services: how it makes its destinations and where they are kept, in one registry.
///
/// All keys of a provider draw from the same source, so two protocols of one shared service give the same destination.
final class ServiceSource<Destination, Configuration>: Sendable {
    let provider: Any.Type
    let production: ServiceProduction<Destination, Configuration>
    private let lifetime: ServiceLifetime<Destination>
    private let ownStore: DestinationStore<Destination>?
    private let owner: RouteOwner
    /// Gives the provider's own configuration what a performer says who knows only the plain one.
    private let applying: (@Sendable (ServiceRouteConfiguration, Configuration) -> Void)?
    private let urls = ProviderURLs<Configuration>()

    init(
        provider: Any.Type, production: ServiceProduction<Destination, Configuration>,
        lifetime: ServiceLifetime<Destination>, owner: RouteOwner,
        applying: (@Sendable (ServiceRouteConfiguration, Configuration) -> Void)? = nil
    ) {
        self.provider = provider
        self.production = production
        self.lifetime = lifetime
        self.owner = owner
        self.applying = applying
        ownStore = lifetime.makeStore?()
    }

    /// Where destinations are kept for the registry of this task; nil if nowhere.
    private var store: DestinationStore<Destination>? {
        guard let child = owner.child, let makeStore = lifetime.makeStore else { return ownStore }
        return child.inherited.store(of: self, make: makeStore)
    }

    /// A destination made from its provider's own configuration.
    func destination(of key: RouteKey) throws -> Destination {
        try kept(key) {
            try production.make(key, provider: provider, configuration: try production.makeConfiguration())
        }
    }

    private func kept(_ key: RouteKey, make: () throws -> Destination) throws -> Destination {
        guard let store else { return try make() }
        return try store.destination(of: key, make: make)
    }

    /// One use with a configuration.
    func run<Protocol>(
        _ key: RouteKey, configuration: Configuration, steps: ServiceProduction<Destination, Configuration>.Steps,
        _ order: ServiceOrder<Protocol>, convert: @escaping (Destination) throws -> Protocol
    ) throws -> RoutedService<Protocol> {
        let made: ServiceProduction<Destination, Configuration>.Made
        let shown = ShownDestination(convert)
        if let store {
            // Prepared by its provider before anyone sees it; the performer's turn comes after, outside of any lock.
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
            let order = ServiceOrder<Destination>(route: order.route) {
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
        // Not the instance as a whole, which may have a router that keeps the route.
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

    /// The entry of one of the provider's protocols.
    ///
    /// - Parameter isAdapted: Whether an adapter shows the destination: what it makes of a value is another one each time.
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
            maker: RouteMaker { try convert(self.destination(of: key)) }, constant: constant
        ) { try self.begin(key, convert: convert) }
    }

    /// One use of one of the provider's protocols.
    func begin<Protocol>(
        _ key: RouteKey, convert: @escaping @Sendable (Destination) throws -> Protocol
    ) throws -> ServiceRun<Protocol, ServiceRouteConfiguration> {
        let initial = try production.beginningConfiguration(of: key)
        let plain = initial as? ServiceRouteConfiguration
        return ServiceRun(
            module: plain ?? ServiceRouteConfiguration(), own: plain == nil ? ClassInstance.boxing(initial) : nil,
            writing: { module, scheme in
                try self.urls.url(of: Self.configuration(module, or: initial), scheme: scheme, for: key)
            }
        ) { module, order in
            self.applying?(module, initial)
            return try self.run(
                key, configuration: Self.configuration(module, or: initial), steps: .init(), order, convert: convert)
        }
    }

    /// The plain configuration where that is the provider's own. Every value is an `AnyObject`, if it is asked: the types say it.
    private static func configuration(_ plain: ServiceRouteConfiguration, or own: Configuration) -> Configuration {
        Configuration.self == ServiceRouteConfiguration.self ? plain as? Configuration ?? own : own
    }

    /// An entry for whoever knows the provider by its name or by the class of its destinations.
    func anyEntry(at location: RouteLocation) -> ServiceEntry {
        entry(RouteSlot(RouteKey(.service, Any.self)), at: location) { $0 as Any }
    }

    /// The entry of one of the provider's URL patterns.
    func urlEntry(
        _ pattern: URLPatternContent<Configuration>, key: RouteKey?,
        steps: ServiceProduction<Destination, Configuration>.Steps = .init(),
        act: @escaping @Sendable (URLAction, Destination) -> Void
    ) -> URLEntry {
        let key = key ?? RouteKey(.service, Any.self)
        let item = urls.add(pattern)
        return URLEntry(
            key: key, owner: ProviderName.of(provider), text: { URLPatternSyntax.text(of: pattern.text().pieces) },
            access: pattern.access,
            location: pattern.location, item: item,
            syntax: { () throws(URLPatternSyntax.Failure) in try item.compiled()?.syntax },
            unreadName: { try? item.compiled()?.unreadName },
            target: .service(
                { url, texts in
                    var configuration = try self.production.beginningConfiguration(of: key)
                    try item.compiled()?.fill(&configuration, from: url, texts)
                    let initial = configuration
                    let plain = initial as? ServiceRouteConfiguration
                    return ServiceRun(
                        module: plain ?? ServiceRouteConfiguration(),
                        own: plain == nil ? ClassInstance.boxing(initial) : nil,
                        writing: { module, scheme in
                            try self.urls.url(
                                of: Self.configuration(module, or: initial), scheme: scheme, for: key)
                        }
                    ) { module, order in
                        // What the URL says is no parameter of the performer's.
                        var order = order
                        order.isOpened = false
                        return try self.run(
                            key, configuration: Self.configuration(module, or: initial), steps: steps, order,
                            convert: { $0 as Any })
                    }
                },
                act: { action, destination in
                    if let destination = destination as? Destination { act(action, destination) }
                }))
    }

    /// The entry of one of the provider's module protocols.
    func moduleEntry<Module>(
        _ slot: RouteSlot, at location: RouteLocation,
        steps: ServiceProduction<Destination, Configuration>.Steps,
        convert: @escaping @Sendable (Configuration) throws -> Module
    ) -> ServiceModuleEntry<Module> {
        let key = slot.key
        return ServiceModuleEntry(slot: slot, provider: provider, location: location) {
            let configuration = try self.production.beginningConfiguration(of: key)
            return ServiceRun(
                module: try convert(configuration),
                writing: { try self.urls.url(of: configuration, scheme: $1, for: key) }
            ) { _, order in
                try self.run(key, configuration: configuration, steps: steps, order, convert: { $0 as Any })
            }
        }
    }
}

/// Whether a destination was handed out as it is, and not with something around it or in its place.
private enum SameDestination {
    static func check(_ destination: Any, _ shown: Any) -> Bool {
        let type = Swift.type(of: shown)
        // A value is the same if its type is: it has no identity.
        guard type is AnyClass else { return type == Swift.type(of: destination) }
        return ClassInstance.of(destination) === ClassInstance.of(shown)
    }
}
