// SPDX-License-Identifier: Apache-2.0

/// Registrations on their way into a registry, in order.
public final class RouteBatch {
    /// What the batch is filled for.
    private enum Purpose {
        case registering
        /// For the types that are added, and nothing but those.
        case listing
        /// For the source of one provider, and what that registers.
        case installing(any RouteProvider.Type)
    }

    private(set) var pending = RoutePending()
    /// The types that were added, where nothing but those is wanted.
    private(set) var listed: [any RouteRegistrable.Type] = []
    /// What the one provider is made of.
    private(set) var installation: RegisteredProvider.Installation?
    private let purpose: Purpose
    /// The registry that all of it goes into.
    let owner: RouteOwner

    private init(_ purpose: Purpose, owner: RouteOwner) {
        self.purpose = purpose
        self.owner = owner
    }

    convenience init(owner: RouteOwner) { self.init(.registering, owner: owner) }

    convenience init(installing provider: any RouteProvider.Type, owner: RouteOwner) {
        self.init(.installing(provider), owner: owner)
    }

    /// Makes a batch that registers nothing, and lists what is added.
    static func listing() -> RouteBatch { RouteBatch(.listing, owner: RouteOwner(registry: .shared)) }

    /// Makes room for so many providers of one key each.
    func reserveCapacity(_ count: Int) { pending.reserveCapacity(count) }

    /// Adds a provider or an adapter.
    public func add(_ type: any RouteRegistrable.Type) {
        if case .listing = purpose { listed.append(type) } else { type.register(in: self) }
    }

    func add(_ entry: RouteEntry) { pending.append(entry, id: entry.key.id) }

    func add(_ adaptation: RouteAdaptation) {
        pending.append(RegisteredAdaptation(adaptation), id: adaptation.key.id)
    }

    func add(_ detail: RegisteredDetail.Detail) { pending.append(RegisteredDetail(detail)) }

    func add(identifier: String, _ entry: ServiceEntry) { add(.identifier(identifier, entry)) }

    func add(viewIdentifier: String, _ entry: ViewEntry<Any>) { add(.viewIdentifier(viewIdentifier, entry)) }

    func add(_ binding: DestinationClass.Binding, _ entry: @escaping @Sendable () -> RouteEntry) {
        add(.destinationClass(binding, entry))
    }

    func add(_ entry: URLEntry) { add(.url(entry)) }

    /// Adds all that another batch holds.
    func add(_ other: RouteBatch) { pending.append(other.pending) }

    func adapts(_ key: RouteKey, by adapter: Any.Type) -> Bool {
        pending.origins.contains { origin in
            guard let adaptation = (origin as? RegisteredAdaptation)?.adaptation else { return false }
            return adaptation.key == key && adaptation.adapter == adapter
        }
    }

    /// The first key of the provider that this batch is about.
    var firstKey: RouteKey? { firstEntry?.key }

    private var firstEntry: RouteEntry? { pending.origins.lazy.compactMap { $0 as? RouteEntry }.first }
}

// MARK: Providers

extension RouteBatch {
    /// Adds a provider: its keys or, where it is to be installed, its source with its routes.
    ///
    /// - Parameter source: Not called for the keys.
    func add(
        _ provider: any RouteProvider.Type, _ steps: RouteSteps, isOfViews: Bool = false,
        source: (RouteOwner) -> ProviderSource
    ) {
        guard case .installing(let wanted) = purpose, wanted == provider else {
            let registered =
                isOfViews
                ? RegisteredViewProvider(provider, bindsClass: steps.bindsViewClass) : RegisteredProvider(provider)
            return pending.append(registered, steps)
        }
        let source = source(owner)
        // The provider's own, and nothing that came before it.
        pending = RoutePending()
        // Keys first, wherever they stand: a URL pattern leads to the first of them.
        steps.each { if $0.id != nil { $0.install(source, self) } }
        steps.each { if $0.id == nil { $0.install(source, self) } }
        installation = .init(source, pending)
    }

    /// Adds a provider that has registered by calls, in a batch of its own.
    ///
    /// - Parameter together: Whether that is all that it registers: then it is registered once, whoever asks for it.
    func add(
        _ provider: any RouteProvider.Type, source: any AnyObject & Sendable, isOfViews: Bool, _ own: RouteBatch,
        together: Bool
    ) {
        let origin = RegisteredProvider(
            provider, .init(ProviderSource(made: source, isOfViews: isOfViews), together ? own.pending : RoutePending())
        )
        pending.append(origin)
        if together {
            for key in own.pending.keys { pending.append(key: key.id, of: origin) }
        } else {
            add(own)
        }
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
        guard let carried = RouteRegistry.carried, carried !== registry else { return nil }
        return carried
    }
}
