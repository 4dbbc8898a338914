// SPDX-License-Identifier: Apache-2.0

/// The slots of one provider in one owner: a single one, or one for each parameter.
final class SlotStore: @unchecked Sendable {  // Mutable state is guarded by `lock`.
    /// The object to which the store belongs, retained so that its identity stays unique; nil if it owns the store.
    private let object: (any AnyObject & Sendable)?
    private let keeping: DestinationKeeping
    /// The single slot; nil if there is one for each parameter.
    let single: KeptSlot?

    private let lock = RouteLock()
    // Unchecked for the same reason as in `KeptSlot`.
    @exclusivity(unchecked) private var slots: [SlotParameter: KeptSlot] = Dictionary()
    /// The slots in the order of their uses, if their number is limited. Only the last use of a slot counts.
    private var uses: [(slot: KeptSlot, id: SlotParameter, number: Int)] = []
    /// The number of the elements of `uses` that no longer count.
    private var skipped = 0
    private var useCount = 0
    /// The number of slots at which empty ones are removed.
    private var purgeCount = 64

    init(_ keeping: DestinationKeeping, _ key: RouteKey, for object: (any AnyObject & Sendable)? = nil) {
        self.keeping = keeping
        self.object = object
        single = keeping.isByParameter ? nil : keeping.slot(key)
    }

    /// Returns the slot of a parameter, if it exists and its uses are not counted.
    func known(_ id: SlotParameter) -> KeptSlot? { keeping.kind.limit == nil ? lock.withLock { slots[id] } : nil }

    /// Returns the slot of a parameter; nil stands for the single slot. Gives up the slot that was not used for the longest time if
    /// there are too many.
    func slot(of id: SlotParameter?, _ key: RouteKey, in owner: DestinationOwner) -> KeptSlot {
        if let single { return single }
        // Each request of such a provider has a parameter.
        let id = id.unsafelyUnwrapped
        var removed: [KeptSlot] = []
        var held: [any AnyObject & Sendable] = []
        let slot = lock.withLock { () -> KeptSlot in
            let known = slots[id]
            let slot = known ?? keeping.slot(key)
            if known == nil { slots.store(slot, for: id) }
            if let limit = keeping.kind.limit {
                use(slot, id)
                if known == nil { removed = evict(downTo: limit, &held) }
            } else if known == nil, slots.count >= purgeCount {
                removed = purge(&held)
            }
            return slot
        }
        withExtendedLifetime(held) {}
        for slot in removed { owner.discard(slot, ifExpired: false) }
        return slot
    }

    private func use(_ slot: KeptSlot, _ id: SlotParameter) {
        useCount += 1
        slot.lastUse = useCount
        uses.append((slot, id, useCount))
        guard uses.count > 2 * slots.count + 64 else { return }
        uses = uses[skipped...].filter { $0.slot.lastUse == $0.number }
        skipped = 0
    }

    /// Removes slots until the limit is reached, except those whose destinations are being made.
    private func evict(downTo limit: Int, _ held: inout [any AnyObject & Sendable]) -> [KeptSlot] {
        var removed: [KeptSlot] = []
        let end = uses.count
        while slots.count > max(limit, 1), skipped < end {
            let (slot, id, number) = uses[skipped]
            skipped += 1
            guard slot.lastUse == number, slots[id] === slot else { continue }
            if number != useCount, slot.detach(ifEmpty: false, &held) {
                slots.store(nil, for: id)
                removed.append(slot)
            } else {
                uses.append((slot, id, number))
            }
        }
        return removed
    }

    /// Removes the slots without a destination, such as those of weak references to destinations that no longer exist.
    private func purge(_ held: inout [any AnyObject & Sendable]) -> [KeptSlot] {
        var removed: [KeptSlot] = []
        for (id, slot) in slots where slot.detach(ifEmpty: true, &held) {
            slots.store(nil, for: id)
            removed.append(slot)
        }
        purgeCount = max(64, 2 * slots.count)
        return removed
    }
}
