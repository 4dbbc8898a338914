// SPDX-License-Identifier: Apache-2.0

/// The place of an entry's scoped destination in each scope. A request finds the destination there as the protocol of the entry, so
/// that it needs no store, no slot and no conversion.
final class ScopedCell: Sendable {
    let kind: any ScopeValues.Type
    let registry: DestinationOwner
    /// The position in the list of a scope. Unique among the cells of a registry.
    let number: Int

    init(_ kind: any ScopeValues.Type, in registry: DestinationOwner) {
        self.kind = kind
        self.registry = registry
        number = registry.nextCellNumber()
    }

    /// The destination of one scope.
    class Shown: @unchecked Sendable {  // Immutable. A kept destination is `Sendable`.
        fileprivate let cell: ScopedCell

        fileprivate init(_ cell: ScopedCell) { self.cell = cell }

        #if DEBUG
        deinit { RouteLock.assertNoneHeld() }
        #endif

        final func isShown(by cell: ScopedCell) -> Bool { self.cell === cell }

        /// - Returns: The destination, whose type is the protocol of the entry.
        @inline(__always)
        final func destination<Protocol>() -> Protocol { unsafeDowncast(self, to: ShownAs<Protocol>.self).destination }
    }

    private final class ShownAs<Protocol>: Shown, @unchecked Sendable {  // As its superclass.
        let destination: Protocol

        init(_ destination: Protocol, by cell: ScopedCell) {
            self.destination = destination
            super.init(cell)
        }
    }

    func showing<Protocol>(_ destination: Protocol) -> Shown { ShownAs(destination, by: self) }
}
