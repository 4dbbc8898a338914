// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Notes the keys among the operands of operators and the arguments of macros.
extension CodeVisitor {
    /// Operators of the standard library, which take no keys.
    private static let standardInfixOperators = evaluatingOperators.union(["??", "&&", "||", "->", "~="])
    private static let standardUnaryOperators: Set = ["!", "~", "-", "+", "...", "..<"]

    /// Notes the use of an operator of the app with an operand that may be a key: `^.clock`.
    func noteOperator(_ name: TokenSyntax, _ operands: [ExprSyntax], of node: some ExprSyntaxProtocol) {
        let standard = operands.count == 1 ? Self.standardUnaryOperators : Self.standardInfixOperators
        guard !standard.contains(name.text) else { return }
        let arguments = operands.map { CallFact.Argument(nil, value($0)) }
        if arguments.contains(where: { $0.value.mayBeKey }) { note(name.text, arguments, name, of: node) }
    }

    /// Notes the only operator between two operands, or the one on the right of an assignment.
    func noteInfixOperator(in elements: [ExprSyntax], of sequence: SequenceExprSyntax) {
        guard let operation = onlyOperation(in: elements),
            let infix = operation[1].as(BinaryOperatorExprSyntax.self)
        else { return }
        noteOperator(infix.operator, [operation[0], operation[2]], of: sequence)
    }

    /// Notes `resolver <~ .init()` among several operators. Their precedence is unknown, so each one takes its neighbours.
    func noteOperators(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        guard elements.count > 3, onlyOperation(in: elements) == nil else { return }
        for index in elements.indices.dropFirst().dropLast() {
            guard let infix = elements[index].as(BinaryOperatorExprSyntax.self) else { continue }
            noteOperator(infix.operator, [elements[index - 1], elements[index + 1]], of: sequence)
        }
    }

    private func onlyOperation(in elements: [ExprSyntax]) -> [ExprSyntax]? {
        let isAssignment = elements.count == 5 && elements[1].is(AssignmentExprSyntax.self)
        let operation = isAssignment ? Array(elements[2...]) : elements
        return operation.count == 3 ? operation : nil
    }

    /// Notes `#resolve(.init())`. No function has the name.
    func noteMacro(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: some SyntaxProtocol) {
        let arguments = arguments.map { CallFact.Argument($0.label?.name, value($0.expression)) }
        if arguments.contains(where: { $0.value.isInferred }) { note("#" + name.text, arguments, node, of: node) }
    }

    private func note(
        _ name: String, _ arguments: [CallFact.Argument], _ place: some SyntaxProtocol, of node: some SyntaxProtocol
    ) {
        var fact = CallFact(name, isCertain: isCertain, isOptional: frame.optionals > 0, position: position(of: place))
        fact.isAfterNil = frame.isAfterNil
        fact.outer = frame.outer
        fact.arguments = arguments
        fact.expected = expectedTypes[node.id]
        fact.target = targets[node.id]
        function.calls.append(fact)
    }
}

extension CodeValue {
    /// Whether the value, or one of several, is a key that the compiler infers.
    fileprivate var isInferred: Bool {
        switch self {
        case .inferred: true
        case .oneOf(let values): values.contains(where: \.isInferred)
        default: false
        }
    }
}

extension String {
    /// Whether it is the name of an operator.
    var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" && $0 != "`" } == true }
}
#endif
