// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Rewrites a subclass of the original's configuration into a class without a superclass.
final class ConfigurationRewriting {
    let node: ClassDeclSyntax
    private let base: IdentifierTypeSyntax
    let file: MigratingFile
    private var edits: [TextEdits.Edit] = []
    private var obstacles: [(message: String, node: Syntax, help: String?)] = []

    init(_ node: ClassDeclSyntax, _ base: IdentifierTypeSyntax, _ file: MigratingFile) {
        self.node = node
        self.base = base
        self.file = file
    }

    var isCertain: Bool { obstacles.isEmpty }

    func read(_ app: MigratedApp) {
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.selector == "copy(with:)" {
                edits.append(.init(range: file.paragraph(of: function), replacement: ""))
            } else if member.decl.is(InitializerDeclSyntax.self) {
                holdBack(
                    "it has an initializer", at: member, help: "let it be a class of its own, without super.init()")
            } else {
                let finder = InheritedNames(viewMode: .sourceAccurate)
                finder.walk(member)
                if let found = finder.found {
                    holdBack(
                        "it uses what it inherits", at: found,
                        help: "declare what the module needs in the class itself, and let it inherit nothing")
                }
            }
        }
    }

    /// Holds the configuration back if its router is not rewritten or not among the files.
    func settle(_ app: MigratedApp) {
        guard isCertain else { return }
        if let router = app.routers.first(where: { $0.configuration == node.name.text && !$0.isCertain }) {
            holdBack("\(router.name) stays a router", at: node.name, help: "rewrite that first")
        } else if !app.routers.contains(where: { $0.configuration == node.name.text }) {
            holdBack(
                "no router in these files has it", at: node.name, help: "migrate it together with its router")
        }
    }

    func finish() {
        let name = node.name.text
        guard isCertain else {
            for obstacle in obstacles {
                file.advise(
                    "\(name) stays a configuration of ZRouter: \(obstacle.message)", at: obstacle.node,
                    help: obstacle.help)
            }
            return
        }
        for edit in edits + [withoutBase] { file.edits.add(edit) }
        file.note("\(name) inherits nothing", at: node.name)
    }

    /// Removes the superclass and its separator from the inheritance clause.
    private var withoutBase: TextEdits.Edit {
        let clause = node.inheritanceClause!
        let types = Array(clause.inheritedTypes)
        if types.count > 1 {
            let end = types[1].trimmedRange.lowerBound
            return .init(range: base.trimmedRange.lowerBound..<end, replacement: "")
        }
        let start = clause.colon.trimmedRange.lowerBound
        return .init(range: start..<base.trimmedRange.upperBound, replacement: "")
    }

    func holdBack(_ message: String, at node: some SyntaxProtocol, help: String?) {
        obstacles.append((message, Syntax(node), help))
    }
}

/// Finds a use of a member that the class inherits from the original's configuration.
private final class InheritedNames: SyntaxVisitor {
    var found: Syntax?

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? Syntax(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["override", "required"].contains(node.name.text) { found = found ?? Syntax(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0.base : nil }
        if OriginalNames.configurationMembers.contains(node.baseName.text),
            base == nil || base?.trimmedDescription == "self"
        {
            found = found ?? Syntax(node)
        }
        return .visitChildren
    }
}
#endif
