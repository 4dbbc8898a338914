// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Lists of providers that modules offer to the app, and lists that the app does not use.
@Suite struct ListTests {
    @Test(arguments: named) func aListThatIsNamedRegisters(app: WrittenApp) async throws {
        let found = try await app.findings()
        #expect(found == [])
    }

    private static let named = [
        app(
            "a global variable", list: "public let clockProviders: Providers = [ClockRouter.self]",
            "clockProviders"),
        app("a static property", list: module(), "ClockModule.clockProviders"),
        app(
            "one of several of one name",
            list: module()
                + "\npublic enum OtherModule { public static let clockProviders: Providers = [] }",
            "ClockModule.clockProviders"),
        app(
            "a member of a type that is not written",
            list: """
                public struct Feature: Sendable { public var providers: Providers }
                extension Feature { public static let clock = Feature(providers: [ClockRouter.self]) }
                """, "[.clock].flatMap { (feature: Feature) in feature.providers }"),
        app(
            "what a protocol asks for, by the type alone",
            list: """
                public protocol Module { static var clockProviders: Providers { get } }
                public func providers(_ modules: [any Module.Type]) -> Providers { modules.flatMap { $0.clockProviders } }
                \(module(": Module"))
                """, "providers([ClockModule.self])"),
        app(
            "a function that registers",
            list: "public func registerClock() { RouteRegistry.shared.register([ClockRouter.self]) }", "[]",
            "registerClock()"),
        app(
            "a static function that is named within its type",
            list: """
                public enum ClockModule {
                    public static func begin() { registerAll() }
                    static func registerAll() { RouteRegistry.shared.register([ClockRouter.self]) }
                }
                """, "[]", "ClockModule.begin()"),
        app(
            "a method of an instance",
            list:
                "public struct Clocks { public func install() { RouteRegistry.shared.register([ClockRouter.self]) } }",
            "[]", "Clocks().install()"),
        app(
            "a method that a framework may call",
            list: """
                public final class Delegate: NSObject {
                    public func launch() { RouteRegistry.shared.register([ClockRouter.self]) }
                }
                """, "[]"),
        app(
            "a function that is found by its attribute",
            list: "@_cdecl(\"begin\") public func begin() { RouteRegistry.shared.register([ClockRouter.self]) }", "[]"),
        app(
            "an alias of the type", list: module() + "\npublic typealias Clocks = ClockModule", "Clocks.clockProviders"),
        app(
            "a name in backticks", list: "public let `default`: Providers = [ClockRouter.self]",
            "`default`"),
        app("a list that is not needed", list: module(), "[]", request: ""),
        app(
            "another list that is named",
            list: module() + "\npublic let others: Providers = [ClockRouter.self]",
            "others"),
        app(
            "the app's own variable", list: "", "providers",
            "let providers: Providers = [ClockRouter.self]"),
        app(
            "what the app's variable begins with", list: "", "[]",
            "let registered: Void = RouteRegistry.shared.register { ClockRouter.self }"),
    ]

    @Test(arguments: forgotten) func anUnusedListIsReported(app: WrittenApp) async throws {
        let found = try await app.findings()
        #expect(found == ["unregistered-provider at Core/Clock.swift:6:15"])
    }

    private static let forgotten = [
        app(
            "a method of a type that is never created",
            list:
                "public struct Clocks { public func install() { RouteRegistry.shared.register([ClockRouter.self]) } }",
            "[]"),
        app(
            "another type's method of the same name is called",
            list: """
                public struct Clocks { public func install() { RouteRegistry.shared.register([ClockRouter.self]) } }
                public struct Others { public func install() {} }
                """, "[]", "Others().install()"),
        app("only its number of elements is used", list: module(), "[]", "print(ClockModule.clockProviders.count)"),
        app(
            "a global variable", list: "public let clockProviders: Providers = [ClockRouter.self]",
            "[]"),
        app("a static property", list: module(), "[]"),
        app("a comment names it", list: "// ClockModule.clockProviders is to be registered.\n" + module(), "[]"),
        app(
            "another of the same name is registered",
            list: module()
                + "\npublic enum OtherModule { public static let clockProviders: Providers = [] }",
            "OtherModule.clockProviders"),
        app(
            "a module that is not in the app's list",
            list: """
                public protocol Module { static var clockProviders: Providers { get } }
                public func providers(_ modules: [any Module.Type]) -> Providers { modules.flatMap { $0.clockProviders } }
                \(module(": Module"))
                """, "providers([])"),
        app(
            "a function that registers",
            list: "public func registerClock() { RouteRegistry.shared.register([ClockRouter.self]) }",
            "[]"),
        app(
            "a list that a builder makes",
            list: """
                enum Lists {
                    @ProvidersBuilder static var list: Providers { ClockRouter.self }
                }
                """, "[]"),
    ]

    @Test func theMessageNamesTheList() async throws {
        let found = try await Self.app("a static property", list: Self.module(), "[]").check()
        #expect(
            found.map(\.description) == [
                """
                Core/Clock.swift:6:15: error: nothing registers ClockRouter, which provides RoutableService<any Clock> [unregistered-provider]
                Core/Clock.swift:12:74: note: ClockModule.clockProviders names it here, and no code names ClockModule.clockProviders
                App/main.swift:6:33: note: needed by main.swift
                  help: let the app register ClockModule.clockProviders when it begins
                  see: routes explain unregistered-provider
                """
            ])
    }

    private static func module(_ inherited: String = "") -> String {
        "public enum ClockModule\(inherited) { public static var clockProviders: Providers { [ClockRouter.self] } }"
    }

    /// - Parameter registered: The expression that the app registers, in a call that the checker does not follow.
    private static func app(
        _ description: String, list: String, _ registered: String, _ before: String = "",
        request: String = "_ = try Router.destination(for: RoutableService<any Clock>())"
    ) -> WrittenApp {
        WrittenApp(
            description,
            [
                "Core/Clock.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                public struct AppClock: Clock { public init() {} }
                @Routable extension RoutableService where Protocol == any Clock {}
                public typealias Providers = [any RouteRegistrable.Type]
                public struct ClockRouter: ServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<ClockRouter> { Provides(RoutableService<any Clock>()) { $0 as any Clock } }
                    public func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }

                \(list)
                """,
                "App/main.swift": """
                import Core
                import ModuleRouter

                \(before)
                RouteRegistry.shared.register(\(registered))
                \(request)
                """,
            ])
    }
}
#endif
