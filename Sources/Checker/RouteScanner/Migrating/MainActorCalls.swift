// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Moves calls for views to the main actor, if their function is not isolated to it.
///
/// The original checked at run time that such a call is made on the main thread. Here the calls belong to the main actor, and the
/// compiler rejects them in other functions.
final class MainActorCalls: SyntaxVisitor {
    private let file: MigratingFile
    private let app: MigratedApp
    private let use: ResultUse

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        use = ResultUse(closuresMayReturnRouters: app.hasFunctionTypesOfRouters)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.isForView, app.isNonisolated(node) else { return .visitChildren }
        guard use.isDropped(node), let statement = node.statement else {
            file.advise(
                "the call belongs to the main actor, and its function does not", at: node,
                help: "write @MainActor before the function or its type, or "
                    + "MainActor.assumeIsolated { … } around the call",
                isNecessary: true)
            return .visitChildren
        }
        let begin = "MainActor.assumeIsolated { " + (statement.item.is(FunctionCallExprSyntax.self) ? "_ = " : "")
        let end = statement.item.trimmedRange.upperBound
        file.edits.add(statement.item.preceded(by: begin))
        file.edits.add(.init(range: end..<end, replacement: " }"))
        file.note("the call is made on the main actor", at: node)
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is a call of `Router` with the key of a view or of a view's module.
    fileprivate var isForView: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "Router", let first = arguments.first
        else { return false }
        return RouteKeyCall(first.expression)?.isView ?? false
    }

    /// The statement that consists of the call, or of `_ =` and the call.
    fileprivate var statement: CodeBlockItemSyntax? {
        if let statement = parent?.as(CodeBlockItemSyntax.self) { return statement }
        guard let sequence = parent?.as(ExprListSyntax.self)?.parent?.as(SequenceExprSyntax.self),
            sequence.elements.count == 3
        else { return nil }
        return sequence.parent?.as(CodeBlockItemSyntax.self)
    }
}

extension MigratedApp {
    /// Whether the files show that a node is not isolated to the main actor. Without them the isolation is unknown, because a
    /// superclass or a protocol may isolate a type.
    fileprivate func isNonisolated(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        var isInFunction = false
        while let parent = next {
            // A closure may run anywhere.
            if parent.is(ClosureExprSyntax.self) { return false }
            if let attributes = parent.asProtocol((any WithAttributesSyntax).self)?.attributes,
                attributes.contains(where: { $0.trimmedDescription == "@MainActor" })
            {
                return false
            }
            if parent.is(FunctionDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
                || parent.is(InitializerDeclSyntax.self)
            {
                isInFunction = true
            }
            if parent.asProtocol((any DeclGroupSyntax).self) != nil,
                let type = parent.asProtocol((any NamedDeclSyntax).self)
            {
                return isInFunction && hasNoIsolation(type.name.text)
            }
            if let type = parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                return isInFunction && declares(type) && hasNoIsolation(type)
            }
            next = parent.parent
        }
        return isInFunction
    }
}
#endif
