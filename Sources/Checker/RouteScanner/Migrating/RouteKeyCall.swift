// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A key in the original's spelling: `RoutableView<LoginViewInput>()`.
struct RouteKeyCall {
    let name: String
    let type: String

    var isView: Bool { name.hasPrefix("RoutableView") }
    var isModule: Bool { name.hasSuffix("Module") }
    var text: String { "\(name)<\(type.asExistential)>()" }

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
            let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            OriginalNames.keys.contains(name), generic.genericArgumentClause.arguments.count == 1,
            let argument = generic.genericArgumentClause.arguments.first
        else { return nil }
        self.name = name
        type = argument.argument.trimmedDescription
    }
}

extension String {
    /// The type's name with a leading `any`.
    var asExistential: String { hasPrefix("any ") ? self : "any " + self }

    /// The type's name without a leading `any`.
    var withoutAny: String { hasPrefix("any ") ? String(dropFirst(4)) : self }
}
#endif
