// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Programs that register routes by hand, before or after their first request.
@Suite struct LaunchOrderTests {
    private func findings(_ code: String, file: String = "main.swift") async throws -> [String] {
        try await WrittenApp(
            "launch",
            [
                "Time/Time.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
                public struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(.clock) { $0 } }
                    func makeDestination() -> SystemClock? { SystemClock() }
                }
                """,
                "App/\(file)": "import ModuleRouter\nimport Time\n" + code,
            ]
        ).findings()
    }

    @Test(arguments: [
        (
            "let clock = try Router.destination(for: .clock)",
            "RouteRegistry.shared.register(.clock) { _ in MyClock() }", 31
        ),
        (
            "print(try Router.destination(for: RoutableService<any Clock>()).now)",
            "RouteRegistry.shared.register { ClockRouter.self }", 33
        ),
        ("_ = try! await Router.destination(for: .clock)", "RouteRegistry.shared.register([ClockRouter.self])", 32),
        ("do { _ = try Router.destination(for: .clock) }", "RouteRegistry.shared.register { ClockRouter.self }", 33),
    ])
    func aRegistrationAfterTheRequest(request: String, registration: String, column: Int) async throws {
        let late = ["late-registration at App/main.swift:4:\(column)"]
        #expect(try await findings("\(request)\n\(registration)") == late)
        #expect(try await findings("\(registration)\n\(request)") == [])
        let program = "@main struct Program { static func main() throws {\n\(request)\n\(registration)\n}}"
        #expect(
            try await findings(program, file: "Program.swift")
                == ["late-registration at App/Program.swift:5:\(column)"])
    }

    @Test(arguments: [
        // The request may not run, or may fail.
        "if isEarly { _ = try Router.destination(for: .clock) }", "_ = try? Router.destination(for: .clock)",
        "do { _ = try Router.destination(for: .clock) } catch {}", "let make = { try Router.destination(for: .clock) }",
        "func make() throws { _ = try Router.destination(for: .clock) }",
        "_ = isEarly ? try Router.destination(for: .clock) : nil",
        "_ = isEarly && (try Router.destination(for: .clock)).isLate", "let router = Router.to(.clock)",
        "try RouteRegistry { ClockRouter.self }.run { _ = try Router.destination(for: .clock) }",
        "defer { _ = try! Router.destination(for: .clock) }", "lazy var clock = try! Router.destination(for: .clock)",
        // Another registration may come first.
        "registerAll()\n_ = try Router.destination(for: .clock)\nfunc registerAll() { RouteRegistry.shared.register { ClockRouter.self } }",
        "if isEarly { RouteRegistry.shared.register { ClockRouter.self } }\n_ = try Router.destination(for: .clock)",
    ])
    func aRequestThatMayFollowTheRegistration(request: String) async throws {
        let found = try await findings(request + "\nRouteRegistry.shared.register(.clock) { _ in MyClock() }")
        #expect(found.filter { $0.hasPrefix("late-registration") } == [])
    }

    @Test func codeThatMayNotRunAtLaunchHasNoOrder() async throws {
        let body = "_ = try Router.destination(for: .clock)\nRouteRegistry.shared.register { ClockRouter.self }"
        for (code, file) in [
            ("func main() throws {\n\(body)\n}", "main.swift"),
            ("struct P { static func main() throws {\n\(body)\n}}", "P.swift"),
            ("@main struct P { func main() throws {\n\(body)\n}}", "P.swift"), (body, "Other.swift"),
        ] {
            let found = try await findings(code, file: file)
            #expect(found.filter { $0.hasPrefix("late-registration") } == [], "\(code)")
        }
    }
}
#endif
