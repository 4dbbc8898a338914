// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Cycles through types with `@Provider`, and the requests that run while the library makes them.
@Suite struct ProviderCycleTests {
    @Test(arguments: cycles) func cycleIsFound(app: WrittenApp) async throws {
        let found = try await app.check().filter { $0.id == .routeCycle }
        #expect(found.map(\.severity) == [.error], "\(found)")
    }

    @Test(arguments: later) func requestsThatRunLaterMakeNoCycle(app: WrittenApp) async throws {
        #expect(try await app.check().filter { $0.id == .routeCycle }.map(\.description) == [])
    }

    @Test func defaultValueOfSharedServiceMayNotKeepScopedOne() async throws {
        let app = WrittenApp(
            "captive",
            [
                "Times/Times.swift": Self.interface,
                "App/main.swift": """
                import ModuleRouter
                import Times
                struct Visit {}
                @Provider(of: .clock, lifetime: .shared) final class AppClock: Clock {
                    let timer: any Timer
                    init(timer: any Timer = try! Router.destination(for: .timer)) { self.timer = timer }
                }
                @Provider(of: .timer, lifetime: .scoped(to: Visit.self)) final class AppTimer: Timer {}
                try RouteScope(Visit()).run { _ = try Router.destination(for: .timer) }
                _ = try Router.destination(for: .clock)
                """,
            ])
        #expect(try await app.check().map(\.id) == [.captiveDependency])
    }

    private static let cycles = [
        app("a default value", "init(timer: any Timer = try! Router.destination(for: .timer)) { self.timer = timer }"),
        app(
            "a default value beside an argument",
            "init(name: any Name, timer: any Timer = try! Router.destination(for: .timer)) { self.timer = timer }"),
        app(
            "a function in a default value", "init(timer: any Timer = find()) { self.timer = timer }",
            "func find() -> any Timer { try! Router.destination(for: .timer) }"),
        app(
            "a type in a default value", "init(holder: Holder = Holder()) { timer = holder.timer }",
            "final class Holder { let timer: any Timer = try! Router.destination(for: .timer) }"),
        app(
            "an inherited initialiser", "", "",
            base: "init(timer: any Timer = try! Router.destination(for: .timer)) { self.timer = timer }"),
        app(
            "an inherited initialiser that a subclass calls", "init() { super.init() }", "",
            base: "init(timer: any Timer = try! Router.destination(for: .timer)) { self.timer = timer }"),
        app(
            "an initialiser with arguments",
            "init(name: any Name) throws { timer = try Router.destination(for: .timer) }"),
        app("a closure that is called", "init(timer: () throws -> any Timer) throws { self.timer = try timer() }"),
        app(
            "an instance that is called", "init() throws { timer = try resolve(.timer) }",
            """
            struct Resolver {
                func callAsFunction<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }
            }
            let resolve = Resolver()
            """),
        app(
            "an operator", "init() { timer = ^.timer }",
            """
            prefix operator ^
            prefix func ^ <P>(key: RoutableService<P>) -> P { try! Router.destination(for: key) }
            """),
        app(
            "an operator between operands", "init() { timer = .timer ~> 1 }",
            """
            infix operator ~>
            func ~> <P>(key: RoutableService<P>, number: Int) -> P { try! Router.destination(for: key) }
            """),
        app(
            "an inferred key", "init() throws { timer = try get(.init()) }",
            "func get<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }"),
        app(
            "a property wrapper", "@Injected(.timer) var other: any Timer\ninit() { timer = other }",
            """
            @propertyWrapper struct Injected<P>: Sendable {
                let key: RoutableService<P>
                init(_ key: RoutableService<P>) { self.key = key }
                var wrappedValue: P { try! Router.destination(for: key) }
            }
            """),
    ]

    private static let later = [
        app(
            "a closure that is kept",
            "let make: @Sendable () throws -> any Timer\ninit(timer: @escaping @Sendable () throws -> any Timer) { make = timer; self.timer = NoTimer() }",
            "struct NoTimer: Timer {}"),
        app(
            "a property wrapper that is not read",
            "@Injected(.timer) var other: any Timer\ninit() { timer = NoTimer() }",
            """
            struct NoTimer: Timer {}
            @propertyWrapper struct Injected<P>: Sendable {
                let key: RoutableService<P>
                init(_ key: RoutableService<P>) { self.key = key }
                var wrappedValue: P { try! Router.destination(for: key) }
            }
            """),
        app(
            "a default value that a subclass does not use", "init() { super.init(timer: NoTimer()) }",
            "struct NoTimer: Timer {}",
            base: "init(timer: any Timer = try! Router.destination(for: .timer)) { self.timer = timer }"),
    ]

    @Test func closureOfTheOnlyKeyMakesACycle() async throws {
        #expect(try await Self.closures().check().map(\.id) == [.routeCycle])
    }

    /// A request for one key does not run the closure of another one.
    @Test func closureOfOneOfSeveralKeysMakesNoCycle() async throws {
        let found = try await Self.closures("Provides(.name) { _ in AppName() }").check()
        #expect(found.filter { $0.id == .routeCycle } == [])
    }

    private static func closures(_ line: String = "") -> WrittenApp {
        WrittenApp(
            "closures",
            [
                "Times/Times.swift": interface,
                "App/main.swift": """
                import ModuleRouter
                import Times
                struct AppName: Name {}
                struct AppTimer: Timer { let clock: any Clock }
                @AutoRegister struct TimerRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(.timer) { _ in AppTimer(clock: try! Router.destination(for: .clock)) }
                        \(line)
                    }
                    func makeDestination(with configuration: RouteConfiguration) throws -> Int? { 1 }
                }
                @Provider(of: .clock) final class AppClock: Clock {
                    let timer: any Timer
                    init(timer: any Timer) { self.timer = timer }
                }
                _ = try Router.destination(for: .clock)
                """,
            ])
    }

    private static let interface = """
        import ModuleRouter
        public protocol Clock: Sendable {}
        public protocol Timer: Sendable {}
        public protocol Name: Sendable {}
        @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
        @RoutableAs("timer") extension RoutableService where Protocol == any Timer {}
        @RoutableAs("name") extension RoutableService where Protocol == any Name {}
        """

    /// An app whose timer needs the clock. The members of the clock, or of its superclass, may need the timer.
    private static func app(
        _ description: String, _ members: String, _ others: String = "", base: String? = nil
    ) -> WrittenApp {
        let property = "let timer: any Timer"
        return WrittenApp(
            description,
            [
                "Times/Times.swift": interface,
                "App/main.swift": """
                import ModuleRouter
                import Times
                \(others)
                class Base: @unchecked Sendable { \(base == nil ? "" : property)
                    \(base ?? "")
                }
                @Provider(of: .clock) final class AppClock: Base, Clock, @unchecked Sendable {
                    \(base == nil ? property : "")
                    \(members)
                }
                @Provider(of: .timer) final class AppTimer: Timer {
                    let clock: any Clock
                    init(clock: any Clock) { self.clock = clock }
                }
                @Provider(of: .name) final class AppName: Name {}
                _ = try Router.destination(for: .clock)
                _ = try Router.destination(for: .name)
                """,
            ])
    }
}
#endif
