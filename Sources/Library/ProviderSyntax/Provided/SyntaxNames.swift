// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

extension TypeSyntax {
    /// The wrapped type, if this type is written as an optional.
    package var wrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        guard lastName == "Optional" else { return nil }
        if let member = self.as(MemberTypeSyntax.self), member.baseType.trimmedDescription != "Swift" { return nil }
        return onlyGenericArgument
    }

    /// The last component of a name, without generic arguments.
    package var lastName: String? {
        self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text
    }

    /// The generic argument, if there is exactly one.
    package var onlyGenericArgument: TypeSyntax? {
        let clause =
            self.as(MemberTypeSyntax.self)?.genericArgumentClause
            ?? self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        guard let argument = clause?.arguments.first, clause?.arguments.count == 1 else { return nil }
        return argument.argument.as(TypeSyntax.self)
    }

    /// Whether the type is written with generic arguments, such as `RoutableService<any Clock>`.
    package var hasGenericArguments: Bool {
        self.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
            || self.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
    }
}

extension SyntaxProtocol {
    /// Whether the type has generic parameters, or is an extension whose extended type shows them.
    package var isGeneric: Bool {
        if let type = asProtocol((any WithGenericParametersSyntax).self) {
            return type.genericParameterClause != nil || type.genericWhereClause != nil
        }
        guard let declaration = self.as(ExtensionDeclSyntax.self) else { return false }
        return declaration.genericWhereClause != nil || declaration.extendedType.hasGenericArguments
    }
}
#endif
