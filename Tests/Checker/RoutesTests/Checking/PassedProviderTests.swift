// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Instances of providers that code may register by their types.
@Suite struct PassedProviderTests {
    @Test(arguments: [
        "RouteRegistry.shared.register { type(of: ClockRouter()) }",
        "let router = ClockRouter()\nRouteRegistry.shared.register { type(of: router) }",
        """
        enum Routers { static let clock = ClockRouter() }
        RouteRegistry.shared.register { type(of: Routers.clock) }
        """,
        """
        func install<Router: ServiceRouteProvider>(_ router: Router) { RouteRegistry.shared.register { Router.self } }
        func begin() {
            let router = ClockRouter()
            install(router)
        }
        begin()
        """,
    ]) func instanceInAVariableMayBeRegistered(code: String) async throws {
        #expect(try await app(code).findings() == [])
    }

    @Test(arguments: ["let router = ClockRouter()", "let router = ClockRouter()\nprint(router)"])
    func instanceThatIsOnlyPrintedRegistersNothing(code: String) async throws {
        #expect(try await app(code).check().map(\.id) == [.unregisteredProvider])
    }

    private func app(_ code: String) -> WrittenApp {
        WrittenApp(
            "an instance",
            [
                "App/main.swift": """
                import ModuleRouter
                protocol Clock: Sendable {}
                extension RoutableService where Protocol == any Clock {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }
                struct AppClock: Clock {}
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }
                \(code)
                _ = try Router.destination(for: RoutableService<any Clock>())
                """
            ])
    }
}
#endif
