// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import Testing

struct MacroDiagnosticTests {
    /// Texts that the page Diagnostics quotes. The other tests of these texts assemble them from parts.
    @Test(arguments: [
        (
            MacroDiagnostic.ID.routableUnknownKey,
            """
            'Clock' is not a key; @Routable extends RoutableService, RoutableServiceModule, RoutableAsyncService, RoutableView or \
            RoutableViewModule [routable-unknown-key]
            """
        ),
        (
            .autoRegisterNearMiss,
            "'lifetime' is not read: that of a ServiceRouteProvider is static [auto-register-near-miss]"
        ),
        (
            .autoRegisterNearMiss,
            """
            'closing' is not read: the lifetime of a ServiceRouteProvider contains the function that closes; write \
            'static var lifetime: RouteLifetime { .shared.closing { … } }', or make it private if it is your own \
            [auto-register-near-miss]
            """
        ),
        (
            .providerMisplacedMember,
            """
            'lifetime' is not read: write it as the argument 'lifetime'; make it private if it is your own \
            [provider-misplaced-member]
            """
        ),
        (
            .autoRegisterOldCompiler,
            "@AutoRegister needs Swift 6.3; list ClockRouter in the app's registrations [auto-register-old-compiler]"
        ),
    ])
    func textEndsWithItsIdentifier(id: MacroDiagnostic.ID, text: String) {
        let message = String(text.dropLast(id.rawValue.count + 3))
        let diagnostic = MacroDiagnostic(id, message)
        #expect(diagnostic.message == text)
        #expect(diagnostic.diagnosticID == MessageID(domain: "ModuleRouter", id: id.rawValue))
    }

    @Test func identifiersNameTheirMacro() {
        for id in MacroDiagnostic.ID.allCases {
            let macros = ["routable-", "auto-register-", "provider-", "routed-", "stubbable-"]
            #expect(macros.contains { id.rawValue.hasPrefix($0) })
        }
    }
}
#endif
