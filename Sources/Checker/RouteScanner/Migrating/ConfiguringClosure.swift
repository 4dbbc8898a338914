// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A closure that configures a route: the argument `configuring:` or `removing:` of a call.
struct ConfiguringClosure {
    private let closure: ClosureExprSyntax
    private let names: [TokenSyntax]
    /// The index of the parameter that prepares the destination. Only older versions had this parameter.
    private let preparing: Int?
    private let file: MigratingFile

    init?(_ closure: ClosureExprSyntax, label: String?, _ file: MigratingFile) {
        guard let label, ["configuring", "removing"].contains(label) else { return nil }
        self.closure = closure
        self.file = file
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters): names = parameters.map(\.name)
        case .parameterClause(let clause): names = clause.parameters.map { $0.secondName ?? $0.firstName }
        case nil: return nil
        }
        let isOld = names.count == (label == "configuring" ? 3 : 2)
        preparing = isOld ? 1 : nil
    }

    func rewrite() {
        adviseMembers()
        guard let preparing else { return }
        let name = names[preparing].text
        let uses = Uses(of: name)
        uses.walk(closure.statements)
        let calls = uses.found.compactMap(Self.preparation)
        guard calls.count == uses.found.count, calls.count <= 1 else {
            return file.advise(
                "\(name) is used in a way that says no single preparation", at: names[preparing],
                help:
                    "set it: \(names[0].text == "_" ? "config" : names[0].text).prepareDestination = { destination in … }"
            )
        }
        let isNameless = names[0].text == "_"
        if let call = calls.first {
            let configuration = isNameless ? "config" : names[0].text
            if isNameless { file.edits.add(names[0].replaced(by: configuration)) }
            for edit in call.edits(assigningTo: configuration) { file.edits.add(edit) }
        }
        removeParameter(preparing)
        file.note("the destination is prepared by what the configuration is given", at: names[preparing])
    }

    private func removeParameter(_ index: Int) {
        let parameters: [Syntax] =
            switch closure.signature?.parameterClause {
            case .simpleInput(let list): list.map { Syntax($0) }
            case .parameterClause(let clause): clause.parameters.map { Syntax($0) }
            case nil: []
            }
        let isLast = index == parameters.count - 1
        // Include the comma before or after the parameter.
        let start = isLast ? names[index - 1].trimmedRange.upperBound : parameters[index].trimmedRange.lowerBound
        let end = isLast ? parameters[index].trimmedRange.upperBound : parameters[index + 1].trimmedRange.lowerBound
        file.edits.add(.init(range: start..<end, replacement: ""))
    }

    /// Advises on members of the strict configuration that have a replacement.
    private func adviseMembers() {
        guard let name = names.first?.text, name != "_" else { return }
        let uses = Uses(of: name)
        uses.walk(closure.statements)
        for use in uses.found {
            guard let member = use.parent?.as(MemberAccessExprSyntax.self),
                let help = OriginalNames.strictMembers[member.declName.baseName.text]
            else { continue }
            file.advise(
                "\(member.declName.baseName.text) is a member of ZRouter's configuration", at: member.declName,
                help: help)
        }
    }

    // MARK: -

    /// A call `prepareDestination({ … })`, or the same with a trailing closure.
    private struct Preparation {
        let call: FunctionCallExprSyntax
        let closure: ClosureExprSyntax

        func edits(assigningTo configuration: String) -> [TextEdits.Edit] {
            let start = call.trimmedRange.lowerBound..<closure.trimmedRange.lowerBound
            let end = closure.trimmedRange.upperBound..<call.trimmedRange.upperBound
            return [
                .init(range: start, replacement: "\(configuration).prepareDestination = "),
                .init(range: end, replacement: ""),
            ]
        }
    }

    private static func preparation(_ use: DeclReferenceExprSyntax) -> Preparation? {
        guard let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id,
            call.parent?.is(CodeBlockItemSyntax.self) == true, call.additionalTrailingClosures.isEmpty
        else { return nil }
        if call.arguments.isEmpty { return call.trailingClosure.map { Preparation(call: call, closure: $0) } }
        guard call.arguments.count == 1, call.trailingClosure == nil else { return nil }
        return call.arguments.first?.expression.as(ClosureExprSyntax.self).map { Preparation(call: call, closure: $0) }
    }
}

/// Finds the uses of a name as a value.
private final class Uses: SyntaxVisitor {
    var found: [DeclReferenceExprSyntax] = []
    private let name: String

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == name, !isMember { found.append(node) }
        return .visitChildren
    }
}
#endif
