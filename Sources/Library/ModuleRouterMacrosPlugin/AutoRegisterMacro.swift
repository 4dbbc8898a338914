// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// Adds the record of a provider or an adapter. Adds the required form of `makeDestination` if the author wrote a shorter one.
package enum AutoRegisterMacro: MemberMacro, TextMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let registered: RegisteredType
        do {
            registered = try RegisteredType(declaration, attribute: node, lexicalContext: context.lexicalContext)
        } catch {
            context.diagnose(error.diagnostic)
            return []
        }
        // The compiler passes the protocols to which the type does not conform, neither here nor in an extension.
        if !protocols.isEmpty {
            context.diagnose(AutoRegisterError.noConformance(registered).diagnostic)
            return []
        }
        let making = MakeDestination(in: declaration)
        if let result = making?.opaqueResult {
            context.diagnose(AutoRegisterError.makesNoOptional(result).diagnostic)
            return []
        }
        if let result = making?.possiblyOptionalResult {
            context.diagnose(AutoRegisterError.mayMakeNoOptional(result).diagnostic)
        }
        for nearMiss in NearMiss.all(in: declaration) { context.diagnose(nearMiss.diagnostic) }
        return (making?.supplement ?? []).map { DeclSyntax(text: $0) } + [
            DeclSyntax(
                text: RouteRecord.declaration(
                    named: "_routeRecord", adding: "addProvider", argument: "batch",
                    statement: "register(\(registered.reference).self, in: batch)",
                    otherwise: """
                        #warning("\(MacroDiagnostic.ID.autoRegisterOldCompiler.ending(
                        "@AutoRegister needs Swift 6.3; list \(registered.name.text) in the app's registrations"))")
                        """))
        ]
    }
}
#endif
