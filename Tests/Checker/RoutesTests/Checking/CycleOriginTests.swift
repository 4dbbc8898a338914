// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Cycles between classes with `@Provider`, and the places that their findings name.
@Suite struct CycleOriginTests {
    /// An app whose alarm needs the clock.
    private func app(
        clock: String, alarm: String = "init(clock: any Clock) {}", others: String = ""
    ) -> WrittenApp {
        WrittenApp(
            "cycle",
            [
                "Time/Time.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
                public protocol Alarm: Sendable {}
                @RoutableAs("alarm") extension RoutableService where Protocol == any Alarm {}
                """,
                "TimeModule/Clock.swift": """
                import Time
                import ModuleRouter
                @Provider(of: .clock)
                final class SystemClock: Clock {
                    \(clock)
                }
                @Provider(of: .alarm)
                final class Bell: Alarm {
                    \(alarm)
                }
                \(others)
                """,
                "App/main.swift": """
                import Time
                import ModuleRouter
                _ = try Router.destination(for: .clock)
                _ = try Router.destination(for: .alarm)
                """,
            ])
    }

    @Test(arguments: [
        "init(alarm: (any Alarm)?) {}",
        "@Routed private var alarm: any Alarm\n    init() { print(alarm) }",
        "@Routed private var alarm: (any Alarm)?\n    init() { print(self.alarm) }",
        "@Routed(.alarm) private var alarm: any Alarm\n    init() { alarm.ring() }",
        "@Routed(.alarm) private var alarm: any Alarm\n    init() { ring() }\n    func ring() { alarm.ring() }",
        "let alarm = RoutedDestination(.alarm)\n    init() throws { _ = try alarm.get() }",
        "let alarm = RoutedDestination(.alarm)\n    init() throws { _ = try self.alarm.getIfProvided() }",
        "init() throws { let model: Model = try .init(); print(model) }",
        "init() throws { let model: Model = try .init(name: 1); print(model) }",
        "let model: Model\n    init() throws { model = try Self.make() }\n    static func make() throws -> Model { try .init() }",
        "let model: Model = try! .init()",
    ]) func aCycleIsAnError(clock: String) async throws {
        let model = """
            final class Model {
                init() throws { _ = try Router.destination(for: .alarm) }
                init(name: Int) throws { _ = try Router.destination(for: .alarm) }
            }
            final class Other { init(name: Int) {} }
            """
        let found = try await app(clock: clock, others: model).check()
        #expect(found.map(\.id) == [.routeCycle])
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: [
        // The property is read later.
        "@Routed private var alarm: any Alarm\n    func ring() { print(alarm) }",
        "@Routed(.alarm) private var alarm: any Alarm\n    init() {}",
        "@Routed private var alarm: any Alarm\n    let ring: () -> Void\n    init() { ring = { print(alarm) } }",
        "let alarm = RoutedDestination(.alarm)\n    func ring() throws { _ = try alarm.get() }",
        "init() { let names: [Model] = .init(); print(names) }",
        "init() { let other: Other = .init(); print(other) }",
        // A list contains only providers with names.
        "init(alarms: [any Alarm]) {}",
        "init() throws { print(try Router.destinations(for: .alarm)) }",
        "let alarms: [any Alarm]\n    init() throws { alarms = try Router.destinations(for: RoutableService<any Alarm>()).map { $0.destination } }",
        "init() throws { print(try Router.destinations(for: RoutableService<any Clock>())) }",
        "init() throws { print(try Self.all(.alarm)) }\n    static func all<P>(_ key: RoutableService<P>) throws -> Int { try Router.destinations(for: key).count }",
    ]) func aLaterRequestIsNoCycle(clock: String) async throws {
        let model = """
            final class Model { init() throws { _ = try Router.destination(for: .alarm) } }
            final class Other { init() {} }
            """
        #expect(try await app(clock: clock, others: model).findings() == [])
    }

    @Test(arguments: [
        "init(alarms: [any Alarm]) {}",
        "init() throws { print(try Router.destinations(for: .alarm)) }",
        "init() throws { print(try Self.all(.alarm)) }\n    static func all<P>(_ key: RoutableService<P>) throws -> Int { try Router.destinations(for: key).count }",
    ]) func listWithNamedProviderCanFormCycle(clock: String) async throws {
        let named = "@Provider(of: .alarm, named: \"loud\") struct Loud: Alarm { let clock: any Clock }"
        let found = try await app(clock: clock, others: named).check()
        #expect(found.map(\.id) == [.routeCycle])
        #expect(found.map(\.severity) == [.error])
    }

    @Test func theReadOfARoutedPropertyIsNamed() async throws {
        let found = try await app(clock: "@Routed private var alarm: any Alarm\n    init() { print(alarm) }").check()
        #expect(
            found.map(\.description) == [
                """
                TimeModule/Clock.swift:6:20: error: provider cycle: SystemClock → Bell → SystemClock [route-cycle]
                TimeModule/Clock.swift:6:20: note: SystemClock needs RoutableService<any Alarm>, in SystemClock.init
                TimeModule/Clock.swift:10:17: note: Bell needs RoutableService<any Clock>, in Bell.init
                  help: let SystemClock receive a closure, and call it when the service is used:
                    init(<#name#>: @escaping @Sendable () throws -> any Alarm)
                  see: routes explain route-cycle
                """
            ])
    }

    @Test func theCallersOfAWrapperAreNamed() async throws {
        let found = try await app(
            clock: "init() throws { _ = try resolve(.alarm) }", alarm: "init() throws { _ = try resolve(.clock) }",
            others: "func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }"
        ).check()
        #expect(
            found.map(\.description) == [
                """
                TimeModule/Clock.swift:5:29: error: provider cycle: SystemClock → Bell → SystemClock [route-cycle]
                TimeModule/Clock.swift:5:29: note: SystemClock needs RoutableService<any Alarm>, in SystemClock.init
                TimeModule/Clock.swift:11:86: note: resolve requests it
                TimeModule/Clock.swift:9:29: note: Bell needs RoutableService<any Clock>, in Bell.init
                TimeModule/Clock.swift:11:86: note: resolve requests it
                  help: let SystemClock receive a closure, and call it when the service is used:
                    init(<#name#>: @escaping @Sendable () throws -> any Alarm)
                  see: routes explain route-cycle
                """
            ])
    }

    @Test(arguments: [
        ("try Dependencies.alarm()", "enum Dependencies { static func alarm() throws -> any Alarm { REQUEST } }"),
        ("Dependencies.alarm", "enum Dependencies { static let alarm = try! REQUEST }"),
        (
            "try find()",
            "protocol Finding {}\nextension Finding { func find() throws -> any Alarm { REQUEST } }\nextension SystemClock: Finding {}"
        ),
        (
            "try outer()",
            "func outer() throws -> any Alarm { try inner() }\nfunc inner() throws -> any Alarm { REQUEST }"
        ),
    ]) func theCallerOfAHelperIsNamed(call: String, others: String) async throws {
        let request = "try Router.destination(for: .alarm)"
        let found = try await app(
            clock: "init() throws { _ = \(call) }", others: others.replacing("REQUEST", with: request)
        ).check()
        let column = call.hasPrefix("try") ? 29 : 25
        #expect(found.map(\.id) == [.routeCycle])
        #expect(found.first?.location?.description == "TimeModule/Clock.swift:5:\(column)")
        #expect(found.first?.chain.first?.text == "SystemClock needs RoutableService<any Alarm>, in SystemClock.init")
        #expect(found.first?.chain.dropFirst().first?.text.hasSuffix(" requests it") == true)
    }

    // MARK: Providers that may make nothing

    private func router(_ body: String) -> String {
        """
        @AutoRegister
        struct ClockRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableService<any Watch>()) { $0 } }
            func makeDestination(with configuration: RouteConfiguration) throws -> Watching? {
                \(body)
            }
        }
        protocol Watch: Sendable {}
        @RoutableAs("watch") extension RoutableService where Protocol == any Watch {}
        struct Watching: Watch { let radio: any Radio }
        protocol Radio: Sendable {}
        @RoutableAs("radio") extension RoutableService where Protocol == any Radio {}
        @Provider(of: .radio) struct Receiver: Radio { let watch: any Watch }
        func listen() throws { _ = try Router.destination(for: .watch) }
        """
    }

    @Test(arguments: [
        "guard !Self.isMaking else { return nil }\n        return Watching(radio: try Router.destination(for: .radio))",
        "guard let name = configuration.name else { return nil }\n        let radio = try Router.destination(for: .radio)\n        return Watching(radio: radio)",
    ]) func cycleAfterReturnOfNilIsWarning(body: String) async throws {
        let found = try await app(clock: "init() {}", alarm: "init() {}", others: router(body)).check()
            .filter { $0.id == .routeCycle }
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.map(\.message) == [
                "provider cycle: ClockRouter → Receiver → ClockRouter, unless ClockRouter returns nil first"
            ])
    }

    @Test(arguments: [
        "return Watching(radio: try Router.destination(for: .radio))",
        "guard let radio = try? Router.destination(for: .radio) else { throw Missing() }\n        return Watching(radio: radio)",
        "let radio = try Router.destination(for: .radio)\n        guard isOn else { return nil }\n        return Watching(radio: radio)",
    ]) func aRequestBeforeTheExitIsACycle(body: String) async throws {
        let app = app(clock: "init() {}", alarm: "init() {}", others: router(body))
        #expect(try await app.findings().filter { $0.hasPrefix("route-cycle") }.count == 1)
    }
}
#endif
