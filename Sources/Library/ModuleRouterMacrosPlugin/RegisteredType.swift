// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftSyntax

/// A provider or an adapter that can register itself, read from its source.
struct RegisteredType {
    /// The name of the type in its declaration.
    let name: TokenSyntax
    /// The spelling of the type inside its declaration.
    let reference: String
    let inheritance: InheritanceClauseSyntax?

    init(
        _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax]
    ) throws(AutoRegisterError) {
        let site = AutoRegisterError.Site(attribute: attribute, declaration: declaration)
        if let actor = declaration.as(ActorDeclSyntax.self) { throw .actor(actor) }
        guard let type = declaration.asProtocol((any NamedDeclSyntax).self), !declaration.is(ProtocolDeclSyntax.self)
        else { throw .notAType(site) }
        if lexicalContext.contains(where: { !$0.isProtocol((any DeclGroupSyntax).self) }) { throw .localType(site) }
        if declaration.isGeneric { throw .genericType(site) }
        if lexicalContext.contains(where: \.isGeneric) { throw .nestedInGenericType(site) }
        name = type.name
        // `Self` is unambiguous, but a class cannot use it in a stored property.
        reference = declaration.is(ClassDeclSyntax.self) ? name.text : "Self"
        inheritance = declaration.inheritanceClause
    }
}
#endif
