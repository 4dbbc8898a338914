// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Testing

/// Gives each test a registry of its own, which holds the listed providers, those of the traits around it, and nothing else.
///
/// See ``Testing/Trait/routes(unprovided:unheard:detached:_:)`` and ``Testing/Trait/sharedRoutes``.
public struct RoutesTrait: TestTrait, SuiteTrait, TestScoping {
    /// What happens when a test asks for a route that its registry does not have.
    public enum Unprovided: Sendable {
        /// The test fails, with the name of the route and the place where it was asked for.
        case fails
        /// Nothing: the test is about the error.
        case isExpected
    }

    /// What happens when a route fails, and nobody is told of it.
    public enum Unheard: Sendable {
        /// The test fails, with the error and the place where the route was asked for.
        case fails
        /// Nothing: the test is about what a failure leaves behind.
        case isExpected
    }

    /// The treatment of requests from code that belongs to no test: a detached task, a thread or a callback of a toolkit.
    ///
    /// Nothing leads from such code to the test that started it, so its request cannot be answered by the test's registry. Code
    /// that carries the registry, by ``ModuleRouter/RouteRegistry/run(_:)``, belongs to the test.
    public enum Detached: Sendable {
        /// The request fails with a `RouteError`, and never reaches a provider of the shared registry. It fails the test with the
        /// name of the route; if several such tests run at the same time, it fails all of them, since each may have made it.
        case fails
        /// The shared registry answers the request. The test runs while no test runs whose detached requests fail.
        case usesSharedRegistry
    }

    let unprovided: Unprovided?
    let unheard: Unheard?
    let detached: Detached?
    /// The providers and adapters of the test's registry; nil for a test that uses the shared registry.
    let routes: (@Sendable () -> [any RouteRegistrable.Type])?

    /// The trait that the current test is inside of: that of its suite, or another one of its own.
    @TaskLocal private static var scope: Scope?

    /// A suite gives the trait to each of its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if let outer = Self.scope {
            return try await provideRoutes(of: outer.expectations.test, performing: function)
        }
        // The outermost trait decides for the whole test: the innermost that sets a value wins.
        let traits = test.traits.compactMap { $0 as? RoutesTrait }
        let unprovided = traits.compactMap(\.unprovided).last ?? .fails
        let running = RunningTest(
            test, policy: traits.compactMap(\.detached).last ?? .fails, isFailed: unprovided == .fails)
        try await DetachedRequests.process.run(running) {
            try await provideRoutes(of: running, performing: function)
        }
    }

    private func provideRoutes(
        of test: RunningTest, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let outer = Self.scope
        let expectations = Expectations(
            unprovided: unprovided ?? outer?.expectations.unprovided ?? .fails,
            unheard: unheard ?? outer?.expectations.unheard ?? .fails, test: test)
        let registry: RouteRegistry
        if let routes {
            // In the place of the outer one's: a failure is told once. The registry keeps it, so it must not keep the registry.
            registry = RouteRegistry(parent: outer?.registry, observingErrors: expectations.record)
            registry.register(routes())
        } else {
            registry = .shared
        }
        let scope = Scope(registry: registry, expectations: expectations)
        try await Self.$scope.withValue(scope) { try await scope.registry.run(function) }
    }

    /// What a test has by all traits until here.
    fileprivate struct Scope: Sendable {
        let registry: RouteRegistry
        let expectations: Expectations
    }

    fileprivate struct Expectations: Sendable {
        let unprovided: Unprovided
        let unheard: Unheard
        let test: RunningTest
    }
}

extension RoutesTrait.Expectations {
    /// Fails the test for an error that it does not expect.
    @Sendable fileprivate func record(_ report: RouteErrorReport) {
        let failure = report.error.failure
        if report.isOfUnprovidedRoute {
            guard case .fails = unprovided else { return }
            test.record("\(failure.reason); list a provider of it in the test's .routes", at: failure.location)
        } else if case .fails = unheard, report.isUnheard {
            test.record("nobody was told of \(report.error)", at: failure.location)
        }
    }
}

extension Trait where Self == RoutesTrait {
    /// Gives each test a registry of its own, which holds these providers and adapters, and nothing else that is not listed by a
    /// suite around it.
    ///
    /// ```swift
    /// @Test(.routes { SearchRouter.self; MockStorageRouter.self })
    /// func findsWhatWasStored() throws {
    ///     let search = try Router.destination(for: RoutableService<any NoteSearch>())
    ///     …
    /// }
    /// ```
    ///
    /// Tests with this trait run in parallel: the registry stands in for the shared one in the test's own task and in those
    /// it starts. A detached task, a thread and a callback of a toolkit belong to no test. Their requests fail the tests that
    /// run, unless the code carries the test's registry:
    ///
    /// ```swift
    /// let registry = RouteRegistry.current
    /// Task.detached { try await registry.run { try await load() } }
    /// ```
    ///
    /// That includes requests that a test without this trait makes from such code while tests with it run: mark that test with
    /// ``sharedRoutes``.
    ///
    /// A test has the routes of its suite as well. Where both have a key, that of the inner trait is used.
    ///
    /// - Parameters:
    ///   - unprovided: What happens when the test asks for another route; nil for what an outer trait says, or else
    ///     ``RoutesTrait/Unprovided/fails``.
    ///   - unheard: What happens when a route fails, and neither the caller nor an error handler that the test has added is told
    ///     of it; nil for what an outer trait says, or else ``RoutesTrait/Unheard/fails``. Outside of a test, such an error is
    ///     written to standard error in debug builds.
    ///   - detached: The treatment of requests from detached tasks, threads and callbacks that carry no registry. Nil for that of
    ///     an outer trait; the outermost defaults to ``RoutesTrait/Detached/fails``.
    public static func routes(
        unprovided: RoutesTrait.Unprovided? = nil, unheard: RoutesTrait.Unheard? = nil,
        detached: RoutesTrait.Detached? = nil,
        @RouteListBuilder _ routes: @escaping @Sendable () -> [any RouteRegistrable.Type]
    ) -> RoutesTrait {
        RoutesTrait(unprovided: unprovided, unheard: unheard, detached: detached, routes: routes)
    }

    /// Gives each test the shared registry, also in its detached tasks, threads and callbacks.
    ///
    /// A test without any trait uses the shared registry in its own tasks. This trait is for one that requests routes elsewhere,
    /// and for a test that takes no part in the ``routes(unprovided:unheard:detached:_:)`` of its suite.
    ///
    /// The test runs while no test runs whose detached requests fail.
    public static var sharedRoutes: RoutesTrait {
        RoutesTrait(unprovided: nil, unheard: nil, detached: .usesSharedRegistry, routes: nil)
    }
}

extension RouteErrorReport {
    /// Whether the route is one that the registry does not have. That it is closed to whoever asks is another matter.
    fileprivate var isOfUnprovidedRoute: Bool {
        guard case .invalidProtocol = error else { return false }
        if case .closedURL = source { return false }
        return true
    }

    /// Whether neither the caller nor a handler that the test has added is told of the error.
    fileprivate var isUnheard: Bool { !isDelivered && handlerCount == 0 }
}
