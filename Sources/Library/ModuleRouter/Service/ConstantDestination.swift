// SPDX-License-Identifier: Apache-2.0

/// The lock under which a destination is kept or an entry is published. Both are rare, so one lock serves all entries.
private let keeping = RouteLock()

/// The destination of a route that is made once: the converted destination, which answers all later requests.
final class ConstantDestination: @unchecked Sendable {  // Mutable state is written under `keeping`.
    private let slot: RouteSlot
    /// The registry that owns the destination. A registry that stands in for it has a destination of its own.
    private let owner: DestinationOwner
    /// Returns whether the converted destination is the destination itself. The route may then keep it.
    private let isItself: @Sendable (_ shown: Any) throws -> Bool
    /// Whether the converted destination was a different one. It is then never checked again.
    private let isOther = AtomicWord<Bool>(false)
    private let resolution = AtomicWord<SlotValue>(.none)
    /// Frees the kept destination. Set once.
    private var free: (() -> Void)?
    /// Whether the entry was published to the slot.
    private let isPublished = AtomicWord<Bool>(false)

    init(_ slot: RouteSlot, owner: DestinationOwner, isItself: @escaping @Sendable (_ shown: Any) throws -> Bool) {
        self.slot = slot
        self.owner = owner
        self.isItself = isItself
    }

    deinit { free?() }

    /// Returns the kept destination; nil if there is none, or if another registry stands in.
    ///
    /// - Parameter protocol: The protocol of the slot.
    func recall<Protocol>(_ protocol: Protocol.Type) throws -> Protocol? {
        let resolution = resolution.load()
        return resolution.isKept && owner.isCurrent ? try resolution.destination() : nil
    }

    /// Keeps a converted destination, unless another registry stands in. A store kept the destination before, so its type is
    /// `Sendable`.
    func keep<Protocol>(_ destination: Protocol) throws {
        guard owner.isCurrent, !isOther.loadRelaxed() else { return }
        guard try isItself(destination) else { return isOther.storeRelaxed(true) }
        keeping.withLock {
            guard free == nil else { return }
            let new = UnsafeMutablePointer<Protocol>.allocate(capacity: 1)
            new.initialize(to: destination)
            free = {
                new.deinitialize(count: 1)
                new.deallocate()
            }
            resolution.store(.kept(at: new))
            if isPublished.loadRelaxed() { slot.resolution.store(.kept(at: new)) }
        }
    }

    /// Publishes the kept destination to the slot. If there is none, the slow path makes it.
    func publish() {
        if isPublished.load() { return }
        keeping.withLock {
            isPublished.store(true)
            slot.resolution.store(resolution.loadRelaxed())
        }
    }
}
