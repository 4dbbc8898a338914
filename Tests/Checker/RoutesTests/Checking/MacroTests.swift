// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps with macros of their own, whose expansions the checker does not read.
@Suite struct MacroTests {
    @Test(arguments: apps) func correctAppHasNoFindings(app: WrittenApp) async throws {
        let found = try await app.findings()
        #expect(found == [])
    }

    @Test(arguments: written) func routesInAMacrosExpansionAreUnproven(app: WrittenApp) async throws {
        let found = try await app.check()
        #expect(found.map(\.id) == [.unprovenRoute])
    }

    @Test(arguments: [
        "@Observable final class R {}", "@Unknown struct R {}",
        "struct R { @Injected(RoutableService<any Clock>()) var clock }",
        "#expect(RoutableService<any Clock>() == x)", "#Preview { f(RoutableService<any Clock>()) }",
        "@Test(.enabled(if: f(RoutableService<any Clock>()))) func test() {}",
        "@attached(extension, conformances: Sendable) macro Other() = #externalMacro(module: \"M\", type: \"T\")\n@Other struct R {}",
    ])
    func otherMacrosProvideNothing(source: String) async throws {
        let found = try await Self.app("missing", source).findings()
        #expect(found == ["missing-provider at App/main.swift:4:1"])
    }

    @Test func aProviderOfAGlobalActorIsNotRegistered() async throws {
        let app = Self.app(
            "a global actor",
            "@globalActor actor DatabaseActor { static let shared = DatabaseActor() }\n@DatabaseActor \(Self.provider)")
        let found = try await app.findings()
        #expect(found == ["unregistered-provider at App/main.swift:7:23"])
    }

    private static let provider = """
        struct ClockRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
            func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
        }
        """

    private static let written = [
        app(
            "a macro that makes a provider",
            """
            @attached(extension, conformances: ServiceRouteProvider, Sendable, names: arbitrary)
            macro ProvidesClock() = #externalMacro(module: "Macros", type: "ProvidesClock")
            @ProvidesClock struct R {}
            """),
        app(
            "a macro that writes the routes of a provider",
            "@WithRoutes struct R: ServiceRouteProvider { func makeDestination(with c: C) -> AppClock? { nil } }"),
    ]

    private static let apps = [
        app("a macro that registers a provider", "@Registered \(provider)"),
        app("a macro on a type that is handed a key", "@Provided(as: RoutableService<any Clock>()) struct R {}"),
        app(
            "a macro on a function that is handed a key",
            "@Provided(as: RoutableService<any Clock>()) func makeClock() {}"),
        app("a macro that is handed a key", "#provide(RoutableService<any Clock>(), AppClock())"),
        app("a macro among members that is handed a key", "enum E { #provide(RoutableService<any Clock>.self) }"),
    ]

    private static func app(_ description: String, _ source: String) -> WrittenApp {
        WrittenApp(
            description,
            [
                "App/main.swift": """
                import ModuleRouter
                protocol Clock: Sendable {}
                struct AppClock: Clock {}
                extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
                _ = try Router.destination(for: RoutableService<any Clock>())
                \(source)
                """
            ])
    }
}
#endif
