// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Notes the inferred keys among the operands of operators and the arguments of macros.
extension CodeVisitor {
    /// The operators that only compare their operands, or return one of them.
    private static let operatorsOfValues: Set = ["??", "==", "!=", "~=", "===", "!=="]

    /// Notes `^.init()`.
    func noteOperator(_ name: String, _ operand: ExprSyntax, at node: some ExprSyntaxProtocol) {
        noteInferring(name, [CallFact.Argument(nil, value(operand))], at: node)
    }

    /// Notes `resolver <~ .init()`.
    func noteOperators(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let infix = elements[index].as(BinaryOperatorExprSyntax.self),
                !Self.operatorsOfValues.contains(infix.operator.text)
            else { continue }
            let operands = [elements[index - 1], elements[index + 1]].map { CallFact.Argument(nil, value($0)) }
            noteInferring(infix.operator.text, operands, at: sequence)
        }
    }

    /// Notes `#resolve(.init())`. No function has the name.
    func noteMacro(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: some SyntaxProtocol) {
        noteInferring(
            "#" + name.text, arguments.map { CallFact.Argument($0.label?.name, value($0.expression)) }, at: node)
    }

    private func noteInferring(_ name: String, _ arguments: [CallFact.Argument], at node: some SyntaxProtocol) {
        guard arguments.contains(where: { $0.value.isInferred }) else { return }
        var fact = CallFact(name, isCertain: isCertain, isOptional: frame.optionals > 0, position: position(of: node))
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
