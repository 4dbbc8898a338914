// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct RoutableDiagnosticTests {
    @Test func rejectsProtocolDeclarations() {
        expectExpansion(
            of: "@Routable protocol Clock {}",
            is: "protocol Clock {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-not-on-extension"),
                    message: """
                        @Routable belongs on an extension of a key: \
                        '@Routable extension RoutableService where Protocol == any Clock {}' [routable-not-on-extension]
                        """,
                    line: 1, column: 1)
            ])
    }

    @Test func rejectsTypeDeclarations() {
        expectExpansion(
            of: "@Routable struct SystemClock {}",
            is: "struct SystemClock {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-not-on-extension"),
                    message: """
                        @Routable belongs on an extension of a key: \
                        '@Routable extension RoutableService where Protocol == any Clock {}' [routable-not-on-extension]
                        """,
                    line: 1, column: 1)
            ])
    }

    @Test(arguments: ["Array", "Other.RoutableService", "ModuleRouter.RouteSlot"])
    func rejectsExtensionsOfOtherTypes(_ type: String) {
        expectExpansion(
            of: "@Routable extension \(type) where Protocol == any Clock {}",
            is: "extension \(type) where Protocol == any Clock {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-unknown-key"),
                    message: """
                        '\(type)' is not a key; @Routable extends RoutableService, RoutableServiceModule, \
                        RoutableAsyncService, RoutableView or RoutableViewModule [routable-unknown-key]
                        """,
                    line: 1, column: 21)
            ])
    }

    @Test func conditionalInitialiserIsNotRead() {
        let rest = """
            extension RoutableService where Protocol == any Clock {
                #if DEBUG
                init() { self.init(declaredProtocol: Protocol.self) }
                #endif
            }
            """
        expectExpansion(
            of: "@Routable \(rest)", is: rest,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-conditional-initializer"),
                    message: """
                        @Routable cannot read an initialiser inside '#if'; write '#if' around the whole extension, or in the body of \
                        one initialiser [routable-conditional-initializer]
                        """,
                    line: 2, column: 5)
            ])
    }

    @Test func protocolIsRequired() {
        expectExpansion(
            of: """
                @Routable
                extension RoutableView {}
                """,
            is: "extension RoutableView {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-no-protocol"),
                    message: "@Routable needs the protocol: add 'where Protocol == any …' [routable-no-protocol]",
                    line: 2, column: 11,
                    fixIts: [FixItSpec(message: "add 'where Protocol == any <#Protocol#>'")])
            ],
            fixed: """
                @Routable
                extension RoutableView where Protocol == any <#Protocol#> {}
                """)
    }

    @Test func protocolIsRequiredAfterAConformance() {
        expectExpansion(
            of: "@Routable extension RoutableView: Described {}",
            is: "extension RoutableView: Described {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-no-protocol"),
                    message: "@Routable needs the protocol: add 'where Protocol == any …' [routable-no-protocol]",
                    line: 1, column: 21,
                    fixIts: [FixItSpec(message: "add 'where Protocol == any <#Protocol#>'")])
            ],
            fixed: "@Routable extension RoutableView: Described where Protocol == any <#Protocol#> {}")
    }

    @Test(arguments: ["Clock", "Clock & Alarm"])
    func rejectsConformanceRequirements(_ type: String) {
        expectExpansion(
            of: "@Routable extension RoutableService where Protocol: \(type) {}",
            is: "extension RoutableService where Protocol: \(type) {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-conformance-requirement"),
                    message:
                        "@Routable declares one protocol, not all types that conform: write '==' instead of ':' [routable-conformance-requirement]",
                    line: 1, column: 43,
                    fixIts: [FixItSpec(message: "write 'Protocol == any \(type)'")])
            ],
            fixed: "@Routable extension RoutableService where Protocol == any \(type) {}")
    }

    @Test func rejectsOtherRequirements() {
        expectExpansion(
            of: "@Routable extension RoutableService where RoutedProtocol == any Clock {}",
            is: "extension RoutableService where RoutedProtocol == any Clock {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-other-requirement"),
                    message: """
                        @Routable needs the protocol: 'RoutedProtocol == any Clock' is not 'Protocol == any …' [routable-other-requirement]
                        """,
                    line: 1, column: 43)
            ])
    }

    @Test func rejectsSeveralRequirements() {
        expectExpansion(
            of: "@Routable extension RoutableService where Protocol == any Clock, Protocol: Sendable {}",
            is: "extension RoutableService where Protocol == any Clock, Protocol: Sendable {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-many-requirements"),
                    message:
                        "@Routable declares one protocol, with one requirement: 'Protocol == any …' [routable-many-requirements]",
                    line: 1, column: 43,
                    fixIts: [FixItSpec(message: "keep only 'Protocol == any Clock'")])
            ],
            fixed: "@Routable extension RoutableService where Protocol == any Clock {}")
    }

    @Test func twoProtocolsHaveNoFixIt() {
        expectExpansion(
            of: "@Routable extension RoutableService where Protocol == any Clock, Protocol == any Alarm {}",
            is: "extension RoutableService where Protocol == any Clock, Protocol == any Alarm {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-many-requirements"),
                    message:
                        "@Routable declares one protocol, with one requirement: 'Protocol == any …' [routable-many-requirements]",
                    line: 1, column: 43)
            ])
    }

    @Test func rejectsADeclaredSlot() {
        expectExpansion(
            of: """
                @Routable extension RoutableService where Protocol == any Clock {
                    public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()
                    @MainActor public init() { self.init(slot: Self.routeSlot) }
                }
                """,
            is: """
                extension RoutableService where Protocol == any Clock {
                    public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()
                    @MainActor public init() { self.init(slot: Self.routeSlot) }
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-slot-declared"),
                    message: "@Routable declares 'routeSlot' itself [routable-slot-declared]",
                    line: 2, column: 5,
                    fixIts: [FixItSpec(message: "remove this 'routeSlot'")])
            ],
            fixed: """
                @Routable extension RoutableService where Protocol == any Clock {
                    @MainActor public init() { self.init(slot: Self.routeSlot) }
                }
                """)
    }

    @Test func rejectsAnUnusableName() {
        expectUnusable(
            "\"my clock\"",
            message: """
                "my clock" cannot be the name of a key; write a literal of letters, digits and underscores, such as "clock", \
                for calls such as 'Router.destination(for: .clock)' [routable-unusable-name]
                """)
    }

    @Test(arguments: ["\"1st\"", "\"init\"", "\"\"", "name", "\"\\(name)\""])
    func rejectsOtherUnusableNames(argument: String) {
        expectUnusable(
            argument,
            message: """
                \(argument) cannot be the name of a key; write a literal of letters, digits and underscores, such as "clock", \
                for calls such as 'Router.destination(for: .clock)' [routable-unusable-name]
                """)
    }

    private func expectUnusable(_ argument: String, message: String) {
        expectExpansion(
            of: "@RoutableAs(\(argument)) extension RoutableService where Protocol == any Clock {}",
            is: "extension RoutableService where Protocol == any Clock {}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routable-unusable-name"), message: message, line: 1,
                    column: 13)
            ])
    }
}
#endif
