// SPDX-License-Identifier: Apache-2.0

/// The place of one kept destination: of one provider and, if the provider keeps one for each parameter, of one parameter.
///
/// It does not know the type of the destination: see ``DestinationKeeping/held(_:)``.
class KeptSlot: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by `lock`.
    final let key: RouteKey
    final let keeping: DestinationKeeping
    /// The number of the last use. Only accessed under the lock of the store.
    final var lastUse = 0

    private final let lock = RouteLock()
    // Every request reads these two. The lock excludes overlapping accesses, so the check by the runtime would only cost time.
    @exclusivity(unchecked) private final var retained: (any AnyObject & Sendable)?
    @exclusivity(unchecked) private final weak var referenced: (any AnyObject & Sendable)?
    /// A destination that was taken at the end of its owner, to be closed.
    private final var taken: (any AnyObject & Sendable)?
    private final var madeAt = Duration.zero
    private final var isMaking = false
    private final var wasDetached = false

    required init(_ key: RouteKey, _ keeping: DestinationKeeping) {
        self.key = key
        self.keeping = keeping
    }

    /// Whether the slot was given up.
    final var isDetached: Bool { lock.withLock { wasDetached } }

    final var isRetaining: Bool { !keeping.kind.isWeak }

    /// The time since the destination was made; nil if there is none.
    final var age: Duration? {
        let time = keeping.registry.clock.now()
        return lock.withLock { retained == nil ? nil : time - madeAt }
    }

    private final func isExpired(at time: Duration?) -> Bool {
        guard let time, let duration = keeping.kind.duration else { return false }
        return time - madeAt >= duration
    }

    /// Returns the held destination, if it exists. Gives it up if its time is over.
    final func recall(in owner: DestinationOwner) -> (any AnyObject & Sendable)? {
        let time = keeping.time
        let (held, isOver) = lock.withLock { () -> ((any AnyObject & Sendable)?, Bool) in
            guard let retained else { return (referenced, false) }
            return isExpired(at: time) ? (nil, true) : (retained, false)
        }
        if isOver { owner.discard(self, ifExpired: true) }
        return held
    }

    /// Notes that the destination is being made. Returns false if the slot was given up.
    final func beginMaking() -> Bool {
        lock.withLock {
            if !wasDetached { isMaking = true }
            return !wasDetached
        }
    }

    final func endMaking() { lock.withLock { isMaking = false } }

    /// Keeps a held destination. Returns false if the owner has ended.
    final func keep(_ held: any AnyObject & Sendable, in owner: DestinationOwner) -> Bool {
        let time = keeping.registry.clock.now()
        return owner.keep(self) {
            lock.withLock {
                if isRetaining { retained = held } else { referenced = held }
                madeAt = time
            }
        }
    }

    /// Gives up the destination and returns it.
    ///
    /// - Parameter time: The time at which it must be expired; nil to give it up in any case.
    final func take(ifExpiredAt time: Duration?) -> (any AnyObject & Sendable)? {
        lock.withLock {
            if time != nil, !isExpired(at: time) { return nil }
            defer { retained = nil }
            return retained
        }
    }

    /// Gives up the slot, so that it never keeps a destination again. Returns false if the destination is being made.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether to give up the slot only if it has no destination, or an expired one.
    ///   - held: Receives a destination that the slot holds weakly. The caller may be its last owner, and releases it outside of
    ///     its locks, because its deinitialiser may run any code.
    final func detach(ifEmpty isEmpty: Bool, _ held: inout [any AnyObject & Sendable]) -> Bool {
        let time = isEmpty ? keeping.time : nil
        return lock.withLock {
            if isMaking { return false }
            if isEmpty {
                if let referenced {
                    held.append(referenced)
                    return false
                }
                if retained != nil, !isExpired(at: time) { return false }
            }
            wasDetached = true
            return true
        }
    }

    /// The error of a request after the end of the owner.
    final var endError: RouteError { .ended(key, isOfRegistry: keeping.kind.isOfRegistry) }

    // MARK: Closing

    /// Releases the destination, or takes it if it must be closed. Returns whether it must.
    final func takeForClosing() -> Bool {
        guard let held = take(ifExpiredAt: nil), keeping.close != nil else { return false }
        lock.withLock { taken = held }
        return true
    }

    /// Closes and releases the destination that was taken. Returns the failure to close.
    final func closeTaken() async -> RouteError? {
        let held = lock.withLock {
            defer { taken = nil }
            return taken
        }
        guard let held, let close = keeping.close else { return nil }
        return await closing(held, close)
    }

    final func closing(_ held: any AnyObject & Sendable, _ close: DestinationKeeping.Close) async -> RouteError? {
        do {
            try await close(held)
            return nil
        } catch {
            return notClosed("failed", because: error)
        }
    }

    final func notClosed(_ reason: String, because error: (any Error)?) -> RouteError {
        .actionFailed(
            RouteError.Failure(
                route: key.description,
                reason: "closing \(key), a destination of \(ProviderName.of(keeping.provider)), \(reason)",
                underlyingError: error))
    }
}

/// The slot of a destination that is made synchronously. One thread makes it, and other threads wait.
final class SyncSlot: KeptSlot, @unchecked Sendable {  // As its superclass.
    private let construction = Construction()

    /// Returns the held destination, or makes it. Returns nil if the slot was given up.
    @inline(never)  // See SmallCode.
    func held(
        in owner: DestinationOwner, make: () throws -> any AnyObject & Sendable
    ) throws -> (any AnyObject & Sendable)? {
        if let held = recall(in: owner) { return held }
        return try construction.run(key) {
            if let held = recall(in: owner) { return held }
            guard beginMaking() else { return nil }
            defer { endMaking() }
            guard owner.begin(self) else { throw endError }
            defer { owner.finish(self) }
            let held = try owner.making(make)
            guard keep(held, in: owner) else { throw endError }
            return held
        }
    }
}
