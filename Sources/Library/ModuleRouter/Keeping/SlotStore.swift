// SPDX-License-Identifier: Apache-2.0

/// The slots of one provider in one owner: a single one, or one for each parameter.
final class SlotStore: @unchecked Sendable {  // Mutable state is guarded by `lock`.
    /// The slots whose parameters have the same hash. Immutable, so that any thread compares their parameters without the lock.
    private final class Chain: Sendable {
        let slot: KeptSlot
        let next: Chain?

        init(_ slot: KeptSlot, _ next: Chain?) {
            self.slot = slot
            self.next = next
        }

        /// Returns the slot of a parameter.
        static func find(_ id: SlotParameter, in chain: Chain?) -> KeptSlot? {
            RouteLock.assertNoneHeld()
            var chain = chain
            while let candidate = chain {
                // Slots of a chain have parameters.
                if candidate.slot.parameter.unsafelyUnwrapped.isEqual(to: id) { return candidate.slot }
                chain = candidate.next
            }
            return nil
        }
    }

    /// The object to which the store belongs, retained so that its identity stays unique; nil if it owns the store.
    private let object: (any AnyObject & Sendable)?
    private let keeping: DestinationKeeping
    /// The single slot; nil if there is one for each parameter.
    let single: KeptSlot?

    private let lock = RouteLock()
    // Unchecked for the same reason as in `KeptSlot`.
    /// The slots by the hashes of their parameters.
    @exclusivity(unchecked) private var chains: [ParameterHash: Chain] = Dictionary()
    private var count = 0
    /// The number of slots at which empty ones are removed.
    private var purgeCount = 64
    /// The number of slots that count for the limit. They are linked in the order of their uses.
    private var usedCount = 0
    private unowned(unsafe) var oldest: KeptSlot?
    private unowned(unsafe) var newest: KeptSlot?

    init(_ keeping: DestinationKeeping, _ key: RouteKey, for object: (any AnyObject & Sendable)? = nil) {
        self.keeping = keeping
        self.object = object
        single = keeping.isByParameter ? nil : keeping.slot(key, nil, in: nil)
    }

    /// Returns the slot of a parameter, if it exists and its uses are not counted.
    func known(_ id: SlotParameter) -> KeptSlot? {
        guard keeping.kind.limit == nil else { return nil }
        return Chain.find(id, in: lock.withLock { chains[id.hash] })
    }

    /// Returns the slot of a parameter; nil stands for the single slot. Gives up the slot that was not used for the longest time if
    /// there are too many.
    func slot(of id: SlotParameter?, _ key: RouteKey, in owner: DestinationOwner) -> KeptSlot {
        if let single { return single }
        // Each request of such a provider has a parameter.
        let id = id.unsafelyUnwrapped
        while true {
            let chain = lock.withLock { chains[id.hash] }
            let known = Chain.find(id, in: chain)
            let slot = known ?? keeping.slot(key, id, in: self)
            var removed = Removed()
            let isStored = lock.withLock {
                if known == nil {
                    // Another thread may have added the parameter since the comparison.
                    guard chains[id.hash] === chain else { return false }
                    chains.store(Chain(slot, chain), for: id.hash)
                    slot.isStored = true
                    count += 1
                }
                guard slot.isStored else { return false }
                if keeping.kind.limit != nil {
                    use(slot)
                    evict(&removed)
                } else if known == nil, count >= purgeCount {
                    purge(&removed)
                }
                return true
            }
            for slot in removed.closing { owner.discard(slot, ifExpired: false) }
            for slot in removed.slots { owner.discard(slot, ifExpired: false) }
            if isStored { return slot }
        }
    }

    /// Gives up slots if there are too many now that a destination was made.
    func didMake(_ slot: KeptSlot, in owner: DestinationOwner) {
        guard keeping.kind.limit != nil else { return }
        var removed = Removed()
        lock.withLock {
            // The slot may have been evicted after its request found it, and before it began to make the destination.
            if slot.isStored { use(slot) }
            evict(&removed)
        }
        for slot in removed.closing { owner.discard(slot, ifExpired: false) }
        for slot in removed.slots { owner.discard(slot, ifExpired: false) }
    }

    /// Removes a slot whose destination was given up and closed, unless it was used again.
    func remove(_ slot: KeptSlot) {
        var removed = Removed()
        lock.withLock {
            if slot.isStored, !slot.isUsed, keeping.kind.limit != nil, slot.detach(&removed.held) {
                remove(slot, &removed)
            }
        }
    }

    // MARK: Under the lock

    /// The objects that a function releases after it has released the lock, because their deinitialisers may run any code.
    private struct Removed {
        var slots: [KeptSlot] = []
        /// The slots that stay until their destinations are closed.
        var closing: [KeptSlot] = []
        var chains: [Chain] = []
        var held: [any AnyObject & Sendable] = []
    }

    private func use(_ slot: KeptSlot) {
        if newest === slot { return }
        unlink(slot)
        slot.isUsed = true
        slot.older = newest
        newest?.newer = slot
        newest = slot
        if oldest == nil { oldest = slot }
        usedCount += 1
    }

    private func unlink(_ slot: KeptSlot) {
        guard slot.isUsed else { return }
        slot.isUsed = false
        if let older = slot.older { older.newer = slot.newer } else { oldest = slot.newer }
        if let newer = slot.newer { newer.older = slot.older } else { newest = slot.older }
        slot.older = nil
        slot.newer = nil
        usedCount -= 1
    }

    /// Removes slots until the limit is reached, except the last used one and those whose destinations are being made.
    @inline(never)  // See SmallCode.
    private func evict(_ removed: inout Removed) {
        // Called only if there is a limit.
        let limit = max(keeping.kind.limit.unsafelyUnwrapped, 1)
        var next = oldest
        while usedCount > limit, let slot = next, slot !== newest {
            next = slot.newer
            guard let isGivenUp = slot.evict() else { continue }
            unlink(slot)
            if isGivenUp { remove(slot, &removed) } else { removed.closing.append(slot) }
        }
    }

    /// Removes the slots without a destination, such as those of weak references to destinations that no longer exist.
    private func purge(_ removed: inout Removed) {
        for first in Array(chains.values) {
            var chain: Chain? = first
            while let candidate = chain {
                if candidate.slot.detach(&removed.held) { remove(candidate.slot, &removed) }
                chain = candidate.next
            }
        }
        purgeCount = max(64, 2 * count)
    }

    @inline(never)  // See SmallCode.
    private func remove(_ slot: KeptSlot, _ removed: inout Removed) {
        unlink(slot)
        slot.isStored = false
        count -= 1
        removed.slots.append(slot)
        // Slots of a chain have parameters.
        let hash = slot.parameter.unsafelyUnwrapped.hash
        var rest: Chain?
        var chain = chains[hash]
        while let candidate = chain {
            removed.chains.append(candidate)
            if candidate.slot !== slot { rest = Chain(candidate.slot, rest) }
            chain = candidate.next
        }
        chains.store(rest, for: hash)
    }
}
