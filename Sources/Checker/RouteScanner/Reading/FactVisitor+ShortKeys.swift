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

extension KeyPathExprSyntax {
    /// The name in `\.clock`; nil if the path has a root, several components or another kind of component.
    var shortName: String? {
        guard root == nil, components.count == 1,
            let property = components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        else { return nil }
        let name = property.declName.baseName.name
        return name.beginsInUpperCase || !ShortKeyName.isUsable(name) ? nil : name
    }
}

extension FactVisitor {
    /// Notes a name `.clock`, which may be a short key.
    func noteShortName(_ name: String, at node: MemberAccessExprSyntax) {
        guard patterns == 0 else { return }
        if let argument = node.argument, let request = Callee.request(with: node) {
            guard ["for", "of", "to"].contains(argument.label?.text) else { return }
            let isOfViews = ["perform", "result", "route"].contains(request) ? true : nil
            noteUse(of: KeyReference(short: name, isOfViews: isOfViews), .call, at: node)
        } else if let place = place(of: node) {
            var scope = scope.current
            scope.moment = .perhaps
            facts.shortNames.append(
                ShortNameFact(name: name, place: place, scope: scope, position: position(of: node)))
        }
    }

    /// Notes a key path `\.clock`, which a function may apply to the type of a key.
    func noteKeyPath(_ node: KeyPathExprSyntax) {
        guard let name = node.shortName, let place = place(of: node) else { return }
        var scope = scope.current
        scope.moment = .perhaps
        facts.shortNames.append(
            ShortNameFact(name: name, place: place, isKeyPath: true, scope: scope, position: position(of: node)))
    }

    /// Notes the parameters of a function that take keys.
    func noteKeyFunction(_ name: String, _ parameters: FunctionParameterListSyntax) {
        for parameter in parameters {
            let label = parameter.firstName.text == "_" || name.isOperator ? nil : parameter.firstName.name
            noteKeyFunction(name, label: label, parameter.type)
        }
    }

    /// Notes a parameter of a function, or of a type's initialiser, if it takes a key.
    func noteKeyFunction(_ name: String, label: String?, _ type: TypeSyntax) {
        let kinds = type.tokens(viewMode: .sourceAccurate).compactMap { KeyReading.kind(named: $0.text) }
        for takesViews in Set(kinds.map { [.view, .viewModule].contains($0) }).sorted(by: { !$0 && $1 }) {
            facts.keyFunctions.append(KeyFunctionFact(name, label: label, takesViews: takesViews))
        }
    }
}
#endif
