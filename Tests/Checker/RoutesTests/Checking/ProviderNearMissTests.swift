// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Members of hand-written providers that the library does not use, although they look like its own.
@Suite struct ProviderNearMissTests {
    private func findings(_ member: String, in head: String = "struct ClockRouter: ServiceRouteProvider") async throws
        -> [String]
    {
        try await WrittenApp(
            "near misses",
            [
                "Time/Clock.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                extension RoutableService where Protocol == any Clock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }
                """,
                "TimeModule/Clock.swift": """
                import Time
                import ModuleRouter
                \(head) {
                    \(member)
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { nil }
                }
                struct SystemClock: Clock {}
                """,
                "App/main.swift": """
                import Time
                import TimeModule
                import ModuleRouter
                RouteRegistry.shared.register { ClockRouter.self }
                _ = try Router.destination(for: RoutableService<any Clock>())
                """,
            ]
        ).findings().filter { $0.hasPrefix("near-miss") }
    }

    @Test(arguments: [
        ("static var closing: (@Sendable (SystemClock) async throws -> Void)? { nil }", 16),
        ("static func lifetime() -> RouteLifetime { .shared }", 17),
        ("static let lifetime: Duration = .seconds(60)", 26),
        ("static let lifetime = \"shared\"", 16),
        ("var lifetime: RouteLifetime { .shared }", 9),
        ("static var lifetime: RouteLifetime { get async { .shared } }", 16),
        ("static var condition: Bool { true }", 27),
        ("func prepare(_ clock: SystemClock) {}", 10),
        ("func prepare(_ clock: inout SystemClock, with configuration: RouteConfiguration) {}", 27),
        ("mutating func prepare(_ clock: SystemClock, with configuration: RouteConfiguration) {}", 19),
        ("func prepare(_ clock: SystemClock, with configuration: RouteConfiguration) -> Bool { true }", 83),
    ])
    func memberWithAnotherTypeIsAnError(member: String, column: Int) async throws {
        let found = try await findings(member)
        #expect(found == ["near-miss at TimeModule/Clock.swift:4:\(column)"])
    }

    @Test(arguments: [
        "static let lifetime: RouteLifetime = .shared",
        "static let lifetime = RouteLifetime.shared",
        "static var lifetime: Self.RouteLifetime { .shared.closing { _ in } }",
        "static var lifetime: ModuleRouter.ServiceLifetime<SystemClock, RouteConfiguration> { .shared }",
        "typealias Life = RouteLifetime; static var lifetime: Life { .shared }",
        "static let condition: ModuleRouter.RouteCondition = .always",
        "static let replacedProvider: Optional<StaticString> = nil",
        "func prepare(_ clock: ProvidedDestination, with configuration: RouteConfiguration) -> () {}",
        "private static var closing: Bool { true }",
        "var condition: Bool { true }",
    ])
    func memberOfTheProtocolIsNoFault(member: String) async throws {
        let found = try await findings(member)
        #expect(found == [])
    }

    @Test func macroReportsItsOwnProviders() async throws {
        let found = try await findings(
            "static func lifetime() {}", in: "@AutoRegister struct ClockRouter: ServiceRouteProvider")
        #expect(found == [])
    }

    /// The declaration of the member does not name the protocol of the library.
    @Test(arguments: [
        ("struct ClockRouter: ServiceRouteProvider", "extension ClockRouter { static var lifetime: Int { 1 } }"),
        (
            "struct ClockRouter: ServiceRouteProvider",
            "extension ClockRouter { static func closing(_ clock: SystemClock) {} }"
        ),
        (
            "@AutoRegister struct ClockRouter: ServiceRouteProvider",
            "extension ClockRouter { static let condition = true }"
        ),
        ("struct ClockRouter: Kept", "extension Kept { static var lifetime: Duration { .zero } }"),
    ]) func memberInAnExtensionIsAnError(head: String, extended: String) async throws {
        let found = try await findings("", in: "protocol Kept: ServiceRouteProvider {}\n\(extended)\n\(head)")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("near-miss at TimeModule/Clock.swift:4:") == true)
    }

    @Test func memberOfAProviderThroughAProtocolOfTheAppIsAnError() async throws {
        let head = "protocol Kept: ServiceRouteProvider {}\n@AutoRegister struct ClockRouter: Kept"
        #expect(
            try await findings("static var lifetime: Int { 1 }", in: head) == [
                "near-miss at TimeModule/Clock.swift:5:26"
            ])
        #expect(try await findings("static var lifetime: RouteLifetime { .shared }", in: head) == [])
    }

    @Test(arguments: [
        "struct Settings { static var lifetime: Int { 1 }; static var closing: Bool { true } }",
        "extension SystemClock { static var lifetime: Int { 1 } }",
        "extension ClockRouter { static func close(_ clock: SystemClock) {}; var lifetime: Int { 1 } }",
        "extension ClockRouter { static var lifetime: RouteLifetime { .shared } }",
        "extension ClockRouter { private static var lifetime: Int { 1 } }",
    ]) func memberOfAnotherTypeIsNoFault(other: String) async throws {
        #expect(try await findings("", in: "\(other)\nstruct ClockRouter: ServiceRouteProvider") == [])
    }

    @Test func conformanceInAnExtensionIsChecked() async throws {
        let found = try await findings(
            "static func lifetime() {}", in: "struct ClockRouter {}; extension ClockRouter: ServiceRouteProvider")
        #expect(found == ["near-miss at TimeModule/Clock.swift:4:17"])
    }
}
#endif
