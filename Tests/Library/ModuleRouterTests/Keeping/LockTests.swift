// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

private let item = RoutableService<KeptItem>()

/// Code of the app that the library calls while it keeps destinations. It uses the library again.
private final class Reentering: Sendable {
    @TaskLocal static var current: Reentering?

    let registry = RouteRegistry()
    let scope: RouteScope<Visit>
    private let places = Collected<String>()
    private let isRunning = TestLock(false)

    init() { scope = registry.run { RouteScope(Visit()) } }

    /// The places from which this code has run.
    var all: Set<String> { Set(places.all) }

    func run(_ place: String) {
        let isNested = isRunning.withLock { isRunning in
            defer { isRunning = true }
            return isRunning
        }
        guard !isNested else { return }
        defer { isRunning.withLock { $0 = false } }
        guard places.all.count(where: { $0 == place }) < 10 else { return }
        places.append(place)
        registry.run {
            _ = scope.hasEnded
            _ = registry.kept()
            _ = try? scope.run { try Router.destination(for: item, named: "scoped") }
            _ = try? Router.destination(for: item, named: "shared")
            registry.register(item, named: "later", making: { _ in KeptItem(KeptItem.Log()) })
            _ = try? Router.destination(for: item, named: "later")
            _ = registry.seal()
            registry.releaseCached()
        }
    }
}

/// A parameter whose hash, comparison and release use the library.
private final class Parameter: Hashable, Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    deinit { Reentering.current?.run("deinit of a parameter") }

    func hash(into hasher: inout Hasher) {
        Reentering.current?.run("hash")
        // All parameters have the same hash, so that all are compared.
        hasher.combine(0)
    }

    static func == (one: Parameter, other: Parameter) -> Bool {
        Reentering.current?.run("==")
        return one.number == other.number
    }
}

/// A destination whose release uses the library.
private final class Holder: Sendable {
    deinit { Reentering.current?.run("deinit of a destination") }
}

extension RoutableService where Protocol == Holder {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableAsyncService where Protocol == Holder {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private typealias FindHolder = @Sendable (Int) async throws -> Holder

extension RoutableService where Protocol == FindHolder {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct HolderRouter: AsyncFunctionRouteProvider {
    static var lifetime: RouteLifetime { .cached(by: { Parameter($0) }, limit: 2) }
    static var routes: RouteList<Self> { Provides(RoutableService<FindHolder>()) { $0 } }
    func makeDestination(with number: Int) async throws -> Holder? { Holder() }
}

private struct DuplicateRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(item) { $0 } }
    static var condition: RouteCondition { .always }
    func makeDestination(with configuration: RouteConfiguration) -> KeptItem? { nil }

    static var replacedProvider: StaticString? {
        Reentering.current?.run("replacedProvider")
        return "NoRouter"
    }
}

@Suite struct LockTests {
    /// No code of the app runs under a lock of the library. All this code uses the scope and the registry that call it.
    @Test func codeOfTheAppMayUseTheLibraryWhereverItIsCalled() async throws {
        let code = Reentering()
        let registry = code.registry
        registry.register(item, named: "shared", lifetime: .shared) { _ in KeptItem(KeptItem.Log()) }
        registry.register(item, named: "scoped", lifetime: .scoped(to: Visit.self)) { _ in KeptItem(KeptItem.Log()) }
        let parameter = { @Sendable (_: RouteConfiguration) in Parameter(KeptItem.parameter) }
        let holder = RoutableService<Holder>()
        registry.register(holder, named: "by", lifetime: .shared(by: parameter, limit: 2)) { _ in Holder() }
        registry.register(holder, named: "weak by", lifetime: .weak(by: parameter)) { _ in Holder() }
        registry.register(holder, named: "scoped by", lifetime: .scoped(to: Visit.self, by: parameter, limit: 2)) { _ in
            Holder()
        }
        registry.register(holder, named: "cached", lifetime: .cached(for: .zero)) { _ in Holder() }
        registry.register(holder, named: "closed", lifetime: .cached.closing { _ in }) { _ in Holder() }
        registry.register { HolderRouter.self }
        try await Reentering.$current.withValue(code) {
            try await registry.run {
                let find = try Router.destination(for: RoutableService<FindHolder>())
                for number in 0..<200 {
                    try KeptItem.$parameter.withValue(number % 20) {
                        for name in ["by", "weak by", "scoped by", "cached", "closed"] as [StaticString] {
                            _ = try code.scope.run { try Router.destination(for: holder, named: name) }
                        }
                    }
                    _ = try await find(number % 5)
                    registry.releaseCached()
                    registry.register { DuplicateRouter.self }
                }
            }
            code.scope.end()
            try await code.scope.close(within: longest)
            try await registry.close(within: longest)
        }
        #expect(
            code.all == ["hash", "==", "deinit of a parameter", "deinit of a destination", "replacedProvider"])
    }

    @Test func parametersThatAreNotEqualToThemselvesHaveOneDestination() async throws {
        let registry = RouteRegistry()
        registry.register(item, lifetime: .shared(by: { _ in Double.nan })) { _ in KeptItem(KeptItem.Log()) }
        try registry.run {
            let first = try Router.destination(for: item)
            for _ in 0..<100 { #expect(try Router.destination(for: item) === first) }
        }
        #expect(registry.kept().map(\.count) == [1])
    }

    /// Another thread may change the list of parameters with the same hash during a search.
    @Test func parametersOfOneHashAreFoundByManyThreads() throws {
        struct Colliding: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) {}
        }
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        registry.register(item, lifetime: .shared(by: { _ in Colliding(number: KeptItem.parameter) })) { _ in
            KeptItem(log)
        }
        let failures = Collected<String>()
        onThreads(8) { thread in
            for number in 0..<50 {
                KeptItem.$parameter.withValue((number + thread * 7) % 50) {
                    let found = try? registry.run { try Router.destination(for: item) }
                    if found?.parameter != KeptItem.parameter { failures.append("\(KeptItem.parameter)") }
                }
            }
        }
        #expect(failures.all == [])
        #expect(log.all.count == 50)
        #expect(registry.kept().map(\.count) == [50])
    }

    /// The limit holds when the last of the concurrent constructions has ended.
    @Test(arguments: [true, false]) func limitHoldsAfterConcurrentConstructions(isAsynchronous: Bool) async throws {
        let registry = RouteRegistry { ItemRouter.self }
        let log = KeptItem.Log()
        registry.register(item, lifetime: .shared(by: { _ in KeptItem.parameter }, limit: 3)) { _ in KeptItem(log) }
        if isAsynchronous {
            try await registry.run {
                let find = try Router.destination(for: RoutableService<FindItem>())
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for number in 0..<100 { group.addTask { _ = try await find(number) } }
                    try await group.waitForAll()
                }
            }
        } else {
            onThreads(20) { thread in
                registry.run {
                    for number in 0..<5 {
                        _ = KeptItem.$parameter.withValue(thread * 5 + number) { try? Router.destination(for: item) }
                    }
                }
            }
            #expect(log.all.count == 100)
        }
        #expect(registry.kept().map(\.count) == [3])
    }

    /// A request reads the clock after it found the slot of its parameter, and before it makes a destination.
    @Test func limitHoldsAfterAnEvictionDuringARequest() async throws {
        let clock = InterruptedClock()
        let registry = RouteRegistry(clock: clock)
        let log = KeptItem.Log()
        registry.register(
            item,
            lifetime: .cached(by: { _ in KeptItem.parameter }, limit: 1, for: .seconds(60)).closing { await $0.close() }
        ) { _ in KeptItem(log) }
        let request: @Sendable (Int) throws -> Int = { parameter in
            try registry.run {
                try KeptItem.$parameter.withValue(parameter) { try Router.destination(for: item).parameter }
            }
        }
        #expect(try request(1) == 1)
        let other = Collected<Int>()
        clock.interruption.withLock { $0 = { (try? request(2)).map(other.append) } }
        #expect(try request(1) == 1)
        #expect(other.all == [2])
        #expect(registry.kept().map(\.count) == [1])
        #expect(log.all.count == 3)
        try await registry.close(within: longest)
        #expect(log.all.map(\.closings) == [1, 1, 1])
    }

    #if os(macOS) || os(Linux)
    #if DEBUG
    @Test func lockUnderALockStopsWithBothPlaces() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let outer = Locked(0)
            let inner = Locked(0)
            outer.withLock(fileID: "Module/Outer.swift", line: 1) { _ in
                inner.withLock(fileID: "Module/Inner.swift", line: 2) { _ in }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Module/Inner.swift:2 takes another lock while this thread holds the lock that it took at Module/Outer.swift:1"
            ))
    }

    @Test func codeOfTheAppUnderALockStopsWithBothPlaces() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let action = EndAction {}
            Locked(0).withLock(fileID: "Module/Outer.swift", line: 1) { _ in action.end() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("ModuleRouter/OwnedItem.swift"))
        #expect(
            text.contains("runs code of the app while this thread holds the lock that it took at Module/Outer.swift:1"))
    }
    #endif
    #endif
}

/// A clock that runs code of the test the next time that it is read.
private final class InterruptedClock: Clock {
    let interruption = TestLock<(@Sendable () -> Void)?>(nil)
    private let clock = ContinuousClock()

    var now: ContinuousClock.Instant {
        let interrupt = interruption.withLock { interruption in
            defer { interruption = nil }
            return interruption
        }
        interrupt?()
        return clock.now
    }

    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}

private struct ItemRouter: AsyncFunctionRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.self, limit: 3) }
    static var routes: RouteList<Self> { Provides(RoutableService<FindItem>()) { $0 } }

    func makeDestination(with parameter: Int) async throws -> KeptItem? {
        await Task.yield()
        return KeptItem(KeptItem.Log())
    }
}
