// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Finds the members of a file that may belong to ZRouter.
final class OriginalMembers: SyntaxVisitor {
    /// A member, with the reason why the file needs ZRouter and the remedy.
    struct Member {
        let token: TokenSyntax
        let message: String
        let help: String
    }

    private(set) var areFound = false
    /// The first such member, except for registrations: advice about the router's class covers them.
    private(set) var first: Member?
    /// Whether the file imports one of the modules under a condition.
    private(set) var isImportConditional = false
    private let file: MigratingFile
    private let use: ResultUse

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        use = ResultUse(closuresMayReturnRouters: app.hasFunctionTypesOfRouters)
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOriginal = node.path.first.map { OriginalNames.modules.contains($0.name.text) } ?? false
        if isOriginal, node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true {
            isImportConditional = true
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = RouterCall(node), let difference = call.difference(use) {
            note(call.name, difference.message, help: difference.help)
        }
        for label in node.labelsOfOriginal { note(label) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if !file.edits.covers(name.trimmedRange.lowerBound), Self.isOriginal(name.text, node) { note(name) }
        return .visitChildren
    }

    private func note(_ token: TokenSyntax) {
        note(
            token, "\(token.text) may be a member of ZRouter's",
            help: OriginalNames.replacements[token.text].map { "write \($0)" }
                ?? "where it is none, import \(ImportRewriting.library) in the place of ZRouter")
    }

    private func note(_ token: TokenSyntax, _ message: String, help: String) {
        areFound = true
        guard first == nil, token.text != "registerRoutableDestination" else { return }
        first = Member(token: token, message: message, help: help)
    }

    private static func isOriginal(_ name: String, _ node: MemberAccessExprSyntax) -> Bool {
        if OriginalNames.members.contains(name) { return true }
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
        let labels = call?.arguments.compactMap { $0.label?.text } ?? []
        switch name {
        // Only the original has `show` without a source.
        case "show": return call == nil && (node.base == nil || node.base?.trimmedDescription == "ViewRoutePath")
        case "performSegue": return labels.contains("identifier")
        case "perform": return labels.first == "from" || labels.contains { Self.performing.contains($0) }
        case "present": return labels.contains("animator")
        default: return false
        }
    }

    private static let performing: Set<String> = ["errorHandler", "onDestination", "successHandler"]
}

extension FunctionCallExprSyntax {
    /// The labels of the call that only calls of ZRouter have: `ViewRoutePath(routeType:source:)`, `ViewRoutePath(path:)`, and
    /// closures that configure a route or its removal.
    fileprivate var labelsOfOriginal: [TokenSyntax] {
        var labels: [TokenSyntax] = []
        if let label = arguments.first?.label, ["routeType", "path"].contains(label.text),
            ["ViewRoutePath", "ZIKViewRoutePath"].contains(calledExpression.trimmedDescription)
        {
            labels.append(label)
        }
        let arguments = arguments.map { ($0.label, $0.expression.as(ClosureExprSyntax.self)) }
        for (label, closure) in arguments + additionalTrailingClosures.map({ ($0.label, $0.closure) }) {
            guard let label, let closure else { continue }
            // A closure that configures an object of the app has one parameter.
            if label.text == "removing" || label.text == "configuring" && closure.parameterCount > 1 {
                labels.append(label)
            }
        }
        return labels
    }
}
#endif
