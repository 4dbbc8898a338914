// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax
package import SwiftSyntaxMacros

/// Writes the record of a provider or an adapter.
package enum AutoRegisterMacro: MemberMacro {
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
        if !registered.hasInheritanceClause {
            context.diagnose(AutoRegisterError.noInheritance(registered).diagnostic)
        }
        if let result = MakeDestination(in: declaration)?.nonOptionalResult {
            context.diagnose(AutoRegisterError.makesNoOptional(result).diagnostic)
            return []
        }
        return [
            RouteRecord.declaration(
                named: "_routeRecord", adding: "addProvider", argument: "batch",
                statement: "register(\(registered.reference).self, in: batch)",
                otherwise: """
                    #warning("@AutoRegister needs Swift 6.3; list \(registered.name.text) in the app's registrations")
                    """)
        ]
    }
}
#endif
