// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A call of a function of `Router`.
///
/// ZRouter and the library have a `Router` each. Both have `perform(to:path:)` for views, also with a `preparation`. The library
/// returns a route instead of a router, so only calls whose results are not used have the same meaning. A call without a closure
/// to `makeDestination(to:)` is rewritten. All other calls need ZRouter.
struct RouterCall {
    private let node: FunctionCallExprSyntax
    let name: TokenSyntax
    private let labels: [String]

    init?(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "Router"
        else { return nil }
        self.node = node
        name = member.declName.baseName
        labels =
            node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : [""])
            + node.additionalTrailingClosures.map(\.label.text)
    }

    /// Whether it is `makeDestination(to:)` without a closure, which is rewritten.
    var isMaking: Bool { name.text == "makeDestination" && labels == ["to"] }

    /// Returns the message and the remedy if the library lacks this call; nil if the library has it or it is rewritten.
    func difference(_ use: ResultUse) -> (message: String, help: String)? {
        switch name.text {
        case "to": ("Router.to is a function of ZRouter's", "write Router.perform(to:path:) where it is performed")
        case "makeDestination" where !isMaking:
            ("Router.makeDestination has a closure here", "write Router.destination(for:), and then prepare it")
        case "perform" where labels.first == "to": performing(use)
        default: nil
        }
    }

    private func performing(_ use: ResultUse) -> (message: String, help: String)? {
        guard labels.contains("path") else {
            return (
                "Router.perform without a path is a call of ZRouter's",
                "write Router.perform(to:path:) for a view, Router.destination(for:) for a service"
            )
        }
        guard Set(labels).isSubset(of: ["to", "path", "preparation", ""]), preparation.map(isOfOneParameter) ?? true
        else {
            return (
                "Router.perform has configurations or handlers of ZRouter's",
                "write preparation:, completion: with a Result, and the options of the path"
            )
        }
        if !use.isDropped(node) {
            return ("the router of Router.perform may be used", "use it as a ViewRoute, which the library returns")
        }
        if let preparation, !isOfView, !preparation.canChangeItsParameter {
            return (
                "the configuration of a module is passed inout in the library",
                "write a closure that does not keep its parameter, and does not state its type"
            )
        }
        return nil
    }

    /// The trailing closure of a `perform(to:path:)`.
    ///
    /// It is the `preparation`. The library has a `completion` too, and Swift 5 takes the closure for that one, unless its body
    /// does not compile with a `Result`.
    var trailingPreparation: ClosureExprSyntax? { name.text == "perform" ? node.trailingClosure : nil }

    /// The edits that make the trailing closure an argument with the label `preparation`.
    var editsOfPreparation: [TextEdits.Edit] {
        guard let closure = trailingPreparation, let last = node.arguments.last, let paren = node.rightParen else {
            return []
        }
        let start = last.expression.trimmedRange.upperBound
        let (before, end) = (closure.trimmedRange.lowerBound, closure.trimmedRange.upperBound)
        let close = TextEdits.Edit(range: end..<end, replacement: ")")
        let trivia = last.expression.trailingTrivia + (last.trailingComma?.trailingTrivia ?? []) + paren.leadingTrivia
        guard !(trivia + paren.trailingTrivia + closure.leadingTrivia).contains(where: \.isComment) else {
            let separator = last.trailingComma == nil ? ", " : ""
            return [
                paren.replaced(by: ""),
                .init(range: before..<before, replacement: "\(separator)preparation: "), close,
            ]
        }
        return [.init(range: start..<before, replacement: ", preparation: "), close]
    }

    /// The argument `preparation`, or the trailing closure.
    private var preparation: ExprSyntax? {
        node.trailingClosure.map { ExprSyntax($0) }
            ?? node.arguments.first { $0.label?.text == "preparation" }?.expression
    }

    /// ZRouter tells its closures apart by their parameters. The preparation has one.
    private func isOfOneParameter(_ expression: ExprSyntax) -> Bool {
        expression.as(ClosureExprSyntax.self).map { $0.parameterCount <= 1 } ?? true
    }

    /// Whether the key is evidently that of a view, not of its module.
    private var isOfView: Bool {
        node.arguments.first.flatMap { RouteKeyCall($0.expression) }.map { $0.isView && !$0.isModule } ?? false
    }
}

extension ClosureExprSyntax {
    /// The number of parameters: declared, or used as `$0` and so on.
    var parameterCount: Int {
        switch signature?.parameterClause {
        case .simpleInput(let parameters): return parameters.count
        case .parameterClause(let clause): return clause.parameters.count
        case nil:
            let finder = NumberedParameters(viewMode: .sourceAccurate)
            finder.walk(statements)
            return finder.count
        }
    }

    /// The name of the only parameter; nil if it has none or a stated type.
    fileprivate var untypedParameter: String? {
        switch signature?.parameterClause {
        case .simpleInput(let parameters): parameters.first?.name.text
        case .parameterClause(let clause):
            clause.parameters.first.flatMap { $0.type == nil ? ($0.secondName ?? $0.firstName).text : nil }
        case nil: "$0"
        }
    }
}

extension ExprSyntax {
    /// Whether the expression is a closure whose parameter may be `inout`: it has no stated type, and no inner closure or function
    /// captures it.
    fileprivate var canChangeItsParameter: Bool {
        guard let closure = self.as(ClosureExprSyntax.self), let name = closure.untypedParameter else { return false }
        let finder = CapturedName(name)
        finder.walk(closure.statements)
        return !finder.isCaptured
    }
}

/// Finds the parameters `$0`, `$1` and so on of a closure.
private final class NumberedParameters: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = node.baseName.tokenKind, let index = Int(text.dropFirst()) {
            count = max(count, index + 1)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds whether a closure or a function inside of another closure uses its parameter.
private final class CapturedName: SyntaxVisitor {
    private(set) var isCaptured = false
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { look(at: node) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { look(at: node) }

    private func look(at node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        // In an inner closure, `$0` is its own parameter.
        if !["$0", "_"].contains(name), node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }) {
            isCaptured = true
        }
        return .skipChildren
    }
}
#endif
