// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// The arguments of `@Provider`.
package struct ProviderArguments {
    package let keys: [ExprSyntax]
    /// The arguments after the keys, such as `lifetime`.
    package let options: [(name: String, value: ExprSyntax)]
    package init(_ attribute: AttributeSyntax) {
        var keys: [ExprSyntax] = []
        var options: [(name: String, value: ExprSyntax)] = []
        if case .argumentList(let arguments)? = attribute.arguments {
            for argument in arguments {
                if let label = argument.label?.text, label != "of" {
                    options.append((label, argument.expression))
                } else {
                    keys.append(argument.expression)
                }
            }
        }
        self.keys = keys
        self.options = options
    }

    /// Whether the type registers itself; nil if the argument is not a literal.
    package var registersItself: Bool? {
        guard let argument = option("registersItself") else { return true }
        return argument.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
    }

    /// Returns the argument with a label; nil if it is not written.
    package func option(_ name: String) -> ExprSyntax? { options.first { $0.name == name }?.value }

    /// The URL pattern of a view; nil if there is none.
    package var url: ExprSyntax? { option("url") }

    /// The requirements of a view, from an array literal.
    package var requirements: [ExprSyntax] {
        option("requires")?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    }

    /// The name of the first key's type, without its module, in `RoutableViewModule<any EditorInput>.self`; nil for a short key.
    package var keyName: String? {
        guard let type = keys.first?.keyType?.expression else { return nil }
        return type.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? type.trimmedDescription
    }

    /// The module protocol in `RoutableViewModule<any EditorInput>.self`; nil for any other key.
    package var module: TypeSyntax? {
        guard let keyName, ["RoutableServiceModule", "RoutableViewModule"].contains(keyName),
            let type = keys.first?.keyType?.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)
        else { return nil }
        return type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    }
}

extension ExprSyntax {
    /// The type of the key in `RoutableService<any Clock>.self`.
    package var keyType: GenericSpecializationExprSyntax? {
        guard let access = self.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`self`)
        else { return nil }
        return access.base?.as(GenericSpecializationExprSyntax.self)
    }
}
#endif
