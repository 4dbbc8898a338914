// SPDX-License-Identifier: Apache-2.0

/// The place of one kept destination: of one provider and, if the provider keeps one for each parameter, of one parameter.
///
/// It does not know the type of the destination: see ``DestinationKeeping/held(_:)``.
class KeptSlot: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by `lock`.
    final let key: RouteKey
    final let keeping: DestinationKeeping
    /// The registry of the requests: the provider's own registry, or a stand-in for it.
    final let registry: DestinationOwner
    /// The parameter; nil if all requests share a destination.
    final let parameter: SlotParameter?
    /// The store of a slot with a parameter.
    final private(set) weak var store: SlotStore?
    /// The destination that was given up and is being closed. Only accessed under the lock of the owner.
    final var closing: ClosingItem?

    // Only accessed under the lock of the store.
    /// Whether the store has the slot.
    final var isStored = false
    /// The neighbours in the order of uses, if the store limits the number of its slots.
    final unowned(unsafe) var older: KeptSlot?
    final unowned(unsafe) var newer: KeptSlot?
    final var isUsed = false

    private final let lock = RouteLock()
    // Every request reads these two. The lock excludes overlapping accesses, so the check by the runtime would only cost time.
    @exclusivity(unchecked) private final var retained: (any AnyObject & Sendable)?
    @exclusivity(unchecked) private final weak var referenced: (any AnyObject & Sendable)?
    /// A destination that was taken at the end of its owner, to be closed.
    private final var taken: (any AnyObject & Sendable)?
    private final var madeAt = Duration.zero
    /// Whether the destination must be closed.
    private final var isClosable = false
    private final var isMaking = false
    /// Whether a destination that was given up is being closed.
    private final var isClosing = false
    private final var wasDetached = false

    required init(_ key: RouteKey, _ keeping: DestinationKeeping, _ parameter: SlotParameter?, in store: SlotStore?) {
        self.key = key
        self.keeping = keeping
        registry = keeping.registry.current
        self.parameter = parameter
        self.store = store
    }

    /// Whether threads wait for the end of a closing.
    var isAwaitedByThreads: Bool { false }

    /// Whether the slot was given up.
    final var isDetached: Bool { lock.withLock(under: true) { wasDetached } }

    final var isRetaining: Bool { !keeping.kind.isWeak }

    /// Whether the last kept destination must be closed.
    final var mustClose: Bool { lock.withLock(under: true) { isClosable } }

    /// The time since the destination was made; nil if there is none.
    final var age: Duration? {
        let time = keeping.registry.clock.now()
        return lock.withLock(under: true) { retained == nil ? nil : time - madeAt }
    }

    private final func isExpired(at time: Duration?) -> Bool {
        guard let time, let duration = keeping.kind.duration else { return false }
        return time - madeAt >= duration
    }

    /// Returns the held destination, if it exists. Gives it up if its time is over.
    final func recall(in owner: DestinationOwner) -> (any AnyObject & Sendable)? {
        let time = keeping.time
        let (held, isOver) = lock.withLock(under: true) { () -> ((any AnyObject & Sendable)?, Bool) in
            guard let retained else { return (referenced, false) }
            return isExpired(at: time) ? (nil, true) : (retained, false)
        }
        if isOver { owner.discard(self, ifExpired: true) }
        return held
    }

    /// Notes that the destination is being made. Returns false if the slot was given up.
    final func beginMaking() -> Bool {
        lock.withLock(under: true) {
            if !wasDetached { isMaking = true }
            return !wasDetached
        }
    }

    final func endMaking() { lock.withLock(under: true) { isMaking = false } }

    /// Keeps a held destination. Returns false if the owner has ended.
    final func keep(_ held: any AnyObject & Sendable, in owner: DestinationOwner) -> Bool {
        let time = keeping.registry.clock.now()
        let isClosable = keeping.mustClose(held)
        return owner.keep(self, mustClose: isClosable) {
            lock.withLock(under: true) {
                self.isClosable = isClosable
                if isRetaining { retained = held } else { referenced = held }
                madeAt = time
            }
        }
    }

    /// Gives up the destination and returns it.
    ///
    /// - Parameter time: The time at which it must be expired; nil to give it up in any case.
    final func take(ifExpiredAt time: Duration?) -> (any AnyObject & Sendable)? {
        lock.withLock(under: true) {
            if time != nil, !isExpired(at: time) { return nil }
            defer { retained = nil }
            if retained != nil, isClosable { isClosing = true }
            return retained
        }
    }

    /// Notes that the destination that was given up is closed.
    final func endClosing() { lock.withLock(under: true) { isClosing = false } }

    /// Gives up the slot, so that it never keeps a destination again. Returns false if it has a destination, or is making or closing one.
    ///
    /// - Parameter held: Receives a destination that the slot holds weakly. The caller may be its last owner, and releases it outside of
    ///   its locks, because its deinitialiser may run any code.
    final func detach(_ held: inout [any AnyObject & Sendable]) -> Bool {
        lock.withLock(under: true) {
            if isMaking || isClosing || retained != nil { return false }
            if let referenced {
                held.append(referenced)
                return false
            }
            wasDetached = true
            return true
        }
    }

    /// Gives up the slot because there are too many. A slot whose destination must be closed stays until then.
    ///
    /// - Returns: Whether the slot was given up; nil if its destination is being made.
    final func evict() -> Bool? {
        lock.withLock(under: true) {
            if isMaking { return nil }
            if !isClosing, retained == nil || !isClosable { wasDetached = true }
            return wasDetached
        }
    }

    /// The error of a request after the end of the owner.
    final var endError: RouteError { .ended(key, isOfRegistry: keeping.kind.isOfRegistry) }

    // MARK: Closing

    /// Releases the destination, or takes it if it must be closed. Returns whether it must.
    final func takeForClosing() -> Bool {
        guard let held = take(ifExpiredAt: nil) else { return false }
        return lock.withLock(under: true) {
            if isClosable { taken = held }
            return isClosable
        }
    }

    /// Closes and releases the destination that was taken. Returns the failure to close.
    final func closeTaken(in owner: DestinationOwner) async -> RouteError? {
        let held = lock.withLock(under: true) {
            defer { taken = nil }
            return taken
        }
        guard let held else { return nil }
        return await close(held, in: owner)
    }

    /// Closes a destination. Returns the failure.
    final func close(_ held: any AnyObject & Sendable, in owner: DestinationOwner) async -> RouteError? {
        await keeping.kind.method?.close(held, of: self, in: owner)
    }

    final var notClosedInTime: RouteError { notClosed("did not end before the deadline", because: nil) }

    final func notClosed(_ reason: String, because error: (any Error)?) -> RouteError {
        RouteError(
            .actionFailed, route: key.description,
            reason: "closing \(key), a destination of \(ProviderName.of(keeping.provider)), \(reason)",
            underlyingError: error)
    }
}
