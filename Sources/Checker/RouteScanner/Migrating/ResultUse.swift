// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Decides whether the source shows that the result of a call is not used.
///
/// A call may be the result of the function or the closure whose only statement it is.
struct ResultUse {
    /// Functions that return the values of their closures.
    private static let forwarding: Set<String> = [
        "assumeIsolated", "compactMap", "flatMap", "map", "reduce", "run", "sync", "withLock",
    ]

    /// Whether a closure that the app passes on may return a router.
    let closuresMayReturnRouters: Bool

    func isDropped(_ call: FunctionCallExprSyntax) -> Bool {
        var expression = Syntax(call)
        while let parent = expression.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            expression = parent
        }
        if let statement = expression.parent?.as(CodeBlockItemSyntax.self) { return isDropped(statement) }
        // `_ = call`, which the parser leaves unfolded.
        guard let list = expression.parent?.as(ExprListSyntax.self), list.last?.id == expression.id else {
            return false
        }
        return list.first?.is(DiscardAssignmentExprSyntax.self) ?? false
    }

    private func isDropped(_ statement: CodeBlockItemSyntax) -> Bool {
        guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return true }
        guard let owner = list.parent, !owner.is(SourceFileSyntax.self) else { return true }
        if let closure = owner.as(ClosureExprSyntax.self) { return returnsNothing(closure) }
        if owner.is(SwitchCaseSyntax.self) { return isDropped(branch: owner.enclosing(SwitchExprSyntax.self)) }
        if owner.is(IfConfigClauseSyntax.self) {
            let condition = owner.enclosing(IfConfigDeclSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
            return condition.map(isDropped) ?? false
        }
        guard owner.is(CodeBlockSyntax.self), let body = owner.parent else { return false }
        if let function = body.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.isVoid ?? true
        }
        if let accessor = body.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text != "get" }
        if body.is(IfExprSyntax.self) { return isDropped(branch: body) }
        return body.is(CatchClauseSyntax.self) || body.is(DeferStmtSyntax.self) || body.is(DeinitializerDeclSyntax.self)
            || body.is(DoStmtSyntax.self) || body.is(ForStmtSyntax.self) || body.is(GuardStmtSyntax.self)
            || body.is(InitializerDeclSyntax.self) || body.is(RepeatStmtSyntax.self) || body.is(WhileStmtSyntax.self)
    }

    /// Whether the value of an `if` or a `switch` is not used.
    private func isDropped(branch: (some SyntaxProtocol)?) -> Bool {
        var expression = branch.map { Syntax($0) }
        while let outer = expression?.parent, outer.is(IfExprSyntax.self) { expression = outer }
        let statement = expression?.parent?.as(ExpressionStmtSyntax.self).map { Syntax($0) } ?? expression
        return statement?.parent?.as(CodeBlockItemSyntax.self).map(isDropped) ?? false
    }

    /// Whether a closure returns nothing, as far as the source shows. A handler does.
    private func returnsNothing(_ closure: ClosureExprSyntax) -> Bool {
        if let result = closure.signature?.returnClause?.type { return result.isVoid }
        if let binding = closure.parent?.parent?.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation?.type.trimmedDescription.returnsVoid ?? false
        }
        guard !closuresMayReturnRouters else { return false }
        if let list = closure.parent?.as(ExprListSyntax.self), list.last?.id == closure.id {
            return list.dropLast().last?.is(AssignmentExprSyntax.self) ?? false
        }
        guard let call = closure.callAround else { return false }
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map { !Self.forwarding.contains($0) || isDropped(call) } ?? true
    }
}

/// Finds types of functions that return a router.
final class RouterFunctionTypes: SyntaxVisitor {
    private(set) var areFound = false
    private static let routers: Set<String> = [
        "AnyViewRouter", "DestinationViewRouter", "ModuleViewRouter", "ViewRouter",
    ]

    init(in files: [MigratingFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files { walk(file.tree) }
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        let names = node.returnClause.tokens(viewMode: .sourceAccurate).map(\.text)
        if !Self.routers.isDisjoint(with: names) { areFound = true }
        return .visitChildren
    }
}

extension ClosureExprSyntax {
    /// The call that has the closure as an argument.
    fileprivate var callAround: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call.trailingClosure?.id == id ? call : nil }
        let argument = parent.flatMap { [.labeledExpr, .multipleTrailingClosureElement].contains($0.kind) ? $0 : nil }
        return argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}

extension TypeSyntax {
    fileprivate var isVoid: Bool { ["Void", "()"].contains(trimmedDescription) }
}

extension String {
    /// Whether it is the type of a function without a result: `(Int) -> Void`.
    fileprivate var returnsVoid: Bool {
        let plain = filter { !$0.isWhitespace && !"?)".contains($0) }
        return plain.hasSuffix("->Void") || plain.hasSuffix("->(")
    }
}
#endif
