// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An object that is made when it is first needed, and kept. Read without a lock; of two threads that make one, the first one's
/// is kept.
struct KeptReference<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the object, to which a reference is counted; zero until there is one.
    private let address = Atomic<UInt>(0)

    deinit { Self.instance(at: address.load(ordering: .acquiring))?.release() }

    var value: Instance? { Self.instance(at: address.load(ordering: .acquiring))?.takeUnretainedValue() }

    /// Reads the object, and counts no reference to it: whoever calls keeps what this is a part of.
    func reading<Result>(_ read: (Instance) -> Result) -> Result? {
        Self.instance(at: address.load(ordering: .acquiring))?._withUnsafeGuaranteedRef(read)
    }

    /// Keeps the object, unless there is one; returns the one that is kept.
    func keep(_ instance: Instance) -> Instance {
        let new = Unmanaged.passRetained(instance)
        let (isKept, first) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isKept, let kept = Self.instance(at: first) else { return instance }
        new.release()
        return kept.takeUnretainedValue()
    }

    private static func instance(at address: UInt) -> Unmanaged<Instance>? {
        UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
    }
}
