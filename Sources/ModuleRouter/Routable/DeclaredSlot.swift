// SPDX-License-Identifier: Apache-2.0

public import Synchronization

/// Where a declaration keeps the slot of its protocol, once it is found. `@Routable` writes one beside each declaration.
///
/// One word that is 0 at first: the compiler puts it into the binary as it is, so that reading it is one load, without the
/// check whether a `static let` has been initialised.
@frozen public struct DeclaredSlot<Key: RoutableKey>: ~Copyable, Sendable {
    /// The address of the slot; 0 until it is asked for.
    @usableFromInline let address = Atomic<UInt>(0)

    @inlinable public init() {}

    @inlinable var unmanaged: Unmanaged<RouteSlot> {
        let address = address.load(ordering: .acquiring)
        guard address != 0 else { return find() }
        return .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    }

    // Specialised where it is called, since the runtime would have to make the type of the key; but not inlined, so that the key
    // is.
    @inlinable @inline(never) func find() -> Unmanaged<RouteSlot> {
        RouteSlotTable.find(Key.kind, Key.RoutedProtocol.self, keptAt: address)
    }
}
