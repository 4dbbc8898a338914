// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private let item = RoutableService<KeptItem>()
private let pair = RoutableService<ItemPair>()
private let asyncPair = RoutableAsyncService<ItemPair>()

/// Destinations that one request from outside has led to.
@Suite struct ObjectGraphTests {
    private func makeRegistry(_ log: KeptItem.Log) -> RouteRegistry {
        let registry = RouteRegistry()
        registry.register(item, lifetime: .graph) { _ in KeptItem(log) }
        return registry
    }

    /// A registry that overrides another one replaces what destinations are made of.
    @Test(arguments: [true, false]) func destinationDoesNotReachAnotherRegistry(isNested: Bool) throws {
        let registry = makeRegistry(KeptItem.Log())
        let other = RouteRegistry(parent: registry)
        registry.register(pair) { [unowned registry, unowned other] _ in
            let first = try Router.destination(for: item)
            let second = try (isNested ? other : registry).run { try Router.destination(for: item) }
            return ItemPair(first: first, second: second)
        }
        let made = try registry.run { try Router.destination(for: pair) }
        #expect((made.first === made.second) != isNested)
    }

    @Test(arguments: [true, false])
    func destinationDoesNotReachAnotherRegistryOfAsynchronousCode(isNested: Bool) async throws {
        let registry = makeRegistry(KeptItem.Log())
        let other = RouteRegistry(parent: registry)
        registry.register(asyncPair) { [unowned registry, unowned other] in
            let first = try Router.destination(for: item)
            let second = try await (isNested ? other : registry).run {
                await Task.yield()
                return try Router.destination(for: item)
            }
            let third = try Router.destination(for: item)
            #expect(third === first)
            return ItemPair(first: first, second: second)
        }
        let made = try await registry.run { try await Router.destination(for: asyncPair) }
        #expect((made.first === made.second) != isNested)
    }

    /// A task that a provider starts may run as long as the app.
    @Test func taskThatAProviderStartsKeepsNoDestination() async throws {
        let log = KeptItem.Log()
        let registry = makeRegistry(log)
        let end = TaskGate()
        let task = TestLock<Task<Void, any Error>?>(nil)
        registry.register(asyncPair) {
            let made = ItemPair(first: try Router.destination(for: item), second: try Router.destination(for: item))
            task.withLock {
                $0 = Task {
                    await end.pass()
                    // It is no part of the graph.
                    let (first, second) = (try Router.destination(for: item), try Router.destination(for: item))
                    #expect(first !== second)
                }
            }
            return made
        }
        do {
            let made = try await registry.run { try await Router.destination(for: asyncPair) }
            #expect(made.first === made.second)
        }
        #expect(log.all.count == 1)
        #expect(log.aliveCount == 0)
        end.open()
        try await task.withLock { $0 }?.value
    }
}
