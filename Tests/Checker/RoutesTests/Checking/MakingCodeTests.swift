// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Cycles that the checker finds by following the code that runs while a destination is made.
@Suite struct MakingCodeTests {
    @Test(arguments: cycles) func aCycleIsFound(app: WrittenApp) async throws {
        let found = try await app.check().filter { $0.id == .routeCycle }
        #expect(found.map(\.severity) == [.error], "\(found)")
    }

    @Test(arguments: survivable) func aCycleThatTheProgramSurvivesIsAWarning(app: WrittenApp) async throws {
        let found = try await app.check().filter { $0.id == .routeCycle }
        #expect(found.map(\.severity) == [.warning], "\(found)")
        #expect(found.allSatisfy { $0.message.hasSuffix("is always missing there") })
    }

    @Test(arguments: later) func requestsThatRunLaterMakeNoCycle(app: WrittenApp) async throws {
        #expect(try await app.check().filter { $0.id == .routeCycle }.map(\.description) == [])
    }

    @Test func closuresFormACycle() async throws {
        let app = WrittenApp(
            "closures",
            [
                "App/main.swift": Self.interface + """
                    struct AppClock: Clock { let timer: any Timer }
                    struct AppTimer: Timer { let clock: any Clock }
                    RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in
                        AppClock(timer: try Router.destination(for: RoutableService<any Timer>()))
                    }
                    RouteRegistry.shared.register(RoutableService<any Timer>()) { _ in
                        AppTimer(clock: try Router.destination(for: RoutableService<any Clock>()))
                    }
                    _ = try Router.destination(for: RoutableService<any Clock>())
                    """
            ])
        let found = try await app.check()
        #expect(
            found.map(\.message) == [
                "provider cycle: the closure at main.swift:9 → the closure at main.swift:12 → the closure at main.swift:9"
            ])
    }

    private static let cycles = [
        app(
            "a delegating initialiser",
            "init() throws { try self.init(timer: Router.destination(for: key)) }\ninit(timer: any Timer) { self.timer = timer }"
        ),
        app("a default value", "init(timer: any Timer = try! Router.destination(for: key)) { self.timer = timer }"),
        app(
            "a method",
            "init() throws { timer = try Self.find() }\nstatic func find() throws -> any Timer { try Router.destination(for: key) }"
        ),
        app(
            "a global function", "init() throws { timer = try find() }",
            "func find() throws -> any Timer { try Router.destination(for: key) }"),
        app(
            "a wrapper", "init() throws { timer = try resolve(key) }",
            "func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }"),
        app(
            "a generic wrapper", "init() throws { timer = try resolve() }",
            "func resolve() throws -> any Timer { try Router.destination(for: .init()) }"),
        app(
            "an inferred key",
            "init() throws { let timer: any Timer = try Router.destination(for: .init()); self.timer = timer }"),
        app("an assigned property", "init() throws { timer = try Router.destination(for: .init()) }"),
        app(
            "a static property", "init() { timer = Timers.all }",
            "enum Timers { static let all: any Timer = try! Router.destination(for: key) }"),
        app(
            "a guard", "init?() throws { guard isOn else { return nil }; timer = try Router.destination(for: key) }",
            "let isOn = true"),
        app(
            "a closure that is called",
            "init() throws { let make = { try Router.destination(for: key) }; timer = try make() }"),
        app(
            "a closure for a function that calls it",
            "init() throws { timer = try run { try Router.destination(for: key) } }",
            "func run(_ make: () throws -> any Timer) throws -> any Timer { try make() }"),
        app(
            "an argument of a type",
            "let holder: Holder\ninit() throws { holder = Holder(timer: try Router.destination(for: key)); timer = holder.timer }",
            "struct Holder { let timer: any Timer }"),
        app(
            "a reported error",
            "init() throws { do { timer = try Router.destination(for: key) } catch { throw error } }"),
    ]

    private static let survivable = [
        app(
            "a try", "var other: (any Timer)?\ninit() { timer = NoTimer(); other = try? Router.destination(for: key) }",
            "struct NoTimer: Timer {}"),
        app(
            "an ignored error",
            "init() { do { timer = try Router.destination(for: key) } catch { timer = NoTimer() } }",
            "struct NoTimer: Timer {}"),
    ]

    private static let later = [
        app(
            "a closure that is kept",
            "let make: @Sendable () throws -> any Timer\ninit() { make = { try Router.destination(for: key) }; timer = NoTimer() }",
            "struct NoTimer: Timer {}"),
        app(
            "a function that keeps its argument",
            "init() { timer = NoTimer(); later(try? Router.destination(for: key)) }",
            "struct NoTimer: Timer {}\nfunc later(_ value: @autoclosure @escaping () -> (any Timer)?) {}"),
        app(
            "a method that nothing calls",
            "init() { timer = NoTimer() }\nfunc find() throws -> any Timer { try Router.destination(for: key) }",
            "struct NoTimer: Timer {}"),
        app(
            "another initialiser",
            "init(timer: any Timer = NoTimer()) { self.timer = timer }\ninit(again: Bool) throws { timer = try Router.destination(for: key) }",
            "struct NoTimer: Timer {}"),
    ]

    private static let interface = """
        import ModuleRouter
        protocol Clock: Sendable {}
        protocol Timer: Sendable {}
        extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
        extension RoutableService where Protocol == any Timer { init() { self.init(declaredProtocol: Protocol.self) } }


        """

    /// An app whose timer needs the clock. The members of the clock may need the timer.
    private static func app(_ description: String, _ members: String, _ others: String = "") -> WrittenApp {
        WrittenApp(
            description,
            [
                "App/main.swift": interface + """
                    let key = RoutableService<any Timer>()
                    struct AppClock: Clock {
                        let timer: any Timer
                        \(members)
                    }
                    struct AppTimer: Timer {
                        let clock: any Clock
                        init() throws { clock = try Router.destination(for: RoutableService<any Clock>()) }
                    }
                    \(others)
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) throws -> AppClock? { try AppClock() }
                    }
                    struct TimerRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(key) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) throws -> AppTimer? { try AppTimer() }
                    }
                    RouteRegistry.shared.register { ClockRouter.self; TimerRouter.self }
                    _ = try Router.destination(for: RoutableService<any Clock>())
                    """
            ])
    }
}
#endif
