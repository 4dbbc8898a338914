// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Decides which module a file imports, and rewrites its imports.
///
/// A file that still uses ZRouter imports ZRouter only. ZRouter re-exports the library, so that providers compile there. Two
/// modules that declare the same name, such as `AutoRegister`, are therefore never imported together. All other files import the
/// library instead of ZRouter.
struct ImportRewriting {
    private static let library = "ModuleRouterViews"
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
        let reader = ImportReader(file)
        file.staysWithOriginal =
            file.hasAdvice || !names.isEmpty || reader.member != nil || reader.isConditional
        guard file.staysWithOriginal else { return }
        for name in names { advise(name) }
        // Advice about a retained router's class already gives the reason.
        if names.isEmpty, !file.hasAdvice, let member = reader.member, member.text != "registerRoutableDestination" {
            file.advise(
                "\(member.text) may be a member of ZRouter's, so the file keeps its import", at: member,
                help: Self.replacements[member.text].map { "write \($0)" }
                    ?? "where it is none, import \(Self.library) in the place of ZRouter")
        }
    }

    private var leftovers: [TokenSyntax] {
        file.tree.tokens(viewMode: .sourceAccurate).filter { token in
            token.isUseOfType && OriginalNames.types.contains(token.text) && !app.declaredNames.contains(token.text)
                && !file.edits.covers(token.trimmedRange.lowerBound) && Self.argument(for: token) == nil
        }
    }

    /// Returns the library's name for a part of a router's type; nil for other names. The types differ between the modules, so a
    /// file is renamed completely or not at all.
    private static func argument(for token: TokenSyntax) -> String? {
        guard let type = token.parent?.as(IdentifierTypeSyntax.self) else { return nil }
        if let generic = type.genericArgumentClause {
            // The library has it, with another configuration.
            return token.text == "DestinationViewRouter" && !generic.arguments.isEmpty ? token.text : nil
        }
        switch token.text {
        case "AnyViewRouter": return "ViewRouter<Any, ViewRouteConfiguration>"
        case "ViewRouteConfig" where type.isArgument(of: ["ViewRouter", "ViewRouterType"]):
            return "ViewRouteConfiguration"
        default: return nil
        }
    }

    private func advise(_ token: TokenSyntax) {
        // Advice about a retained router's class already covers its names.
        guard file.isOnItsOwn(token) else { return }
        let help = Self.replacements[token.text].map { "write \($0)" }
        file.advise(
            "\(token.text) is a name of ZRouter's", at: token,
            help: help ?? "see the table of the article Coming from ZIKRouter")
    }

    private static let replacements = [
        "ViewRouteConfig": "ViewRouteConfiguration, which is a value", "makedDestination": "madeDestination",
        "PerformRouteConfig": "ServiceRouteConfiguration, which is a value",
        "__prepareDestination": "prepareDestination",
        "ServiceMakeableConfiguration": "a service with a method that makes the destination from its parameters",
        "zix": "ViewRoute, by which a shown view is known",
    ]

    // MARK: Writing

    func run() {
        if file.staysWithOriginal { return keepOriginal() }
        for token in file.tree.tokens(viewMode: .sourceAccurate) where OriginalNames.types.contains(token.text) {
            guard !app.declaredNames.contains(token.text), let new = Self.argument(for: token), new != token.text,
                file.edits.add(token.replaced(by: new))
            else { continue }
            file.note("\(token.text) is \(new)", at: token)
        }
        for call in RouterCalls(file.tree).makingCalls { rewrite(call) }
        let isImported = !file.imports(of: [Self.library]).isEmpty
        importOnce(Self.library, isImported: isImported, in: originals)
    }

    /// Writes `try? Router.destination(for:)` instead of `Router.makeDestination(to:)`.
    private func rewrite(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let label = call.arguments.first?.label
        else { return }
        let isWhole = call.isWholeValue
        let end = call.trimmedRange.upperBound
        file.edits.add(call.preceded(by: isWhole ? "try? " : "(try? "))
        file.edits.add(member.declName.baseName.replaced(by: "destination"))
        file.edits.add(label.replaced(by: "for"))
        if !isWhole { file.edits.add(.init(range: end..<end, replacement: ")")) }
        file.note("makeDestination(to:) is destination(for:)", at: member.declName.baseName)
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

/// Finds the members of a file that may belong to ZRouter.
private final class ImportReader: SyntaxVisitor {
    /// The first such member.
    private(set) var member: TokenSyntax?
    /// Whether the file imports one of the modules under a condition.
    private(set) var isConditional = false
    private let file: MigratingFile

    init(_ file: MigratingFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOriginal = node.path.first.map { OriginalNames.modules.contains($0.name.text) } ?? false
        if isOriginal, node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true { isConditional = true }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if member == nil, !file.edits.covers(name.trimmedRange.lowerBound), isOriginal(name.text, node) {
            member = name
        }
        return .visitChildren
    }

    /// Finds `ViewRoutePath(routeType:source:)` and `ViewRoutePath(path:)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let label = node.arguments.first?.label
        if member == nil, let label, ["routeType", "path"].contains(label.text),
            ["ViewRoutePath", "ZIKViewRoutePath"].contains(node.calledExpression.trimmedDescription)
        {
            member = label
        }
        return .visitChildren
    }

    private func isOriginal(_ name: String, _ node: MemberAccessExprSyntax) -> Bool {
        if OriginalNames.members.contains(name) { return true }
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
        if node.isOfRouter, let call, call.isOfOriginal(name) { return true }
        switch name {
        // Only the original has `show` without a source.
        case "show": return call == nil && (node.base == nil || node.base?.trimmedDescription == "ViewRoutePath")
        case "performSegue": return call?.arguments.contains { $0.label?.text == "identifier" } ?? false
        case "perform": return call?.arguments.first?.label?.text == "from"
        case "present": return call?.arguments.contains { $0.label?.text == "animator" } ?? false
        default: return false
        }
    }
}

/// Finds the calls of `Router.makeDestination(to:)` that only name a key.
private final class RouterCalls: SyntaxVisitor {
    private(set) var makingCalls: [FunctionCallExprSyntax] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.isOfRouter,
            member.declName.baseName.text == "makeDestination", node.namesOnlyKey
        {
            makingCalls.append(node)
        }
        return .visitChildren
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isOfRouter: Bool { base?.trimmedDescription == "Router" }
}

extension FunctionCallExprSyntax {
    /// Whether the call has one argument, `to`, and no closure.
    fileprivate var namesOnlyKey: Bool {
        arguments.count == 1 && arguments.first?.label?.text == "to" && trailingClosure == nil
    }

    /// Whether `Router` of the library lacks this function.
    fileprivate func isOfOriginal(_ name: String) -> Bool {
        switch name {
        case "makeDestination": !namesOnlyKey
        // The library performs routes to views only.
        case "perform": arguments.first?.label?.text == "to" && !arguments.contains { $0.label?.text == "path" }
        case "to": !arguments.description.contains("View") && !arguments.description.contains("viewIdentifier")
        default: false
        }
    }

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

extension IdentifierTypeSyntax {
    fileprivate func isArgument(of names: Set<String>) -> Bool {
        parent?.is(GenericArgumentSyntax.self) == true
            && enclosing(IdentifierTypeSyntax.self).map { names.contains($0.name.text) } == true
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
