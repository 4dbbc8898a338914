// SPDX-License-Identifier: Apache-2.0

/// The place of an entry's scoped destination in each scope. It contains the destination as the protocol of the entry, so that a
/// request needs no store, no slot and no conversion.
final class ScopedCell: Sendable {
    final class Shown<Protocol>: @unchecked Sendable {  // A kept destination is `Sendable`.
        let destination: Protocol
        private let cell: ScopedCell

        init(_ destination: Protocol, _ cell: ScopedCell) {
            self.destination = destination
            self.cell = cell
        }
    }
}
