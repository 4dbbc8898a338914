// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

extension ConsumerTests {
    /// Mistakes in a module that is isolated to the main actor by default. Each has one error, whose remedy is in the page
    /// AsynchronousServices.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct DefaultIsolationMistakeTests {
        private static let interface = """
            public import ModuleRouterViews
            nonisolated public protocol Clock: AnyObject { func now() -> Int }
            @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
            @MainActor public protocol Alerts: AnyObject { var shown: [String] { get set } }
            @MainActor @RoutableAs("alerts") extension RoutableService where Protocol == any Alerts {}
            """

        private func diagnostics(of program: String) throws -> String {
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            let diagnostics = try compiler.diagnostics(
                of: "import Interface\nimport ModuleRouterViews\n\(program)",
                flags: ClientModeTests.Mode.settingsOfXcode.flags + BuiltProducts.macroArguments)
            return diagnostics.replacing(/@__swiftmacro_\S*?(Provider|Routed)\S*?\.swift/) { "@\($0.output.1)" }
        }

        /// Expects the diagnostics of a program, and the row of the page with the message.
        private func expect(
            _ program: String, reports expected: String, row: String,
            sourceLocation: Testing.SourceLocation = #_sourceLocation
        ) throws {
            #expect(try diagnostics(of: program) == expected, sourceLocation: sourceLocation)
            let page = URL(filePath: #filePath).appending(
                path: "../../../../../Sources/Library/ModuleRouter/ModuleRouter.docc/AsynchronousServices.md"
            )
            .standardized
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(text.contains("\n| `\(row)`"), sourceLocation: sourceLocation)
            // The row has gaps for the names.
            let pieces = row.components(separatedBy: " … ")
            let message = try #require(expected.split(separator: "\n").first { $0.contains("error: ") })
            #expect(pieces.allSatisfy { message.contains($0) }, sourceLocation: sourceLocation)
        }

        @Test func providerOfAnyThreadMakesADestinationOfTheMainActor() throws {
            try expect(
                """
                final class Toasts: Alerts { var shown: [String] = []; init() {} }
                struct AlertsRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(.alerts) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> Toasts? { Toasts() }
                }
                """,
                reports: """
                    6:79: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]
                    3:56: note: calls to initializer 'init()' from outside of its actor context are implicitly asynchronous
                    3:56: note: main actor isolation inferred from conformance to protocol 'Alerts'
                    6:10: note: add '@MainActor' to make instance method 'makeDestination(with:)' part of global actor 'MainActor'
                    """,
                row: "call to main actor-isolated initializer … in a synchronous nonisolated context")
        }

        @Test func isolatedConformanceNeedsAProviderOfTheMainActor() throws {
            try expect(
                """
                final class Sundial: Clock { func now() -> Int { 1 } }
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(.clock) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> Sundial? { nil }
                }
                """,
                reports: """
                    5:61: error: main actor-isolated conformance of 'Sundial' to 'Clock' cannot be used in nonisolated context [#IsolatedConformances]
                    """,
                row: "main actor-isolated conformance of … cannot be used in nonisolated context")
        }

        @Test func parameterOfTheMainActorNeedsAClassOfTheMainActor() throws {
            try expect(
                """
                @Provider(of: .clock) final class Sundial: Clock {
                    init(alerts: any Alerts) {}
                    func now() -> Int { 1 }
                }
                """,
                reports: """
                    @Provider: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]
                    3:1: note: in expansion of macro 'Provider' on class 'Sundial' here
                    Interface.swift:5:12: note: calls to initializer 'init()' from outside of its actor context are implicitly asynchronous
                    @Provider: note: add '@MainActor' to make static method '_make()' part of global actor 'MainActor'
                    3:1: note: in expansion of macro 'Provider' on class 'Sundial' here
                    """,
                row: "call to main actor-isolated initializer … in a synchronous nonisolated context")
        }

        @Test func propertyOfTheMainActorNeedsAClassOfTheMainActor() throws {
            try expect(
                """
                @Provider(of: .clock) final class Sundial: Clock {
                    @Routed(.alerts) var alerts: any Alerts
                    func now() -> Int { 1 }
                }
                """,
                reports: """
                    @Routed: error: main actor-isolated default value in a nonisolated context
                    4:5: note: in expansion of macro 'Routed' on property 'alerts' here
                    """,
                row: "main actor-isolated default value in a nonisolated context")
        }

        @Test func classWithoutIsolationIsNotKept() throws {
            try expect(
                """
                @Provider(of: .clock, lifetime: .shared) final class Sundial: Clock {
                    var hours = 1
                    func now() -> Int { hours }
                }
                """,
                reports: """
                    @Provider: error: type 'Sundial' does not conform to the 'Sendable' protocol
                    3:1: note: in expansion of macro 'Provider' on class 'Sundial' here
                    3:54: note: class 'Sundial' does not conform to the 'Sendable' protocol
                    """,
                row: "type … does not conform to the 'Sendable' protocol")
        }

        @Test func classWithoutIsolationUsesNoGlobals() throws {
            try expect(
                """
                var hours = 1
                @Provider(of: .clock) final class Sundial: Clock { func now() -> Int { hours } }
                """,
                reports: """
                    4:72: error: main actor-isolated var 'hours' can not be referenced from a nonisolated context
                    3:5: note: var declared here
                    4:57: note: add '@MainActor' to make instance method 'now()' part of global actor 'MainActor'
                    """,
                row: "main actor-isolated … can not be referenced from a nonisolated context")
        }

        @Test func keyOfTheMainActorIsNotMadeElsewhere() throws {
            try expect(
                "nonisolated func show() throws { _ = try Router.destination(for: .alerts) }",
                reports: """
                    3:67: error: main actor-isolated static property 'alerts' can not be referenced from a nonisolated context
                    Interface.swift:5:12: note: static property declared here
                    """,
                row: "main actor-isolated … can not be referenced from a nonisolated context")
        }

        @Test func closingFunctionStatesItsIsolation() throws {
            try expect(
                """
                var isClosed = false
                @MainActor @Provider(of: .alerts, lifetime: .shared) final class Toasts: Alerts, ClosableDestination {
                    var shown: [String] = []
                    func close() async throws { print(isClosed) }
                }
                """,
                reports: """
                    6:39: error: main actor-isolated var 'isClosed' cannot be accessed from outside of the actor
                    """,
                row: "main actor-isolated … cannot be accessed from outside of the actor")
        }

        @Test func registeredClosureNeedsASendableProtocol() throws {
            try expect(
                """
                final class Toasts: Alerts { var shown: [String] = [] }
                func register() { RouteRegistry.current.register(.alerts, makingOnMainActor: { _ in Toasts() }) }
                """,
                reports: """
                    4:41: error: type 'any Alerts' does not conform to the 'Sendable' protocol
                    Interface.swift:4:28: note: protocol 'Alerts' does not conform to the 'Sendable' protocol
                    """,
                row: "type … does not conform to the 'Sendable' protocol")
        }

        @Test func conformanceInAnExtensionIsNonisolated() throws {
            try expect(
                """
                struct ClockRouter { func makeDestination(with configuration: RouteConfiguration) -> Sundial? { Sundial() } }
                extension ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(.clock) { $0 } }
                }
                nonisolated final class Sundial: Clock { func now() -> Int { 1 } }
                """,
                reports: """
                    4:24: error: conformance of 'ClockRouter' to protocol 'ServiceRouteProvider' crosses into main actor-isolated code and can cause data races [#ConformanceIsolation]
                    4:24: note: isolate this conformance to the main actor with '@MainActor'
                    4:1: note: mark all declarations used in the conformance 'nonisolated'
                    4:24: note: turn data races into runtime errors with '@preconcurrency'
                    5:16: note: main actor-isolated static property 'routes' cannot satisfy nonisolated requirement
                    3:27: note: main actor-isolated instance method 'makeDestination(with:)' cannot satisfy nonisolated requirement
                    """,
                row: "conformance of … crosses into main actor-isolated code")
        }
    }
}
#endif
