// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport
import Testing

private let item = RoutableService<KeptItem>()
private let asyncItem = RoutableAsyncService<KeptItem>()
private let pair = RoutableService<ItemPair>()

/// Registries, scopes and close functions that need one another at the same time.
struct ContendedKeepingTests {
    /// A destination of the scope may use those of the registry until it is closed.
    @Test func registryIsClosedAfterAScopeThatIsEnding() async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        let closings = Collected<String>()
        let (begun, gate) = (TaskGate(), TaskGate())
        registry.register(pair, lifetime: .shared.closing { _ in closings.append("registry") }) { _ in
            ItemPair(first: KeptItem(log), second: KeptItem(log))
        }
        registry.register(
            item,
            lifetime: .scoped(to: Visit.self).closing { _ in
                begun.open()
                await gate.pass()
                closings.append("scope")
            }
        ) { _ in
            try Router.destination(for: pair).first
        }
        let scope = RouteScope(Visit())
        _ = try registry.run { try scope.run { try Router.destination(for: item) } }
        scope.end()
        await begun.pass()
        async let close: Void = registry.close(within: longest)
        await Task.yield()
        gate.open()
        try await close
        #expect(closings.all == ["scope", "registry"])
    }

    /// A destination that was made while its registry was closed is closed with the others. Until then, no request receives it.
    @Test
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func destinationThatIsMadeTooLateIsOnlyClosed() async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        let (begun, gate) = (TaskGate(), TaskGate())
        let closes = TestLock<[Task<Void, any Error>]>([])
        registry.register(
            pair,
            lifetime: .scoped(to: Visit.self).closing { _ in
                begun.open()
                await gate.pass()
            }
        ) { _ in ItemPair(first: KeptItem(log), second: KeptItem(log)) }
        registry.register(item, lifetime: .shared.closing { await $0.close() }) { [unowned registry] _ in
            // The end of the registry has begun when this line returns. It waits for that of the scope.
            let close = Task.immediate { try await registry.close(within: longest) }
            closes.withLock { $0.append(close) }
            return KeptItem(log)
        }
        let scope = RouteScope(Visit())
        _ = try registry.run { try scope.run { try Router.destination(for: pair) } }
        scope.end()
        await begun.pass()
        for _ in 0..<2 {
            let error = #expect(throws: RouteError.self) { try registry.run { try Router.destination(for: item) } }
            #expect(error?.code == .scopeUnavailable)
        }
        gate.open()
        for close in closes.withLock({ $0 }) { try await close.value }
        #expect(log.all.last?.closings == 1)
        #expect(log.all.count == 3)
    }

    /// The closings of a hundred destinations occupy all threads for closings, and wait for one that comes after them.
    @Test func manyClosingsMayWaitForALaterOne() async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        let isOver = Collected<Int>()
        registry.register(
            item,
            lifetime: .cached(by: { _ in KeptItem.parameter }).closing { item in
                _ = try Router.destination(for: pair)
                isOver.append(item.number)
            }
        ) { _ in KeptItem(log) }
        registry.register(pair, lifetime: .cached.closing { _ in await Task.yield() }) { _ in
            ItemPair(first: KeptItem(log), second: KeptItem(log))
        }
        try await registry.run {
            for number in 0..<100 {
                _ = try KeptItem.$parameter.withValue(number) { try Router.destination(for: item) }
            }
            _ = try Router.destination(for: pair)
            registry.releaseCached()
            while isOver.all.count < 100 { await Task.yield() }
            try await registry.close(within: longest)
        }
    }

    @Test func failedConstructionGivesUpNoOtherDestination() throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        registry.register(item, lifetime: .shared(by: { _ in KeptItem.parameter }, limit: 1)) { _ in
            KeptItem.parameter == 2 ? nil : KeptItem(log)
        }
        try registry.run {
            let first = try Router.destination(for: item)
            KeptItem.$parameter.withValue(2) {
                #expect(throws: RouteError.self) { try Router.destination(for: item) }
            }
            #expect(try Router.destination(for: item) === first)
        }
    }

    @Test func closedChildReceivesNoDestinationOfItsParent() async throws {
        let parent = RouteRegistry()
        let log = KeptItem.Log()
        parent.register(item, lifetime: .scoped(to: Visit.self)) { _ in KeptItem(log) }
        let child = RouteRegistry(parent: parent)
        let scope = RouteScope(Visit())
        _ = try parent.run { try scope.run { try Router.destination(for: item) } }
        try await child.close(within: longest)
        let error = child.run {
            #expect(throws: RouteError.self) { try scope.run { try Router.destination(for: item) } }
        }
        #expect(error?.code == .scopeUnavailable)
    }

    /// The task begins on the thread of the synchronous construction, but is none of its parts.
    @Test func taskInASynchronousConstructionMayNotWaitForItself() async throws {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        let errors = Collected<RouteError.Code>()
        let isOver = TaskGate()
        registry.register(asyncItem, lifetime: .shared) { try await Router.destination(for: asyncItem) }
        registry.register(item, lifetime: .shared) { _ in
            Task.immediate {
                do { _ = try await Router.destination(for: asyncItem) } catch let error as RouteError {
                    errors.append(error.code)
                }
                isOver.open()
            }
            return KeptItem(log)
        }
        _ = try registry.run { try Router.destination(for: item) }
        await isOver.pass()
        #expect(errors.all == [.infiniteRecursion])
    }

    @Test func circleNamesEachDestinationOnce() {
        let registry = RouteRegistry()
        registry.register(item, lifetime: .shared) { _ in try Router.destination(for: pair).first }
        registry.register(pair, lifetime: .shared) { _ in
            let item = try Router.destination(for: item)
            return ItemPair(first: item, second: item)
        }
        let error = registry.run { #expect(throws: RouteError.self) { try Router.destination(for: item) } }
        #expect(error?.code == .infiniteRecursion)
        #expect(error?.requesters == [pair.key, item.key])
    }

    /// On the main actor, a destination is made while the earlier one is being closed.
    @MainActor @Test func closeFunctionOfTheMainActorMayRequestItsSuccessor() async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        let successors = Collected<Int>()
        registry.register(
            item,
            lifetime: .cached.closing { _ in
                if !successors.all.isEmpty { return }
                successors.append(try await MainActor.run { try Router.destination(for: item).number })
            }, makingOnMainActor: { _ in KeptItem(log) })
        try await registry.run {
            _ = try Router.destination(for: item)
            registry.releaseCached()
            while successors.all.isEmpty { await Task.yield() }
            try await registry.close(within: longest)
        }
        #expect(successors.all == [1])
    }
}
