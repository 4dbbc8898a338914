// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Decides which module a file imports, and rewrites its imports.
///
/// A file that still uses ZRouter imports ZRouter only. ZRouter re-exports the library, so that providers compile there. Two
/// modules that declare the same name, such as `Router`, are therefore never imported together. All other files import the
/// library instead of ZRouter.
struct ImportRewriting {
    static let library = "ModuleRouterViews"
    private let file: MigratingFile
    private let app: MigratedApp
    private let originals: [ImportDeclSyntax]

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        originals = file.imports(of: OriginalNames.modules)
    }

    // MARK: Deciding

    /// Decides whether the file must stay with ZRouter, because it uses names that the library lacks and that are not rewritten.
    func decide() {
        let names = leftovers
        let members = OriginalMembers(file, app)
        file.staysWithOriginal =
            file.needsOriginal || file.hasAdvice || !names.isEmpty || members.areFound || members.isImportConditional
        guard file.staysWithOriginal else { return }
        for name in names { advise(name) }
        // Advice about a retained router's class already gives the reason.
        if names.isEmpty, !file.hasAdvice, let member = members.first {
            file.advise("\(member.message), so the file keeps its import", at: member.token, help: member.help)
        }
    }

    private var leftovers: [TokenSyntax] {
        file.tree.tokens(viewMode: .sourceAccurate).filter { token in
            token.isUseOfType && (Self.isOriginal(token.text) || token.isClassOfService)
                && !app.declaredNames.contains(token.text)
                && !file.edits.covers(token.trimmedRange.lowerBound)
        }
    }

    private static func isOriginal(_ name: String) -> Bool {
        OriginalNames.types.contains(name) || OriginalNames.modules.contains(name)
    }

    private func advise(_ token: TokenSyntax) {
        // Advice about a retained router's class already covers its names.
        guard file.isOnItsOwn(token) else { return }
        let help = OriginalNames.replacements[token.text].map { "write \($0)" }
        let isRemoved = OriginalNames.removedTypes.contains(token.text)
        file.advise(
            isRemoved ? "\(token.text) is a name that ZRouter lacks" : "\(token.text) is a name of ZRouter's",
            at: token,
            help: help ?? "see the table of the article Coming from ZIKRouter", isNecessary: isRemoved)
    }

    // MARK: Writing

    func run() {
        if file.staysWithOriginal { return keepOriginal() }
        for call in RouterCalls(file.tree).found { rewrite(call) }
        let isImported = !file.imports(of: [Self.library]).isEmpty
        importOnce(Self.library, isImported: isImported, in: originals)
    }

    private func rewrite(_ call: FunctionCallExprSyntax) {
        guard let router = RouterCall(call) else { return }
        if router.isMaking { return rewrite(making: call, router.name) }
        guard let closure = router.trailingPreparation else { return }
        for edit in router.editsOfPreparation { file.edits.add(edit) }
        file.note("the closure of perform(to:path:) is its preparation", at: closure)
    }

    /// Writes `try? Router.destination(for:)` instead of `Router.makeDestination(to:)`.
    private func rewrite(making call: FunctionCallExprSyntax, _ name: TokenSyntax) {
        guard let label = call.arguments.first?.label else { return }
        let isWhole = call.isWholeValue
        let end = call.trimmedRange.upperBound
        file.edits.add(call.preceded(by: isWhole ? "try? " : "(try? "))
        file.edits.add(name.replaced(by: "destination"))
        file.edits.add(label.replaced(by: "for"))
        if !isWhole { file.edits.add(.init(range: end..<end, replacement: ")")) }
        file.note("makeDestination(to:) is destination(for:)", at: name)
    }

    /// Imports ZRouter, which exports all names of the original's modules.
    private func keepOriginal() {
        let others = originals.filter { $0.path.trimmedDescription != OriginalNames.module }
        importOnce(OriginalNames.module, isImported: others.count < originals.count, in: others)
    }

    /// Replaces the first import by `module`, unless that is imported already, and removes the other imports.
    private func importOnce(_ module: String, isImported: Bool, in imports: [ImportDeclSyntax]) {
        for (index, node) in imports.enumerated() {
            if index == 0, !isImported {
                let start = (node.importKindSpecifier ?? node.path.firstToken(viewMode: .sourceAccurate))?.trimmedRange
                let end = node.path.trimmedRange.upperBound
                file.edits.add(.init(range: (start?.lowerBound ?? end)..<end, replacement: module))
                let verb = module == Self.library ? "is no longer needed" : "is a part of \(module) here"
                file.note("\(node.path.trimmedDescription) \(verb)", at: node)
            } else {
                file.edits.add(.init(range: file.lines(of: node), replacement: ""))
                file.note("\(node.path.trimmedDescription) is no longer needed", at: node)
            }
        }
    }

    /// Imports the library in a file that registers rewritten types and imported no module for them.
    func importForList() {
        guard originals.isEmpty, file.imports(of: [Self.library, "ModuleRouter"]).isEmpty else { return }
        let line = "import \(Self.library)\(file.lineEnd)"
        let statements = file.tree.statements
        if let last = statements.last(where: { $0.item.is(ImportDeclSyntax.self) }) {
            let end = file.lines(of: last).upperBound
            file.edits.add(.init(range: end..<end, replacement: line))
        } else {
            let start = statements.first?.trimmedRange.lowerBound ?? 0
            file.edits.add(.init(range: start..<start, replacement: line + file.lineEnd))
        }
        if let first = statements.first { file.note("\(Self.library) has the registry", at: first) }
    }
}

/// Finds the calls of `Router`.
private final class RouterCalls: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if RouterCall(node) != nil { found.append(node) }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is the whole value of a variable, a result, an assignment or a statement.
    fileprivate var isWholeValue: Bool {
        guard let parent else { return false }
        if parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
        guard let list = parent.as(ExprListSyntax.self), list.last?.id == id, let before = list.dropLast().last else {
            return false
        }
        return before.is(AssignmentExprSyntax.self)
    }
}

extension TokenSyntax {
    /// Whether the name is a use of a type, a function or a variable, and neither a declaration nor a member.
    fileprivate var isUseOfType: Bool {
        guard isName, let parent else { return false }
        if parent.is(IdentifierTypeSyntax.self) { return true }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }
}

extension TokenSyntax {
    /// Whether it is the line of a provider of services that names a class. Only ZRouter finds a service by its class.
    fileprivate var isClassOfService: Bool {
        text == "DestinationClass"
            && enclosing(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains {
                $0.type.trimmedDescription == "ServiceRouteProvider"
            } == true
    }
}

extension MigratingFile {
    /// Whether the name is outside the classes that migrate as a whole, so that no other advice covers it.
    fileprivate func isOnItsOwn(_ token: TokenSyntax) -> Bool {
        token.enclosing(ClassDeclSyntax.self)?.inheritsFromOriginal != true
    }
}

extension ClassDeclSyntax {
    /// Whether it is a router, an adapter or a configuration of the original.
    var inheritsFromOriginal: Bool {
        let type = inheritanceClause?.inheritedTypes.first?.type
        let base = type?.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        return OriginalNames.routers[base] != nil || OriginalNames.adapters[base] != nil
            || OriginalNames.plainConfigurations.contains(base)
    }
}
#endif
