// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// An object that any thread reads without a lock while another thread replaces it.
///
/// Reading counts the reader in one of 32 counters, which is chosen by its thread. A replaced object is released after each counter
/// has been seen at zero at least once since the replacement. This is sound because all four operations are sequentially
/// consistent: a reader first counts itself, then loads the address; `replace(with:)` first stores the address, then looks at the
/// counters. A reader whose count `replace(with:)` does not see counts itself later, and therefore loads the new address.
final class ReplaceableReference<Instance: AnyObject & Sendable>: Sendable {
    private final class Replaced: @unchecked Sendable {  // Changed only under the lock of the list.
        let instance: Instance
        /// The counters that have not been zero since the replacement, a bit for each.
        var busyCounters = UInt32.max

        init(_ instance: Instance) { self.instance = instance }
    }

    /// The address of the current object, which this reference retains.
    private let address: AtomicWord<UInt>
    private let replaced = Locked<[Replaced]>([])

    init(_ instance: Instance) {
        address = AtomicWord(UInt(bitPattern: Unmanaged.passRetained(instance).toOpaque()))
    }

    deinit { Self.instance(at: address.load()).release() }

    /// The current object.
    var value: Instance { reading { $0 } }

    /// Reads the current object without counting a reference to it.
    ///
    /// Replaced objects stay in memory until `read` returns.
    func reading<Result>(_ read: (Instance) throws -> Result) rethrows -> Result {
        // The C functions are not inlined, so the optimiser cannot move the retain of a result past the end of the read.
        let counter = module_router_begin_reading()
        defer { module_router_end_reading(counter) }
        return try Self.instance(at: address.loadSequential())._withUnsafeGuaranteedRef(read)
    }

    /// Replaces the object.
    ///
    /// - Returns: Replaced objects that no thread can read any longer. The caller releases them outside its locks, since their
    ///   deinitialisers may run code of the app.
    func replace(with instance: Instance) -> [Instance] {
        let new = UInt(bitPattern: Unmanaged.passRetained(instance).toOpaque())
        let old = Self.instance(at: address.exchange(new)).takeRetainedValue()
        return replaced.withLock(under: true) { replaced in
            replaced.append(Replaced(old))
            let busy = module_router_busy_reader_counters()
            var released: [Instance] = []
            for one in replaced {
                one.busyCounters &= busy
                if one.busyCounters == 0 { released.append(one.instance) }
            }
            replaced.removeAll { $0.busyCounters == 0 }
            return released
        }
    }

    private static func instance(at address: UInt) -> Unmanaged<Instance> {
        .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    }
}
