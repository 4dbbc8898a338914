// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// The types of keys express isolation, asynchrony and sharing.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct UnsafeSharingTests {
        @Test func keyOfTheMainActorIsMadeOnTheMainActor() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol AlertService {}
                    extension RoutableService where Protocol == any AlertService {
                        @MainActor init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    func alerts() -> (any AlertService)? {
                        try? Router.destination(for: RoutableService<any AlertService>())
                    }
                    """)
            #expect(
                diagnostics == """
                    7:66: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context \
                    [#ActorIsolatedCall]
                    4:16: note: calls to initializer 'init()' from outside of its actor context are implicitly \
                    asynchronous
                    6:6: note: add '@MainActor' to make global function 'alerts()' part of global actor 'MainActor'
                    """)
        }

        @Test func asynchronousServiceIsAwaited() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Database: Sendable {}
                    extension RoutableAsyncService where Protocol == any Database {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    func database() throws -> any Database {
                        try Router.destination(for: RoutableAsyncService<any Database>())
                    }
                    func databaseInTime() async throws -> any Database {
                        try Router.destination(for: RoutableAsyncService<any Database>())
                    }
                    """)
            #expect(
                diagnostics == """
                    7:9: error: 'async' call in a function that does not support concurrency
                    6:6: note: add 'async' to function 'database()' to make it asynchronous
                    10:5: error: expression is 'async' but is not marked with 'await'
                    10:9: note: call is 'async'
                    """)
        }

        @Test func asynchronousServiceIsSendable() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Database {}
                    extension RoutableAsyncService where Protocol == any Database {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    """)
            #expect(
                diagnostics == """
                    4:19: error: type 'any Database' does not conform to the 'Sendable' protocol
                    2:10: note: protocol 'Database' does not conform to the 'Sendable' protocol
                    """)
        }

        @Test func sharedDestinationIsSendable() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Clock {}
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    final class CountingClock: Clock { var count = 0 }
                    struct ClockRouter: ServiceRouteProvider {
                        static var lifetime: RouteLifetime { .shared }
                        static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> CountingClock? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    8:43: error: type 'CountingClock' does not conform to the 'Sendable' protocol
                    6:13: note: class 'CountingClock' does not conform to the 'Sendable' protocol
                    """)
        }

        @Test func onlyAnObjectIsHeldWeakly() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Clock {}
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct WallClock: Clock {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var lifetime: RouteLifetime { .weak }
                        static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> WallClock? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    8:43: error: static property 'weak' requires that 'WallClock' be a class type
                    ServiceLifetime.swift: note: where 'Destination' = 'WallClock'
                    """)
        }
    }
}
