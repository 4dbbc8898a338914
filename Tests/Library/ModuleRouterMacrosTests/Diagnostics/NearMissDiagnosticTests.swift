// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The macro reports members that resemble a requirement of a provider and are never used.
struct NearMissDiagnosticTests {
    /// Expects a near miss in a provider of a `LoginScreen` with one additional member.
    private func expectNearMiss(
        _ member: String, of provider: String = "ServiceRouteProvider", column: Int, _ message: String,
        _ severity: DiagnosticSeverity = .error, fix: String? = nil, fixed: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let rest = """
                static func makeConfiguration() -> LoginConfiguration { LoginConfiguration() }
                func makeDestination(with configuration: LoginConfiguration) -> LoginScreen? { LoginScreen() }
            """
        let diagnostic = DiagnosticSpec(
            id: .init(domain: "ModuleRouter", id: "auto-register-near-miss"),
            message: "\(message) [auto-register-near-miss]", line: 2,
            column: column + 4, severity: severity, fixIts: fix.map { [FixItSpec(message: $0)] } ?? [])
        expectExpansion(
            of: """
                @AutoRegister struct LoginRouter: \(provider) {
                    \(member)
                \(rest)
                }
                """,
            is: """
                struct LoginRouter: \(provider) {
                    \(member)
                \(rest)

                \(providerRecord(of: "Self", named: "LoginRouter"))
                }
                """,
            diagnostics: [diagnostic],
            fixed: fixed.map {
                """
                @AutoRegister struct LoginRouter: \(provider) {
                    \($0)
                \(rest)
                }
                """
            }, sourceLocation: sourceLocation)
    }

    @Test func conditionMustBeStatic() {
        expectNearMiss(
            "var condition: RouteCondition { .previews }", column: 5,
            "'condition' is not read: that of a ServiceRouteProvider is static", fix: "make it static",
            fixed: "static var condition: RouteCondition { .previews }")
    }

    @Test func replacedProviderMustHaveTheRequiredType() {
        expectNearMiss(
            "static let replacedProvider: StaticString = \"OldRouter\"", column: 30,
            "'replacedProvider' is not read: that of a ServiceRouteProvider has the type 'StaticString?'; make it private if it is your own",
            fix: "write 'StaticString?'", fixed: "static let replacedProvider: StaticString? = \"OldRouter\"")
    }

    @Test(arguments: [
        ("ServiceRouteProvider", "'lifetime' is not read: that of a ServiceRouteProvider is static"),
        ("MainActorServiceRouteProvider", "'lifetime' is not read: that of a MainActorServiceRouteProvider is static"),
    ])
    func lifetimeMustBeStatic(of provider: String, _ message: String) {
        expectNearMiss(
            "var lifetime: RouteLifetime { .shared }", of: provider, column: 5, message, fix: "make it static",
            fixed: "static var lifetime: RouteLifetime { .shared }")
    }

    @Test(arguments: [
        ("ViewRouteProvider", "routes", "var routes: RouteList<Self> { [] }"),
        ("ViewRouteProvider", "supportedPaths", "let supportedPaths = ViewRoutePaths.all"),
        ("RemovalCheckingViewRouteProvider", "isWatchedForLeaks", "var isWatchedForLeaks: Bool { false }"),
    ])
    func viewProviderPropertyMustBeStatic(_ provider: String, _ name: String, _ member: String) {
        let article = "AEIOU".contains(provider.prefix(1)) ? "an" : "a"
        expectNearMiss(
            member, of: provider, column: 5,
            "'\(name)' is not read: that of \(article) \(provider) is static", fix: "make it static",
            fixed: "static \(member)")
    }

    @Test func typeHookMustBeStatic() {
        expectNearMiss(
            "func observe(_ event: ViewRouteEvent, of destination: LoginScreen) {}", of: "ObservingViewRouteProvider",
            column: 6, "'observe(_:of:)' is not called: that of an ObservingViewRouteProvider is static",
            fix: "make it static",
            fixed: "static func observe(_ event: ViewRouteEvent, of destination: LoginScreen) {}")
    }

    @Test(arguments: [
        (
            "static func observe(_ event: ViewRouteEvent, of destination: LoginScreen) {}", 13, "observe(_:of:)",
            "called", "ObservingViewRouteProvider"
        ),
        (
            "static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision { .proceed }", 13,
            "intercept(_:)", "called", "InterceptingViewRouteProvider"
        ),
        (
            "func isPrepared(external destination: LoginScreen) -> Bool { true }", 6, "isPrepared(external:)",
            "called", "ExternalViewRouteProvider"
        ),
    ])
    func requirementNeedsTheConformanceToItsProtocol(
        _ member: String, _ column: Int, _ name: String, _ used: String, _ required: String
    ) {
        expectNearMiss(
            member, of: "ViewRouteProvider", column: column,
            "'\(name)' is not \(used): conform to \(required), which requires it; make it private if it is your own",
            .warning)
    }

    @Test func requirementsOfAllListedProtocolsAreChecked() {
        expectNearMiss(
            "func canReveal(_ destination: LoginScreen, with configuration: LoginConfiguration) -> Bool { true }",
            of: "ObservingViewRouteProvider, RevealingViewRouteProvider", column: 6,
            "'canReveal(_:with:)' is not called: that of a RevealingViewRouteProvider is static", fix: "make it static",
            fixed:
                "static func canReveal(_ destination: LoginScreen, with configuration: LoginConfiguration) -> Bool { true }"
        )
    }

    @Test func instanceHookMustNotBeStatic() {
        expectNearMiss(
            "static func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {}", column: 13,
            "'prepare(_:with:)' is not called: that of a ServiceRouteProvider is not static", fix: "remove 'static'",
            fixed: "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {}")
    }

    @Test(arguments: [
        (
            """
            'prepare(_:configuration:)' is not called: a ServiceRouteProvider has 'prepare(_:with:)'; make it private if it is \
            your own
            """, "_ destination: LoginScreen, configuration: LoginConfiguration",
            "_ destination: LoginScreen, with configuration: LoginConfiguration"
        ),
        (
            """
            'prepare(destination:using:)' is not called: a ServiceRouteProvider has 'prepare(_:with:)'; make it private if it \
            is your own
            """, "destination: LoginScreen, using configuration: LoginConfiguration",
            "_ destination: LoginScreen, with configuration: LoginConfiguration"
        ),
    ])
    func hookMustHaveTheRequiredLabels(_ message: String, _ parameters: String, _ fixed: String) {
        expectNearMiss(
            "func prepare(\(parameters)) {}", column: 6, message, fix: "write 'prepare(_:with:)'",
            fixed: "func prepare(\(fixed)) {}")
    }

    @Test func hookMustHaveAllParameters() {
        expectNearMiss(
            "func prepare(_ destination: LoginScreen) {}", column: 6,
            """
            'prepare(_:)' is not called: a ServiceRouteProvider has 'prepare(_:with:)'; make it private if it is your own
            """
        )
    }

    @Test func propertyMustNotBeAFunction() {
        expectNearMiss(
            "static func lifetime() -> RouteLifetime { .shared }", column: 13,
            """
            'lifetime()' is not called: a ServiceRouteProvider has 'static var lifetime'; make it private if it is your own
            """)
    }

    @Test(arguments: [
        (
            "ViewRouteProvider", "static var supportedPath: ViewRoutePaths { .all }", 12, "supportedPath",
            "supportedPaths"
        ),
        ("ServiceRouteProvider", "static var lifeTimes: RouteLifetime { .shared }", 12, "lifeTimes", "lifetime"),
        ("CustomViewRouteProvider", "static var customPath: ViewRoutePaths { .all }", 12, "customPath", "customPaths"),
    ])
    func misspeltPropertyHasAFixIt(
        _ provider: String, _ member: String, _ column: Int, _ name: String, _ right: String
    ) {
        expectNearMiss(
            member, of: provider, column: column,
            "'\(name)' is not read: a \(provider) has '\(right)'; make it private if it is your own", .warning,
            fix: "write '\(right)'", fixed: member.replacing(name, with: right))
    }

    @Test func misspeltHookHasAFixIt() {
        expectNearMiss(
            "func prepere(_ destination: LoginScreen, with configuration: LoginConfiguration) {}",
            column: 6,
            """
            'prepere(_:with:)' is not called: a ServiceRouteProvider has 'prepare(_:with:)'; make it private if it is your own
            """, .warning,
            fix: "write 'prepare'",
            fixed: "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {}")
    }

    @Test func hookMustNotTakeASupertypeOfTheDestination() {
        expectNearMiss(
            "func prepare(_ destination: any Login, with configuration: LoginConfiguration) {}", column: 29,
            """
            'prepare(_:with:)' is not called unless 'any Login' is the type of its destination, which is 'LoginScreen'
            """,
            fix: "write 'LoginScreen'",
            fixed: "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {}")
    }

    @Test func hookMustTakeTheConfiguration() {
        expectNearMiss(
            "func prepare(_ destination: LoginScreen, with configuration: RouteConfiguration) {}", column: 62,
            """
            'prepare(_:with:)' is not called unless 'RouteConfiguration' is the type of its configuration, which is \
            'LoginConfiguration'
            """,
            fix: "write 'LoginConfiguration'",
            fixed: "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {}")
    }

    @Test func lifetimeMustHaveTheDestinationType() {
        expectNearMiss(
            "static var lifetime: ServiceLifetime<any Login> { .shared }", column: 38,
            "'lifetime' is not read unless 'any Login' is the type of its destination, which is 'LoginScreen'",
            fix: "write 'LoginScreen'", fixed: "static var lifetime: ServiceLifetime<LoginScreen> { .shared }")
    }

    @Test(arguments: [
        ("static func closing(_ screen: LoginScreen) async {}", 13, "'closing(_:)' is not called"),
        ("static var closing: (@Sendable (LoginScreen) async throws -> Void)? { nil }", 12, "'closing' is not read"),
        ("static func close(_ screen: LoginScreen) async throws {}", 13, "'close(_:)' is not called"),
    ])
    func closingFunctionBelongsToTheLifetime(_ member: String, _ column: Int, _ neglected: String) {
        expectNearMiss(
            member, column: column,
            """
            \(neglected): the lifetime of a ServiceRouteProvider contains the function that closes; write \
            'static var lifetime: RouteLifetime { .shared.closing { … } }', or make it private if it is your own
            """)
    }

    @Test(arguments: [
        ("ServiceRouteProvider", "static let lifetime: Duration = .zero", 22, "lifetime", "Duration", "RouteLifetime"),
        ("ServiceRouteProvider", "static var condition: Bool { true }", 23, "condition", "Bool", "RouteCondition"),
        (
            "ViewRouteProvider", "static let supportedPaths: [ViewRoutePath] = []", 28, "supportedPaths",
            "[ViewRoutePath]", "ViewRoutePaths"
        ),
        (
            "CustomViewRouteProvider", "static let customPaths: ViewRoutePaths? = nil", 25, "customPaths",
            "ViewRoutePaths?", "ViewRoutePaths"
        ),
    ])
    func propertyMustHaveTheRequiredType(
        _ provider: String, _ member: String, _ column: Int, _ name: String, _ written: String, _ expected: String
    ) {
        expectNearMiss(
            member, of: provider, column: column,
            "'\(name)' is not read: that of a \(provider) has the type '\(expected)'; make it private if it is your own",
            fix: "write '\(expected)'", fixed: member.replacing(": \(written)", with: ": \(expected)"))
    }

    @Test func propertyMustStateItsType() {
        expectNearMiss(
            "static let lifetime = makeLifetime()", column: 12,
            """
            'lifetime' is not read unless it has the type 'RouteLifetime': write the type; make it private if it is your own
            """)
    }

    @Test func hookMustReturnTheRequiredResult() {
        expectNearMiss(
            "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) -> Bool { true }",
            column: 85,
            "'prepare(_:with:)' is not called: that of a ServiceRouteProvider returns nothing; make it private if it is your own",
            fix: "write 'Void'",
            fixed: "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) -> Void { true }"
        )
    }

    @Test func hookMustNotBeMutating() {
        expectNearMiss(
            "mutating func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {}", column: 15,
            "'prepare(_:with:)' is not called: that of a ServiceRouteProvider is not mutating")
    }

    @Test func getterMustNotHaveEffects() {
        expectNearMiss(
            "static var lifetime: RouteLifetime { get async { .shared } }", column: 12,
            "'lifetime' is not read: that of a ServiceRouteProvider is not asynchronous")
    }

    @Test func hookMustNotThrow() {
        expectNearMiss(
            "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) throws {}", column: 6,
            "'prepare(_:with:)' is not called: that of a ServiceRouteProvider does not throw")
    }

    @Test func hookMustNotBeAsynchronous() {
        expectNearMiss(
            "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) async {}",
            column: 6,
            "'prepare(_:with:)' is not called: that of a ServiceRouteProvider is not asynchronous")
    }

    @Test func reasonMustBeOptional() {
        expectNearMiss(
            #"func reasonNotToRemove(_ destination: LoginScreen, with configuration: LoginConfiguration) -> String { "" }"#,
            of: "RemovalCheckingViewRouteProvider", column: 95,
            "'reasonNotToRemove(_:with:)' is not called: that of a RemovalCheckingViewRouteProvider returns 'String?': nil if there is no reason",
            fix: "return 'String?'",
            fixed:
                #"func reasonNotToRemove(_ destination: LoginScreen, with configuration: LoginConfiguration) -> String? { "" }"#
        )
    }

    @Test(arguments: [
        "private func prepare(_ destination: LoginScreen) {}",
        "fileprivate static var supportedPath: ViewRoutePaths { .all }",
        "func prepare(_ destination: ProvidedDestination, with configuration: Self.ProvidedConfiguration) {}",
        "func prepare(_ destination: App.LoginScreen, with configuration: LoginRouter.ProvidedConfiguration) {}",
        "func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration, route: ViewRoute) {}",
        "func prepare<Screen>(_ destination: Screen, with configuration: LoginConfiguration) {}",
        "static let supportedPaths = ViewRoutePaths.all",
        "var route: ViewRoute?",
        "func present(_ alert: AlertScreen) {}",
        "func makeDestination(named name: String) -> LoginScreen { LoginScreen() }",
        """
        func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) { prepare(destination.title) }
            func prepare(_ title: String) {}
        """,
    ])
    func ignoresRequirementsAndPrivateMembers(_ member: String) {
        let rest = """
                static func makeConfiguration() -> LoginConfiguration { LoginConfiguration() }
                func makeDestination(with configuration: LoginConfiguration) -> LoginScreen? { LoginScreen() }
            """
        expectExpansion(
            of: """
                @AutoRegister struct LoginRouter: ViewRouteProvider {
                    \(member)
                \(rest)
                }
                """,
            is: """
                struct LoginRouter: ViewRouteProvider {
                    \(member)
                \(rest)

                \(providerRecord(of: "Self", named: "LoginRouter"))
                }
                """)
    }

    @Test func classPropertyIsAccepted() {
        expectExpansion(
            of: """
                @AutoRegister class LoginRouter: ViewRouteProvider {
                    class var supportedPaths: ViewRoutePaths { .all }
                }
                """,
            is: """
                class LoginRouter: ViewRouteProvider {
                    class var supportedPaths: ViewRoutePaths { .all }

                \(providerRecord(of: "LoginRouter", named: "LoginRouter"))
                }
                """)
    }

    @Test(arguments: [
        (
            "AsyncServiceRouteProvider", "func makeDestination(with name: String) -> Clock? { nil }",
            "makeDestination(with:)",
            "an AsyncServiceRouteProvider", "makeDestination()"
        )
    ])
    func makeDestinationMustFitTheKindOfProvider(
        _ provider: String, _ member: String, _ name: String, _ article: String, _ right: String
    ) {
        expectExpansion(
            of: """
                @AutoRegister struct ClockRouter: \(provider) {
                    \(member)
                }
                """,
            is: """
                struct ClockRouter: \(provider) {
                    \(member)

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-near-miss"),
                    message: """
                        '\(name)' is not called: \(article) has '\(right)'; make it private if it is your own [auto-register-near-miss]
                        """,
                    line: 2, column: 10)
            ])
    }
}
#endif
