// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Writes `@Routable` declarations for the original's extensions of keys, and for protocols that inherited their declaration.
///
/// A file that stays with ZRouter keeps its extensions, which the library accepts too, because ZRouter has no `@Routable`.
final class DeclarationRewriting: SyntaxVisitor {
    private let file: MigratingFile
    private let app: MigratedApp
    private var declarations:
        [(node: ExtensionDeclSyntax, requirement: TypeSyntax, initializer: InitializerDeclSyntax)] =
            []
    /// The protocols that inherited their declaration and have no other.
    private var undeclared: [(node: ProtocolDeclSyntax, key: String)] = []

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    // MARK: Reading

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let clause = node.inheritanceClause else { return .visitChildren }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        // All of the original's marks restrict the protocol to classes.
        var isOfClasses = names.contains("AnyObject") || names.contains("class")
        for inherited in clause.inheritedTypes {
            let name = inherited.type.trimmedDescription
            guard let key = OriginalNames.routableMarks[name] else { continue }
            let edit =
                isOfClasses
                ? MarkerRewriting.removal(of: inherited, in: clause.inheritedTypes, clause)
                : inherited.type.replaced(by: "AnyObject")
            isOfClasses = true
            file.edits.add(edit)
            file.note("\(node.name.text) does not inherit \(name)", at: inherited)
            if !app.declaredKeys.contains("\(key)<any \(node.name.text)>()") { undeclared.append((node, key)) }
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let key = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text, OriginalNames.keys.contains(key),
            !node.attributes.contains(where: { $0.trimmedDescription == "@Routable" })
        else { return .visitChildren }
        if let requirement = node.routableProtocol, node.memberBlock.members.count == 1,
            let initializer = node.memberBlock.members.first?.decl.as(InitializerDeclSyntax.self),
            initializer.isDeclaration
        {
            declarations.append((node, requirement, initializer))
        } else if node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "declaredTypeName" }) {
            file.advise(
                "this declaration has more in it than @Routable can say", at: node.extendedType,
                help: "let the extension have @Routable and no init(), and move the rest out of it")
        }
        return .visitChildren
    }

    // MARK: Writing

    /// Writes the declarations. Call it after the module that the file imports is known.
    func finish() {
        for (node, key) in undeclared { declare(node, key) }
        guard !file.staysWithOriginal else { return }
        for (node, requirement, initializer) in declarations { rewrite(node, requirement, initializer) }
    }

    private func declare(_ node: ProtocolDeclSyntax, _ key: String) {
        let access = node.modifiers.first?.name.text
        let name = "\(key) where Protocol == any \(node.name.text)"
        let lines =
            if file.staysWithOriginal {
                [
                    "extension \(name) {",
                    "    \(access == "public" ? "public " : "")init() { self.init(declaredProtocol: Protocol.self) }",
                    "}",
                ]
            } else {
                ["@Routable \(access == "public" ? "" : (access ?? "internal") + " ")extension \(name) {}"]
            }
        let end = node.trimmedRange.upperBound
        let text = ["", ""] + lines
        file.edits.add(.init(range: end..<end, replacement: text.joined(separator: file.lineEnd)))
        file.note("\(node.name.text) is declared by an extension", at: node.name)
    }

    private func rewrite(_ node: ExtensionDeclSyntax, _ requirement: TypeSyntax, _ initializer: InitializerDeclSyntax) {
        let isIsolated = initializer.attributes.contains { $0.trimmedDescription == "@MainActor" }
        var words = isIsolated ? "@Routable @MainActor " : "@Routable "
        let access = initializer.modifiers.first?.name.text
        // The macro makes its members public unless the extension has another access modifier.
        if node.modifiers.isEmpty, access != "public" { words += "\(access ?? "internal") " }
        file.edits.add(node.preceded(by: words))
        if !requirement.is(SomeOrAnyTypeSyntax.self) { file.edits.add(requirement.preceded(by: "any ")) }
        let braces = node.memberBlock
        let inside = braces.leftBrace.trimmedRange.upperBound..<braces.rightBrace.trimmedRange.lowerBound
        if braces.hasComments {
            file.edits.add(.init(range: file.lines(of: initializer), replacement: ""))
        } else {
            file.edits.add(.init(range: inside, replacement: ""))
        }
        file.note("\(requirement.trimmedDescription.withoutAny) is declared by @Routable", at: node.extendedType)
    }
}

extension ExtensionDeclSyntax {
    /// The right side of the requirement `Protocol == …`, if it is the only requirement.
    var routableProtocol: TypeSyntax? {
        guard let requirements = genericWhereClause?.requirements, requirements.count == 1,
            case .sameTypeRequirement(let same)? = requirements.first?.requirement,
            same.leftType.trimmedDescription == "Protocol"
        else { return nil }
        return same.rightType.as(TypeSyntax.self)
    }
}

extension InitializerDeclSyntax {
    /// Whether it is `init() { self.init(declaredProtocol: Protocol.self) }`, or the same with the type's name.
    fileprivate var isDeclaration: Bool {
        guard signature.parameterClause.parameters.isEmpty, body?.statements.count == 1,
            let call = body?.statements.first?.item.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.calledExpression.trimmedDescription == "self.init",
            ["declaredProtocol", "declaredTypeName"].contains(call.arguments.first?.label?.text),
            attributes.allSatisfy({ $0.trimmedDescription == "@MainActor" }), modifiers.count <= 1
        else { return false }
        return true
    }
}

extension MemberBlockSyntax {
    /// Whether there is a comment inside the braces.
    fileprivate var hasComments: Bool {
        (members.leadingTrivia + members.trailingTrivia + rightBrace.leadingTrivia + leftBrace.trailingTrivia)
            .contains(where: \.isComment)
            || members.tokens(viewMode: .sourceAccurate).contains {
                ($0.leadingTrivia + $0.trailingTrivia).contains(where: \.isComment)
            }
    }
}
#endif
