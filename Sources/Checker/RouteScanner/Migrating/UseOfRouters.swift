// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Finds uses of a router's class that a provider does not support.
final class UseOfRouters: SyntaxVisitor {
    private let file: MigratingFile
    private let app: MigratedApp

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        guard member?.declName.id != node.id else { return .visitChildren }
        for router in app.routers(named: node.baseName.text) { look(at: node, member, of: router) }
        for adapter in app.adapters(named: node.baseName.text) where !isListing(node, member) {
            adapter.holdBack(
                "\(adapter.name) is used in \(file.path)", at: adapter.node.name,
                help: "remove this use: an adapter of the library can only be registered")
        }
        for configuration in app.configurations where configuration.node.name.text == node.baseName.text {
            guard !isInRouter(node, with: configuration) else { continue }
            configuration.holdBack(
                "\(node.baseName.text) is used in \(file.path)", at: configuration.node.name,
                help: "let only its router make it")
        }
        return .visitChildren
    }

    private func look(at node: DeclReferenceExprSyntax, _ member: MemberAccessExprSyntax?, of router: RouterRewriting) {
        guard let member else {
            return router.holdBack(
                "\(router.name) is used as a value in \(file.path)", at: router.node.name,
                help: "do without an instance: ask for what it provides by its key")
        }
        guard !isListing(node, member) else {
            if member.declName.baseName.text == "self" { router.isListed = true }
            return
        }
        switch member.declName.baseName.text {
        case "self":
            router.holdBack(
                "\(router.name).self is used in \(file.path)", at: router.node.name,
                help: "list it where providers are registered: RouteRegistry.shared.register { \(router.name).self }")
        case "register" where app.adapters.contains(where: { $0.isCertain && $0.node.contains(node) }): break
        case "registerRoutableDestination":
            router.holdBack(
                "\(router.name).registerRoutableDestination() is called in \(file.path), and not as a statement of a list",
                at: router.node.name,
                help: "list it where providers are registered: RouteRegistry.shared.register { \(router.name).self }")
        case let name:
            router.holdBack(
                "\(router.name).\(name) is called in \(file.path)", at: router.node.name,
                help: "ask for what \(router.name) provides by its key: Router.\(Self.call(for: name, router))")
        }
    }

    /// Whether a class is named in a statement or a list that registers it.
    private func isListing(_ node: DeclReferenceExprSyntax, _ member: MemberAccessExprSyntax?) -> Bool {
        guard let member else { return false }
        if member.declName.baseName.text == "registerRoutableDestination" {
            return app.listings.contains { $0.file === file && $0.statement.contains(node) }
        }
        guard member.declName.baseName.text == "self" else { return false }
        if member.parent?.is(CodeBlockItemSyntax.self) == true {
            return member.enclosing(ClosureExprSyntax.self)?.enclosing(FunctionCallExprSyntax.self)?.registersRoutes
                == true
                || member.enclosing(FunctionDeclSyntax.self)?.attributes.isListBuilder == true
                || member.enclosing(VariableDeclSyntax.self)?.attributes.isListBuilder == true
        }
        guard let array = member.parent?.as(ArrayElementSyntax.self)?.enclosing(ArrayExprSyntax.self) else {
            return member.parent?.as(LabeledExprSyntax.self)?.label?.text == "to"
        }
        if array.parent?.is(LabeledExprSyntax.self) == true {
            return array.enclosing(FunctionCallExprSyntax.self)?.registersRoutes == true
        }
        let type =
            array.enclosing(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? array.enclosing(FunctionDeclSyntax.self)?.signature.returnClause?.type
        return type.map { $0.trimmedDescription.contains("RouteRegistrable") } ?? false
    }

    /// Whether the node is inside the configuration itself or inside its router.
    private func isInRouter(_ node: some SyntaxProtocol, with configuration: ConfigurationRewriting) -> Bool {
        configuration.node.contains(node)
            || app.routers.contains { $0.configuration == configuration.node.name.text && $0.node.contains(node) }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        look(at: node, of: node.name.text)
        // `visit(_: ClassDeclSyntax)` handles subclasses.
        guard node.parent?.is(InheritedTypeSyntax.self) != true else { return .visitChildren }
        for router in app.routers(named: node.name.text) {
            router.holdBack(
                "\(router.name) is used as a type in \(file.path)", at: router.node.name,
                help: "say what is meant in the provider itself, or by the types of the library")
        }
        return .visitChildren
    }

    /// Holds a configuration back if a class inherits from it or if a route without a router class uses it.
    private func look(at node: IdentifierTypeSyntax, of name: String) {
        for configuration in app.configurations where configuration.node.name.text == name {
            guard !isInRouter(node, with: configuration) else { continue }
            let owner =
                node.enclosing(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
                ?? node.enclosing(IdentifierTypeSyntax.self)?.name.text
            let isOfRoute = owner.map { $0.hasPrefix("ZIK") && OriginalNames.types.contains($0) } ?? false
            guard isOfRoute || node.parent?.is(InheritedTypeSyntax.self) == true else { continue }
            configuration.holdBack(
                "\(name) is used in \(file.path)", at: configuration.node.name,
                help: "let only its router have it")
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let base = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        for router in app.routers(named: base) {
            router.holdBack(
                "\(node.name.text) inherits from it", at: router.node.name,
                help: "let \(node.name.text) be a provider of its own, and share what both do in functions")
        }
        for adapter in app.adapters(named: base) {
            adapter.holdBack(
                "\(node.name.text) inherits from it", at: adapter.node.name,
                help: "let \(node.name.text) be an adapter of its own")
        }
        return .visitChildren
    }

    private static func call(for name: String, _ router: RouterRewriting) -> String {
        router.isView && name != "makeDestination" ? "perform(to:path:)" : "destination(for:)"
    }
}

extension FunctionCallExprSyntax {
    /// Whether it calls `register` on a registry or makes a registry.
    fileprivate var registersRoutes: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "register"
            || calledExpression.trimmedDescription == "RouteRegistry"
    }
}

extension AttributeListSyntax {
    fileprivate var isListBuilder: Bool { contains { $0.trimmedDescription == "@RegistrableListBuilder" } }
}

extension SyntaxProtocol {
    fileprivate func contains(_ other: some SyntaxProtocol) -> Bool {
        root.id == other.root.id && trimmedRange.contains(other.trimmedRange.lowerBound)
    }
}
#endif
