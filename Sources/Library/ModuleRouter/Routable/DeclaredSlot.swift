// SPDX-License-Identifier: Apache-2.0

/// The storage in which a declaration keeps the slot of its protocol. `@Routable` writes one beside each declaration.
///
/// It is one word with the initial value 0. The compiler puts it into the binary as it is. Reading it is therefore one load,
/// without the check whether a `static let` has been initialised.
@_documentation(visibility: internal)
@frozen public struct DeclaredSlot<Key: RoutableKey>: ~Copyable, Sendable {
    /// The address of the slot; 0 until the slot is first requested.
    @usableFromInline let address = AtomicWord<UInt>(0)

    /// Makes an empty storage.
    @inlinable public init() {}

    /// The key of the declared protocol.
    ///
    /// `@Routable` reads this property instead of calling the initialiser of the key, because the compiler would compare each call with
    /// all initialisers of the key.
    @_alwaysEmitIntoClient public var key: Key {
        // Each key consists of the address of its slot.
        unsafeBitCast(unmanaged, to: Key.self)
    }

    @inlinable package var unmanaged: Unmanaged<RouteSlot> {
        let address = address.load()
        guard address != 0 else { return find() }
        return .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    }

    // Specialised for the caller, because the runtime would otherwise have to make the type of the key. Not inlined, so that the
    // initialiser of the key can be inlined.
    @inlinable @inline(never) func find() -> Unmanaged<RouteSlot> {
        RouteSlotTable.find(Key.kind, Key.RoutedProtocol.self, keptAt: address)
    }
}
