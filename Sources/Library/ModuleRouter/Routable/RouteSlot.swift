// SPDX-License-Identifier: Apache-2.0

/// The only slot of a declared protocol in the process. Its key carries it.
///
/// A slot is never released. For a service in the shared registry it contains the resolution of the destination. Resolving is
/// therefore one load and one call, or one load and one copy, without a table, a lock or a cast.
///
/// The slot and the resolution are not generic, because the runtime would have to make their types for each protocol. The holder of
/// a slot knows the protocol from the type of the key.
@usableFromInline package final class RouteSlot: Sendable {
    /// The resolution that the shared registry has stored here. The shared registry never releases its maker or destination.
    @usableFromInline let resolution = AtomicWord<Resolution>(.none)
    package let key: RouteKey
    /// The address of the `WordTable` of the slots of named providers, by the addresses of the names; 0 until there is one.
    let named = AtomicWord<UInt>(0)

    package init(_ key: RouteKey) { self.key = key }

    /// Returns the slot of a named provider of the protocol.
    ///
    /// - Complexity: O(1), without a lock and without reading the name, once this literal was used for the protocol.
    @usableFromInline package func named(_ name: StaticString) -> Unmanaged<RouteSlot> {
        if let table = UnsafeRawPointer(bitPattern: named.load()) {
            let slot = Unmanaged<WordTable>.fromOpaque(table)._withUnsafeGuaranteedRef {
                $0.value(of: NamedKey.address(of: name))
            }
            if let slot { return .fromOpaque(UnsafeRawPointer(bitPattern: slot).unsafelyUnwrapped) }
        }
        return NamedKey.slot(of: self, named: name)
    }

    /// Returns the slot of a protocol. Needs less of the runtime than ``RoutableKey/slot``, which depends on the type of the key.
    package static func of<Protocol>(_ kind: RouteKind, _: Protocol.Type) -> RouteSlot {
        RouteSlotTable.of(kind).slot(Protocol.self).takeUnretainedValue()
    }

    package var id: RouteID { key.id }

    /// Returns the slot of a protocol, or that of a named provider of the protocol.
    package static func of<Protocol>(_ kind: RouteKind, _: Protocol.Type, named name: StaticString?) -> RouteSlot {
        let slot = of(kind, Protocol.self)
        return name.map { slot.named($0).takeUnretainedValue() } ?? slot
    }
}

/// The resolution of a destination in one word: its maker or, for a destination that is kept, the destination itself.
@frozen @usableFromInline struct Resolution: Sendable, AtomicWordValue, BitwiseCopyable {
    /// 0 for none. Otherwise the address of a `FactoryBox`, or, with the lowest bit set, of the `Box` of a destination.
    @usableFromInline let word: UInt

    @inlinable init(word: UInt) { self.word = word }

    @inlinable static var none: Self { Self(word: 0) }

    /// - Parameter maker: A `FactoryBox`. The caller retains it as long as the resolution is in use.
    static func made(by maker: AnyObject) -> Self {
        Self(word: UInt(bitPattern: Unmanaged.passUnretained(maker).toOpaque()))
    }

    /// - Parameter destination: A `Box`. The caller retains it as long as the resolution is in use.
    static func kept(_ destination: Unmanaged<AnyBox>) -> Self {
        // The lowest bit of the address of an object is free.
        Self(word: UInt(bitPattern: destination.toOpaque()) | 1)
    }

    /// Returns the maker of a module protocol, which the shared registry keeps.
    func maker<Module>() -> ModuleMaker<Module> {
        Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
    }

    @inlinable var isNone: Bool { word == 0 }

    @inlinable var isKept: Bool { word & 1 != 0 }

    /// Returns the destination. Must only be called if it is kept, for the protocol of the slot or the entry.
    @inlinable @inline(__always) func keptDestination<Protocol>() -> Protocol {
        // Not retained: the writer of the word does so.
        Unmanaged<Box<Protocol>>.fromOpaque(UnsafeRawPointer(bitPattern: word & ~1).unsafelyUnwrapped)
            ._withUnsafeGuaranteedRef { $0.value }
    }

    /// Returns the destination. Must not be called on `none`, or for a protocol other than that of the slot or the entry.
    @inlinable @inline(__always) func destination<Protocol>() throws -> Protocol {
        if isKept { return keptDestination() }
        // Not retained: the writer of the word keeps the maker alive.
        let maker = Unmanaged<FactoryBox<Protocol>>.fromOpaque(
            UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
        return try maker._withUnsafeGuaranteedRef { try $0.make() }
    }
}

/// The typed maker of a destination, which is called without a cast.
@usableFromInline final class FactoryBox<Protocol>: Sendable {
    @usableFromInline let make: @Sendable () throws -> Protocol

    init(_ make: @escaping @Sendable () throws -> Protocol) { self.make = make }
}
