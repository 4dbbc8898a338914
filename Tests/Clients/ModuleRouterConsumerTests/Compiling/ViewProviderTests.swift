// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Providers and routes of views that the compiler rejects.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct ViewProviderTests {
        /// The declarations at the start of most programs.
        private let declarations = """
            import ModuleRouterViews
            @MainActor protocol LoginViewInput: AnyObject {}
            extension RoutableView where Protocol == any LoginViewInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            @MainActor final class LoginScreen: LoginViewInput {}

            """

        private func diagnostics(_ program: String) throws -> String {
            try Compiler().diagnostics(of: declarations + program)
        }

        @Test func destinationHasToConform() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor final class OtherScreen {}
                struct LoginRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> OtherScreen? { nil }
                }
                """)
            #expect(
                diagnostics == """
                    9:89: error: cannot convert value of type 'OtherScreen' to closure result type 'any LoginViewInput'
                    """)
        }

        @Test func providedProtocolHasToBeDeclared() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor protocol Undeclared: AnyObject {}
                @MainActor final class UndeclaredScreen: Undeclared {}
                struct UndeclaredRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any Undeclared>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> UndeclaredScreen? { nil }
                }
                """)
            #expect(
                diagnostics == """
                    10:78: \(ConsumerTests.undeclared("RoutableView", suchAs: "RoutableViewModule"))
                    """)
        }

        @Test func shownProtocolHasToBeDeclared() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor protocol Undeclared: AnyObject {}
                @MainActor func show(from source: any ViewRouteSource) {
                    Router.perform(to: RoutableView<any Undeclared>(), path: .push(from: source))
                }
                """)
            #expect(
                diagnostics == """
                    9:51: \(ConsumerTests.undeclared("RoutableView", suchAs: "RoutableViewModule"))
                    """)
        }

        @Test func viewsAreRoutedOnTheMainActor() throws {
            let diagnostics = try diagnostics(
                """
                func login() -> (any LoginViewInput)? {
                    try? Router.destination(for: RoutableView<any LoginViewInput>())
                }
                """)
            #expect(
                diagnostics == """
                    8:17: error: call to main actor-isolated static method 'destination(for:named:in:fileID:line:column:)' in a \
                    synchronous nonisolated context [#ActorIsolatedCall]
                    Router+Views.swift: note: calls to static method 'destination(for:named:in:fileID:line:column:)' from outside \
                    of its actor context are implicitly asynchronous
                    7:6: note: add '@MainActor' to make global function 'login()' part of global actor 'MainActor'
                    """)
        }

        @Test func destinationHasToBeAnObject() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor struct LoginLabel {}
                struct LoginRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> {}
                    func makeDestination(with configuration: RouteConfiguration) -> LoginLabel? { nil }
                }
                """)
            #expect(
                diagnostics == """
                    8:8: error: type 'LoginRouter' does not conform to protocol 'ViewRouteProvider'
                    8:8: error: unavailable instance method 'makeDestination(with:)' was used to satisfy a requirement of \
                    protocol 'ViewRouteProvider': a provider of views implements 'func makeDestination(with configuration: \
                    Configuration) throws -> Destination?', and its destination is a class; with a configuration of its own, \
                    it also implements 'static func makeConfiguration() -> Configuration'; only @AutoRegister accepts it without \
                    the configuration or the optional
                    MissingDeclaration+Views.swift: note: 'makeDestination(with:)' declared here
                    ViewRouteProvider.swift: note: requirement 'makeDestination(with:)' declared here
                    """)
        }

        @Test func providerOfViewsProvidesNoService() throws {
            let diagnostics = try diagnostics(
                """
                extension RoutableService where Protocol == any LoginViewInput {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }
                struct LoginRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any LoginViewInput>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
                }
                """)
            #expect(
                diagnostics == """
                    11:42: error: 'init(_:fileID:line:column:_:)' is unavailable: a provider of views provides a RoutableView
                    Provides+Views.swift: note: 'init(_:fileID:line:column:_:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func providerOfServicesProvidesNoView() throws {
            let diagnostics = try diagnostics(
                """
                struct LoginRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { nil }
                }
                """)
            #expect(
                diagnostics == """
                    8:42: error: referencing initializer 'init(_:named:fileID:line:column:_:)' on 'Provides' requires that \
                    'LoginRouter' conform to 'ViewRouteProvider'
                    Provides+Views.swift: note: where 'Provider' = 'LoginRouter'
                    """)
        }

        @Test func configurationOfAModuleProtocolHasToBeAClass() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor protocol LoginModuleInput { var account: String { get set } }
                extension RoutableViewModule where Protocol == any LoginModuleInput {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }
                @MainActor struct LoginConfiguration: LoginModuleInput { var account = "" }
                struct LoginRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableViewModule<any LoginModuleInput>()) { $0 } }
                    static func makeConfiguration() -> LoginConfiguration { LoginConfiguration() }
                    func makeDestination(with configuration: LoginConfiguration) -> LoginScreen? { LoginScreen() }
                }
                """)
            #expect(
                diagnostics == """
                    13:42: error: 'init(_:fileID:line:column:_:)' is unavailable: the configuration of a module protocol \
                    must be a class, so that the caller and the provider share its values
                    Provides+Views.swift: note: 'init(_:fileID:line:column:_:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func configurationHasToConformToTheModuleProtocol() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor protocol LoginModuleInput: AnyObject {}
                extension RoutableViewModule where Protocol == any LoginModuleInput {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }
                @MainActor final class LoginConfiguration {}
                struct LoginRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableViewModule<any LoginModuleInput>()) { $0 } }
                    static func makeConfiguration() -> LoginConfiguration { LoginConfiguration() }
                    func makeDestination(with configuration: LoginConfiguration) -> LoginScreen? { LoginScreen() }
                }
                """)
            #expect(
                diagnostics == """
                    13:97: error: cannot convert value of type 'LoginConfiguration' to closure result type \
                    'any LoginModuleInput'
                    """)
        }

        @Test func customProviderHasToPresent() throws {
            let diagnostics = try diagnostics(
                """
                struct LoginRouter: CustomViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
                }
                """)
            #expect(
                diagnostics == """
                    7:8: error: type 'LoginRouter' does not conform to protocol 'CustomViewRouteProvider'
                    7:8: note: add stubs for conformance
                    RefinedViewRouteProviders.swift: note: protocol requires function 'present(_:by:with:)' with type '(LoginScreen, \
                    ViewTransition, RouteConfiguration) throws -> any ViewPresentation'
                    """)
        }

        @Test func viewIsNotShownByTheKeyOfAService() throws {
            let diagnostics = try diagnostics(
                """
                protocol Clock {}
                extension RoutableService where Protocol == any Clock {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }
                @MainActor func show(from source: any ViewRouteSource) {
                    Router.perform(to: RoutableService<any Clock>(), path: .push(from: source))
                }
                """)
            #expect(
                diagnostics
                    == "12:24: error: cannot convert value of type 'RoutableService<any Clock>' to expected argument type 'RoutableViewKey'"
            )
        }

        @Test func registeredViewHasToConform() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor final class OtherScreen {}
                func register(in registry: RouteRegistry) {
                    registry.register(view: RoutableView<any LoginViewInput>()) { _ in
                        OtherScreen()
                    } as: { (screen: OtherScreen) in screen }
                }
                """)
            #expect(
                diagnostics == """
                    11:38: error: cannot convert value of type 'OtherScreen' to closure result type 'any LoginViewInput'
                    """)
        }

        @Test func handlersAreOfTheDestinationsType() throws {
            let diagnostics = try diagnostics(
                """
                @MainActor func show(from source: any ViewRouteSource) {
                    Router.perform(
                        to: RoutableView<any LoginViewInput>(), path: .push(from: source),
                        completion: { result in
                            if case .success(let login) = result { login.name = "ada" }
                        })
                }
                """)
            #expect(
                diagnostics == """
                    11:58: error: value of type 'any LoginViewInput' has no member 'name'
                    """)
        }
    }
}
