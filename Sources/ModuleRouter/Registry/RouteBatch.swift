// SPDX-License-Identifier: Apache-2.0

/// Registrations on their way into a registry, in order.
public final class RouteBatch {
    private(set) var registrations: [RouteRegistration] = []
    /// The registry that all of it goes into.
    let owner: RouteOwner

    init(owner: RouteOwner) { self.owner = owner }

    /// The types that were added, where nothing but those is wanted.
    private(set) var listed: [any RouteRegistrable.Type]?

    /// Makes a batch that registers nothing, and lists what is added.
    static func listing() -> RouteBatch {
        let batch = RouteBatch(owner: RouteOwner(registry: .shared))
        batch.listed = []
        return batch
    }

    /// Adds a provider or an adapter.
    public func add(_ type: any RouteRegistrable.Type) {
        if listed == nil { type.register(in: self) } else { listed?.append(type) }
    }

    func add(_ entry: RouteEntry) { registrations.append(.entry(entry)) }

    func add(_ adaptation: RouteAdaptation) { registrations.append(.adaptation(adaptation)) }

    func add(identifier: String, _ entry: ServiceEntry<Any>) {
        registrations.append(.identifier(identifier, entry))
    }

    func add(viewIdentifier: String, _ entry: ViewEntry<Any>) {
        registrations.append(.viewIdentifier(viewIdentifier, entry))
    }

    func add(_ binding: DestinationClass.Binding, _ entry: RouteEntry) {
        registrations.append(.destinationClass(binding, entry))
    }

    func add(_ entry: URLEntry) { registrations.append(.url(entry)) }

    func add(_ registration: RouteRegistration) { registrations.append(registration) }

    func adapts(_ id: ObjectIdentifier, by adapter: Any.Type) -> Bool {
        registrations.contains { registration in
            if case .adaptation(let other) = registration { other.id == id && other.adapter == adapter } else { false }
        }
    }

    /// The first key of the provider that this batch is about.
    var firstKey: RouteKey? {
        registrations.lazy.compactMap { registration in
            if case .entry(let entry) = registration { entry.key } else { nil }
        }.first
    }

    /// Adds a provider with its routes and, if its destination is a class, that class.
    func add<Provider: RouteProvider>(
        _ provider: Provider.Type, _ source: ServiceSource<Provider.Destination, Provider.Configuration>,
        _ routes: ServiceRoutes<Provider>
    ) {
        let own = RouteBatch(routes.steps, of: source, owner)
        own.bind(provider) { source.anyEntry(at: $0) }
        registrations.append(.provider(provider, source: source, own.registrations))
    }

    /// Adds a provider of views with its routes and the class of its destinations.
    func add<Provider: ViewRouteProvider>(
        _ provider: Provider.Type, _ source: ViewSource<Provider.Destination, Provider.Configuration>,
        _ routes: ViewRoutes<Provider>
    ) {
        let own = RouteBatch(routes.steps, of: source, owner)
        own.bind(provider) { source.anyEntry(at: $0) }
        registrations.append(.viewProvider(provider, source: source, own.registrations))
    }

    /// Adds an asynchronous provider with its routes.
    func add<Provider: AsyncServiceRouteProvider>(
        _ provider: Provider.Type, _ source: AsyncServiceSource<Provider.Destination>, _ routes: ServiceRoutes<Provider>
    ) {
        registrations.append(
            .provider(provider, source: source, RouteBatch(routes.steps, of: source, owner).registrations))
    }

    private convenience init(_ steps: [RouteStep], of source: AnyObject, _ owner: RouteOwner) {
        self.init(owner: owner)
        for step in steps { step.install(source, self) }
    }

    /// Binds the class of the provider's destinations, if it is one and the provider has not done so.
    private func bind<Provider: RouteProvider>(
        _ provider: Provider.Type, _ entry: (RouteLocation) -> RouteEntry
    ) {
        guard Provider.Destination.self is AnyClass, !binds(Provider.Destination.self), let location = firstLocation
        else { return }
        add(.of(Provider.Destination.self, at: location), entry(location))
    }

    private func binds(_ type: Any.Type) -> Bool {
        registrations.contains { registration in
            if case .destinationClass(let binding, _) = registration { binding.type == type } else { false }
        }
    }

    private var firstLocation: RouteLocation? {
        registrations.lazy.compactMap { registration in
            if case .entry(let entry) = registration { entry.location } else { nil }
        }.first
    }
}

/// The registry that a source or an entry was registered in.
struct RouteOwner: Sendable {
    weak let registry: RouteRegistry?

    /// The registry that stands in for the owner in this task, as a child of it; nil if none does.
    ///
    /// What a child makes of a parent's routes is made with the child's replacements. So it is the child that keeps it: a
    /// test leaves nothing behind in the registry of the app.
    var child: RouteRegistry? {
        guard let standIn = RouteRegistry.standIn, standIn !== registry else { return nil }
        return standIn
    }
}

/// One thing that was registered.
enum RouteRegistration: Sendable {
    /// A provider with all it registers: together or, if it is registered already, not at all.
    case provider(any RouteProvider.Type, source: any AnyObject & Sendable, [RouteRegistration])
    case viewProvider(any RouteProvider.Type, source: any AnyObject & Sendable, [RouteRegistration])
    case entry(RouteEntry)
    case adaptation(RouteAdaptation)
    case identifier(String, ServiceEntry<Any>)
    case viewIdentifier(String, ViewEntry<Any>)
    case destinationClass(DestinationClass.Binding, RouteEntry)
    case url(URLEntry)
    case fault(RouteFault)
    case conformance(ConformanceCheck)
}
