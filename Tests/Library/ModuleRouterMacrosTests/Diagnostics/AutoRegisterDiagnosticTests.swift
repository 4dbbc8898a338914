// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct AutoRegisterDiagnosticTests {
    @Test func rejectsActors() {
        expectExpansion(
            of: "@AutoRegister actor ClockRouter: ServiceRouteProvider {}",
            is: "actor ClockRouter: ServiceRouteProvider {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-actor"),
                    message: """
                        @AutoRegister cannot register an actor: a provider is made for each destination, on the thread \
                        that asks for it [auto-register-actor]
                        """,
                    line: 1, column: 15,
                    fixIts: [FixItSpec(message: "make 'ClockRouter' a struct")])
            ],
            fixed: "@AutoRegister struct ClockRouter: ServiceRouteProvider {}")
    }

    @Test(arguments: [
        "protocol ClockRouter: ServiceRouteProvider {}", "extension ClockRouter: ServiceRouteProvider {}",
    ])
    func rejectsProtocolsAndExtensions(_ declaration: String) {
        expectExpansion(
            of: """
                // Provides the clock.
                @AutoRegister
                \(declaration)
                """,
            is: """
                // Provides the clock.
                \(declaration)
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-not-a-type"),
                    message: """
                        @AutoRegister belongs on the declaration of a provider or an adapter: \
                        a struct, a class or an enum [auto-register-not-a-type]
                        """,
                    line: 2, column: 1,
                    fixIts: [FixItSpec(message: "remove '@AutoRegister'")])
            ],
            fixed: """
                // Provides the clock.
                \(declaration)
                """)
    }

    @Test func opaqueDestinationMustBeOptional() {
        let function = "func makeDestination(with configuration: RouteConfiguration) -> some Clock { clock }"
        expectExpansion(
            of: """
                @AutoRegister struct ClockRouter: ServiceRouteProvider {
                    \(function)
                }
                """,
            is: """
                struct ClockRouter: ServiceRouteProvider {
                    \(function)
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-no-optional"),
                    message: """
                        'makeDestination' of a provider returns an optional, '(some Clock)?': nil means that nothing could \
                        be made [auto-register-no-optional]
                        """,
                    line: 2, column: 69, fixIts: [FixItSpec(message: "return '(some Clock)?'")])
            ],
            fixed: """
                @AutoRegister struct ClockRouter: ServiceRouteProvider {
                    func makeDestination(with configuration: RouteConfiguration) -> (some Clock)? { clock }
                }
                """)
    }

    @Test(arguments: [
        "func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }",
        "func makeDestination(with configuration: RouteConfiguration) -> Optional<SystemClock> { nil }",
        "func makeDestination(with configuration: RouteConfiguration) -> Swift.Optional<SystemClock> { nil }",
        "static func makeDestination(with name: String) -> SystemClock { SystemClock() }",
        "private func makeDestination() -> SystemClock { SystemClock() }",
        "func makeDestination(named name: String) -> SystemClock { SystemClock() }",
    ])
    func ignoresFunctionsThatAreNotTheRequirement(_ function: String) {
        expectExpansion(
            of: """
                @AutoRegister struct ClockRouter: ServiceRouteProvider {
                    \(function)
                }
                """,
            is: """
                struct ClockRouter: ServiceRouteProvider {
                    \(function)

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """)
    }

    @Test func rejectsGenericTypes() {
        expectExpansion(
            of: """
                @AutoRegister
                // One for each item.
                struct StoreRouter<Item>: ServiceRouteProvider {}
                """,
            is: """
                // One for each item.
                struct StoreRouter<Item>: ServiceRouteProvider {}
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-generic-type"),
                    message: """
                        @AutoRegister cannot register a generic type; \
                        list each concrete type in the app's registrations [auto-register-generic-type]
                        """,
                    line: 1, column: 1,
                    fixIts: [FixItSpec(message: "remove '@AutoRegister'")])
            ],
            fixed: """
                // One for each item.
                struct StoreRouter<Item>: ServiceRouteProvider {}
                """)
    }

    @Test(arguments: ["struct Store<Item>", "extension Store where Item == Int", "extension Store<Int>"])
    func rejectsTypesInsideGenericTypes(_ outer: String) {
        expectExpansion(
            of: """
                \(outer) {
                    @AutoRegister struct Router: ServiceRouteProvider {}
                }
                """,
            is: """
                \(outer) {
                    struct Router: ServiceRouteProvider {}
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-nested-in-generic-type"),
                    message: """
                        @AutoRegister cannot register a type that is nested in a generic one; move the type out of it [auto-register-nested-in-generic-type]
                        """,
                    line: 2, column: 5,
                    fixIts: [FixItSpec(message: "remove '@AutoRegister'")])
            ],
            fixed: """
                \(outer) {
                    struct Router: ServiceRouteProvider {}
                }
                """)
    }

    @Test(arguments: ["func make()", "init()", "var clock: Int"])
    func rejectsLocalTypes(_ function: String) {
        expectExpansion(
            of: """
                extension Module {
                    \(function) {
                        @AutoRegister struct Router: ServiceRouteProvider {}
                    }
                }
                """,
            is: """
                extension Module {
                    \(function) {
                        struct Router: ServiceRouteProvider {}
                    }
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-local-type"),
                    message: """
                        @AutoRegister cannot register a type that is local to a function; move the type out of it [auto-register-local-type]
                        """,
                    line: 3, column: 9,
                    fixIts: [FixItSpec(message: "remove '@AutoRegister'")])
            ],
            fixed: """
                extension Module {
                    \(function) {
                        struct Router: ServiceRouteProvider {}
                    }
                }
                """)
    }

    @Test(arguments: [
        "func makeDestination(with configuration: RouteConfiguration) -> Made { nil }",
        "func makeDestination(with configuration: RouteConfiguration) -> Made { isSet ? Made(clock) : nil }",
    ])
    func possibleTypealiasOfAnOptionalHasARemark(_ function: String) {
        expectExpansion(
            of: """
                @AutoRegister struct ClockRouter: ServiceRouteProvider {
                    \(function)
                }
                """,
            is: """
                struct ClockRouter: ServiceRouteProvider {
                    \(function)

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-no-optional"),
                    message: """
                        'makeDestination' of a provider returns an optional: unless 'Made' is one, write 'Made?' [auto-register-no-optional]
                        """,
                    line: 2, column: 5 + function.prefix { $0 != "M" }.count, severity: .remark,
                    fixIts: [FixItSpec(message: "return 'Made?'")])
            ])
    }

    @Test func typealiasOfAnOptionalIsAccepted() {
        expectExpansion(
            of: """
                @AutoRegister struct ClockRouter: ServiceRouteProvider {
                    typealias Made = Maybe
                    typealias Maybe = SystemClock?
                    func makeDestination(with configuration: RouteConfiguration) -> Made { SystemClock() }
                }
                """,
            is: """
                struct ClockRouter: ServiceRouteProvider {
                    typealias Made = Maybe
                    typealias Maybe = SystemClock?
                    func makeDestination(with configuration: RouteConfiguration) -> Made { SystemClock() }

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """)
    }

    @Test func rejectsTypesWithoutAConformance() {
        expectExpansion(
            of: "@AutoRegister struct ClockRouter {}", is: "struct ClockRouter {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-no-conformance"),
                    message: """
                        'ClockRouter' is neither a provider nor an adapter: conform it to a protocol such as \
                        ServiceRouteProvider [auto-register-no-conformance]
                        """,
                    line: 1, column: 22, fixIts: [FixItSpec(message: "add ': ServiceRouteProvider'")])
            ],
            fixed: "@AutoRegister struct ClockRouter: ServiceRouteProvider {}", lacking: ["RouteRegistrable"])
    }

    @Test func rejectsTypesWithAnotherConformance() {
        expectExpansion(
            of: "@AutoRegister struct ClockRouter: Sendable {}", is: "struct ClockRouter: Sendable {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "auto-register-no-conformance"),
                    message: """
                        'ClockRouter' is neither a provider nor an adapter: conform it to a protocol such as \
                        ServiceRouteProvider [auto-register-no-conformance]
                        """,
                    line: 1, column: 22)
            ], lacking: ["RouteRegistrable"])
    }

    @Test func acceptsConformancesInExtensions() {
        expectExpansion(
            of: "@AutoRegister struct ClockRouter {}",
            is: """
                struct ClockRouter {

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """)
    }
}
#endif
