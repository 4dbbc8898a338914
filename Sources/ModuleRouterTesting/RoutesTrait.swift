// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Testing

/// Gives each test a registry of its own, which holds the listed providers and nothing else.
///
/// See ``Testing/Trait/routes(unprovided:_:)``.
public struct RoutesTrait: TestTrait, SuiteTrait, TestScoping {
    /// What happens when a test asks for a route that its registry does not have.
    public enum Unprovided: Sendable {
        /// The test fails, with the name of the route and the place where it was asked for.
        case fails
        /// Nothing: the test is about the error.
        case isExpected
    }

    let unprovided: Unprovided
    let routes: @Sendable () -> [any RouteRegistrable.Type]

    /// A suite gives the trait to each of its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let registry = RouteRegistry()
        registry.register(routes())
        if case .fails = unprovided { registry.addErrorHandler(recordUnprovidedRoute) }
        try await registry.run(function)
    }
}

extension Trait where Self == RoutesTrait {
    /// Gives each test a registry of its own, which holds these providers and adapters and nothing else.
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
    /// - Parameter unprovided: What happens when the test asks for another route.
    public static func routes(
        unprovided: RoutesTrait.Unprovided = .fails,
        @RouteListBuilder _ routes: @escaping @Sendable () -> [any RouteRegistrable.Type]
    ) -> RoutesTrait {
        RoutesTrait(unprovided: unprovided, routes: routes)
    }
}

/// Fails the current test for a route that nobody provides.
@Sendable private func recordUnprovidedRoute(_ report: RouteErrorReport) {
    guard case .invalidProtocol(let failure) = report.error else { return }
    let sourceLocation = failure.location.map { location in
        SourceLocation(
            fileID: "\(location.fileID)", filePath: "\(location.fileID)", line: Int(location.line),
            column: Int(location.column))
    }
    let comment: Comment = "\(failure.reason); list a provider of it in the test's .routes"
    if let sourceLocation {
        Issue.record(comment, sourceLocation: sourceLocation)
    } else {
        Issue.record(comment)
    }
}
