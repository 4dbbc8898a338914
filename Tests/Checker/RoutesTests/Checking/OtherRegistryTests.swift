// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Registrations by functions with a registry as a parameter, and registries that ignore the macros.
@Suite struct OtherRegistryTests {
    private func app(_ module: String, main: String, provider: String = "") -> WrittenApp {
        WrittenApp(
            "registries",
            [
                "Time/Time.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
                """,
                "TimeModule/Clock.swift": """
                import Time
                import ModuleRouter
                \(provider)
                public final class SystemClock: Clock { public init() {} }
                \(module)
                """,
                "App/main.swift": """
                import Time
                import TimeModule
                import ModuleRouter
                \(main)
                _ = try Router.destination(for: .clock)
                """,
            ])
    }

    private static let closure = "{ registry.register(.clock) { SystemClock() } }"

    // MARK: Parameters

    @Test(arguments: ["RouteRegistry()", ".init()", "RouteRegistry(parent: nil)"])
    func aSeparateDefaultRegistryIsNotTheSharedOne(value: String) async throws {
        let function = "public func setUp(registry: RouteRegistry = \(value)) \(Self.closure)"
        #expect(try await app(function, main: "setUp()").findings() == ["missing-provider at Time/Time.swift:3:1"])
        #expect(try await app(function, main: "setUp(registry: .shared)").findings() == [])
        #expect(try await app(function, main: "setUp(registry: RouteRegistry.shared)").findings() == [])
    }

    @Test(arguments: ["RouteRegistry.shared", ".shared", "makeRegistry()"])
    func aDefaultThatMayBeTheSharedRegistryIsSilent(value: String) async throws {
        let function = "public func setUp(registry: RouteRegistry = \(value)) \(Self.closure)"
        #expect(try await app(function, main: "setUp()").findings() == [])
    }

    @Test func aListInADefaultRegistryIsNotedInTheFinding() async throws {
        let found = try await app(
            "public func setUp(registry: RouteRegistry = RouteRegistry()) { registry.register { SystemClock.self } }",
            main: "setUp()", provider: "@Provider(of: .clock, registersItself: false)"
        ).check()
        #expect(
            found.map(\.description) == [
                """
                TimeModule/Clock.swift:4:20: error: nothing registers SystemClock, which provides RoutableService<any Clock> [unregistered-provider]
                TimeModule/Clock.swift:5:84: note: it is registered here in a registry of its own, which no code uses
                App/main.swift:5:33: note: needed by main.swift
                  help: register it in RouteRegistry.shared, or request its routes in that registry:
                    try <#registry#>.run { <#requests#> }
                  see: routes explain unregistered-provider
                """
            ])
    }

    // MARK: Records

    @Test func aRegistryThatIgnoresTheMacrosNeedsAList() async throws {
        let main = "RouteRegistry.shared.registersByItself = false"
        let found = try await app("", main: main, provider: "@Provider(of: .clock)").check()
        #expect(
            found.map(\.description) == [
                """
                TimeModule/Clock.swift:4:20: error: nothing registers SystemClock, which provides RoutableService<any Clock> [unregistered-provider]
                App/main.swift:4:1: note: the app ignores @AutoRegister and @Provider: registersByItself is false
                App/main.swift:5:33: note: needed by main.swift
                  help: register SystemClock in the app's list:
                    RouteRegistry.shared.register { SystemClock.self }
                  see: routes explain unregistered-provider
                """
            ])
    }

    @Test func aFunctionThatRunsAtLaunchMayIgnoreTheMacros() async throws {
        let found = try await app(
            "public func setUp() { RouteRegistry.shared.registersByItself = false }", main: "setUp()",
            provider: "@Provider(of: .clock)"
        ).findings()
        #expect(found == ["unregistered-provider at TimeModule/Clock.swift:4:20"])
    }

    @Test(arguments: [
        "RouteRegistry.shared.registersByItself = false\nRouteRegistry.shared.register { SystemClock.self }",
        "RouteRegistry.shared.registersByItself = true",
        "RouteRegistry.shared.registersByItself = isOn",
        "if isDemo { RouteRegistry.shared.registersByItself = false }",
        "RouteRegistry.shared.registersByItself = false\nRouteRegistry.shared.registersByItself = true",
        "func setUp() { RouteRegistry.shared.registersByItself = false }",
        "other.registersByItself = false",
    ]) func aRegistryThatMayReadTheMacrosIsSilent(main: String) async throws {
        #expect(try await app("", main: main, provider: "@Provider(of: .clock)").findings() == [])
    }

    // MARK: Calls without a name

    @Test(arguments: [
        (
            "public struct Installer { public init() {}; public func callAsFunction() { RouteRegistry.shared.addClock() } }",
            "let install = Installer()\ninstall()"
        ),
        (
            "public struct Installer { public init() {}; public func callAsFunction(_ registry: RouteRegistry) { registry.addClock() } }",
            "Installer()(RouteRegistry.shared)"
        ),
    ]) func anInstanceThatIsCalledRegisters(module: String, main: String) async throws {
        let function = "extension RouteRegistry { func addClock() { register(.clock) { SystemClock() } } }\n"
        #expect(try await app(function + module, main: main).findings() == [])
        #expect(try await app(function + module, main: "").findings() == ["missing-provider at Time/Time.swift:3:1"])
    }

    private static let router = """
        public struct ClockRouter: ServiceRouteProvider {
            public init() {}
            public static var routes: RouteList<Self> { Provides(.clock) { $0 } }
            public func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
        }
        """

    @Test(arguments: [
        "RouteRegistry.shared.register([type(of: ClockRouter())])",
        "let router = type(of: ClockRouter())\nRouteRegistry.shared.register([router])",
    ]) func theTypeOfAValueIsRegistered(main: String) async throws {
        #expect(try await app(Self.router, main: main).findings() == [])
    }

    @Test(arguments: [
        "print(type(of: ClockRouter()))", #"print("\(type(of: ClockRouter()))")"#, "print(ClockRouter.self)",
    ]) func theTypeOfAValueIsOnlyPrinted(main: String) async throws {
        #expect(
            try await app(Self.router, main: main).findings() == [
                "unregistered-provider at TimeModule/Clock.swift:5:15"
            ])
    }
}
#endif
