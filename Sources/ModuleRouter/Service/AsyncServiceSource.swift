// SPDX-License-Identifier: Apache-2.0

/// A registered provider of asynchronous services, in one registry.
final class AsyncServiceSource<Destination: Sendable>: Sendable {
    let provider: Any.Type
    private let store: AsyncStorePolicy<Destination>
    private let make: @Sendable () async throws -> Destination?

    init(
        provider: Any.Type, lifetime: ServiceLifetime<Destination>,
        make: @escaping @Sendable () async throws -> Destination?
    ) {
        self.provider = provider
        self.make = make
        store = lifetime.makeAsyncStore()
    }

    func destination(of key: RouteKey) async throws -> Destination {
        let make: @Sendable () async throws -> Destination = { [provider, make] in
            do {
                guard let destination = try await make() else { throw RouteError.madeNothing(key, provider) }
                return destination
            } catch {
                throw RouteError.thrown(error, making: key)
            }
        }
        switch store {
        case .none:
            return try await AsyncMaking.make(key, id: nil, make)
        case .store(let store):
            return try await AsyncMaking.wait(key, for: store) {
                try await RouteScope.$current.withValue(nil) { try await make() }
            }
        case .scoped(let name):
            let scope = try RouteScope.enclosing(name, for: key)
            let store = try scope.contents.store(of: ObjectIdentifier(self), key) {
                AsyncDestinationStore<Destination>.strong()
            }
            return try await AsyncMaking.wait(key, for: store) {
                try await RouteScope.$current.withValue(scope) { try await make() }
            }
        }
    }
}

/// Where an asynchronous provider keeps its destinations.
enum AsyncStorePolicy<Destination: Sendable>: Sendable {
    case none
    case store(AsyncDestinationStore<Destination>)
    case scoped(RouteScope.Name?)
}

/// The destinations that the current task is in the middle of making.
///
/// Two that wait for one another would wait for ever; whoever closes the circle gets an error.
enum AsyncMaking {
    private struct Chain: Sendable {
        var id: ObjectIdentifier?
        var depth: UInt32 = 0
    }

    @TaskLocal private static var current = Chain()

    /// Which making waits for which, and how often.
    private static let waits = Locked<[ObjectIdentifier: [ObjectIdentifier: Int]]>([:])

    /// Makes a destination that nobody else waits for.
    static func make<Destination>(
        _ key: RouteKey, id: ObjectIdentifier?, _ make: () async throws -> Destination
    ) async throws -> Destination {
        var chain = current
        chain.depth += 1
        if let id { chain.id = id }
        guard chain.depth <= RouteDepth.limit else { throw RouteError.tooDeep(key) }
        return try await $current.withValue(chain, operation: make)
    }

    /// Waits for a kept destination.
    static func wait<Destination>(
        _ key: RouteKey, for store: AsyncDestinationStore<Destination>,
        _ make: @escaping @Sendable () async throws -> Destination
    ) async throws -> Destination {
        let wanted = ObjectIdentifier(store)
        let waiting = current.id
        if let waiting {
            try waits.withLock { waits in
                guard !reaches(waiting, from: wanted, waits) else {
                    throw RouteError.infiniteRecursion(
                        RouteError.Failure(
                            route: key.description, reason: "making \(key) needs \(key) itself",
                            hint: "let one of the two fetch the other later"))
                }
                waits[waiting, default: [:]][wanted, default: 0] += 1
            }
        }
        defer {
            if let waiting {
                waits.withLock { waits in
                    waits[waiting]?[wanted]? -= 1
                    if waits[waiting]?[wanted] == 0 { waits[waiting]?[wanted] = nil }
                    if waits[waiting]?.isEmpty == true { waits[waiting] = nil }
                }
            }
        }
        return try await store.destination { try await Self.make(key, id: wanted, make) }
    }

    private static func reaches(
        _ target: ObjectIdentifier, from start: ObjectIdentifier, _ waits: [ObjectIdentifier: [ObjectIdentifier: Int]]
    ) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        var next = [start]
        while let id = next.popLast() {
            if id == target { return true }
            if seen.insert(id).inserted { next += (waits[id] ?? [:]).keys }
        }
        return false
    }
}
