// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Keys and providers whose spelling depends on other files.
@Suite struct SpellingTests {
    @Test(arguments: keys + requests + registrations) func correctAppHasNoFindings(app: WrittenApp) async throws {
        let found = try await app.findings()
        #expect(found == [])
    }

    private static let keys = [
        app(
            "a generic alias of a key", core: "public typealias Key<P> = RoutableService<P>", key: "Key<any Clock>()",
            main: "_ = try Router.destination(for: Key<any Clock>())"),
        app(
            "an alias of a generic alias",
            core: "public typealias K<P> = RoutableService<P>\npublic typealias Key<P> = K<P>",
            key: "Key<any Clock>.init()", main: "let key = Key<any Clock>()\n_ = try Router.destination(for: key)"),
        app(
            "the type of a parameter by a generic alias", core: "public typealias Key<P> = RoutableService<P>",
            key: "Key<any Clock>()",
            main: "func f(_ key: Key<any Clock>) throws { _ = try Router.destination(for: key) }"
        ),
        app(
            "a function that makes a key",
            core:
                "extension RoutableService where Protocol == any Clock { public static func clock() -> Self { Self() } }",
            key: ".clock()", main: "_ = try Router.destination(for: .clock())"),
        app(
            "a key that is made by its own name in its extension",
            core: """
                extension RoutableService where Protocol == any Clock {
                    public static var clock: Self { .init(declaredProtocol: Protocol.self) }
                    public static var other: Self { RoutableService<Protocol>(declaredProtocol: Protocol.self) }
                }
                """, key: ".clock", main: "_ = try Router.destination(for: .other)"),
    ]

    private static let requests = [
        app("an inferred key", main: "let clock: any Clock = try Router.destination(for: .init())"),
        app(
            "an inferred key by its name", main: "let clock: any Clock = try Router.destination(for: RoutableService())"
        ),
        app("all routers", main: "Router.enumerateAllServiceRouters { print($0) }"),
    ]

    private static let registrations = [
        app(
            "a provider as a generic argument", attribute: "",
            core:
                "public enum Feature<R: RouteRegistrable> { public static func install() { RouteRegistry.shared.register([R.self]) } }",
            main: "Feature<ClockRouter>.install()\n_ = try Router.destination(for: RoutableService<any Clock>())"),
        app(
            "an instance of a provider", attribute: "",
            core: "public func install<R: ServiceRouteProvider>(_: R) { RouteRegistry.shared.register([R.self]) }",
            main: "install(ClockRouter())\n_ = try Router.destination(for: RoutableService<any Clock>())"),
        app(
            "a variable of a type with a provider", attribute: "",
            core:
                "public struct Feature<R: RouteRegistrable> { public func install() { RouteRegistry.shared.register([R.self]) } }",
            main:
                "let feature: Feature<ClockRouter> = .init()\n_ = try Router.destination(for: RoutableService<any Clock>())"
        ),
    ]

    // MARK: Faults

    @Test(arguments: [
        "let key: RoutableService<any Clock> = .init(declaredProtocol: (any Clock).self)",
        "let key = ClockKey(declaredProtocol: (any Clock).self)",
        "let key = Key<any Clock>(declaredProtocol: (any Clock).self)",
        "let key = ClockKey(declaredTypeName: \"Clock\")",
        "let key = Key<any Clock>(declaredTypeName: \"Clock\")",
        "let key = Key<any Clock>.init(declaredProtocol: (any Clock).self)",
        "_ = try Router.destination(for: .init(declaredProtocol: (any Clock).self))",
    ])
    func aDeclarationIsBypassed(line: String) async throws {
        let app = Self.app(
            "bypassed",
            core:
                "public typealias Key<P> = RoutableService<P>\npublic typealias ClockKey = RoutableService<any Clock>",
            main: "\(line)\n_ = try Router.destination(for: RoutableService<any Clock>())")
        let found = try await app.check()
        #expect(found.map(\.id.rawValue) == ["declaration-bypassed"])
        #expect(found.map(\.message) == ["RoutableService<any Clock> is made without its declaration"])
        #expect(found.map(\.location?.line) == [4])
    }

    @Test func aGenericKeyBypassesEveryDeclaration() async throws {
        let app = Self.app(
            "generic",
            core: """
                public func resolve<P>(_: P.Type = P.self) throws -> P {
                    try Router.destination(for: RoutableService<P>(declaredProtocol: P.self))
                }
                """, main: "let clock: any Clock = try resolve()")
        let found = try await app.check()
        #expect(
            found.map(\.description) == [
                """
                Core/Clock.swift:12:33: error: RoutableService<P> is made without a declaration, for every type [declaration-bypassed]
                  help: take the key as a parameter; the caller makes it without arguments:
                    func <#name#><P>(_ key: RoutableService<P>)
                  see: routes explain declaration-bypassed
                """
            ])
    }

    @Test func aFunctionThatMakesKeysMayProvideAnyKey() async throws {
        let app = WrittenApp(
            "made by a function",
            [
                "App/main.swift": """
                import ModuleRouter
                protocol Clock: Sendable {}
                struct AppClock: Clock {}
                extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
                func key<P>(for protocol: P.Type) -> RoutableService<P> { .init(declaredProtocol: P.self) }
                RouteRegistry.shared.register(key(for: (any Clock).self)) { _ in AppClock() }
                _ = try Router.destination(for: RoutableService<any Clock>())
                """
            ])
        let found = try await app.findings()
        #expect(found == ["declaration-bypassed at App/main.swift:5:59"])
    }

    @Test func aProviderThatIsNamedInItsOwnCodeAloneIsNotRegistered() async throws {
        let app = Self.app(
            "own code", attribute: "", core: "extension ClockRouter { static func make() -> Any { ClockRouter() } }",
            main: "_ = try Router.destination(for: RoutableService<any Clock>())")
        let found = try await app.findings()
        #expect(found == ["unregistered-provider at Core/Clock.swift:6:15"])
    }

    @Test func anUnusedProviderIsFoundIfAllRequestsAreWritten() async throws {
        let app = Self.app("unused", main: "Router.urlRoutes()")
        let found = try await app.findings()
        #expect(found == ["unused-provider at Core/Clock.swift:6:15"])
    }

    private static func app(
        _ description: String, attribute: String = "@AutoRegister", core: String = "",
        key: String = "RoutableService<any Clock>()", main: String
    ) -> WrittenApp {
        WrittenApp(
            description,
            [
                "Core/Clock.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                public struct AppClock: Clock { public init() {} }
                @Routable extension RoutableService where Protocol == any Clock {}
                \(attribute)
                public struct ClockRouter: ServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<ClockRouter> { Provides(\(key)) { $0 as any Clock } }
                    public func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }
                \(core)
                """,
                "App/main.swift": "import Core\nimport ModuleRouter\n\n\(main)\n",
            ])
    }
}
#endif
