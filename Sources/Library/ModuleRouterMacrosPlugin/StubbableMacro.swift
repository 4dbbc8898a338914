// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax
package import SwiftSyntaxMacros

/// Adds the stub of a protocol.
package enum StubbableMacro: PeerMacro, TextMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
            let error: StubbableError =
                if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                    .function(node, name: alias.name.text)
                } else { .notAProtocol(node) }
            context.diagnose(error.diagnostic)
            return []
        }
        let (stubbed, errors) = StubbedProtocol.read(declaration)
        for error in errors { context.diagnose(error.diagnostic) }
        guard let stubbed, errors.isEmpty else { return [] }
        return [
            DeclSyntax(
                text: """
                    #if DEBUG || MODULE_ROUTER_STUBS
                    \(StubClass(stubbed, location: context.location(of: declaration.name)).source)
                    #endif
                    """)
        ]
    }
}

/// Adds nothing, for builds of the library without stubs.
package enum OmittedStubMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}
#endif
