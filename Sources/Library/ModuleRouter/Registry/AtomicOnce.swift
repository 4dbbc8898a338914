// SPDX-License-Identifier: Apache-2.0

/// An object that is made when it is first needed, then kept. Reading takes no lock. If two threads make an object, the first one
/// is kept.
@frozen @usableFromInline package struct AtomicOnce<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the retained object; zero until there is one.
    @usableFromInline let address = AtomicWord<UInt>(0)

    @inlinable package init() {}

    @inlinable deinit { Self.instance(at: address.load())?.release() }

    @inlinable package var value: Instance? {
        Self.instance(at: address.load())?.takeUnretainedValue()
    }

    /// The object, without a retain. The caller keeps the owner of this reference alive.
    var unretained: Unmanaged<Instance>? { Self.instance(at: address.load()) }

    /// Reads the object without retaining it. The caller keeps the owner of this reference alive.
    @inlinable package func reading<Result>(_ read: (Instance) -> Result) -> Result? {
        Self.instance(at: address.load())?._withUnsafeGuaranteedRef(read)
    }

    /// Keeps the object, unless one is already kept. Returns the kept object.
    @inlinable package func keep(_ instance: Instance) -> Instance {
        let new = Unmanaged.passRetained(instance)
        let first = address.compareExchange(expected: 0, with: UInt(bitPattern: new.toOpaque()))
        guard let kept = Self.instance(at: first) else { return instance }
        new.release()
        return kept.takeUnretainedValue()
    }

    @inlinable static func instance(at address: UInt) -> Unmanaged<Instance>? {
        UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
    }
}
