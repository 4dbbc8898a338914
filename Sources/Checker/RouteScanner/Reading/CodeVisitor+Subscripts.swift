// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension CodeVisitor {
    func noteSubscript(_ node: SubscriptDeclSyntax) {
        let parameters = node.parameterClause.parameters.map { node in
            var parameter = Self.parameter(node)
            // A single name is no label.
            if node.secondName == nil { parameter.label = nil }
            return parameter
        }
        let own = node.genericParameterClause?.parameters.map(\.name.name) ?? []
        enter(
            .subscripting, "subscript", generics: own, at: node,
            { fact in
                fact.isRoot = true
                fact.isStatic = node.modifiers.isStatic
                fact.parameters = parameters
                fact.result = TypeReading.reference(node.returnClause.type)
            }
        ) {
            walk(optional: node.accessorBlock)
        }
    }

    /// Notes a subscript with an argument that may be a key: `routes[.clock]`. Most others are those of arrays.
    func noteSubscript(_ node: SubscriptCallExprSyntax) {
        let arguments = node.arguments.map { CallFact.Argument($0.label?.name, value($0.expression)) }
        guard arguments.contains(where: { $0.value.mayBeKey }) else { return }
        var fact = CallFact(
            "subscript", of: value(node.calledExpression), isCertain: isCertain, isOptional: frame.optionals > 0,
            position: position(of: node))
        fact.outer = frame.outer
        fact.arguments = arguments
        fact.expected = expectedTypes[node.id]
        function.calls.append(fact)
    }
}

extension CodeValue {
    /// Whether the value is written as a key, or as a member of a type that the compiler infers.
    var mayBeKey: Bool {
        switch self {
        case .key, .inferred, .name(_, of: .implicit): true
        case .oneOf(let values): values.contains(where: \.mayBeKey)
        default: false
        }
    }
}
#endif
