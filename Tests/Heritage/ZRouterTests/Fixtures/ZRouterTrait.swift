// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// Gives each test its listed routers and its own behaviour.
struct ZRouterTrait: TestTrait, SuiteTrait, TestScoping {
    let routers: @Sendable () -> [any RouteRegistrable.Type]

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let registry = RouteRegistry()
        registry.register(routers())
        let behaviour = TestConfig.Behaviour()
        defer { behaviour.kept = [] }
        try await TestConfig.$behaviour.withValue(behaviour) { try await registry.run(function) }
    }
}

extension Trait where Self == ZRouterTrait {
    static func routers(
        @RegistrableListBuilder _ routers: @escaping @Sendable () -> [any RouteRegistrable.Type]
    ) -> ZRouterTrait {
        ZRouterTrait(routers: routers)
    }
}
