// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// Correct programs that a checker could easily reject.
@Suite struct LegalProgramTests {
    @Test(arguments: LegalProgram.all) func correctAppHasNoFindings(program: LegalProgram) async throws {
        let folder = try TemporaryFolder(["Sources/App/main.swift": program.source])
        let app = SourceApp(
            entryPoint: "App",
            modules: [SourceModule(name: "App", role: .executable, files: ["\(folder.path)/Sources/App/main.swift"])])
        let scan = await SourceScanner().scan(app)
        #expect(scan.problems == [])
        #expect(RouteGraph(of: app, files: scan.files).check().map(\.description) == [])
    }
}

struct LegalProgram: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String

    private init(_ testDescription: String, isRouted: Bool = true, _ source: String) {
        self.testDescription = testDescription
        self.source = isRouted ? Self.clock + source + "\ntry ask()\n" : source
    }

    /// A declared service, its type, and a place that requests it.
    private static let clock = """
        import ModuleRouterViews

        protocol Clock: Sendable {}
        protocol Timer: Sendable {}

        extension RoutableService where Protocol == any Clock {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        func ask() throws { _ = try Router.destination(for: RoutableService<any Clock>()) }

        struct SystemClock: Clock {}


        """

    private static let provider = """
        struct ClockRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
            func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
        }


        """

    static let all = [
        LegalProgram(
            "a key in a variable",
            """
            let key = RoutableService<any Clock>()
            RouteRegistry.shared.register(key) { _ in SystemClock() }
            """),
        LegalProgram(
            "a key in a static property",
            """
            enum Keys { static let clock = RoutableService<any Clock>() }
            RouteRegistry.shared.register(Keys.clock) { _ in SystemClock() }
            """),
        LegalProgram(
            "a key by an alias",
            """
            typealias ClockKey = RoutableService<any Clock>
            RouteRegistry.shared.register(ClockKey()) { _ in SystemClock() }
            """),
        LegalProgram(
            "a key as a parameter",
            """
            func stub<P>(_ key: RoutableService<P>, _ make: @escaping @Sendable () -> P) {
                RouteRegistry.shared.register(key) { _ in make() }
            }
            stub(RoutableService<any Clock>()) { SystemClock() }
            """),
        LegalProgram(
            "a key that is inferred",
            "RouteRegistry.shared.register(.init()) { _ in SystemClock() as any Clock }"),
        LegalProgram(
            "a key that is made of a type",
            """
            func provide<P>(_: P.Type, _ make: @escaping @Sendable () -> P) {
                RouteRegistry.shared.register(RoutableService<P>(declaredProtocol: P.self)) { _ in make() }
            }
            provide((any Clock).self) { SystemClock() }
            """),
        LegalProgram(
            "lines of a protocol",
            """
            protocol ClockProviding: ServiceRouteProvider where ProvidedDestination == SystemClock {}
            extension ClockProviding {
                @RouteListBuilder<Self> static var routes: RouteList<Self> {
                    Provides(RoutableService<any Clock>()) { $0 }
                }
            }
            @AutoRegister struct ClockRouter: ClockProviding {
                func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
            }
            """),
        LegalProgram(
            "a line whose key is inferred",
            provider.replacing("RoutableService<any Clock>()) { $0 }", with: "RoutableService()) { $0 as any Clock }")
                + "RouteRegistry.shared.register([ClockRouter.self])"),
        LegalProgram(
            "a line of a function whose key is inferred",
            provider.replacing("Provides(RoutableService<any Clock>()) { $0 }", with: "line()")
                + """
                func line() -> some ServiceRouteLine<ClockRouter> { Provides(RoutableService()) { $0 as any Clock } }
                RouteRegistry.shared.register([ClockRouter.self])
                """),
        LegalProgram(
            "a line of a function",
            provider.replacing("Provides(RoutableService<any Clock>()) { $0 }", with: "line()")
                + """
                func line() -> some ServiceRouteLine<ClockRouter> { Provides(RoutableService<any Clock>()) { $0 } }
                RouteRegistry.shared.register([ClockRouter.self])
                """),
        LegalProgram(
            "an alias of the system's",
            """
            protocol Store<Value>: Sendable { associatedtype Value }
            extension RoutableService where Protocol == any Store<Double> {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            extension RoutableService where Protocol == any Store<Int> {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            struct Values<Value>: Store {}
            struct DoublesRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableService<any Store<Double>>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> Values<Double>? { Values() }
            }
            struct IntegersRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableService<any Store<Int>>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> Values<Int>? { Values() }
            }
            RouteRegistry.shared.register([DoublesRouter.self, IntegersRouter.self])
            RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in SystemClock() }
            _ = try Router.destination(for: RoutableService<any Store<TimeInterval>>())
            _ = try Router.destination(for: RoutableService<any Store<SomebodysInteger>>())
            """),
        LegalProgram(
            "a provider that registers itself",
            provider + """
                extension RouteRegistrable { static func install() { RouteRegistry.shared.register([self]) } }
                ClockRouter.install()
                """),
        LegalProgram(
            "a provider by an alias of a module",
            provider + """
                protocol Module { associatedtype Router: RouteRegistrable }
                enum ClockModule: Module { typealias Router = ClockRouter }
                func install<M: Module>(_: M.Type) { RouteRegistry.shared.register([M.Router.self]) }
                install(ClockModule.self)
                """),
        LegalProgram(
            "another provider in code that may not run",
            provider + """
                struct TestClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
                }
                enum Tests { static let setUp: Void = RouteRegistry.shared.register([TestClockRouter.self]) }
                final class Bootstrap { init() { RouteRegistry.shared.register([TestClockRouter.self]) } }
                RouteRegistry.shared.register([ClockRouter.self])
                """),
        LegalProgram(
            "a circle through an initialiser that is not called",
            """
            extension RoutableService where Protocol == any Timer {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            struct AppClock: Clock {
                let timer: any Timer
                init(timer: any Timer) { self.timer = timer }
                init() throws { timer = try Router.destination(for: RoutableService<any Timer>()) }
            }
            struct AppTimer: Timer {
                let clock: any Clock
                init() throws { clock = try Router.destination(for: RoutableService<any Clock>()) }
            }
            struct ClockRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock(timer: Fake()) }
            }
            struct TimerRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableService<any Timer>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) throws -> AppTimer? { try AppTimer() }
            }
            struct Fake: Timer {}
            RouteRegistry.shared.register([ClockRouter.self, TimerRouter.self])
            """),
        LegalProgram(
            "a name for a key",
            provider + """
                extension RoutableService where Protocol == any Clock { static var clock: Self { Self() } }
                RouteRegistry.shared.register([ClockRouter.self])
                """),
        LegalProgram(
            "a type of the app that is called like a key", isRouted: false,
            """
            struct RoutableView<Content> {}
            struct Text {}
            let view = RoutableView<Text>()
            """),
    ]
}
#endif
