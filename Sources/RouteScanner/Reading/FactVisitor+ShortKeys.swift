// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension SyntaxProtocol {
    /// The argument of a call or an attribute whose value the expression may be: the expression itself, in parentheses or not, or
    /// an operand of `?:` or `??`.
    var argument: LabeledExprSyntax? {
        var node = Syntax(self)
        while let parent = node.parent {
            if let element = parent.as(LabeledExprSyntax.self) {
                guard let tuple = element.parent?.parent?.as(TupleExprSyntax.self) else { return element }
                guard tuple.elements.count == 1 else { return nil }
                node = Syntax(tuple)
            } else if let condition = parent.as(UnresolvedTernaryExprSyntax.self) {
                node = Syntax(condition)
            } else if let sequence = parent.parent?.as(SequenceExprSyntax.self), sequence.mayHaveValue(of: node) {
                node = Syntax(sequence)
            } else {
                return nil
            }
        }
        return nil
    }
}

extension SequenceExprSyntax {
    /// Whether the value of the sequence may be that of an element: the middle of `?:`, or the last operand of `?:` or `??`.
    fileprivate func mayHaveValue(of element: Syntax) -> Bool {
        if element.is(UnresolvedTernaryExprSyntax.self) { return true }
        guard let last = elements.last, last.id == element.id, let infix = elements.dropLast().last else {
            return false
        }
        return infix.is(UnresolvedTernaryExprSyntax.self)
            || infix.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
}

extension FactVisitor {
    /// Notes an argument `.clock`, which may be a short key.
    func noteShortArgument(_ name: String, _ argument: LabeledExprSyntax, at node: MemberAccessExprSyntax) {
        if let request = Callee.request(with: node) {
            guard ["for", "of", "to"].contains(argument.label?.text) else { return }
            let isOfViews = ["perform", "result", "route"].contains(request) ? true : nil
            noteUse(of: KeyReference(short: name, isOfViews: isOfViews), .call, at: node)
        } else if let function = Self.receiver(of: argument) {
            var scope = scope.current
            scope.moment = .perhaps
            facts.shortArguments.append(
                ShortArgumentFact(name: name, function: function, scope: scope, position: position(of: node)))
        }
    }

    /// Returns the name of the function, type or attribute that receives an argument: `Route` in `@Route(.login)`.
    private static func receiver(of argument: LabeledExprSyntax) -> String? {
        let receiver = argument.parent?.parent
        if let call = receiver?.as(FunctionCallExprSyntax.self) { return Callee(call.calledExpression)?.name }
        return receiver?.as(AttributeSyntax.self)?.lastName
    }

    /// Notes a function or a type that takes values of these types, if one of them is a key.
    func noteKeyFunction(_ name: String, _ types: [TypeSyntax]) {
        let kinds = types.flatMap {
            $0.tokens(viewMode: .sourceAccurate).compactMap { KeyReading.kind(named: $0.text) }
        }
        for takesViews in Set(kinds.map { [.view, .viewModule].contains($0) }).sorted(by: { !$0 && $1 }) {
            facts.keyFunctions.append(KeyFunctionFact(name, takesViews: takesViews))
        }
    }
}
#endif
