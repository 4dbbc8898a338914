// SPDX-License-Identifier: Apache-2.0

/// The key of a named provider, of which a process has one for each protocol, kind and name. Names are literals of the source, so
/// their number is limited. A named key is never released.
package final class NamedKey: Sendable {
    // An array, because a specialised dictionary takes more code than named providers are worth to most apps.
    private static let all = Locked<[NamedKey]>([])

    package let unnamed: RouteKey
    let name: String
    private let made = AtomicOnce<RouteSlot>()

    private init(_ unnamed: RouteKey, _ name: String) {
        self.unnamed = unnamed
        self.name = name
    }

    var slot: RouteSlot { made.value ?? made.keep(RouteSlot(key)) }

    var key: RouteKey { RouteKey(unnamed, namedKey: UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }

    /// Returns the named key of a protocol. All threads find the same one.
    @inline(never) static func of(_ unnamed: RouteKey, named name: String) -> NamedKey {
        all.withLock { of(unnamed, named: name, in: &$0) }
    }

    private static func of(_ unnamed: RouteKey, named name: String, in all: inout [NamedKey]) -> NamedKey {
        for known in all where known.unnamed == unnamed && known.name == name { return known }
        let made = NamedKey(unnamed, name)
        all.append(made)
        return made
    }

    /// The identity of a literal, which is never zero. Equal names may have several.
    static func address(of name: StaticString) -> UInt {
        // A name of one scalar may be represented by the scalar. No object has an odd address as small as this one.
        name.hasPointerRepresentation
            ? UInt(bitPattern: name.utf8Start) : UInt(name.unicodeScalar.value) << 1 | 1
    }

    /// Returns the slot of a named provider, and keeps it for later requests with the same literal.
    @inline(never) static func slot(of unnamed: RouteSlot, named name: StaticString) -> Unmanaged<RouteSlot> {
        let text = name.description
        return all.withLock { all in
            let slot = Unmanaged.passUnretained(of(unnamed.key, named: text, in: &all).slot)
            let address = address(of: name)
            let known = UnsafeRawPointer(bitPattern: unnamed.named.load()).map {
                Unmanaged<WordTable>.fromOpaque($0).takeUnretainedValue()
            }
            if known?.value(of: address) != nil { return slot }
            var table = known ?? WordTable(capacity: 8)
            if table.isHalfFull { table = table.copy(capacity: (table.mask + 1) * 2) }
            table.insert(address, UInt(bitPattern: slot.toOpaque()))
            if table !== known { unnamed.named.store(UInt(bitPattern: Unmanaged.passRetained(table).toOpaque())) }
            return slot
        }
    }

    /// Returns the named key with an identity; nil for the identity of a key without a name.
    static func of(_ id: RouteID) -> NamedKey? {
        for known in all.withLock({ $0 }) where known.key.id == id { return known }
        return nil
    }

    /// Adds the named keys of a protocol to a list that is ordered by the names, unless it has the name.
    static func add(of unnamed: RouteKey, to list: inout [NamedKey]) {
        for known in all.withLock({ $0 }) where known.unnamed == unnamed {
            var place = 0
            while place < list.count, list[place].name < known.name { place += 1 }
            if place == list.count || list[place].name != known.name { list.insert(known, at: place) }
        }
    }
}
