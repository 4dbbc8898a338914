// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
public import Testing

/// Gives each test its own registry, which contains only the listed providers and those of the outer traits.
///
/// See ``Testing/Trait/routes(unprovided:unheard:detached:conditions:_:)`` and ``Testing/Trait/sharedRoutes``.
public struct RoutesTrait: TestTrait, SuiteTrait, TestScoping {
    /// The treatment of requests for routes that the test's registry does not have.
    public enum Unprovided: Sendable {
        /// The test fails. The issue shows the name of the route and the place of the request.
        case fails
        /// The error is ignored, for tests that check it.
        case isExpected
        /// The request returns the stub of the protocol, for services with `@Stubbable`. A request for any other route fails the
        /// test.
        case isStubbed
    }

    /// The treatment of route failures that no caller and no error handler receives.
    public enum Unheard: Sendable {
        /// The test fails. The issue shows the error and the place of the request.
        case fails
        /// The error is ignored, for tests that check the state after a failure.
        case isExpected
    }

    /// The treatment of requests from code that belongs to no test: a detached task, a thread or a toolkit callback.
    ///
    /// This code has no link to its test. The test's registry therefore cannot answer its requests. Code that runs in
    /// ``ModuleRouter/RouteRegistry/run(_:)`` of the test's registry belongs to the test.
    public enum Detached: Sendable {
        /// The request fails with a `RouteError` and never reaches a provider of the shared registry. The test fails, and the
        /// issue names the route. If several such tests run at the same time, all of them fail, because each may have made the
        /// request.
        case fails
        /// The shared registry answers the request. The test never runs together with tests whose detached requests fail.
        case usesSharedRegistry
    }

    let unprovided: Unprovided?
    let unheard: Unheard?
    let detached: Detached?
    /// The conditions of providers that hold in the test's registry; nil for those of the outer trait.
    let conditions: [RouteCondition]?
    /// The providers and adapters of the test's registry; nil for a test that uses the shared registry.
    let routes: (@Sendable () -> [any RouteRegistrable.Type])?

    /// The scope of the enclosing trait of the current test: that of its suite, or another one of the test.
    @TaskLocal private static var scope: Scope?

    /// The test with this trait to which the current task belongs.
    static var runningTest: RunningTest? { scope?.expectations.test }

    /// Applies the trait to each test of a suite.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if let outer = Self.scope {
            return try await provideRoutes(of: outer.expectations.test, performing: function)
        }
        // The outermost trait decides for the whole test. It uses the value of the innermost trait that sets one.
        let traits = test.traits.compactMap { $0 as? RoutesTrait }
        let unprovided = traits.compactMap(\.unprovided).last ?? .fails
        let running = RunningTest(
            test, policy: traits.compactMap(\.detached).last ?? .fails, isFailed: unprovided != .isExpected)
        var stubs: RouteRegistry?
        #if DEBUG || MODULE_ROUTER_STUBS
        if unprovided == .isStubbed { stubs = RouteRecords.stubs() }
        #endif
        try await DetachedRequests.process.run(running) {
            try await provideRoutes(
                of: running, stubs: stubs, conditions: traits.compactMap(\.conditions).last ?? [], performing: function)
        }
    }

    /// - Parameters:
    ///   - stubs: The parent of the outermost registry; nil for none.
    ///   - conditions: The conditions that hold in the outermost registry.
    private func provideRoutes(
        of test: RunningTest, stubs: RouteRegistry? = nil, conditions: [RouteCondition] = [],
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let outer = Self.scope
        let expectations = Expectations(
            unprovided: unprovided ?? outer?.expectations.unprovided ?? .fails,
            unheard: unheard ?? outer?.expectations.unheard ?? .fails,
            conditions: outer?.expectations.conditions ?? conditions, test: test)
        let registry: RouteRegistry
        if let routes {
            // The test's registry replaces the outer one, so that each failure is reported once. The registry keeps the closure
            // alive, so the closure must not capture the registry.
            registry = RouteRegistry(
                parent: outer?.registry ?? stubs, conditions: expectations.conditions,
                observingErrors: expectations.record)
            registry.register(routes())
        } else {
            registry = .shared
        }
        let scope = Scope(registry: registry, expectations: expectations)
        try await Self.$scope.withValue(scope) { try await scope.registry.run(function) }
    }

    /// The combined values of a test's traits, up to the current one.
    fileprivate struct Scope: Sendable {
        let registry: RouteRegistry
        let expectations: Expectations
    }

    fileprivate struct Expectations: Sendable {
        let unprovided: Unprovided
        let unheard: Unheard
        let conditions: [RouteCondition]
        let test: RunningTest
    }
}

extension RoutesTrait.Expectations {
    /// Fails the test for an unexpected error.
    @Sendable fileprivate func record(_ report: RouteErrorReport) {
        let error = report.error
        if report.isOfUnprovidedRoute {
            if case .isExpected = unprovided { return }
            test.record(
                "\(error.reason); list a provider of it in the test's .routes [\(error.code)]",
                at: error.location)
        } else if case .fails = unheard, report.isUnheard {
            test.record("no handler received \(report.error)", at: error.location)
        }
    }
}

extension Trait where Self == RoutesTrait {
    /// Gives each test its own registry, which contains only these providers and adapters and those of the enclosing suites.
    ///
    /// ```swift
    /// @Test(.routes { SearchRouter.self; MockStorageRouter.self })
    /// func findsWhatWasStored() throws {
    ///     let search = try Router.destination(for: RoutableService<any NoteSearch>())
    ///     …
    /// }
    /// ```
    ///
    /// Tests with this trait run in parallel: the registry replaces the shared one in the test's task and in its child tasks. A
    /// detached task, a thread and a toolkit callback belong to no test. Their requests fail the running tests, unless the code
    /// carries the test's registry:
    ///
    /// ```swift
    /// let registry = RouteRegistry.current
    /// Task.detached { try await registry.run { try await load() } }
    /// ```
    ///
    /// This includes requests from such code of a test without this trait, while tests with the trait run. Mark that test with
    /// ``sharedRoutes``.
    ///
    /// A test also has the routes of its suite. If both define a key, the inner trait takes precedence.
    ///
    /// - Parameters:
    ///   - unprovided: The treatment of requests for other routes. If nil, the outer trait decides; the outermost defaults to
    ///     ``RoutesTrait/Unprovided/fails``.
    ///   - unheard: The treatment of failures that neither the caller nor an error handler of the test receives. If nil, the
    ///     outer trait decides; the outermost defaults to ``RoutesTrait/Unheard/fails``. Outside of a test, debug builds write
    ///     such an error to the log.
    ///   - detached: The treatment of requests from detached tasks, threads and callbacks without a registry. If nil, the outer
    ///     trait decides; the outermost defaults to ``RoutesTrait/Detached/fails``.
    ///   - conditions: The conditions of providers that hold in the test. The arguments and the environment of the process have no
    ///     effect. If nil, the outer trait decides; the outermost defaults to none. The innermost conditions apply to all providers of the
    ///     test, also to those of its suite.
    public static func routes(
        unprovided: RoutesTrait.Unprovided? = nil, unheard: RoutesTrait.Unheard? = nil,
        detached: RoutesTrait.Detached? = nil, conditions: [RouteCondition]? = nil,
        @RegistrableListBuilder _ routes: @escaping @Sendable () -> [any RouteRegistrable.Type]
    ) -> RoutesTrait {
        RoutesTrait(
            unprovided: unprovided, unheard: unheard, detached: detached, conditions: conditions, routes: routes)
    }

    /// Gives each test the shared registry, also in its detached tasks, threads and callbacks.
    ///
    /// A test without any trait uses the shared registry in its own tasks. Use this trait if a test requests routes elsewhere,
    /// or if it does not use the ``routes(unprovided:unheard:detached:conditions:_:)`` of its suite.
    ///
    /// The test never runs together with tests whose detached requests fail.
    public static var sharedRoutes: RoutesTrait {
        RoutesTrait(unprovided: nil, unheard: nil, detached: .usesSharedRegistry, conditions: nil, routes: nil)
    }
}

extension RouteErrorReport {
    /// Whether the registry does not have the route. A URL that is closed, or that a fallback has answered, is a different error.
    fileprivate var isOfUnprovidedRoute: Bool {
        guard error.code == .missingProvider else { return false }
        if case .answeredURL = source { return false }
        return true
    }

    /// Whether neither the caller nor an error handler of the test receives the error.
    fileprivate var isUnheard: Bool { !isDelivered && handlerCount == 0 }
}
