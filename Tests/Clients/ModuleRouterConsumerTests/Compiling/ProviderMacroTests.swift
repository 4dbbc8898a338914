// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

extension ConsumerTests {
    /// Correct and wrong uses of `@Provider` and `@Routed`. A mistake has one error, in the expansion at the annotation.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct ProviderMacroTests {
        private static let interface = """
            public import ModuleRouterViews
            public protocol Clock: Sendable {}
            @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
            public protocol Search: Sendable {}
            @RoutableAs("search") extension RoutableService where Protocol == any Search {}
            public protocol Database: Sendable {}
            @RoutableAs("database") extension RoutableAsyncService where Protocol == any Database {}
            @MainActor public protocol Alerts: AnyObject {}
            @RoutableAs("alerts") @MainActor extension RoutableService where Protocol == any Alerts {}
            @MainActor public protocol Login: AnyObject {}
            @RoutableAs("login") extension RoutableView where Protocol == any Login {}
            public protocol ExportInput: AnyObject { var folder: String { get set } }
            @RoutableAs("export") extension RoutableServiceModule where Protocol == any ExportInput {}
            public protocol Undeclared: Sendable {}
            """

        private func diagnostics(of program: String) throws -> String {
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            let diagnostics = try compiler.diagnostics(
                of: "import Interface\nimport ModuleRouterViews\n\(program)", flags: BuiltProducts.macroArguments)
            // The name of an expansion is mangled.
            return diagnostics.replacing(/@__swiftmacro_\S*?(Provider|Routed)\S*?\.swift/) { "@\($0.output.1)" }
        }

        @Test func everyKindOfDestinationCompiles() throws {
            let diagnostics = try diagnostics(
                of: """
                    @Provider(of: .clock, lifetime: .shared)
                    public struct SystemClock: Clock {}
                    @Provider(of: .search)
                    private final class RankedSearch: Search {
                        @Routed(.database) var database: any Database
                        init(clock: any Clock, other: (any Clock)?, later: @Sendable () throws -> any Clock) throws {}
                    }
                    @Provider(of: .database)
                    actor SQL: Database { init(clock: any Clock, later: @Sendable () async throws -> any Database) async {} }
                    @MainActor @Provider(of: .alerts)
                    class Alert: Alerts { init(clock: any Clock) {} }
                    @MainActor @Provider(of: .login, supportedPaths: [.push])
                    final class LoginScreen: Login {
                        @Routed var alerts: any Alerts
                        init(alerts: any Alerts, next: (any Login)?, later: @escaping @MainActor () throws -> any Login) {}
                    }
                    @Provider(of: RoutableServiceModule<any ExportInput>.self)
                    final class Export { init(clock: any Clock, @RouteParameter folder: String = "") {} }
                    """)
            #expect(diagnostics == "")
        }

        @Test func rejectsATypeThatDoesNotConform() throws {
            let diagnostics = try diagnostics(of: "@Provider(of: .clock) struct Sundial {}")
            #expect(
                diagnostics == """
                    @Provider: error: cannot convert value of type 'Sundial' to closure result type 'any Clock'
                    3:1: note: in expansion of macro 'Provider' on struct 'Sundial' here
                    """)
        }

        @Test func rejectsAnUndeclaredParameter() throws {
            let diagnostics = try diagnostics(
                of: "@Provider(of: .search) final class Ranked: Search { init(undeclared: any Undeclared) {} }")
            #expect(
                diagnostics == """
                    @Provider: error: 'resolve(_:_:in:fileID:line:column:)' is unavailable: the router cannot supply this parameter, because its type is not declared routable: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; write a default value or @RouteParameter for a value that no route has; only a provider of an asynchronous service can have an asynchronous service as a parameter
                    3:1: note: in expansion of macro 'Provider' on class 'Ranked' here
                    RouteDependencies.swift: note: 'resolve(_:_:in:fileID:line:column:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func rejectsAnInheritedInitialiserWithParameters() throws {
            let diagnostics = try diagnostics(
                of: """
                    class Dial { init(hours: Int) {} }
                    @Provider(of: .clock) final class Sundial: Dial, Clock, @unchecked Sendable {}
                    """)
            let message =
                "'make' is unavailable: the class inherits an initialiser with parameters: declare it in the class, so that @Provider reads the parameters [provider-inherited-initializer]"
            #expect(diagnostics.contains("error: \(message)"))
            #expect(diagnostics.split(separator: "\n").count { $0.contains("error:") } == 1)
        }

        @Test func rejectsAnAsynchronousParameterOfASynchronousService() throws {
            let diagnostics = try diagnostics(
                of: "@Provider(of: .search) final class Ranked: Search { init(database: any Database) {} }")
            #expect(diagnostics.contains("only a provider of an asynchronous service can have an asynchronous service"))
            #expect(diagnostics.split(separator: "\n").count { $0.contains("error:") } == 1)
        }

        @Test func rejectsAMainActorParameterWithoutIsolation() throws {
            let diagnostics = try diagnostics(
                of: "@Provider(of: .search) final class Ranked: Search { init(alerts: any Alerts) {} }")
            #expect(
                diagnostics.split(separator: "\n").first
                    == "@Provider: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]"
            )
            #expect(diagnostics.split(separator: "\n").count { $0.contains("error:") } == 1)
        }

        @Test func rejectsAWeakStructure() throws {
            let weak = try diagnostics(of: "@Provider(of: .clock, lifetime: .weak) struct Sundial: Clock {}")
            #expect(
                weak == """
                    @Provider: error: static property 'weak' requires that 'Sundial' be a class type
                    3:1: note: in expansion of macro 'Provider' on struct 'Sundial' here
                    ServiceLifetime.swift: note: where 'Destination' = 'Sundial'
                    """)
            let shared = try diagnostics(
                of: """
                    protocol Diary {}
                    extension RoutableService where Protocol == any Diary {
                        init() { self.init(declaredProtocol: Protocol.self) }
                        static var diary: Self { Self() }
                    }
                    @Provider(of: .diary, lifetime: .shared) final class PaperDiary: Diary { var pages = 1 }
                    """)
            #expect(
                shared == """
                    @Provider: error: type 'PaperDiary' does not conform to the 'Sendable' protocol
                    8:1: note: in expansion of macro 'Provider' on class 'PaperDiary' here
                    8:54: note: class 'PaperDiary' does not conform to the 'Sendable' protocol
                    """)
        }

        @Test func rejectsAnUnknownKey() throws {
            let diagnostics = try diagnostics(of: "@Provider(of: .clok) struct Sundial: Clock {}")
            #expect(diagnostics == "3:16: error: type 'any RoutableKey.Type' has no member 'clok'")
        }

        @Test func rejectsAShortKeyOfAModuleProtocol() throws {
            let diagnostics = try diagnostics(of: "@Provider(of: .export) final class Export {}")
            #expect(
                diagnostics == """
                    3:15: error: @Provider needs the name of the module protocol; write the key as 'RoutableServiceModule<any <#Protocol#>>.self' or 'RoutableViewModule<any <#Protocol#>>.self' [provider-key] (from macro 'Provider')
                    """)
        }

        @Test func acceptsAConditionalReplacementOfAView() throws {
            let diagnostics = try diagnostics(
                of: """
                    extension RouteRequirement { static let terms = RouteRequirement("terms") }
                    @MainActor @Provider(
                        of: .login, replacing: "OldLogin", when: .launchArgument("--new"), supportedPaths: [.push],
                        requires: [.terms], url: "app://login", by: .outside)
                    final class NewLogin: Login {}
                    @Provider(of: .clock, replacing: "OldClock", when: .environment("CLOCK", is: "new"), lifetime: .shared)
                    struct NewClock: Clock {}
                    @Provider(of: RoutableService<any Clock>.self, replacing: "OldClock", when: .previews)
                    struct PreviewClock: Clock {}
                    @Provider(of: .database, replacing: "OldDatabase") struct NewDatabase: Database {}
                    """)
            #expect(diagnostics == "")
        }

        @Test func rejectsAConditionOfAnotherType() throws {
            let diagnostics = try diagnostics(of: "@Provider(of: .clock, when: \"--demo\") struct Sundial: Clock {}")
            #expect(
                diagnostics
                    == "3:29: error: cannot convert value of type 'String' to expected argument type 'RouteCondition'")
        }

        @Test func rejectsARequirementOfAService() throws {
            let diagnostics = try diagnostics(
                of: """
                    extension RouteRequirement { static let terms = RouteRequirement("terms") }
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(.clock) { $0 }.requires(.terms) }
                        func makeDestination(with configuration: RouteConfiguration) -> Sundial? { Sundial() }
                    }
                    struct Sundial: Clock {}
                    """)
            #expect(
                diagnostics == """
                    5:66: error: referencing instance method 'requires' on 'Provides' requires that 'ClockRouter' conform to 'ViewRouteProvider'
                    RouteRequirement.swift: note: where 'Provider' = 'ClockRouter'
                    """)
        }

        @Test(arguments: [
            (
                "@MainActor @Provider(of: .login, requires: needs) final class NewLogin: Login {}\nlet needs: [RouteRequirement] = []",
                "3:44: error: @Provider reads 'requires' in the source; write the requirements in brackets, such as '[.login]' [provider-key] (from macro 'Provider')"
            ),
            (
                "@Provider(of: .clock, replacing: name) struct NewClock: Clock {}\nlet name: StaticString = \"Old\"",
                "3:34: error: @Provider reads 'replacing' in the source; write the name of the other provider as a literal [provider-key] (from macro 'Provider')"
            ),
            (
                "@MainActor @Provider(of: .login, url: url) final class NewLogin: Login {}\nlet url: StaticString = \"app://login\"",
                "3:39: error: @Provider reads the URL pattern in the source; write a literal [provider-url] (from macro 'Provider')"
            ),
        ])
        func rejectsAnArgumentThatIsNoLiteral(program: String, diagnostic: String) throws {
            #expect(try diagnostics(of: program) == diagnostic)
        }

        @Test(arguments: [":id(Int)", "?page=:id?", "?page=:id?&x=1", ":id*"])
        func rejectsATypeInAURLPattern(pattern: String) throws {
            let diagnostics = try diagnostics(
                of: "@MainActor @Provider(of: .login, url: \"app://note/\(pattern)\") final class NewLogin: Login {}")
            #expect(
                diagnostics == """
                    3:39: error: the type of a parameter decides which URLs match: write only its name in the pattern, such as ':id', and give an optional parameter an optional type [provider-url] (from macro 'Provider')
                    """)
        }

        @Test func aProviderOfAModuleProtocolTakesNoName() throws {
            let diagnostics = try diagnostics(
                of: "@Provider(of: RoutableServiceModule<any ExportInput>.self, named: \"a\") final class Export {}")
            #expect(
                diagnostics == """
                    3:67: error: a module protocol has one provider, which has no name; remove 'named: "a"' [provider-key] (from macro 'Provider')
                    """)
        }

        @Test func acceptsAURLThatSetsParameters() throws {
            let diagnostics = try diagnostics(
                of: """
                    @MainActor public protocol NoteInput: AnyObject { var id: Int { get set } }
                    extension RoutableViewModule where Protocol == any NoteInput {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    @MainActor @Provider(of: RoutableViewModule<any NoteInput>.self, url: "app://note/:id?page=:page")
                    final class NoteScreen { init(@RouteParameter id: Int = 0, @RouteParameter page: Int? = nil) {} }
                    """)
            #expect(diagnostics == "")
        }

        @Test func rejectsAURLThatSetsAnUnknownParameter() throws {
            let diagnostics = try diagnostics(
                of: "@MainActor @Provider(of: .login, url: \"app://login/:user\") final class LoginScreen: Login {}")
            #expect(
                diagnostics == """
                    3:39: error: ':user' sets no parameter; give the initialiser a parameter '@RouteParameter user', and pass the key of a module protocol, such as 'RoutableViewModule<any <#Protocol#>>.self' [provider-url] (from macro 'Provider')
                    """)
        }

        @Test func acceptsAMainActorClassWithoutTheAttribute() throws {
            let diagnostics = try diagnostics(
                of: """
                    @Provider(of: .alerts, lifetime: .shared) final class Alert: Alerts {
                        init(clock: any Clock, other: (any Alerts)?) {}
                    }
                    class Screen: Login {}
                    @Provider(of: .alerts) final class ScreenAlert: Screen, Alerts {}
                    """)
            #expect(diagnostics == "")
        }

        @Test func rejectsAPropertyOfAnUndeclaredProtocol() throws {
            let diagnostics = try diagnostics(
                of: "final class List { @Routed var undeclared: any Undeclared }")
            #expect(
                diagnostics == """
                    @Routed: error: 'init()' is unavailable: Protocol is not declared as routable for RoutableService: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; if it is declared for another key, such as RoutableAsyncService, use that key
                    3:20: note: in expansion of macro 'Routed' on property 'undeclared' here
                    RoutableService.swift: note: 'init()' has been explicitly marked unavailable here
                    """)
        }

        @Test func rejectsAPropertyWhoseTypeDiffersFromTheKeys() throws {
            let diagnostics = try diagnostics(of: "final class List { @Routed(.clock) var clock: any Search }")
            #expect(
                diagnostics == """
                    @Routed: error: return expression of type 'any Clock' does not conform to 'Search'
                    3:20: note: in expansion of macro 'Routed' on property 'clock' here
                    """)
        }

        @Test func aPropertyIsReadWithTry() throws {
            let diagnostics = try diagnostics(
                of: "final class List { @Routed var clock: any Clock; func f() { _ = clock } }")
            #expect(
                diagnostics
                    == "3:65: error: property access can throw, but it is not marked with 'try' and the error is not handled"
            )
        }
    }
}
#endif
