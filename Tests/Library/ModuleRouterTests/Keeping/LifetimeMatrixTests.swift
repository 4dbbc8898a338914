// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

/// Every combination of lifetime, isolation, failure and override.
@MainActor @Suite struct LifetimeMatrixTests {
    enum Lifetime: CaseIterable {
        case transient, graph, shared, madeAtStart, sharedBy, sharedByLimited, scoped, scopedBy, weak, weakBy, cached,
            cachedFor, cachedBy

        var isByParameter: Bool { [.sharedBy, .sharedByLimited, .scopedBy, .weakBy, .cachedBy].contains(self) }
        var isScoped: Bool { [.scoped, .scopedBy].contains(self) }
        var isWeak: Bool { [.weak, .weakBy].contains(self) }
        var isCached: Bool { [.cached, .cachedFor, .cachedBy].contains(self) }
        var isKept: Bool { ![.transient, .graph].contains(self) }
        var isRetained: Bool { isKept && !isWeak }

        func of<Configuration>(
            _: Configuration.Type,
            by parameter: @escaping @Sendable (Configuration) -> Int = { _ in KeptItem.parameter }
        ) -> ServiceLifetime<KeptItem, Configuration> {
            switch self {
            case .transient: .transient
            case .graph: .graph
            case .shared: .shared
            case .madeAtStart: .shared(madeAtStart: true)
            case .sharedBy: .shared(by: parameter)
            case .sharedByLimited: .shared(by: parameter, limit: 5)
            case .scoped: .scoped(to: Visit.self)
            case .scopedBy: .scoped(to: Visit.self, by: parameter)
            case .weak: .weak
            case .weakBy: .weak(by: parameter)
            case .cached: .cached
            case .cachedFor: .cached(for: .seconds(60))
            case .cachedBy: .cached(by: parameter, for: .seconds(60))
            }
        }
    }

    enum Isolation: CaseIterable { case any, mainActor, async }

    enum Failure: CaseIterable { case none, throwsFirst, returnsNilFirst }

    struct Case: CustomStringConvertible, Sendable {
        let lifetime: Lifetime
        let isolation: Isolation
        let failure: Failure
        /// Whether a child registry overrides the registry of the provider.
        let hasOverrides: Bool

        var description: String { "\(lifetime), \(isolation), \(failure)\(hasOverrides ? ", overridden" : "")" }
    }

    nonisolated static let cases = Lifetime.allCases.flatMap { lifetime in
        Isolation.allCases.flatMap { isolation in
            Failure.allCases.flatMap { failure in
                [false, true].map {
                    Case(lifetime: lifetime, isolation: isolation, failure: failure, hasOverrides: $0)
                }
            }
        }
    }

    /// The provider of lifetimes by parameter. Asynchronous functions have parameters, unlike asynchronous services.
    private struct ItemRouter: AsyncFunctionRouteProvider {
        struct Settings {
            let lifetime: Lifetime
            let make: @Sendable () throws -> KeptItem?
        }

        /// The settings of the case that the task runs.
        @TaskLocal static var settings: Settings?

        static var lifetime: RouteLifetime {
            (settings.map { $0.lifetime.of(Int.self, by: { $0 }) } ?? .transient).closing { await $0.close() }
        }
        static var routes: RouteList<Self> { Provides(RoutableService<FindItem>()) { $0 } }

        func makeDestination(with parameter: Int) async throws -> KeptItem? {
            await Task.yield()
            return try Self.settings?.make()
        }
    }

    /// The provider and the requests of one case.
    @MainActor private struct Program {
        let test: Case
        let log = KeptItem.Log()
        let clock = ManualClock()
        let provided: RouteRegistry
        let registry: RouteRegistry
        private var settings: ItemRouter.Settings?

        init(_ test: Case) {
            self.test = test
            provided = RouteRegistry(clock: clock)
            registry = test.hasOverrides ? RouteRegistry(parent: provided) : provided
            register()
        }

        private mutating func register() {
            let remaining = TestLock(test.failure == .none ? 0 : 1)
            let make = { @Sendable [log, test] () throws -> KeptItem? in
                let fails = remaining.withLock { count in
                    defer { count = 0 }
                    return count > 0
                }
                if fails, test.failure == .throwsFirst { throw Failing() }
                return fails ? nil : KeptItem(log)
            }
            let closing = { @Sendable (item: KeptItem) in await item.close() }
            switch test.isolation {
            case .any:
                provided.register(
                    RoutableService<KeptItem>(), lifetime: test.lifetime.of(RouteConfiguration.self).closing(closing)
                ) { _ in try make() }
                provided.register(RoutableService<ItemPair>()) { _ in
                    ItemPair(
                        first: try Router.destination(for: RoutableService<KeptItem>()),
                        second: try Router.destination(for: RoutableService<KeptItem>()))
                }
            case .mainActor:
                provided.register(
                    RoutableService<KeptItem>(), lifetime: test.lifetime.of(RouteConfiguration.self), closing: closing,
                    makingOnMainActor: { _ in try make() })
                provided.register(
                    RoutableService<ItemPair>(),
                    makingOnMainActor: { _ in
                        ItemPair(
                            first: try Router.destination(for: RoutableService<KeptItem>()),
                            second: try Router.destination(for: RoutableService<KeptItem>()))
                    })
            case .async where test.lifetime.isByParameter:
                settings = ItemRouter.Settings(lifetime: test.lifetime, make: make)
                provided.register { ItemRouter.self }
                provided.register(RoutableAsyncService<ItemPair>()) {
                    let item = try Router.destination(for: RoutableService<FindItem>())
                    async let first = item(KeptItem.parameter)
                    async let second = item(KeptItem.parameter)
                    return ItemPair(first: try await first, second: try await second)
                }
            case .async:
                provided.register(
                    RoutableAsyncService<KeptItem>(), lifetime: test.lifetime.of(Never.self).closing(closing)
                ) {
                    await Task.yield()
                    return try make()
                }
                provided.register(RoutableAsyncService<ItemPair>()) {
                    async let first = Router.destination(for: RoutableAsyncService<KeptItem>())
                    async let second = Router.destination(for: RoutableAsyncService<KeptItem>())
                    return ItemPair(first: try await first, second: try await second)
                }
            }
        }

        func item(_ parameter: Int = 1, in scope: RouteScope<Visit>, _ registry: RouteRegistry? = nil) async throws
            -> KeptItem
        {
            try await (registry ?? self.registry).run { () async throws in
                try await KeptItem.$parameter.withValue(parameter) {
                    switch test.isolation {
                    case .any, .mainActor: try Router.destination(for: RoutableService<KeptItem>(), in: scope)
                    case .async where test.lifetime.isByParameter:
                        try await ItemRouter.$settings.withValue(settings) {
                            let item = try Router.destination(for: RoutableService<FindItem>())
                            return try await scope.run { try await item(parameter) }
                        }
                    case .async: try await Router.destination(for: RoutableAsyncService<KeptItem>(), in: scope)
                    }
                }
            }
        }

        func pair(in scope: RouteScope<Visit>) async throws -> ItemPair {
            try await registry.run { () async throws in
                try await ItemRouter.$settings.withValue(settings) {
                    switch test.isolation {
                    case .any, .mainActor: try Router.destination(for: RoutableService<ItemPair>(), in: scope)
                    case .async: try await Router.destination(for: RoutableAsyncService<ItemPair>(), in: scope)
                    }
                }
            }
        }
    }

    @Test(arguments: cases) func lifetimeKeepsAndReleasesDestinations(_ test: Case) async throws {
        let program = Program(test)
        let (lifetime, log, registry) = (test.lifetime, program.log, program.registry)
        let visit = RouteScope(Visit())
        let other = RouteScope(Visit())

        if test.failure != .none {
            let error = await #expect(throws: RouteError.self) { _ = try await program.item(in: visit) }
            #expect(error?.code == .destinationUnavailable)
            #expect(registry.kept().isEmpty)
        }
        if lifetime == .madeAtStart {
            try await registry.start()
            #expect(log.all.count == 1)
        }

        // Requests that share a destination.
        var numbers: [Int] = []
        do {
            let first = try await program.item(in: visit)
            #expect((try await program.item(in: visit) === first) == lifetime.isKept)
            #expect((try await program.item(2, in: visit) === first) == (lifetime.isKept && !lifetime.isByParameter))
            #expect((try await program.item(in: other) === first) == (lifetime.isKept && !lifetime.isScoped))
            let pair = try await program.pair(in: visit)
            #expect((pair.first === pair.second) == (lifetime != .transient))
            #expect((pair.first === first) == lifetime.isKept)
            if test.hasOverrides {
                // The registry that was replaced keeps its own destinations.
                #expect(try await program.item(in: visit, program.provided) !== first)
            }
            numbers = [first.number]
        }
        #expect((log.aliveCount > 0) == lifetime.isRetained)

        // The time for which the destination is kept.
        let second = try await program.item(in: visit).number
        #expect((second == numbers[0]) == lifetime.isRetained)
        program.clock.advance(by: .seconds(60))
        let third = try await program.item(in: visit).number
        #expect((third == second) == (lifetime.isRetained && ![.cachedFor, .cachedBy].contains(lifetime)))
        #expect(registry.kept().isEmpty == !lifetime.isRetained)
        registry.releaseCached()
        let fourth = try await program.item(in: visit).number
        #expect((fourth == third) == (lifetime.isRetained && !lifetime.isCached))

        // The end of the scope and of the registry.
        try await visit.close(within: longest)
        if lifetime.isScoped {
            let error = await #expect(throws: RouteError.self) { _ = try await program.item(in: visit) }
            #expect(error?.code == .scopeUnavailable)
            #expect(try await program.item(in: other).number != fourth)
        } else {
            #expect((try await program.item(in: visit).number == fourth) == lifetime.isRetained)
        }
        try await registry.close(within: longest)
        if test.hasOverrides { try await program.provided.close(within: longest) }
        #expect(other.hasEnded == lifetime.isScoped)
        #expect(registry.kept().isEmpty)
        for (number, entry) in log.all.enumerated() {
            #expect(entry.closings == (lifetime.isRetained ? 1 : 0), "of item \(number)")
        }
    }
}
