// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension CodeVisitor {
    /// Operators of the standard library, which take no keys.
    private static let standardInfixOperators = evaluatingOperators.union(["??", "&&", "||", "->"])
    private static let standardUnaryOperators: Set = ["!", "~", "-", "+", "...", "..<"]

    /// Notes the use of an operator of the app with an operand that may be a key: `^.clock`.
    func noteOperator(_ name: TokenSyntax, _ operands: [ExprSyntax], of node: some ExprSyntaxProtocol) {
        let standard = operands.count == 1 ? Self.standardUnaryOperators : Self.standardInfixOperators
        guard !standard.contains(name.text) else { return }
        let arguments = operands.map { CallFact.Argument(nil, value($0)) }
        guard arguments.contains(where: { $0.value.mayBeKey }) else { return }
        var fact = CallFact(
            name.text, isCertain: isCertain, isOptional: frame.optionals > 0, position: position(of: name))
        fact.isAfterNil = frame.isAfterNil
        fact.outer = frame.outer
        fact.arguments = arguments
        fact.expected = expectedTypes[node.id]
        fact.target = targets[node.id]
        function.calls.append(fact)
    }

    /// Notes the only operator between two operands, or the one on the right of an assignment.
    func noteInfixOperator(in elements: [ExprSyntax], of sequence: SequenceExprSyntax) {
        let isAssignment = elements.count == 5 && elements[1].is(AssignmentExprSyntax.self)
        let operation = isAssignment ? Array(elements[2...]) : elements
        guard operation.count == 3, let infix = operation[1].as(BinaryOperatorExprSyntax.self) else { return }
        noteOperator(infix.operator, [operation[0], operation[2]], of: sequence)
    }
}
#endif
