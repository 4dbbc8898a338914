// SPDX-License-Identifier: Apache-2.0

/// How one provider keeps its destinations, in one registry.
///
/// The class, the slots and the owners are not generic, because an app would contain more code. They handle held destinations: an
/// object that contains the destination or, for a weak reference, the destination itself.
final class DestinationKeeping: Sendable {
    typealias Close = @Sendable (any AnyObject & Sendable) async throws -> Void

    private final class Held<Destination>: @unchecked Sendable {  // The lifetimes require a `Sendable` destination.
        let destination: Destination

        init(_ destination: Destination) { self.destination = destination }
    }

    let provider: Any.Type
    let kind: ServiceLifetimeKind
    let isByParameter: Bool
    /// The owner that belongs to the registry of the provider.
    let registry: DestinationOwner
    /// Closes a held destination; nil if it is not closed.
    let close: Close?
    /// The class of the slots. A property, so that the linker can remove the slots of asynchronous services from an app without them.
    private let slotType: KeptSlot.Type
    /// The store in the registry of the provider.
    private let ownStore = AtomicOnce<SlotStore>()

    init<Destination>(
        _ provider: Any.Type, _ kind: ServiceLifetimeKind, isByParameter: Bool, in registry: DestinationOwner,
        slots slotType: KeptSlot.Type = SyncSlot.self, close: (@Sendable (Destination) async throws -> Void)?
    ) {
        self.provider = provider
        self.kind = kind
        self.isByParameter = isByParameter
        self.registry = registry
        self.slotType = slotType
        // Weak destinations, and those of a graph, belong to their users.
        guard let close, !kind.isWeak, !kind.isOfGraph else {
            self.close = nil
            return
        }
        self.close = { held in try await close(unsafeDowncast(held, to: Held<Destination>.self).destination) }
    }

    // MARK: Held destinations

    /// Returns the object that holds a destination.
    func held<Destination>(_ destination: Destination) -> any AnyObject & Sendable {
        // The lifetime requires a class and a `Sendable` destination.
        kind.isWeak ? unsafeBitCast(destination, to: (any AnyObject & Sendable).self) : Held(destination)
    }

    /// - Parameter held: An object that `held(_:)` has returned for the same type of destination.
    func destination<Destination>(_ held: any AnyObject & Sendable) -> Destination {
        kind.isWeak
            ? unsafeBitCast(held, to: Destination.self) : unsafeDowncast(held, to: Held<Destination>.self).destination
    }

    // MARK: Slots

    func slot(_ key: RouteKey) -> KeptSlot { slotType.init(key, self) }

    /// The time, if the destinations have a limited time.
    var time: Duration? { kind.duration.map { _ in registry.clock.now() } }

    /// Returns the held destination of the registry, if it exists and no other registry stands in; nil if there is one for each
    /// parameter.
    func recall() -> (any AnyObject & Sendable)? {
        guard let slot = ownStore.unretained?._withUnsafeGuaranteedRef({ $0.single }), registry.isCurrent else {
            return nil
        }
        return slot.recall(in: registry)
    }

    /// Returns the owner of the destinations that this task requests; nil if the caller owns them, or the graph of the thread.
    private func owner(for key: RouteKey) throws -> DestinationOwner? {
        if let scope = kind.scope { return try ScopeFrame.scope(scope, for: key) }
        if kind.isOfGraph { return kind.isSendable ? AsyncMaking.graph : nil }
        return kind.isTransient ? nil : registry.current
    }

    private func store(in owner: DestinationOwner, _ key: RouteKey) throws -> SlotStore {
        if owner === registry { return ownStore.value ?? ownStore.keep(SlotStore(self, key)) }
        var object: any AnyObject & Sendable = self
        // In a scope, each registry has its own destinations. The store of a registry that stands in represents that registry.
        let current = registry.current
        if owner.scope != nil, current !== registry, let own = current.store(of: self, self, key) { object = own }
        guard let store = owner.store(of: object, self, key) else {
            throw RouteError.ended(key, isOfRegistry: kind.isOfRegistry)
        }
        return store
    }

    /// Returns the held destination of a synchronous request, or makes it; nil if it is not kept.
    ///
    /// - Parameter id: The parameter, if there is a destination for each parameter.
    func held(
        _ id: AnyHashable?, _ key: RouteKey, make: () throws -> any AnyObject & Sendable
    ) throws -> any AnyObject & Sendable {
        guard let owner = try owner(for: key) else { return try ObjectGraph.held(of: self, make: make) }
        let store = try store(in: owner, key)
        while true {
            let slot = unsafeDowncast(store.slot(of: id, key, in: owner), to: SyncSlot.self)
            if let held = try slot.held(in: owner, make: make) { return held }
        }
    }

    /// Returns the held destination of an asynchronous request, or makes it.
    func held(
        _ id: AnyHashable?, _ key: RouteKey,
        makeAsynchronously make: @escaping @Sendable () async throws -> any AnyObject & Sendable
    ) async throws -> any AnyObject & Sendable {
        guard let owner = try owner(for: key) else { return try await AsyncMaking.make(key, make) }
        let store = try store(in: owner, key)
        while true {
            let slot = unsafeDowncast(store.slot(of: id, key, in: owner), to: AsyncSlot.self)
            if let held = try await AsyncMaking.wait(key, for: slot, in: owner, make) { return held }
        }
    }
}
