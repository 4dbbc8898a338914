// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps whose destinations have `@Provider`.
@Suite struct ProviderTests {
    private static let interface = """
        import ModuleRouterViews
        public protocol Clock: Sendable {}
        @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
        public protocol Search: Sendable {}
        @RoutableAs("search") extension RoutableService where Protocol == any Search {}
        public protocol Ads: Sendable {}
        @RoutableAs("ads") extension RoutableService where Protocol == any Ads {}
        public protocol Database: Sendable {}
        @RoutableAs("database") extension RoutableAsyncService where Protocol == any Database {}
        @MainActor public protocol Login: AnyObject {}
        @RoutableAs("login") extension RoutableView where Protocol == any Login {}
        """

    private static let module = """
        import Time
        import ModuleRouterViews
        @Provider(of: .clock, lifetime: .shared)
        struct SystemClock: Clock {}
        @Provider(of: .search)
        final class RankedSearch: Search {
            @Routed(.database) private var database: any Database
            init(clock: any Clock, ads: (any Ads)?) {}
        }
        @Provider(of: .database)
        final class SQL: Database { init(clock: any Clock) async throws {} }
        @MainActor @Provider(of: RoutableView<any Login>.self)
        final class LoginScreen: Login { init(search: any Search) {} }
        """

    private static let app = """
        import Time
        import ModuleRouterViews
        Router.perform(to: .login, path: path)
        """

    private func written(
        module: String = module, app: String = app, replacing one: String = "", with other: String = ""
    ) -> WrittenApp {
        #expect(one == "" || module.contains(one))
        return WrittenApp(
            "providers",
            [
                "Time/Clock.swift": Self.interface, "TimeModule/Clock.swift": module.replacing(one, with: other),
                "App/main.swift": app,
            ]
        )
    }

    private func findings(
        module: String = module, app: String = app, replacing one: String = "", with other: String = ""
    ) async throws -> [String] {
        try await written(module: module, app: app, replacing: one, with: other).findings()
    }

    @Test func aCompleteAppHasNoFindings() async throws {
        // The ads are optional, and nothing provides them.
        let found = try await findings()
        #expect(found == [])
    }

    @Test(arguments: [
        ("@Provider(of: .clock, lifetime: .shared)", ["missing-provider at Time/Clock.swift:3:1"]),
        ("@Provider(of: .database)", ["missing-provider at Time/Clock.swift:9:1"]),
        ("@MainActor @Provider(of: RoutableView<any Login>.self)", ["missing-provider at Time/Clock.swift:11:1"]),
    ])
    func aParameterNeedsAProvider(annotation: String, expected: [String]) async throws {
        let found = try await findings(replacing: annotation)
        #expect(found.filter { $0.hasPrefix("missing") } == expected)
    }

    @Test func parametersFormACycle() async throws {
        let found = try await findings(
            replacing: "struct SystemClock: Clock {}", with: "struct SystemClock: Clock { let search: any Search }")
        #expect(found == ["route-cycle at TimeModule/Clock.swift:4:41"])
    }

    @Test func theRemedyEndsTheCycle() async throws {
        let findings = try await written(
            replacing: "struct SystemClock: Clock {}", with: "struct SystemClock: Clock { let search: any Search }"
        ).check()
        #expect(
            findings.map(\.remedy) == [
                """
                let SystemClock receive a closure, and call it when the service is used:
                init(<#name#>: @escaping @Sendable () throws -> any Search)
                """
            ])
    }

    @Test func theRemedyOfAMissingProviderUsesTheShortKey() async throws {
        let findings = try await written(replacing: "@Provider(of: .clock, lifetime: .shared)").check()
        let remedy = try #require(findings.first { $0.id == .missingProvider }?.remedy)
        #expect(remedy.contains("\n@Provider(of: .clock)\nfinal class DefaultClock: Clock {\n}\n"))
    }

    @Test func aClosureEndsTheCycle() async throws {
        let found = try await findings(
            replacing: "struct SystemClock: Clock {}",
            with: "struct SystemClock: Clock { let search: @Sendable () throws -> any Search }")
        #expect(found == [])
    }

    @Test func aKeyThatNothingUsesIsReported() async throws {
        let found = try await findings(app: "import Time\nimport ModuleRouterViews\n")
        #expect(found == ["unused-provider at TimeModule/Clock.swift:13:13"])
    }

    @Test func twoTypesProvideOneKey() async throws {
        let found = try await findings(
            module: Self.module + "\n@Provider(of: .clock) struct OtherClock: Clock {}")
        #expect(found == ["duplicate-provider at TimeModule/Clock.swift:14:15"])
    }

    @Test func aTypeThatDoesNotRegisterItself() async throws {
        let argument = "@Provider(of: .clock, lifetime: .shared, registersItself: false)"
        let found = try await findings(replacing: "@Provider(of: .clock, lifetime: .shared)", with: argument)
        #expect(found == ["unregistered-provider at TimeModule/Clock.swift:4:8"])
        let listed = try await findings(
            module: Self.module.replacing("struct SystemClock", with: "public struct SystemClock"),
            app: "import ModuleRouter\nimport TimeModule\nRouteRegistry.shared.register { SystemClock.self }\n"
                + Self.app,
            replacing: "@Provider(of: .clock, lifetime: .shared)", with: argument)
        #expect(listed == [])
    }

    @Test func theOptionalKeyIsUsed() async throws {
        let found = try await findings(
            module: Self.module + "\n@Provider(of: .ads) struct Banner: Ads {}")
        #expect(found == [])
    }
}
#endif
