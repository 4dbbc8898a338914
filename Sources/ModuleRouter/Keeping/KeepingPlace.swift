// SPDX-License-Identifier: Apache-2.0

/// The owner of a provider's destinations. It depends on the lifetime, and on the task that requests them.
struct KeepingPlace: Sendable {
    /// Represents a factory in a scope, for a registry that stands in.
    private final class Identity: Sendable {}

    private let owner: ServiceLifetimeKind.Owner
    /// The registry of the provider.
    let registry: WeakRegistry

    init(_ owner: ServiceLifetimeKind.Owner, _ registry: WeakRegistry) {
        self.owner = owner
        self.registry = registry
    }

    var isTransient: Bool { if case .caller = owner { true } else { false } }

    var isGraph: Bool { if case .graph = owner { true } else { false } }

    var isRegistry: Bool { if case .registry = owner { true } else { false } }

    /// The owner of the destinations, if it is the registry of the provider.
    var own: DestinationOwner? { isRegistry && registry.child == nil ? registry.own : nil }

    /// Returns the owner of the destinations; nil if the caller owns them, or if they belong to the graph of the thread.
    func owner(for key: RouteKey) throws -> DestinationOwner? {
        switch owner {
        case .caller, .graph(isSendable: false): nil
        case .graph(isSendable: true): AsyncMaking.graph
        case .registry: registry.child?.own ?? registry.own
        case .scope(let kind): try ScopeFrame.body(of: kind, for: key)
        }
    }

    /// Returns the store of a factory in an owner.
    ///
    /// - Parameter ownStore: The store in the registry of the provider.
    @inline(__always)
    func store<Store>(
        of factory: any AnyObject & Sendable, in owner: DestinationOwner, _ ownStore: borrowing AtomicOnce<Store>,
        _ key: RouteKey, make: () -> Store
    ) throws -> Store {
        if owner === registry.own { return ownStore.value ?? ownStore.keep(make()) }
        var identity = factory
        if case .scope = self.owner, let child = registry.child {
            identity = child.own.store(of: factory) { Identity() } ?? factory
        }
        guard
            let store = owner.store(
                of: identity,
                make: {
                    (owner as? ScopeBody)?.isUsed(by: registry.child ?? registry.registry)
                    return make()
                })
        else { throw RouteError.scopeEnded(key) }
        return store
    }
}
