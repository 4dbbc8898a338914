// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter
import ModuleRouterTesting
import Testing

protocol Siren: AnyObject, Sendable { var sound: String { get } }

extension RoutableService where Protocol == any Siren {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NamedSiren: Siren {
    let sound: String

    init(_ sound: String) { self.sound = sound }

    static let isRegistered: Bool = {
        RouteRegistry.shared.register(RoutableService<any Siren>()) { _ in NamedSiren("shared") }
        return true
    }()
}

private struct StubSirenRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Siren>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> NamedSiren? { NamedSiren("stub") }
}

private func sound() -> String? { (try? Router.destination(for: RoutableService<any Siren>()))?.sound }

/// The registry that answers requests inside and outside the tasks of a test.
@Suite struct SharedRoutesTests {
    init() { #expect(NamedSiren.isRegistered) }

    @Test(.routes { StubSirenRouter.self })
    func codeThatCarriesTheRegistryOfATestUsesItsRoutes() async {
        let registry = RouteRegistry.current
        #expect(await Task.detached { registry.run { sound() } }.value == "stub")
        let ofThread = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: registry.run { sound() }) }
        }
        #expect(ofThread == "stub")
    }

    @Test(.routes(detached: .usesSharedRegistry) { StubSirenRouter.self })
    func aTestThatOptsOutUsesTheSharedRegistryOutsideOfItsTasks() async {
        #expect(sound() == "stub")
        #expect(await Task.detached { sound() }.value == "shared")
    }

    @Test(.sharedRoutes)
    func aTestOfTheSharedRegistryUsesItEverywhere() async {
        #expect(sound() == "shared")
        #expect(await Task.detached { sound() }.value == "shared")
    }

    @Suite(.routes { StubSirenRouter.self })
    struct SuiteWithRoutes {
        @Test(.sharedRoutes)
        func testMayUseTheSharedRegistryInstead() async {
            #expect(RouteRegistry.current === RouteRegistry.shared)
            #expect(sound() == "shared")
            #expect(await Task.detached { sound() }.value == "shared")
        }
    }

    @Suite(.sharedRoutes)
    struct SuiteOfTheSharedRegistry {
        @Test(.routes { StubSirenRouter.self })
        func testMayReplaceRoutes() async {
            #expect(sound() == "stub")
            #expect(await Task.detached { sound() }.value == "shared")
        }
    }

    @Test func testWithoutATraitUsesTheSharedRegistryWhileOthersRefuse() async throws {
        let test = try #require(Test.current)
        let trait: RoutesTrait = .routes { StubSirenRouter.self }
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        async let other: Void = trait.provideScope(for: test, testCase: nil) {
            #expect(sound() == "stub")
            begin.finish()
            for await _ in ended {}
        }
        for await _ in begun {}
        #expect(sound() == "shared")
        #expect(await Task { sound() }.value == "shared")
        let registry = RouteRegistry.current
        #expect(registry === RouteRegistry.shared)
        #expect(await Task.detached { registry.run { sound() } }.value == "shared")
        end.finish()
        try await other
    }

    @Test func carryingTheSharedRegistryLeavesTheSharedRoutesInPlace() {
        RouteRegistry().run {
            RouteRegistry.shared.run {
                #expect(RouteRegistry.current === RouteRegistry.shared)
                #expect(sound() == "shared")
            }
            #expect(RouteRegistry.current !== RouteRegistry.shared)
        }
    }
}

/// Tests that refuse requests of detached tasks and tests that allow them.
@Suite struct SeparatedTests {
    /// The number of running tests of each kind.
    private static let running = Locked((refusing: 0, sharing: 0))

    private func run(_ count: WritableKeyPath<(refusing: Int, sharing: Int), Int>) async {
        Self.running.withLock { $0[keyPath: count] += 1 }
        for _ in 0..<20 {
            Self.running.withLock { #expect($0.refusing == 0 || $0.sharing == 0) }
            await Task.yield()
        }
        Self.running.withLock { $0[keyPath: count] -= 1 }
    }

    @Test(.routes {}, arguments: 0..<20)
    func refusingTestsNeverRunWhileSharingTestsRun(_ number: Int) async { await run(\.refusing) }

    @Test(.sharedRoutes, arguments: 0..<20)
    func sharingTestsNeverRunWhileRefusingTestsRun(_ number: Int) async { await run(\.sharing) }
}
