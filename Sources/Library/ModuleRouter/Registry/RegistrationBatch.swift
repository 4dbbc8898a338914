// SPDX-License-Identifier: Apache-2.0

/// Registrations for a registry, in order.
@_documentation(visibility: internal)
public final class RegistrationBatch {
    private(set) var pending = PendingRegistrations()
    /// The added types, if the batch lists them.
    private(set) var listed: [any RouteRegistrable.Type] = []
    /// Whether the batch collects only the added types.
    private let isListing: Bool
    /// The registry that receives the registrations.
    package let owner: Owner

    package init(owner: Owner, isListing: Bool = false) {
        self.owner = owner
        self.isListing = isListing
    }

    /// Makes a batch that registers nothing and lists the added types.
    static func listing() -> RegistrationBatch { RegistrationBatch(owner: RouteRegistry.shared.own, isListing: true) }

    /// Reserves space for a number of providers with one key each.
    func reserveCapacity(_ count: Int) { pending.reserveCapacity(count) }

    /// Adds a provider or an adapter.
    public func add(_ type: any RouteRegistrable.Type) {
        if isListing { listed.append(type) } else { type.register(in: self) }
    }

    package func add(_ entry: RouteEntry) { pending.append(entry, id: entry.key.id) }

    package func add(_ adaptation: RouteAdaptation) {
        pending.append(AdaptationRegistration(adaptation), id: adaptation.key.id)
    }

    package func add(_ detail: DetailRegistration) { pending.append(detail) }

    package func add(identifier: String, _ entry: RouteEntry) { add(.identifier(identifier, entry)) }

    package func add(_ binding: ClassBinding, _ entry: @escaping @Sendable () -> RouteEntry) {
        add(.destinationClass(binding, entry))
    }

    package func add(_ pattern: any URLRegistration) { add(.url(pattern)) }

    /// Adds the registrations of another batch.
    package func add(_ other: RegistrationBatch) { pending.append(other.pending) }

    package func adapts(_ key: RouteKey, by adapter: Any.Type) -> Bool {
        pending.registrations.contains { registration in
            guard let adaptation = (registration as? AdaptationRegistration)?.adaptation else { return false }
            return adaptation.key == key && adaptation.adapter == adapter
        }
    }

    /// The first key of the provider that fills this batch.
    package var firstKey: RouteKey? { firstEntry?.key }

    /// The entry that was added last; nil if another registration was.
    package var lastEntry: RouteEntry? { pending.registrations.last as? RouteEntry }

    private var firstEntry: RouteEntry? { pending.registrations.lazy.compactMap { $0 as? RouteEntry }.first }
}

// MARK: Providers

extension RegistrationBatch {
    /// Adds a provider whose condition holds.
    ///
    /// - Parameter factory: Makes the factory when a key of the provider is first requested. If it is nil, the provider needs no
    ///   factory.
    @usableFromInline package func add(
        _ provider: any RouteProvider.Type, _ steps: RouteSteps, isOfViews: Bool = false,
        factory: ((Owner) -> ProviderFactory)?
    ) {
        let condition = provider.condition
        guard condition.isAlways || owner.registry?.meets(condition) != false else {
            return pending.exclude(ExcludedProvider(provider, condition: condition), steps)
        }
        pending.append(
            isOfViews
                ? ViewProviderRegistration(provider, steps, factory: factory)
                : ProviderRegistration(provider, steps, factory: factory), steps)
    }

    /// Adds a provider that registered by calls, in its own batch.
    ///
    /// - Parameter together: Whether the provider registers nothing else. It is then registered once, even if it is added several
    ///   times.
    package func add(
        _ provider: any RouteProvider.Type, factory: any AnyObject & Sendable, isOfViews: Bool,
        _ own: RegistrationBatch,
        together: Bool
    ) {
        let registration = ProviderRegistration(
            provider,
            .init(ProviderFactory(made: factory, isOfViews: isOfViews), together ? own.pending : PendingRegistrations())
        )
        pending.append(registration)
        if together {
            for key in own.pending.keys { pending.append(key: key.id, of: registration) }
        } else {
            add(own)
        }
    }
}
