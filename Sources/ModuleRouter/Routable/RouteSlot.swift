// SPDX-License-Identifier: Apache-2.0

public import Synchronization

/// The one place of a declared protocol in the process: what its key carries.
///
/// A slot lives for ever. For a service in the shared registry it says how the destination is come by, so that resolving is
/// one load and one call, or one load and one copy: no table, no lock, no cast.
///
/// Not generic, and neither is the resolution: the runtime would make their types for each protocol. Who holds the slot knows
/// the protocol from the type of the key.
@usableFromInline final class RouteSlot: Sendable {
    /// What the shared registry has put here, and keeps alive for ever.
    @usableFromInline let resolution = Atomic<RouteResolution>(.none)
    let key: RouteKey

    init(_ key: RouteKey) { self.key = key }

    /// The slot of a protocol. Asks less of the runtime than ``RoutableKey/slot``, which looks for it by the type of the key.
    static func of<Protocol>(_ kind: RouteKind, _: Protocol.Type) -> RouteSlot {
        RouteSlotTable.of(kind).slot(Protocol.self).takeUnretainedValue()
    }

    var id: RouteID { key.id }
}

/// How a destination is come by, in one word: its maker, or the destination itself once it is there to stay.
@frozen @usableFromInline struct RouteResolution: Sendable, AtomicRepresentable, BitwiseCopyable {
    /// 0 for nothing, else the address of a `RouteMaker` or, with the lowest bit set, of a destination, typed by the protocol.
    @usableFromInline let word: UInt

    @inlinable init(word: UInt) { self.word = word }

    @inlinable static var none: Self { Self(word: 0) }

    /// - Parameter maker: A `RouteMaker`, kept alive by the caller as long as the resolution is in use.
    static func made(by maker: AnyObject) -> Self {
        Self(word: UInt(bitPattern: Unmanaged.passUnretained(maker).toOpaque()))
    }

    /// - Parameter destination: Never written to, and kept by the caller as long as the resolution is in use.
    static func kept<Protocol>(at destination: UnsafeMutablePointer<Protocol>) -> Self {
        // Allocated with an alignment of 16: the lowest bit is free.
        Self(word: UInt(bitPattern: destination) | 1)
    }

    @inlinable var isNone: Bool { word == 0 }

    @inlinable var isKept: Bool { word & 1 != 0 }

    /// The destination. Must not be called on `none`, nor for another protocol than that of the slot or the entry.
    @inlinable @inline(__always) func destination<Protocol>() throws -> Protocol {
        if isKept {
            return UnsafePointer<Protocol>(bitPattern: word & ~1).unsafelyUnwrapped.pointee
        }
        // Not retained: whoever wrote the word keeps the maker alive.
        let maker = Unmanaged<RouteMaker<Protocol>>.fromOpaque(
            UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
        return try maker._withUnsafeGuaranteedRef { try $0.make() }
    }

    @usableFromInline typealias AtomicRepresentation = UInt.AtomicRepresentation

    @inlinable static func encodeAtomicRepresentation(_ value: consuming Self) -> AtomicRepresentation {
        UInt.encodeAtomicRepresentation(value.word)
    }

    @inlinable static func decodeAtomicRepresentation(_ representation: consuming AtomicRepresentation) -> Self {
        Self(word: UInt.decodeAtomicRepresentation(representation))
    }
}

/// A destination's maker, typed: calling it needs no cast.
@usableFromInline final class RouteMaker<Protocol>: Sendable {
    @usableFromInline let make: @Sendable () throws -> Protocol

    init(_ make: @escaping @Sendable () throws -> Protocol) { self.make = make }
}
