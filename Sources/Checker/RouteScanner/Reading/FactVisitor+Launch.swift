// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads the requests and registrations that run at launch, one after the other.
extension FactVisitor {
    /// Notes the top-level code of a file.
    func noteLaunch(_ file: SourceFileSyntax) { noteLaunch(file.statements, isTopLevel: true) }

    /// Notes `static func main()` of the type with `@main`.
    func noteLaunch(_ function: FunctionDeclSyntax) {
        guard function.name.text == "main", let body = function.body,
            function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
            let type = function.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
            attributes(type.attributes).contains(where: { $0.lastName == "main" })
        else { return }
        noteLaunch(body.statements, isTopLevel: false)
    }

    private func noteLaunch(_ statements: CodeBlockItemListSyntax, isTopLevel: Bool) {
        var steps: [LaunchFact.Step] = []
        add(statements, to: &steps)
        guard steps.contains(where: { !$0.isRegistration }) else { return }
        facts.values.launches.append(LaunchFact(isTopLevel: isTopLevel, steps: steps))
    }

    private func add(_ statements: CodeBlockItemListSyntax, to steps: inout [LaunchFact.Step]) {
        for statement in statements {
            switch statement.item {
            case .expr(let expression): add(expression, to: &steps)
            case .decl(let declaration):
                if let condition = declaration.as(IfConfigDeclSyntax.self) {
                    if case .statements(let active) = activeElements(of: condition) { add(active, to: &steps) }
                } else if let variable = declaration.as(VariableDeclSyntax.self) {
                    guard !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else { break }
                    for value in variable.bindings.compactMap(\.initializer?.value) { add(value, to: &steps) }
                }
            case .stmt(let statement):
                if let block = statement.as(DoStmtSyntax.self), block.catchClauses.isEmpty {
                    add(block.body.statements, to: &steps)
                }
            }
        }
    }

    /// Adds the calls in the parts of an expression that are certainly evaluated, in the order of their evaluation.
    private func add(_ expression: ExprSyntax, to steps: inout [LaunchFact.Step]) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tryExpr(let attempt):
            // A request with `try?` may fail.
            if attempt.questionOrExclamationMark?.text != "?" { add(attempt.expression, to: &steps) }
        case .awaitExpr(let waiting): add(waiting.expression, to: &steps)
        case .forceUnwrapExpr(let unwrapped): add(unwrapped.expression, to: &steps)
        case .memberAccessExpr(let access): if let base = access.base { add(base, to: &steps) }
        case .tupleExpr(let tuple): for element in tuple.elements { add(element.expression, to: &steps) }
        case .sequenceExpr(let sequence):
            // `_ = try …`
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) { add(elements[2], to: &steps) }
        case .functionCallExpr(let call):
            add(call.calledExpression, to: &steps)
            for argument in call.arguments { add(argument.expression, to: &steps) }
            if let step = step(call) { steps.append(step) }
        default: break
        }
    }

    private func step(_ call: FunctionCallExprSyntax) -> LaunchFact.Step? {
        if case .member("register", of: .some)? = Callee(call.calledExpression) {
            guard let last = call.lastToken(viewMode: .sourceAccurate) else { return nil }
            return LaunchFact.Step(isRegistration: true, start: position(of: call), end: position(of: last))
        }
        guard let argument = call.arguments.first(where: { ["for", "of", "to"].contains($0.label?.text) }),
            let request = Callee.request(with: argument.expression), !["to", "destinations"].contains(request)
        else { return nil }
        let start = position(of: argument.expression)
        return LaunchFact.Step(isRegistration: false, start: start, end: start)
    }
}
#endif
