// SPDX-License-Identifier: Apache-2.0

/// A registered provider of asynchronous services, in one registry.
final class AsyncServiceFactory<Destination: Sendable>: Sendable {
    let provider: Any.Type
    private let lifetime: ServiceLifetime<Destination>
    private let ownStore: AsyncDestinationStore<Destination>?
    private let owner: WeakRegistry
    private let make: @Sendable () async throws -> Destination?

    init(
        provider: Any.Type, lifetime: ServiceLifetime<Destination>, owner: WeakRegistry,
        make: @escaping @Sendable () async throws -> Destination?
    ) {
        self.provider = provider
        self.lifetime = lifetime
        self.owner = owner
        self.make = make
        ownStore = lifetime.makeAsyncStore()
    }

    /// The owner of destinations in scopes: this factory or, if another registry stands in, an owner that belongs to that registry.
    private var scopeOwner: any AnyObject & Sendable {
        owner.child?.inherited.store(of: self) { ScopeOwner() } ?? self
    }

    func destination(of key: RouteKey) async throws -> Destination {
        // The usual case first, before the setup that other cases need.
        if let ownStore, owner.child == nil, let kept = ownStore.kept { return kept }
        let make: @Sendable () async throws -> Destination = { [provider, make] in
            do {
                guard let destination = try await make() else { throw RouteError.madeNothing(key, provider) }
                return destination
            } catch let error as CancellationError where Task.isCancelled {
                throw error
            } catch {
                throw RouteError.thrown(error, making: key)
            }
        }
        if case .scoped(let name) = lifetime.kind {
            let scope = try RouteScope.enclosing(name, for: key)
            let store = try scope.contents.store(of: scopeOwner, key) { AsyncDestinationStore<Destination>.strong() }
            return try await AsyncMaking.wait(key, for: store) {
                try await RouteScope.$current.withValue(scope) { try await make() }
            }
        }
        guard let ownStore else { return try await AsyncMaking.make(key, make) }
        let inherited = owner.child?.inherited.store(of: self) { lifetime.makeAsyncStore() ?? .strong() }
        return try await AsyncMaking.wait(key, for: inherited ?? ownStore) {
            try await RouteScope.$current.withValue(nil) { try await make() }
        }
    }
}

/// Owns the scoped destinations of one factory for a registry that stands in.
private final class ScopeOwner: Sendable {}

/// The destinations that the current task is making.
///
/// Two constructions that wait for each other would never end, so the request that closes the cycle gets an error. A task knows its
/// ancestor constructions, but not whether they wait for it; they are assumed to wait. A detached task has no ancestors.
enum AsyncMaking {
    /// One construction, inside an outer one. A task that a provider starts inherits it, even after the construction has ended.
    private final class Step: Sendable {
        /// The store that keeps the destination; nil if it is not kept.
        let store: (any AnyObject & Sendable)?
        let outer: Step?
        let depth: Int
        private let isOver = AtomicWord<Bool>(false)

        init(_ store: (any AnyObject & Sendable)?, in outer: Step?) {
            self.store = store
            self.outer = outer
            depth = (outer?.depth ?? 0) + 1
        }

        func end() { isOver.store(true) }

        /// The innermost construction that has not ended.
        var active: Step? {
            var step: Step? = self
            while let candidate = step, candidate.isOver.load() { step = candidate.outer }
            return step
        }
    }

    @TaskLocal private static var current: Step?

    /// A construction for one store that waits for the destination of another.
    private struct Wait {
        let waiting: ObjectIdentifier
        let awaited: ObjectIdentifier
    }

    private static let waits = Locked<[Wait]>([])

    /// Makes a destination for which no other request waits.
    static func make<Destination>(
        _ key: RouteKey, for store: (any AnyObject & Sendable)? = nil, _ make: () async throws -> Destination
    ) async throws -> Destination {
        let step = Step(store, in: current?.active)
        guard step.depth <= RecursionGuard.limit else { throw RouteError.tooMany(key) }
        guard RecursionGuard.hasRoom else { throw RouteError.noRoom(key, depth: step.depth) }
        defer { step.end() }
        return try await $current.withValue(step, operation: make)
    }

    /// Waits for a kept destination, and begins its construction if necessary.
    static func wait<Destination>(
        _ key: RouteKey, for store: AsyncDestinationStore<Destination>,
        _ make: @escaping @Sendable () async throws -> Destination
    ) async throws -> Destination {
        if let destination = store.kept { return destination }
        let wanted = ObjectIdentifier(store)
        var step = current?.active
        while let candidate = step, candidate.store == nil { step = candidate.outer?.active }
        // The step retains its store, so the identity stays unique meanwhile.
        let waiting = step?.store.map { ObjectIdentifier($0) }
        if let waiting {
            try waits.withLock { waits in
                guard !reaches(waiting, from: wanted, waits) else {
                    throw RouteError.infiniteRecursion(
                        RouteError.Failure(
                            route: key.description,
                            reason: "making \(key) requires \(key) itself, directly or in a task that it has started",
                            hint: "let one of the two request the other later; "
                                + "if nothing waits for the result, request it in a Task.detached"))
                }
                waits.append(Wait(waiting: waiting, awaited: wanted))
            }
        }
        defer {
            if let waiting {
                waits.withLock { waits in
                    _ = waits.lastIndex { $0.waiting == waiting && $0.awaited == wanted }.map { waits.remove(at: $0) }
                }
            }
        }
        return try await store.destination { try await Self.make(key, for: store, make) }
    }

    private static func reaches(_ target: ObjectIdentifier, from start: ObjectIdentifier, _ waits: [Wait]) -> Bool {
        var reached = [start]
        var checked = 0
        while checked < reached.count {
            for wait in waits where wait.waiting == reached[checked] && !reached.contains(wait.awaited) {
                reached.append(wait.awaited)
            }
            checked += 1
        }
        return reached.contains(target)
    }
}
