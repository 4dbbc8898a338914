// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Common first mistakes. Each is reported in the library's terms and at its location.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct FirstMistakeTests {
        private let clock = """
            import ModuleRouterViews
            protocol Clock: Sendable {}
            extension RoutableService where Protocol == any Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            struct SystemClock: Clock {}

            """

        private let login = """
            import ModuleRouterViews
            @MainActor protocol LoginViewInput: AnyObject {}
            extension RoutableView where Protocol == any LoginViewInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            @MainActor final class LoginScreen: LoginViewInput {
                init(title: String) {}
            }

            """

        /// The diagnostics of a provider that does not implement `makeDestination` in the required form. The compiler reports the
        /// missing conformance before its reason.
        private func unimplemented(
            _ position: String, _ type: String, _ provider: String, function: String = "makeDestination(with:)",
            _ message: String
        ) -> String {
            """
            \(position): error: type '\(type)' does not conform to protocol '\(provider)'
            \(position): error: unavailable instance method '\(function)' was used to satisfy a requirement of protocol \
            '\(provider)': \(message)
            MissingDeclaration\(provider.contains("View") ? "+Views" : "").swift: note: '\(function)' declared here
            \(provider).swift: note: requirement '\(function)' declared here
            """
        }

        private let ofServices = """
            a provider implements 'func makeDestination(with configuration: Configuration) throws -> Destination?'; with a \
            configuration of its own, it also implements 'static func makeConfiguration() -> Configuration'; only @AutoRegister \
            accepts it without the configuration or the optional
            """

        private let ofViews = """
            a provider of views implements 'func makeDestination(with configuration: Configuration) throws -> Destination?', \
            and its destination is a class; with a configuration of its own, it also implements 'static func makeConfiguration() -> \
            Configuration'; only @AutoRegister accepts it without the configuration or the optional
            """

        @Test func aClosureOfAnAsynchronousServiceTakesNoArgument() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    protocol Index: Sendable {}
                    extension RoutableAsyncService where Protocol == any Index {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct FullIndex: Index { static func read() async -> FullIndex { FullIndex() } }
                    func register() {
                        RouteRegistry.shared.register(RoutableAsyncService<any Index>()) { _ in await FullIndex.read() }
                    }
                    """)
            #expect(
                diagnostics == """
                    8:26: error: 'register(_:lifetime:making:)' is unavailable: the closure of an asynchronous service takes no \
                    argument: write '{ … }' instead of '{ _ in … }'
                    RouteRegistry+Making.swift: note: 'register(_:lifetime:making:)' has been explicitly marked unavailable here
                    """)
        }

        // MARK: makeDestination without macros

        @Test(arguments: [
            "func makeDestination(with configuration: RouteConfiguration) -> SystemClock { SystemClock() }",
            "func makeDestination() -> SystemClock? { SystemClock() }", "",
        ])
        func aProviderOfAServiceMakesAnOptionalFromAConfiguration(function: String) throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> {
                            Provides(RoutableService<any Clock>()) { $0 }
                        }
                        \(function)
                    }
                    """)
            #expect(diagnostics == unimplemented("7:8", "ClockRouter", "ServiceRouteProvider", ofServices))
        }

        @Test func aProviderOfTheMainActorMakesAnOptional() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    @MainActor final class Gong: Clock { init(size: Int) {} }
                    struct GongRouter: MainActorServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> Gong { Gong(size: 1) }
                    }
                    """)
            #expect(diagnostics == unimplemented("8:8", "GongRouter", "MainActorServiceRouteProvider", ofServices))
        }

        @Test func anAsynchronousProviderMakesAnOptional() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    extension RoutableAsyncService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct ClockRouter: AsyncServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Clock>()) { $0 } }
                        func makeDestination() async -> SystemClock { SystemClock() }
                    }
                    """)
            #expect(
                diagnostics
                    == unimplemented(
                        "10:8", "ClockRouter", "AsyncServiceRouteProvider", function: "makeDestination()",
                        """
                        an asynchronous provider implements 'func makeDestination() async throws -> Destination?'; only \
                        @AutoRegister accepts it without the optional
                        """))
        }

        @Test func aProviderOfAnAsynchronousFunctionMakesAnOptional() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    typealias FindClock = @Sendable (String) async throws -> any Clock
                    extension RoutableService where Protocol == FindClock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct ClockRouter: AsyncFunctionRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<FindClock>()) { $0 } }
                        func makeDestination(with zone: String) async -> SystemClock { SystemClock() }
                    }
                    """)
            #expect(
                diagnostics
                    == unimplemented(
                        "11:8", "ClockRouter", "AsyncFunctionRouteProvider",
                        """
                        a provider of an asynchronous function implements 'func makeDestination(with argument: Argument) async \
                        throws -> Destination?'; only @AutoRegister accepts it without the optional
                        """))
        }

        @Test func anAsynchronousFunctionHasTheTypeOfItsKey() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    typealias FindClock = @Sendable (Int) async throws -> any Clock
                    extension RoutableService where Protocol == FindClock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct ClockRouter: AsyncFunctionRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<FindClock>()) { $0 } }
                        func makeDestination(with zone: String) async throws -> SystemClock? { SystemClock() }
                    }
                    """)
            #expect(
                diagnostics == """
                    12:83: error: cannot convert value of type '()' to closure result type 'FindClock' (aka '@Sendable (Int) \
                    async throws -> any Clock')
                    """)
        }

        @Test func anAsynchronousFunctionIsNoAsynchronousService() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    extension RoutableAsyncService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct ClockRouter: AsyncFunctionRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Clock>()) { $0 } }
                        func makeDestination(with zone: String) async throws -> SystemClock? { SystemClock() }
                    }
                    """)
            #expect(
                diagnostics == """
                    11:42: error: 'init(_:_:)' is unavailable: the key of an asynchronous function is RoutableService<(Argument) \
                    async throws -> …>
                    AsyncFunctionRouteProvider.swift: note: 'init(_:_:)' has been explicitly marked unavailable here
                    """)
        }

        /// The body is isolated to the main actor nevertheless.
        @Test func aProviderOfViewsMakesAnOptional() throws {
            let diagnostics = try Compiler().diagnostics(
                of: login + """
                    struct LoginRouter: ViewRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> LoginScreen {
                            LoginScreen(title: "Login")
                        }
                    }
                    """)
            #expect(diagnostics == unimplemented("9:8", "LoginRouter", "ViewRouteProvider", ofViews))
        }

        /// The compiler isolates a function only if it has the form of a requirement. So without the configuration, it also
        /// reports the body.
        @Test func aProviderOfViewsNeedsAConfigurationParameter() throws {
            let diagnostics = try Compiler().diagnostics(
                of: login + """
                    struct LoginRouter: ViewRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
                        func makeDestination() -> LoginScreen? { LoginScreen(title: "Login") }
                    }
                    """)
            #expect(
                diagnostics == """
                    \(unimplemented("9:8", "LoginRouter", "ViewRouteProvider", ofViews))
                    9:8: error: type 'LoginRouter' does not conform to protocol 'MainActorRouteProvider'
                    9:8: error: unavailable instance method 'makeDestination(with:)' was used to satisfy a requirement of \
                    protocol 'MainActorRouteProvider': \(ofViews)
                    MissingDeclaration+Views.swift: note: 'makeDestination(with:)' declared here
                    RouteRegistrable.swift: note: requirement 'makeDestination(with:)' declared here
                    11:46: error: call to main actor-isolated initializer 'init(title:)' in a synchronous nonisolated \
                    context [#ActorIsolatedCall]
                    7:5: note: calls to initializer 'init(title:)' from outside of its actor context are implicitly \
                    asynchronous
                    11:10: note: add '@MainActor' to make instance method 'makeDestination()' part of global actor 'MainActor'
                    """)
        }

        // MARK: makeDestination with macros

        #if Macros
        @Test func withMacrosAProviderOfViewsMakesOneWithoutAConfigurationOnTheMainActor() throws {
            let provider = """
                import ModuleRouterViews

                @AutoRegister
                struct LoginRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
                    func makeDestination() -> LoginScreen { LoginScreen(title: "Login") }
                }
                """
            let compiler = try Compiler()
            #expect(
                try compiler.diagnostics(of: login + provider, flags: BuiltProducts.macroArguments) == """
                    14:45: error: call to main actor-isolated initializer 'init(title:)' in a synchronous nonisolated \
                    context [#ActorIsolatedCall]
                    7:5: note: calls to initializer 'init(title:)' from outside of its actor context are implicitly \
                    asynchronous
                    14:10: note: add '@MainActor' to make instance method 'makeDestination()' part of global actor 'MainActor'
                    """)
            let isolated = provider.replacing("func makeDestination", with: "@MainActor func makeDestination")
            #expect(try compiler.diagnostics(of: login + isolated, flags: BuiltProducts.macroArguments) == "")
        }
        #endif

        // MARK: A closure that was forgotten

        @Test func aProvidedServiceNeedsItsClosure() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) }
                        func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    8:42: error: 'init(_:)' is unavailable: add the closure that returns the destination as the routed \
                    protocol: { $0 }
                    Provides.swift: note: 'init(_:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func aProvidedViewNeedsItsClosure() throws {
            let diagnostics = try Compiler().diagnostics(
                of: login + """
                    struct LoginRouter: ViewRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) }
                        func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { nil }
                    }
                    """)
            #expect(
                diagnostics == """
                    10:42: error: 'init(_:)' is unavailable: add the closure that returns the destination as the routed \
                    protocol: { $0 }
                    Provides.swift: note: 'init(_:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func anAdapterNeedsItsClosure() throws {
            let diagnostics = try Compiler().diagnostics(
                of: clock + """
                    protocol RequiredClock: Sendable {}
                    extension RoutableService where Protocol == any RequiredClock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    enum ClockAdapter: RouteAdapter {
                        static var routes: RouteList<Self> {
                            Adapts(RoutableService<any RequiredClock>(), to: RoutableService<any Clock>())
                        }
                    }
                    """)
            #expect(
                diagnostics == """
                    13:9: error: 'init(_:to:)' is unavailable: add the closure that returns the provided protocol as the \
                    required one: { $0 }, or a proxy around $0
                    Adapts.swift: note: 'init(_:to:)' has been explicitly marked unavailable here
                    """)
        }

        // MARK: Another kind of key

        @Test func anAsynchronousServiceNeedsAnAsynchronousKey() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    protocol Database: Sendable {}
                    extension RoutableAsyncService where Protocol == any Database {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    func open() throws { _ = try Router.destination(for: RoutableService<any Database>()) }
                    """)
            #expect(
                diagnostics == """
                    6:82: error: 'init()' is unavailable: Protocol is not declared as routable for RoutableService: import the \
                    module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' \
                    beside the protocol; if it is declared for another key, such as RoutableAsyncService, use that key
                    RoutableService.swift: note: 'init()' has been explicitly marked unavailable here
                    """)
        }

        // MARK: Parameters that are only set

        @Test func aClosureThatSetsParametersReturnsTheDestination() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    protocol ReportInput: AnyObject {
                        var title: String { get set }
                        func make(_ pages: Int) throws -> String?
                    }
                    extension RoutableServiceModule where Protocol == any ReportInput {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    extension RoutableViewModule where Protocol == any ReportInput {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    @MainActor func reports() throws {
                        let report = try Router.destination(for: RoutableServiceModule<any ReportInput>()) { $0.title = "Year" }
                        let _: Any = report
                        let screen = try Router.destination(for: RoutableViewModule<any ReportInput>()) { $0.title = "Year" }
                        let _: Any = screen
                        let other = try Router.destination(for: RoutableViewModule<any ReportInput>()) { input in
                            input.title = "Year"
                            _ = try input.make(3)
                        }
                        let _: Any = other
                    }
                    """)
            #expect(diagnostics == "")
        }
    }
}
