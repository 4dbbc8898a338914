// SPDX-License-Identifier: Apache-2.0

/// A slot with the type of its destination.
class DestinationSlot<Destination>: KeptSlot, @unchecked Sendable {  // Mutable state is `Locked`.
    private enum Kept {
        case nothing
        case retained(Destination)
        case weak(() -> Destination?)
    }

    private struct State {
        var kept = Kept.nothing
        var madeAt = Duration.zero
        var isMaking = false
        var isDetached = false

        mutating func take() -> Destination? {
            defer { kept = .nothing }
            if case .retained(let destination) = kept { return destination }
            return nil
        }

        func isExpired(at time: Duration?, _ kind: ServiceLifetimeKind) -> Bool {
            guard let time, let duration = kind.duration, case .retained = kept else { return false }
            return time - madeAt >= duration
        }
    }

    private let keeping: Keeping<Destination>
    private let state = Locked(State())

    init(_ key: RouteKey, _ keeping: Keeping<Destination>) {
        self.keeping = keeping
        super.init(key)
    }

    override final var kind: ServiceLifetimeKind { keeping.kind }

    override final var provider: Any.Type { keeping.provider }

    override final var group: ObjectIdentifier { ObjectIdentifier(keeping) }

    override final var isClosable: Bool { keeping.close != nil }

    override final var madeAt: Duration? {
        state.withLock { if case .retained = $0.kept { $0.madeAt } else { nil } }
    }

    /// The time, if the destination has a limited time.
    private var time: Duration? { keeping.kind.duration.map { _ in keeping.clock.now() } }

    /// Returns the kept destination, if it exists. Gives it up if its time is over.
    final func recall(in owner: DestinationOwner) -> Destination? {
        let time = time
        var isExpired = false
        let kept = state.withLock { state -> Destination? in
            switch state.kept {
            case .nothing: return nil
            case .weak(let destination): return destination()
            case .retained(let destination):
                isExpired = state.isExpired(at: time, keeping.kind)
                return isExpired ? nil : destination
            }
        }
        if isExpired { discard(ifExpired: true, in: owner) }
        return kept
    }

    /// Notes that the destination is being made. Returns false if the slot was given up.
    final func beginMaking() -> Bool {
        state.withLock { state in
            if !state.isDetached { state.isMaking = true }
            return !state.isDetached
        }
    }

    final func endMaking() { state.withLock { $0.isMaking = false } }

    /// Keeps a destination. If the owner has ended, closes it instead and returns false.
    final func keep(_ destination: Destination, in owner: DestinationOwner) -> Bool {
        let time = keeping.clock.now()
        let isKept = owner.keep(self) {
            state.withLock { state in
                state.kept = keeping.weakly.map { .weak($0(destination)) } ?? .retained(destination)
                state.madeAt = time
            }
        }
        if !isKept, let close = closing(destination) {
            Task { if let error = await self.closing(close) { RouteErrors.report(error) } }
        }
        return isKept
    }

    private func closing(_ destination: Destination) -> Close? {
        guard let close = keeping.close else { return nil }
        // A kept destination is `Sendable`; its lifetimes require it.
        nonisolated(unsafe) let destination = destination
        return { try await close(destination) }
    }

    override final func release() -> Close? {
        let destination = state.withLock { $0.take() }
        return destination.flatMap { closing($0) }
    }

    override final func detach(ifEmpty isEmpty: Bool, _ held: inout [Any]) -> Bool {
        let time = isEmpty ? time : nil
        return state.withLock { state in
            if state.isMaking { return false }
            if isEmpty {
                switch state.kept {
                case .nothing: break
                case .weak(let destination):
                    if let destination = destination() {
                        held.append(destination)
                        return false
                    }
                case .retained: guard state.isExpired(at: time, keeping.kind) else { return false }
                }
            }
            state.isDetached = true
            return true
        }
    }

    override final func discard(ifExpired isExpired: Bool, in owner: DestinationOwner) {
        let time = isExpired ? time : nil
        var destination: Destination?
        owner.discard(self) {
            destination = state.withLock { state in
                isExpired && !state.isExpired(at: time, keeping.kind) ? nil : state.take()
            }
            return destination != nil
        }
        if let destination, let close = closing(destination) { owner.close(self, close) }
    }
}

/// The slot of a destination that is made synchronously. One thread makes it, and other threads wait.
final class SyncSlot<Destination>: DestinationSlot<Destination>, @unchecked Sendable {  // As its superclass.
    private let construction = Construction()

    /// Returns the kept destination, or makes one. Returns nil if the slot was given up.
    func destination(in owner: DestinationOwner, make: () throws -> Destination) throws -> Destination? {
        if let destination = recall(in: owner) { return destination }
        return try construction.run(key) {
            if let destination = recall(in: owner) { return destination }
            guard !owner.hasEnded else { throw RouteError.scopeEnded(key) }
            guard beginMaking() else { return nil }
            defer { endMaking() }
            let destination = try owner.making(make)
            guard keep(destination, in: owner) else { throw RouteError.scopeEnded(key) }
            return destination
        }
    }
}
