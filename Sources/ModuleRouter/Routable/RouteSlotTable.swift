// SPDX-License-Identifier: Apache-2.0

public import Synchronization

/// All slots of one kind in the process, found by protocol. Read without a lock; a slot is never removed.
///
/// Open addressing over pairs of words: the identity of the protocol, then the address of the slot. A writer stores the address
/// before the identity, so a reader that sees the identity sees the slot. When the table is half full a larger copy is
/// published; the old one stays, since a reader may still be in it (all the old ones together are smaller than the new).
@usableFromInline final class RouteSlotTable: Sendable {
    @usableFromInline static let services = RouteSlotTable(.service)
    @usableFromInline static let serviceModules = RouteSlotTable(.serviceModule)
    @usableFromInline static let asyncServices = RouteSlotTable(.asyncService)
    @usableFromInline static let views = RouteSlotTable(.view)
    @usableFromInline static let viewModules = RouteSlotTable(.viewModule)

    @inlinable static func of(_ kind: RouteKind) -> RouteSlotTable {
        switch kind {
        case .service: services
        case .serviceModule: serviceModules
        case .asyncService: asyncServices
        case .view: views
        case .viewModule: viewModules
        }
    }

    /// A table of one size. Immortal once published.
    @usableFromInline final class Cells: Sendable {
        @usableFromInline let mask: Int
        // Points to `2 * (mask + 1)` atomic words, which are never freed: they may be read and written by any thread.
        @usableFromInline nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt>>

        init(capacity: Int) {
            mask = capacity - 1
            words = .allocate(capacity: capacity * 2)
            for index in 0..<capacity * 2 { (words + index).initialize(to: Atomic(0)) }
        }

        @inlinable func slot(of identity: UInt) -> UInt? {
            var index = RouteSlotTable.hash(identity) & mask
            while true {
                let found = words[index &* 2].load(ordering: .acquiring)
                if found == identity { return words[index &* 2 &+ 1].load(ordering: .relaxed) }
                if found == 0 { return nil }
                index = (index &+ 1) & mask
            }
        }

        func insert(_ identity: UInt, slot: UInt) {
            var index = RouteSlotTable.hash(identity) & mask
            while words[index * 2].load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
            words[index * 2 + 1].store(slot, ordering: .relaxed)
            words[index * 2].store(identity, ordering: .releasing)
        }
    }

    /// The address of the current `Cells`.
    @usableFromInline let cells: Atomic<UInt>
    private let kind: RouteKind
    private let count = Atomic<Int>(0)
    /// The current cells and all before them.
    private let history: Locked<[Cells]>

    init(_ kind: RouteKind) {
        self.kind = kind
        let first = Cells(capacity: 256)
        history = Locked([first])
        cells = Atomic(Self.address(of: first))
    }

    @inlinable static func hash(_ identity: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(identity) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// The slot of a protocol, made when it is asked for first.
    ///
    /// - Complexity: O(1); a few nanoseconds once the slot exists.
    @inlinable func slot<Protocol>(_: Protocol.Type) -> Unmanaged<RouteSlot> {
        let identity = UInt(bitPattern: ObjectIdentifier(Protocol.self))
        let current = Unmanaged<Cells>.fromOpaque(
            UnsafeRawPointer(bitPattern: cells.load(ordering: .acquiring)).unsafelyUnwrapped)
        if let address = current._withUnsafeGuaranteedRef({ $0.slot(of: identity) }) {
            return .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
        }
        return makeSlot(Protocol.self)
    }

    /// The slot of a protocol, for a declaration that keeps its address. Every thread that comes here finds the same one.
    @usableFromInline @inline(never)
    static func find(
        _ kind: RouteKind, _ type: Any.Type, keptAt address: borrowing Atomic<UInt>
    ) -> Unmanaged<RouteSlot> {
        let slot = of(kind).makeSlot(type)
        address.store(UInt(bitPattern: slot.toOpaque()), ordering: .releasing)
        return slot
    }

    @usableFromInline @inline(never)
    func makeSlot(_ type: Any.Type) -> Unmanaged<RouteSlot> {
        let identity = UInt(bitPattern: ObjectIdentifier(type))
        return history.withLock { history in
            var current = history[history.count - 1]
            if let address = current.slot(of: identity) {
                return .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
            }
            if count.load(ordering: .relaxed) * 2 >= current.mask {
                current = grow(current)
                history.append(current)
            }
            let slot = Unmanaged.passRetained(RouteSlot(RouteKey(kind, type)))
            current.insert(identity, slot: UInt(bitPattern: slot.toOpaque()))
            count.add(1, ordering: .relaxed)
            return slot
        }
    }

    private func grow(_ old: Cells) -> Cells {
        let new = Cells(capacity: (old.mask + 1) * 2)
        for index in 0...old.mask {
            let identity = old.words[index * 2].load(ordering: .relaxed)
            if identity != 0 { new.insert(identity, slot: old.words[index * 2 + 1].load(ordering: .relaxed)) }
        }
        cells.store(Self.address(of: new), ordering: .releasing)
        return new
    }

    private static func address(of cells: Cells) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(cells).toOpaque())
    }
}
