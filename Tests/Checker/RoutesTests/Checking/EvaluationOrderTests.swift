// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

/// Providers that seem to form a cycle or to be registered twice, in code that runs later or may not run.
@Suite struct EvaluationOrderTests {
    @Test(arguments: circles + duplicates) func codeThatRunsLaterOrMayNotRunIsSilent(app: WrittenApp) async throws {
        #expect(try await app.findings() == [])
    }

    @Test func anArgumentOfAnInitialiserIsNeeded() async throws {
        let app = Self.circle(
            "handed to an initialiser",
            """
            struct Holder { let timer: (any Timer)? }
            struct AppClock: Clock {
                let holder: Holder
                init() { holder = Holder(timer: try? Router.destination(for: RoutableService<any Timer>())) }
            }
            """)
        let found = try await app.findings()
        #expect(found == ["route-cycle at App/main.swift:7:67"])
    }

    @Test func codeAfterALoopRegisters() async throws {
        let app = Self.duplicate(
            "after a loop", "repeat { if isTest { break } } while false\nRouteRegistry.shared.register([Second.self])")
        let found = try await app.findings()
        #expect(found == ["duplicate-provider at App/main.swift:14:42"])
    }

    private static let circles = [
        circle(
            "an autoclosure",
            """
            struct Later<Value: Sendable>: Sendable {
                let make: @Sendable () -> Value?
                init(_ value: @Sendable @autoclosure @escaping () -> Value?) { make = value }
            }
            struct AppClock: Clock {
                let timer: Later<any Timer>
                init() { timer = Later(try? Router.destination(for: RoutableService<any Timer>())) }
            }
            """),
        circle(
            "an autoclosure of a function",
            """
            func later(_ value: @Sendable @autoclosure @escaping () -> (any Timer)?) -> @Sendable () -> (any Timer)? { value }
            struct AppClock: Clock {
                let timer: @Sendable () -> (any Timer)?
                init() { timer = later(try? Router.destination(for: RoutableService<any Timer>())) }
            }
            """),
        circle(
            "a property wrapper that is filled in",
            """
            @propertyWrapper struct Later<Value: Sendable>: Sendable {
                let make: @Sendable () -> Value
                var wrappedValue: Value { make() }
                init(wrappedValue: @Sendable @autoclosure @escaping () -> Value) { make = wrappedValue }
            }
            struct Holder: Sendable { @Later var timer: (any Timer)? }
            struct AppClock: Clock {
                let holder: Holder
                init() { holder = Holder(timer: try? Router.destination(for: RoutableService<any Timer>())) }
            }
            """),
        circle(
            "a caught failure",
            """
            func mayFail() throws {}
            struct AppClock: Clock {
                init() {
                    do {
                        try mayFail()
                        _ = try? Router.destination(for: RoutableService<any Timer>())
                    } catch {}
                }
            }
            """),
        circle(
            "an overload that the library does not call",
            """
            struct AppClock: Clock {}
            extension ClockRouter {
                func makeDestination(checking: Bool) -> AppClock? {
                    _ = try? Router.destination(for: RoutableService<any Timer>())
                    return AppClock()
                }
                func prepare() { _ = try? Router.destination(for: RoutableService<any Timer>()) }
            }
            """),
    ]

    private static let duplicates = [
        duplicate(
            "after a break", "repeat { if isTest { break }; RouteRegistry.shared.register([Second.self]) } while false"),
        duplicate("after a failure", "do { try f(); RouteRegistry.shared.register([Second.self]) } catch {}"),
        duplicate(
            "in a variable",
            "var registry = RouteRegistry.shared\nif isTest { registry = RouteRegistry() }\nregistry.register { Second.self }"
        ),
    ]

    private static func circle(_ description: String, _ clock: String) -> WrittenApp {
        WrittenApp(
            description,
            [
                "App/main.swift": """
                import ModuleRouter

                public protocol Clock: Sendable {}
                public protocol Timer: Sendable {}
                extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
                extension RoutableService where Protocol == any Timer { init() { self.init(declaredProtocol: Protocol.self) } }
                struct AppTimer: Timer { let clock = try? Router.destination(for: RoutableService<any Clock>()) }
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }
                struct TimerRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Timer>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> AppTimer? { AppTimer() }
                }
                RouteRegistry.shared.register { ClockRouter.self; TimerRouter.self }
                \(clock)
                """
            ])
    }

    private static func duplicate(_ description: String, _ registration: String) -> WrittenApp {
        WrittenApp(
            description,
            [
                "App/main.swift": """
                import ModuleRouter

                public protocol Clock: Sendable {}
                struct AppClock: Clock {}
                extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
                let isTest = CommandLine.arguments.contains("--test")
                func f() throws {}
                @AutoRegister
                struct First: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }
                struct Second: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }
                \(registration)
                _ = try Router.destination(for: RoutableService<any Clock>())
                """
            ])
    }
}
#endif
