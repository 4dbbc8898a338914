// SPDX-License-Identifier: Apache-2.0

#if Checker
import SwiftSyntax

/// Finds what uses a router's class as the class it was.
final class UseOfRouters: SyntaxVisitor {
    private let file: MigratingFile
    private let app: MigratedApp

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        for router in app.routers(named: node.baseName.text) { look(at: node, of: router) }
        return .visitChildren
    }

    private func look(at node: DeclReferenceExprSyntax, of router: RouterRewriting) {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        guard member?.declName.id != node.id else { return }
        guard let member else {
            return router.holdBack(
                "\(router.name) is used as a value in \(file.path)", at: router.node.name,
                help: "do without an instance: ask for what it provides by its key")
        }
        switch member.declName.baseName.text {
        case "self":
            if member.parent?.is(CodeBlockItemSyntax.self) == true || member.parent?.is(ArrayElementSyntax.self) == true
            {
                router.isListed = true
            }
        case "register" where app.adapters.contains(where: { $0.isCertain && $0.node.contains(node) }): break
        case let name:
            router.holdBack(
                "\(router.name).\(name) is called in \(file.path)", at: router.node.name,
                help: "ask for what \(router.name) provides by its key: Router.\(Self.call(for: name))")
        }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // Of a class that inherits from it, see below.
        guard node.parent?.is(InheritedTypeSyntax.self) != true else { return .visitChildren }
        for router in app.routers(named: node.name.text) {
            router.holdBack(
                "\(router.name) is used as a type in \(file.path)", at: router.node.name,
                help: "say what is meant in the provider itself, or by the types of the library")
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let base = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)?.name.text
        for router in app.routers(named: base ?? "") {
            router.holdBack(
                "\(node.name.text) inherits from it", at: router.node.name,
                help: "let \(node.name.text) be a provider of its own, and share what both do in functions")
        }
        return .visitChildren
    }

    private static func call(for name: String) -> String {
        switch name {
        case "makeDestination": "makeDestination(to:)"
        case "perform", "performRoute": "perform(to:path:)"
        default: "to(_:)"
        }
    }
}

extension SyntaxProtocol {
    fileprivate func contains(_ other: some SyntaxProtocol) -> Bool {
        root.id == other.root.id && trimmedRange.contains(other.trimmedRange.lowerBound)
    }
}
#endif
