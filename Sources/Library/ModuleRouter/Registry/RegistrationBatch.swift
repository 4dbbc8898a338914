// SPDX-License-Identifier: Apache-2.0

/// Registrations for a registry, in order.
@_documentation(visibility: internal)
public final class RegistrationBatch {
    private(set) var registrations: [Registration] = []
    /// The providers whose conditions do not hold.
    private(set) var excluded: [ExcludedProvider] = []
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

    var isEmpty: Bool { registrations.isEmpty && excluded.isEmpty }

    /// Reserves space for a number of providers.
    func reserveCapacity(_ count: Int) { registrations.reserveCapacity(count) }

    /// Adds a provider or an adapter.
    public func add(_ type: any RouteRegistrable.Type) {
        if isListing { listed.append(type) } else { type.register(in: self) }
    }

    package func add(_ content: consuming Registration.Content) { registrations.append(Registration(content)) }

    package func add(_ entry: RouteEntry) { add(.entry(entry)) }

    /// Adds the registrations of another batch.
    package func add(_ other: RegistrationBatch) { registrations += other.registrations }

    package func adapts(_ key: RouteKey, by adapter: Any.Type) -> Bool {
        registrations.contains { $0.adaptation?.key == key && $0.adaptation?.adapter == adapter }
    }

    /// The first key of the provider that fills this batch.
    package var firstKey: RouteKey? {
        for registration in registrations { if let entry = registration.entry { return entry.key } }
        return nil
    }

    /// The entry that was added last; nil if another registration was.
    package var lastEntry: RouteEntry? { registrations.last?.entry }

    // MARK: Providers

    /// Adds a provider, if its condition holds.
    ///
    /// - Parameter factory: Makes the factory when a key of the provider is first requested. If it is nil, the provider needs no
    ///   factory.
    @usableFromInline package func add(
        _ provider: any RouteProvider.Type, _ steps: RouteSteps, isOfViews: Bool = false,
        factory: ((Owner) -> ProviderFactory)?
    ) {
        let condition = provider.condition
        let registration = Registration(.provider(provider, steps, isOfViews: isOfViews, factory: factory))
        guard condition.isAlways || owner.registry?.meets(condition) != false else {
            return excluded.append(ExcludedProvider(registration, condition: condition))
        }
        if let name = provider.replacedProvider { add(.replacement(name, by: registration)) }
        registrations.append(registration)
    }

    /// Adds a provider that registered by calls, in its own batch.
    ///
    /// - Parameter together: Whether the provider registers nothing else. It is then registered once, even if it is added several
    ///   times.
    package func add(
        _ provider: any RouteProvider.Type, factory: any AnyObject & Sendable, isOfViews: Bool,
        _ own: RegistrationBatch, together: Bool
    ) {
        let made = ProviderFactory(made: factory, isOfViews: isOfViews)
        add(.installed(provider, .init(made, together ? own.registrations : []), isOfViews: isOfViews))
        if !together { add(own) }
    }
}
