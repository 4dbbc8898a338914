// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Services and lists without a provider.
@Suite struct AbsentServiceTests {
    private func app(
        _ member: String, main: String = "_ = try Router.destination(for: .clock)", lifetime: String = ".shared"
    ) -> WrittenApp {
        WrittenApp(
            "absent",
            [
                "Time/Time.swift": """
                import ModuleRouter
                public protocol Clock: Sendable {}
                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
                public protocol Alarm: Sendable {}
                @RoutableAs("alarm") extension RoutableService where Protocol == any Alarm {}
                public protocol Radio: Sendable {}
                @RoutableAs("radio") extension RoutableService where Protocol == any Radio {}
                """,
                "TimeModule/Clock.swift": """
                import Time
                import ModuleRouter
                @Provider(of: .clock, lifetime: \(lifetime))
                final class SystemClock: Clock {
                    \(member)
                }
                """,
                "App/main.swift": "import Time\nimport ModuleRouter\n" + main,
            ])
    }

    @Test(arguments: [
        "init(alarm: (any Alarm)?) {}", "init(alarms: [any Alarm]) {}", "@Routed var alarm: (any Alarm)?",
        "init(alarm: @escaping @Sendable () throws -> (any Alarm)?) {}",
        "init(alarms: @escaping @Sendable () throws -> [any Alarm]) {}",
        "func ring() throws { _ = try Router.destinations(for: .alarm) }",
        "static let key = RoutableService<any Alarm>()\nfunc ring() throws { _ = try Router.destinations(for: Self.key) }",
        "init() throws { print(try Self.all(.alarm)) }\nstatic func all<P>(_ key: RoutableService<P>) throws -> Int { try Router.destinations(for: key).count }",
        "@Routed private var alarm: (any Alarm)?\ninit() throws { print(try alarm as Any) }",
        "@Routed private var alarm: Optional<any Alarm>\ninit() throws { print(try alarm as Any) }",
        "@Routed(.alarm) private var alarm: (any Alarm)?\ninit() throws { print(try alarm as Any) }",
        "@Routed(RoutableService<any Alarm>()) private var alarm: (any Alarm)?\nfunc ring() throws { print(try alarm as Any) }",
        "@Routed private var alarm: (any Alarm)?\ninit() throws { try prepare() }\nprivate func prepare() throws { guard let alarm = try self.alarm else { return }\nprint(alarm) }",
        "init() throws { _ = try Model() }\nprivate final class Model { @Routed(.alarm) private var alarm: (any Alarm)?\ninit() throws { print(try alarm as Any) } }",
        "private let alarm = RoutedDestination(.alarm)\nfunc ring() throws { print(try alarm.getIfProvided() as Any) }",
        "private let alarm = RoutedDestination(.alarm)\nfunc ring() throws { if let alarm = try alarm.getIfProvided() { print(alarm) } }",
        "private let alarm = RoutedDestination(.alarm)\ninit() throws { print(try self.alarm.getIfProvided() as Any) }",
        "private let alarm: RoutedDestination<RoutableService<any Alarm>> = .init(.alarm)\nfunc ring() throws { if let one = try alarm.getIfProvided() { print(one) } }",
        "private let alarm: RoutedDestination<RoutableService<any Alarm>>\ninit() { alarm = .init(.alarm) }\nfunc ring() throws { print(try alarm.getIfProvided() as Any) }",
        "private let alarm: RoutedDestination<RoutableService<any Alarm>>\ninit() { self.alarm = RoutedDestination(.alarm) }\nfunc ring() throws { print(try alarm.getIfProvided() as Any) }",
    ]) func optionalNeedsAreNoFault(member: String) async throws {
        #expect(try await app(member).findings() == [])
    }

    /// Only the list may be empty.
    @Test(arguments: [
        "init(alarms: [any Alarm], alarm: any Alarm) {}",
        "init(alarms: [any Alarm]) throws { _ = try Router.destination(for: .alarm) }",
        "func ring(_ name: String) throws { _ = try Router.destination(for: .alarm, named: name) }",
        "static let key = RoutableService<any Alarm>()\nfunc ring() throws { _ = try Router.destinations(for: Self.key)\n_ = try Router.destination(for: Self.key) }",
        "@Routed private var alarm: any Alarm\ninit() throws { print(try alarm) }",
        "@Routed(.alarm) private var alarm: any Alarm\nfunc ring() throws { print(try alarm) }",
        "@Routed(.alarm) private var alarm: (any Alarm)?\n@Routed(.alarm) private var other: any Alarm",
        "private let alarm = RoutedDestination(.alarm)\nfunc ring() throws { print(try alarm.get()) }",
        "private let alarm = RoutedDestination(.alarm)\nfunc ring() throws { print(try alarm.getIfProvided() as Any, try alarm.get()) }",
        "private let alarm: RoutedDestination<RoutableService<any Alarm>>\ninit() { alarm = .init(.alarm) }\nfunc ring() throws { print(try alarm.get()) }",
    ]) func anAdditionalRequiredNeedIsAFault(member: String) async throws {
        let found = try await app(member).check()
        #expect(found.map(\.id) == [.missingProvider])
        #expect(found.map(\.severity) == [.error])
    }

    @Test func theNeedOfAProviderThatNothingRequestsIsAWarning() async throws {
        let found = try await app("init(alarm: any Alarm) {}", main: "").check()
        let missing = try #require(found.first { $0.id == .missingProvider })
        #expect(
            missing.description == """
                Time/Time.swift:5:1: warning: no provider for RoutableService<any Alarm>, and nothing requests the providers that need it [missing-provider]
                TimeModule/Clock.swift:5:17: note: needed by SystemClock.init
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @Provider(of: .alarm)
                    final class DefaultAlarm: Alarm {
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Alarm>(), to: <#Key#>) { <#Proxy#>($0) }
                  see: routes explain missing-provider
                """)
        #expect(found.map(\.id) == [.missingProvider, .unusedProvider])
    }

    /// Only another unused provider needs this provider.
    @Test func aChainOfProvidersThatNothingRequestsIsAWarning() async throws {
        let found = try await app(
            "init(alarm: any Alarm) {}", main: "@Provider(of: .radio) struct Receiver: Radio { let clock: any Clock }"
        ).check()
        #expect(found.filter { $0.id == .missingProvider }.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        "func later() throws { _ = try Router.destination(for: .clock) }\ntry later()",
        "@Provider(of: .radio) struct Receiver: Radio { let clock: any Clock }\n_ = try Router.destination(for: .radio)",
        "@AutoRegister enum Clocks: RouteAdapter { static var routes: RouteList<Self> { Adapts(.radio, to: .clock) { Old($0) } } }\n_ = try Router.destination(for: .radio)",
    ]) func theNeedOfARequestedProviderIsAnError(main: String) async throws {
        let found = try await app("init(alarm: any Alarm) {}", main: main).check()
        #expect(found.filter { $0.id == .missingProvider }.map(\.severity) == [.error])
    }

    /// `RouteRegistry.start()` makes the destination.
    @Test func theNeedOfADestinationThatIsMadeAtTheStartIsAnError() async throws {
        let found = try await app("init(alarm: any Alarm) {}", main: "", lifetime: ".shared(madeAtStart: true)").check()
        #expect(found.filter { $0.id == .missingProvider }.map(\.severity) == [.error])
        let other = try await app("init(alarm: any Alarm) {}", main: "", lifetime: ".shared(madeAtStart: false)")
            .check()
        #expect(other.filter { $0.id == .missingProvider }.map(\.severity) == [.warning])
    }
}
#endif
