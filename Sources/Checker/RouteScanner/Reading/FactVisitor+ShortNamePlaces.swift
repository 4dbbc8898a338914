// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads the places of implicit members such as `.clock`, which may be short keys.
extension FactVisitor {
    /// The operators that only compare their operands.
    private static let comparing: Set = ["==", "!=", "~=", "===", "!=="]

    /// The largest number of operands whose places are read one by one.
    private static let mostOperands = 64

    /// Returns the place of an implicit member; nil if no key can be there, or if the member is called.
    func place(of member: some ExprSyntaxProtocol) -> ShortNameFact.Place? {
        var node = Syntax(member)
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .labeledExpr(let element):
                guard let owner = element.parent?.parent else { return .other }
                guard owner.is(TupleExprSyntax.self) else { return place(of: element, in: owner) }
                node = owner
            case .functionCallExpr:
                if node.id == member.id { return nil }
                node = parent
            case .exprList:
                guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return .other }
                switch operand(node, of: sequence) {
                case .value: node = Syntax(sequence)
                case .place(let place): return place
                }
            case .initializerClause(let clause): return place(ofValueIn: clause)
            case .returnStmt: return placeOfResult(in: parent)
            case .codeBlockItem:
                // The value of a branch is that of the whole `if` or `switch`.
                guard let branching = parent.branching else { return placeOfResult(in: parent) }
                node = branching
            case .prefixOperatorExpr(let expression):
                return .argument(of: expression.operator.text, label: nil, call: position(of: expression))
            case .postfixOperatorExpr(let expression):
                return .argument(of: expression.operator.text, label: nil, call: position(of: expression))
            case .throwStmt, .expressionPattern: return nil
            case .memberAccessExpr, .unresolvedTernaryExpr, .arrayElement, .arrayElementList, .arrayExpr,
                .dictionaryElement, .dictionaryElementList, .dictionaryExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr,
                .optionalChainingExpr, .expressionStmt:
                node = parent
            default: return .other
            }
        }
        return .other
    }

    private func place(of argument: LabeledExprSyntax, in owner: Syntax) -> ShortNameFact.Place? {
        let label = argument.label?.name
        if let call = owner.as(FunctionCallExprSyntax.self) {
            guard let name = Callee(call.calledExpression)?.name else { return .other }
            return .argument(of: name, label: label, call: position(of: call))
        }
        if let call = owner.as(SubscriptCallExprSyntax.self) {
            return .argument(of: "subscript", label: label, call: position(of: call))
        }
        if let attribute = owner.as(AttributeSyntax.self) {
            return .argument(of: attribute.lastName, label: label, call: position(of: attribute))
        }
        return owner.is(ExpressionSegmentSyntax.self) ? nil : .other
    }

    private enum Operand {
        /// The sequence has the value of the operand.
        case value
        case place(ShortNameFact.Place?)
    }

    private func operand(_ node: Syntax, of sequence: SequenceExprSyntax) -> Operand {
        guard sequence.elements.count <= Self.mostOperands else { return .place(.other) }
        let elements = Array(sequence.elements)
        guard let index = elements.firstIndex(where: { $0.id == node.id }) else { return .place(.other) }
        let before = index > 0 ? elements[index - 1] : nil
        let after = index + 1 < elements.count ? elements[index + 1] : nil
        let infixes = [before, after].compactMap { $0?.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if let infix = infixes.first(where: { $0 != "??" }), !node.is(UnresolvedTernaryExprSyntax.self) {
            if Self.comparing.contains(infix) { return .place(nil) }
            return .place(.argument(of: infix, label: nil, call: position(of: sequence)))
        }
        // The condition of `?:`, the target of an assignment, and a value with a written type are no keys.
        if let after, !after.is(BinaryOperatorExprSyntax.self), !node.is(UnresolvedTernaryExprSyntax.self) {
            return .place(nil)
        }
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return .value }
        if let name = elements[0].as(DeclReferenceExprSyntax.self) {
            return .place(.assigned(to: name.baseName.name))
        }
        if let access = elements[0].as(MemberAccessExprSyntax.self) {
            return .place(.assigned(to: access.declName.baseName.name))
        }
        return .place(.other)
    }

    private func place(ofValueIn clause: InitializerClauseSyntax) -> ShortNameFact.Place? {
        if let binding = clause.parent?.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation.flatMap { place(ofValue: $0.type) }
        }
        if let parameter = clause.parent?.as(FunctionParameterSyntax.self) { return place(ofValue: parameter.type) }
        if let parameter = clause.parent?.as(EnumCaseParameterSyntax.self) { return place(ofValue: parameter.type) }
        return .other
    }

    /// Returns the place of a value of a type. A type that names its key is a use of it already.
    private func place(ofValue type: TypeSyntax) -> ShortNameFact.Place? {
        let reference = TypeReading.reference(type)
        if let key = KeyReading.key(reference), !isGenericParameter(key.type) { return nil }
        return .value(of: reference)
    }

    /// Returns the place of a value that the function, property or closure around a statement returns.
    private func placeOfResult(in statement: Syntax) -> ShortNameFact.Place? {
        var next = statement.parent
        while let node = next {
            switch node.as(SyntaxEnum.self) {
            case .functionDecl(let function):
                return function.signature.returnClause.map { place(ofValue: $0.type) } ?? .other
            case .subscriptDecl(let declaration): return place(ofValue: declaration.returnClause.type)
            case .patternBinding(let binding): return binding.typeAnnotation.map { place(ofValue: $0.type) } ?? .other
            case .closureExpr(let closure):
                return closure.signature?.returnClause.map { place(ofValue: $0.type) } ?? .other
            case .initializerDecl, .deinitializerDecl, .sourceFile: return .other
            default: next = node.parent
            }
        }
        return .other
    }
}

extension Syntax {
    /// The `if` or `switch` that has a statement in one of its branches.
    fileprivate var branching: Syntax? {
        guard let owner = parent?.parent else { return nil }
        if owner.is(SwitchCaseSyntax.self) { return owner.parent?.parent }
        guard owner.is(CodeBlockSyntax.self), let choice = owner.parent, choice.is(IfExprSyntax.self) else {
            return nil
        }
        return choice
    }
}
#endif
