// SPDX-License-Identifier: Apache-2.0

/// All slots of one kind in the process, found by protocol. Reading takes no lock. A slot is never removed.
///
/// A ``WordTable`` maps the identity of a protocol to the address of its slot. When the table is half full, a copy of twice the
/// size replaces it. The old table stays, because a reader may still be using it; all old tables together are smaller than the new
/// one.
@usableFromInline package final class RouteSlotTable: Sendable {
    @usableFromInline static let services = RouteSlotTable(.service)
    @usableFromInline static let serviceModules = RouteSlotTable(.serviceModule)
    @usableFromInline static let asyncServices = RouteSlotTable(.asyncService)
    @usableFromInline package static let views = RouteSlotTable(.view)
    @usableFromInline package static let viewModules = RouteSlotTable(.viewModule)

    @inlinable static func of(_ kind: RouteKind) -> RouteSlotTable {
        switch kind {
        case .service: services
        case .serviceModule: serviceModules
        case .asyncService: asyncServices
        case .view: views
        case .viewModule: viewModules
        }
    }

    /// The address of the current `WordTable`.
    @usableFromInline let cells: AtomicWord<UInt>
    private let kind: RouteKind
    private let count = AtomicWord<Int>(0)
    private let table: Locked<WordTable>

    init(_ kind: RouteKind) {
        self.kind = kind
        let first = WordTable(capacity: 256)
        table = Locked(first)
        cells = AtomicWord(Self.address(of: first))
    }

    /// Returns the slot of a protocol. Makes it at the first request.
    ///
    /// - Complexity: O(1); a few nanoseconds once the slot exists.
    @inlinable package func slot<Protocol>(_: Protocol.Type) -> Unmanaged<RouteSlot> {
        let identity = UInt(bitPattern: ObjectIdentifier(Protocol.self))
        let current = Unmanaged<WordTable>.fromOpaque(
            UnsafeRawPointer(bitPattern: cells.load()).unsafelyUnwrapped)
        if let address = current._withUnsafeGuaranteedRef({ $0.value(of: identity) }) {
            return .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
        }
        return makeSlot(Protocol.self)
    }

    /// Returns the slot of a protocol for a declaration that keeps its address. All threads find the same slot.
    @usableFromInline @inline(never)
    static func find(
        _ kind: RouteKind, _ type: Any.Type, keptAt address: borrowing AtomicWord<UInt>
    ) -> Unmanaged<RouteSlot> {
        let slot = of(kind).makeSlot(type)
        address.store(UInt(bitPattern: slot.toOpaque()))
        return slot
    }

    @usableFromInline @inline(never)
    func makeSlot(_ type: Any.Type) -> Unmanaged<RouteSlot> {
        let identity = UInt(bitPattern: ObjectIdentifier(type))
        return table.withLock { current in
            if let address = current.value(of: identity) {
                return .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
            }
            if count.loadRelaxed() * 2 >= current.mask {
                current = current.copy(capacity: (current.mask + 1) * 2)
                cells.store(Self.address(of: current))
            }
            let slot = Unmanaged.passRetained(RouteSlot(RouteKey(kind, type)))
            current.insert(identity, UInt(bitPattern: slot.toOpaque()))
            count.add(1)
            return slot
        }
    }

    private static func address(of table: WordTable) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(table).toOpaque())
    }
}
