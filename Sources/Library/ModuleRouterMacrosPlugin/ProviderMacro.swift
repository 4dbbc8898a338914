// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// Adds a provider of services to a type.
package enum ServiceProviderMacro: ProviderMacro {
    package static let kind: DestinationKind? = .service
}

/// Adds a provider of asynchronous services to a type.
package enum AsyncServiceProviderMacro: ProviderMacro {
    package static let kind: DestinationKind? = .asyncService
}

/// Adds a provider of views to a type.
package enum ViewProviderMacro: ProviderMacro {
    package static let kind: DestinationKind? = .view
}

/// Adds a provider to a type whose keys are written with their protocols.
package enum SpelledProviderMacro: ProviderMacro {
    package static let kind: DestinationKind? = nil
}

/// Reports a short key of a module protocol: the configuration of the provider needs the name of the protocol.
package enum ModuleKeyProviderMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        if let key = ProviderArguments(node).keys.first {
            context.diagnose(ProviderError.moduleKeyWithoutType(key).diagnostic)
        }
        return []
    }
}

/// The kind of the destinations that a `@Provider` makes.
package enum DestinationKind {
    case service, asyncService, view
}

/// The macros named `@Provider`. The compiler chooses one by the type of the key.
package protocol ProviderMacro: MemberMacro, ExtensionMacro, TextMacro {
    /// Nil if the name of the key shows it.
    static var kind: DestinationKind? { get }
}

extension ProviderMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        do throws(ProviderError) {
            let type = try ProvidedType(declaration, attribute: node, lexicalContext: context.lexicalContext)
            let expansion = try ProviderExpansion(kind, type, node) { context.location(of: $0) }
            return expansion.members(isConforming: protocols.isEmpty)
        } catch {
            context.diagnose(error.diagnostic)
            return []
        }
    }

    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) -> [ExtensionDeclSyntax] {
        // The other role reports an error.
        guard !protocols.isEmpty,
            let provided = try? ProvidedType(declaration, attribute: node, lexicalContext: context.lexicalContext),
            (try? ProviderExpansion(kind, provided, node, location: { _ in "" })) != nil,
            !provided.isHidden
        else { return [] }
        let conformance = IdentifierTypeSyntax(name: .identifier("ModuleRouter.RouteRegistrable"))
        return [
            ExtensionDeclSyntax(
                extensionKeyword: .keyword(.extension, trailingTrivia: .space), extendedType: type.trimmed,
                inheritanceClause: InheritanceClauseSyntax(
                    colon: .colonToken(trailingTrivia: .space),
                    inheritedTypes: [InheritedTypeSyntax(type: conformance)]),
                memberBlock: MemberBlockSyntax(leftBrace: .leftBraceToken(leadingTrivia: .space), members: []))
        ]
    }
}

extension MacroExpansionContext {
    /// Returns the location of a node, as arguments of a call.
    func location(of node: some SyntaxProtocol) -> String {
        guard let place = location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            return "fileID: #fileID, line: #line, column: #column"
        }
        return "fileID: \(place.file), line: \(place.line), column: \(place.column)"
    }
}
#endif
