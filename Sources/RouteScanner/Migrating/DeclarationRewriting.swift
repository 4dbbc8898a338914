// SPDX-License-Identifier: Apache-2.0

#if Checker
import SwiftSyntax

/// Makes `@Routable` declarations of the original's extensions of keys.
final class DeclarationRewriting: SyntaxVisitor {
    private let file: MigratingFile

    init(_ file: MigratingFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
            let name = inherited.type.trimmedDescription
            guard let key = Self.keys[name] else { continue }
            file.advise(
                "\(node.name.text) is declared routable by what it inherits", at: inherited,
                help: "take \(name) away, and declare it:\n"
                    + "@Routable extension \(key) where Protocol == any \(node.name.text) {}")
        }
        return .visitChildren
    }

    private static let keys = [
        "ZIKViewRoutable": "RoutableView", "ZIKViewModuleRoutable": "RoutableViewModule",
        "ZIKServiceRoutable": "RoutableService", "ZIKServiceModuleRoutable": "RoutableServiceModule",
    ]

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let key = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text, OriginalNames.keys.contains(key),
            !node.attributes.contains(where: { $0.trimmedDescription == "@Routable" })
        else { return .visitChildren }
        guard let requirement = node.routableProtocol, node.memberBlock.members.count == 1,
            let initializer = node.memberBlock.members.first?.decl.as(InitializerDeclSyntax.self),
            initializer.isDeclaration
        else {
            file.advise(
                "this declaration has more in it than @Routable can say", at: node.extendedType,
                help: "let the extension have @Routable and no init(), and move the rest out of it")
            return .visitChildren
        }
        rewrite(node, requirement, initializer)
        return .visitChildren
    }

    private func rewrite(_ node: ExtensionDeclSyntax, _ requirement: TypeSyntax, _ initializer: InitializerDeclSyntax) {
        let isIsolated = initializer.attributes.contains { $0.trimmedDescription == "@MainActor" }
        var words = isIsolated ? "@Routable @MainActor " : "@Routable "
        let access = initializer.modifiers.first?.name.text
        // The macro's members are public, unless the extension says otherwise.
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
    /// The right side of the one requirement `Protocol == …`.
    fileprivate var routableProtocol: TypeSyntax? {
        guard let requirements = genericWhereClause?.requirements, requirements.count == 1,
            case .sameTypeRequirement(let same)? = requirements.first?.requirement,
            same.leftType.trimmedDescription == "Protocol"
        else { return nil }
        return same.rightType.as(TypeSyntax.self)
    }
}

extension InitializerDeclSyntax {
    /// `init() { self.init(declaredProtocol: Protocol.self) }`, or with the name of the type.
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
    /// Whether there is a comment between the braces.
    fileprivate var hasComments: Bool {
        (members.leadingTrivia + members.trailingTrivia + rightBrace.leadingTrivia + leftBrace.trailingTrivia)
            .contains(where: \.isComment)
            || members.tokens(viewMode: .sourceAccurate).contains {
                ($0.leadingTrivia + $0.trailingTrivia).contains(where: \.isComment)
            }
    }
}
#endif
