// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Testing

/// Gives each test a registry of its own, which holds the listed providers, those of the traits around it, and nothing else.
///
/// See ``Testing/Trait/routes(unprovided:unheard:_:)``.
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

    let unprovided: Unprovided?
    let unheard: Unheard?
    let routes: @Sendable () -> [any RouteRegistrable.Type]

    /// The trait that the current test is inside of: that of its suite, or another one of its own.
    @TaskLocal private static var scope: Scope?

    /// A suite gives the trait to each of its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let outer = Self.scope
        let expectations = Expectations(
            unprovided: unprovided ?? outer?.expectations.unprovided ?? .fails,
            unheard: unheard ?? outer?.expectations.unheard ?? .fails)
        let scope = Scope(registry: RouteRegistry(parent: outer?.registry), expectations: expectations)
        scope.registry.register(routes())
        // In the place of the outer one's: a failure is told once. The registry keeps it, so it must not keep the registry.
        scope.registry.addErrorHandler(expectations.record)
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
    }
}

extension RoutesTrait.Expectations {
    /// Fails the current test for an error that it does not expect.
    @Sendable fileprivate func record(_ report: RouteErrorReport) {
        let failure = report.error.failure
        if report.isOfUnprovidedRoute {
            guard case .fails = unprovided else { return }
            record("\(failure.reason); list a provider of it in the test's .routes", at: failure.location)
        } else if case .fails = unheard, report.isUnheard {
            record("nobody was told of \(report.error)", at: failure.location)
        }
    }

    private func record(_ comment: Comment, at location: RouteLocation?) {
        guard let location else {
            Issue.record(comment)
            return
        }
        let sourceLocation = SourceLocation(
            fileID: "\(location.fileID)", filePath: "\(location.fileID)", line: Int(location.line),
            column: Int(location.column))
        Issue.record(comment, sourceLocation: sourceLocation)
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
    /// it starts. A thread or a detached task sees the shared one.
    ///
    /// A test has the routes of its suite as well. Where both have a key, that of the inner trait is used.
    ///
    /// - Parameters:
    ///   - unprovided: What happens when the test asks for another route; nil for what an outer trait says, or else
    ///     ``RoutesTrait/Unprovided/fails``.
    ///   - unheard: What happens when a route fails, and neither the caller nor an error handler that the test has added is told
    ///     of it; nil for what an outer trait says, or else ``RoutesTrait/Unheard/fails``. Outside of a test, such an error is
    ///     written to standard error in debug builds.
    public static func routes(
        unprovided: RoutesTrait.Unprovided? = nil, unheard: RoutesTrait.Unheard? = nil,
        @RouteListBuilder _ routes: @escaping @Sendable () -> [any RouteRegistrable.Type]
    ) -> RoutesTrait {
        RoutesTrait(unprovided: unprovided, unheard: unheard, routes: routes)
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
    fileprivate var isUnheard: Bool { !isDelivered && handlerCount == 1 }
}
