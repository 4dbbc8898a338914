// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// The dependency of a property with `@Routed`, or of one whose value is a `RoutedDestination`.
package struct RoutedNeed {
    /// The first arguments of the dependency: the type of the protocol with the number, or the key.
    package let arguments: String
    package let node: Syntax

    package init?(_ property: VariableDeclSyntax) {
        guard property.bindings.count == 1, let binding = property.bindings.first else { return nil }
        if property.attributes.contains(where: { $0.has(name: "Routed") }) {
            guard let type = binding.typeAnnotation?.type else { return nil }
            arguments = Self.arguments(for: type)
            node = Syntax(type)
        } else {
            guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                ["RoutedDestination", "ModuleRouter.RoutedDestination"].contains(
                    call.calledExpression.trimmedDescription),
                let key = call.arguments.first?.expression
            else { return nil }
            arguments = key.trimmedDescription
            node = Syntax(key)
        }
    }

    /// Returns the first arguments for the type of a property with `@Routed`.
    package static func arguments(for type: TypeSyntax) -> String {
        "(\((type.wrapped ?? type).trimmed)).self, .\(type.wrapped == nil ? "one" : "oneIfProvided")"
    }
}
#endif
