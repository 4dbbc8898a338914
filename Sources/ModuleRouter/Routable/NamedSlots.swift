// SPDX-License-Identifier: Apache-2.0

/// The slots of all named keys in the process. Names are literals of the source, so their number is limited.
enum NamedSlots {
    // An array, because a specialised dictionary takes more code than named providers are worth to most apps.
    private static let slots = Locked<[RouteSlot]>([])

    /// Returns the slot of a named key. All threads find the same slot.
    static func slot(of key: RouteKey) -> RouteSlot {
        slots.withLock { slots in
            if let slot = slots.first(where: { $0.key == key }) { return slot }
            let slot = RouteSlot(key)
            // A slot is never released.
            slots.append(slot)
            return slot
        }
    }

    /// Returns the named key with an identity; nil for the identity of a key without a name.
    static func key(of id: RouteID) -> RouteKey? {
        slots.withLock { slots in slots.first { $0.id == id }?.key }
    }

    /// Returns the named keys of a protocol.
    static func keys(of unnamed: RouteKey) -> [RouteKey] {
        slots.withLock { slots in slots.map(\.key).filter { $0.unnamed == unnamed } }
    }
}
