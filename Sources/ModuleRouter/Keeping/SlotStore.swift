// SPDX-License-Identifier: Apache-2.0

/// The slots of one provider in one owner: a single one, or one for each parameter.
final class SlotStore<Slot: KeptSlot>: Sendable {
    fileprivate struct State {
        var slots: [AnyHashable: Slot] = [:]
        /// The uses of slots, if their number is limited. Only the last use of a slot counts.
        var uses: [(id: AnyHashable, number: Int)] = []
        /// The number of the elements of `uses` that no longer count.
        var skipped = 0
        var useCount = 0
        /// The number of slots at which empty ones are removed.
        var purgeCount = 64
    }

    /// The single slot; nil if there is one for each parameter.
    let single: Slot?
    private let limit: Int?
    private let makeSlot: @Sendable (RouteKey) -> Slot
    private let state = Locked(State())

    init(single: Slot) {
        self.single = single
        limit = nil
        makeSlot = { _ in single }
    }

    /// - Parameter limit: The number of parameters whose destinations are kept; nil for any number.
    init(limit: Int?, makeSlot: @escaping @Sendable (RouteKey) -> Slot) {
        single = nil
        self.limit = limit
        self.makeSlot = makeSlot
    }

    /// Returns the slot of a parameter; nil for the single slot. Gives up the slot that was not used for the longest time if there
    /// are too many.
    func slot(of id: AnyHashable?, _ key: RouteKey, in owner: DestinationOwner) -> Slot {
        if let single { return single }
        let id = id ?? AnyHashable(0)
        var removed: [Slot] = []
        var held: [Any] = []
        let slot = state.withLock { state -> Slot in
            if let known = state.slots[id] {
                if limit != nil { state.use(known, id) }
                return known
            }
            let slot = makeSlot(key)
            state.slots[id] = slot
            if let limit {
                state.use(slot, id)
                removed = state.evict(downTo: limit, &held)
            } else if state.slots.count >= state.purgeCount {
                removed = state.purge(&held)
            }
            return slot
        }
        withExtendedLifetime(held) {}
        for slot in removed { slot.discard(ifExpired: false, in: owner) }
        return slot
    }
}

extension SlotStore.State {
    fileprivate mutating func use(_ slot: Slot, _ id: AnyHashable) {
        useCount += 1
        slot.lastUse = useCount
        uses.append((id, useCount))
        guard uses.count > 2 * slots.count + 64 else { return }
        uses = uses[skipped...].filter { slots[$0.id]?.lastUse == $0.number }
        skipped = 0
    }

    /// Removes slots until the limit is reached, except those whose destinations are being made.
    fileprivate mutating func evict(downTo limit: Int, _ held: inout [Any]) -> [Slot] {
        var removed: [Slot] = []
        let end = uses.count
        while slots.count > limit, skipped < end {
            let (id, number) = uses[skipped]
            skipped += 1
            guard let slot = slots[id], slot.lastUse == number else { continue }
            if slot.lastUse != useCount, slot.detach(ifEmpty: false, &held) {
                slots[id] = nil
                removed.append(slot)
            } else {
                uses.append((id, number))
            }
        }
        return removed
    }

    /// Removes the slots without a destination, such as those of weak references to destinations that no longer exist.
    fileprivate mutating func purge(_ held: inout [Any]) -> [Slot] {
        let empty = slots.filter { $0.value.detach(ifEmpty: true, &held) }
        for id in empty.keys { slots[id] = nil }
        purgeCount = max(64, 2 * slots.count)
        return Array(empty.values)
    }
}
