// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Infers the class that a function returns from its body.
enum EvidentType {
    /// - Returns: The class, or nil if the body does not show it.
    static func of(_ function: FunctionDeclSyntax) -> String? {
        guard let body = function.body else { return nil }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        var values = finder.values
        if values.isEmpty, body.statements.count == 1, let only = body.statements.first?.item.as(ExprSyntax.self) {
            values = [only]
        }
        let types = values.filter { !$0.is(NilLiteralExprSyntax.self) }.map { type(of: $0, in: body) }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private static func type(of value: ExprSyntax, in body: CodeBlockSyntax) -> String? {
        if let call = value.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
                return name.first?.isUppercase == true ? name : nil
            }
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            return member?.declName.baseName.text == "init" ? member?.base?.trimmedDescription : nil
        }
        // The parser leaves `value as! X` as an unfolded sequence.
        if let sequence = value.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription
        }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            for statement in body.statements {
                for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
                where binding.pattern.trimmedDescription == name && binding.initializer?.value.description != name {
                    return binding.typeAnnotation?.type.trimmedDescription
                        ?? binding.initializer.flatMap { type(of: $0.value, in: body) }
                }
            }
        }
        return nil
    }
}

/// Finds the values that a function returns. Skips nested closures and functions.
private final class ReturnFinder: SyntaxVisitor {
    var values: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { values.append(expression) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
#endif
