// SPDX-License-Identifier: Apache-2.0

/// The keys of one registry, each with its first registration. Any thread reads it without a lock while another thread adds keys.
///
/// The table only grows. When it is half full, a copy of twice the size replaces it. The old copy stays, because a reader may still
/// be using it; all old copies together are smaller than the new one. Additions therefore take time and memory proportional to the
/// number of keys.
///
/// A dictionary would be slower for two reasons. To make its type, the runtime searches the conformances of the whole program. Its
/// hash function resists attacks, which addresses of types do not need.
final class RouteKeyTable: Sendable {
    private final class Writing {
        var table: WordTable
        var count = 0

        init(_ table: WordTable) { self.table = table }
    }

    /// The address of the current `WordTable`.
    private let current: AtomicWord<UInt>
    private let writing: Locked<Writing>

    init() {
        let first = WordTable(capacity: 8)
        current = AtomicWord(Self.address(of: first))
        writing = Locked(Writing(first))
    }

    /// - Complexity: O(1)
    subscript(_ id: RouteID) -> Registration? { unretained(id)?.takeUnretainedValue() }

    /// Returns the registration of a key, which the registry never releases.
    func unretained(_ id: RouteID) -> Unmanaged<Registration>? {
        let table = Unmanaged<WordTable>.fromOpaque(
            UnsafeRawPointer(bitPattern: current.load()).unsafelyUnwrapped)
        guard let address = table._withUnsafeGuaranteedRef({ $0.value(of: id.word) }) else { return nil }
        return Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    }

    /// Adds the keys of registrations. Existing keys keep their registrations.
    ///
    /// - Parameter registrations: The registry retains them, and they therefore live as long as the table.
    func add(_ registrations: [Registration]) {
        var count = 0
        for registration in registrations { registration.eachKey { _ in count += 1 } }
        guard count > 0 else { return }
        writing.withLock(under: true) { writing in
            let table = table(for: writing.count + count, writing)
            for registration in registrations {
                registration.eachKey { id in
                    guard table.value(of: id.word) == nil else { return }
                    table.insert(id.word, UInt(bitPattern: Unmanaged.passUnretained(registration).toOpaque()))
                    writing.count += 1
                }
            }
        }
    }

    /// Returns whether all registrations are of providers and adapters that are already registered with the same keys.
    ///
    /// The registry drops such registrations, so that its table stays valid.
    func has(_ registrations: [Registration]) -> Bool {
        registrations.allSatisfy { registration in
            // A registration without keys may be anything, so it counts as new.
            var isKnown: Bool?
            registration.eachKey { id in isKnown = isKnown != false && self[id]?.isSame(as: registration) == true }
            return isKnown == true
        }
    }

    /// Returns the current table, or a larger one if the given number of keys would fill it by more than half.
    private func table(for count: Int, _ writing: Writing) -> WordTable {
        let table = writing.table
        var capacity = table.mask + 1
        while capacity < count * 2 { capacity *= 2 }
        guard capacity > table.mask + 1 else { return table }
        let grown = table.copy(capacity: capacity)
        writing.table = grown
        current.store(Self.address(of: grown))
        return grown
    }

    private static func address(of table: WordTable) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(table).toOpaque())
    }
}
