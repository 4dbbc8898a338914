// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private final class Part: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

extension RoutableAsyncService where Protocol == Part {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

/// The destinations that a registry makes at its start.
@Suite struct StartTests {
    private let registry = RouteRegistry()
    private let made = TestLock([String]())

    private func register(
        _ name: StaticString, isMadeAtStart: Bool = true, _ body: @escaping @Sendable () async throws -> Void = {}
    ) {
        registry.register(
            RoutableAsyncService<Part>(), named: name,
            lifetime: isMadeAtStart ? .shared(madeAtStart: true) : .shared
        ) { [made] in
            try await body()
            made.withLock { $0.append("\(name)") }
            return Part("\(name)")
        }
    }

    private func part(_ name: StaticString) async throws -> Part {
        try await registry.run { try await Router.destination(for: RoutableAsyncService<Part>(), named: name) }
    }

    @Test func dependenciesAreMadeFirst() async throws {
        register("roof") { _ = try await Router.destination(for: RoutableAsyncService<Part>(), named: "walls") }
        register("walls") { _ = try await Router.destination(for: RoutableAsyncService<Part>(), named: "floor") }
        register("floor")
        register("garden", isMadeAtStart: false)
        try await registry.start()
        #expect(made.withLock { $0 } == ["floor", "walls", "roof"])
        // Neither a second start nor a request makes them again.
        try await registry.start()
        _ = try await part("roof")
        #expect(made.withLock { $0.count } == 3)
    }

    /// Each construction waits until the other construction has begun.
    @Test func independentDestinationsAreMadeAtTheSameTime() async throws {
        let left = AsyncStream.makeStream(of: Void.self)
        let right = AsyncStream.makeStream(of: Void.self)
        for (name, own, other): (StaticString, _, _) in [("left", left, right), ("right", right, left)] {
            register(name) {
                own.continuation.finish()
                for await _ in other.stream {}
            }
        }
        try await registry.start()
        #expect(made.withLock { $0.sorted() } == ["left", "right"])
    }

    @Test func failuresAreCollectedAndOtherDestinationsAreKept() async throws {
        struct Broken: Error {}
        register("first") { throw Broken() }
        register("second") { throw Broken() }
        register("whole")
        let errors = await #expect(throws: RouteErrors.self) { try await registry.start() }
        #expect(
            errors?.errors.map(\.route).sorted() == [
                "RoutableAsyncService<Part> named 'first'", "RoutableAsyncService<Part> named 'second'",
            ])
        #expect(errors?.errors.allSatisfy { $0.underlyingError is Broken } == true)
        let whole = try await part("whole")
        #expect(whole.name == "whole")
        #expect(made.withLock { $0 } == ["whole"])
    }
}
