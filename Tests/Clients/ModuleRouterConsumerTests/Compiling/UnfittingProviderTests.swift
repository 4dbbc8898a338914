// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Providers and adapters whose types do not match their declarations.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct UnfittingProviderTests {
        @Test func destinationHasToConform() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Clock {}
                    protocol Other {}
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    extension RoutableService where Protocol == any Other {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct SystemClock: Clock {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> {
                            Provides(RoutableService<any Clock>()) { $0 }
                            Provides(RoutableService<any Other>()) { $0 }
                        }
                        func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    14:50: error: cannot convert value of type 'SystemClock' to closure result type 'any Other'
                    """)
        }

        @Test func providedProtocolHasToBeDeclared() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Undeclared {}
                    struct SystemClock: Undeclared {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<any Undeclared>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    5:81: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    """)
        }

        @Test func configurationHasToConformToTheModuleProtocol() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol ClockModuleInput: AnyObject {}
                    extension RoutableServiceModule where Protocol == any ClockModuleInput {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    final class ClockConfiguration {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> {
                            Provides(RoutableServiceModule<any ClockModuleInput>()) { $0 }
                        }
                        static func makeConfiguration() -> ClockConfiguration { ClockConfiguration() }
                        func makeDestination(with configuration: ClockConfiguration) -> Int? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    9:67: error: cannot convert value of type 'ClockConfiguration' to closure result type \
                    'any ClockModuleInput'
                    """)
        }

        @Test func configurationOfAModuleProtocolHasToBeAClass() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol ClockModuleInput {}
                    extension RoutableServiceModule where Protocol == any ClockModuleInput {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct ClockConfiguration: ClockModuleInput {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> {
                            Provides(RoutableServiceModule<any ClockModuleInput>()) { $0 }
                        }
                        static func makeConfiguration() -> ClockConfiguration { ClockConfiguration() }
                        func makeDestination(with configuration: ClockConfiguration) -> Int? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    9:9: error: 'init(_:fileID:line:column:_:)' is unavailable: the configuration of a module protocol \
                    must be a class, so that the caller and the provider share its values
                    Provides.swift: note: 'init(_:fileID:line:column:_:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func asynchronousProviderCannotProvideASynchronousService() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Clock: Sendable {}
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct SystemClock: Clock {}
                    struct ClockRouter: AsyncServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                        func makeDestination() async throws -> SystemClock? { SystemClock() }
                    }
                    """)
            #expect(
                diagnostics == """
                    8:42: error: 'init(_:fileID:line:column:_:)' is unavailable: an asynchronous provider provides a \
                    RoutableAsyncService
                    Provides.swift: note: 'init(_:fileID:line:column:_:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func asynchronousProviderHasNoIdentifier() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ZRouter
                    protocol Clock: Sendable {}
                    extension RoutableAsyncService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct SystemClock: Clock {}
                    struct ClockRouter: AsyncServiceRouteProvider {
                        static var routes: RouteList<Self> {
                            Provides(RoutableAsyncService<any Clock>()) { $0 }
                            Identifier("clock")
                        }
                        func makeDestination() async throws -> SystemClock? { SystemClock() }
                    }
                    """)
            #expect(
                diagnostics == """
                    10:9: error: 'buildExpression' is unavailable: an asynchronous provider is found by its key, not by \
                    an identifier
                    Identifier.swift: note: 'buildExpression' has been explicitly marked unavailable here
                    """)
        }

        @Test func destinationOfTheMainActorHasToBeSendable() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    final class Cache {}
                    struct CacheRouter: MainActorServiceRouteProvider {
                        static var routes: RouteList<Self> {}
                        func makeDestination(with configuration: RouteConfiguration) -> Cache? { Cache() }
                    }
                    """)
            #expect(
                diagnostics == """
                    3:8: error: type 'Cache' does not conform to the 'Sendable' protocol
                    2:13: note: class 'Cache' does not conform to the 'Sendable' protocol
                    """)
        }

        @Test func adapteeHasToConformToTheRequiredProtocol() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Clock {}
                    protocol RequiredClock {}
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    extension RoutableService where Protocol == any RequiredClock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    enum ClockAdapter: RouteAdapter {
                        static var routes: RouteList<Self> {
                            Adapts(RoutableService<any RequiredClock>(), to: RoutableService<any Clock>()) { $0 }
                        }
                    }
                    """)
            #expect(
                diagnostics == """
                    12:90: error: cannot convert value of type 'any Clock' to closure result type 'any RequiredClock'
                    """)
        }
    }
}
