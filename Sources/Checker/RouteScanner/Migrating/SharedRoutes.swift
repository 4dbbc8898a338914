// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Keeps files with ZRouter that use a value whose type is one of ZRouter's.
///
/// The type does not depend on the import. But with the feature `MemberImportVisibility`, a file has to import ZRouter to use the
/// members of the value.
struct SharedRoutes {
    private let files: [MigratingFile]

    init(_ files: [MigratingFile]) { self.files = files }

    /// Keeps each file that mentions a declaration with such a type in a file that stays.
    func settle() {
        var declared: [String: MigratingFile] = [:]
        for file in files where file.staysWithOriginal {
            for name in RouteNames(file).names { declared[name] = declared[name] ?? file }
        }
        for file in files where !file.staysWithOriginal {
            let names = MentionedNames(file).names.intersection(declared.keys)
            guard let name = names.min(), let staying = declared[name] else { continue }
            file.staysWithOriginal = true
            file.adviseImport(
                "\(name) has a type of ZRouter's, which \(staying.path) shares, so the file keeps its import",
                help: "migrate \(staying.path) first")
        }
    }
}

/// The names of declarations whose types are routers or configurations of ZRouter and that other files can see.
private final class RouteNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ file: MigratingFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if OriginalNames.typesOfRoutes.contains(node.name.text) { names.formUnion(Self.names(around: node)) }
        return .visitChildren
    }

    /// No other file calls a router's own methods.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        node.inheritsFromOriginal ? .skipChildren : .visitChildren
    }

    /// Returns the names of the declaration around a type, if other files can see it.
    private static func names(around type: IdentifierTypeSyntax) -> [String] {
        var next = type.parent
        while let node = next {
            if let declaration = node.asProtocol((any WithModifiersSyntax).self),
                declaration.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
            {
                return []
            }
            if node.is(CodeBlockSyntax.self) { return [] }
            // Other files do not see the declarations of a function's body.
            if node.asProtocol((any DeclSyntaxProtocol).self) != nil, node.enclosing(CodeBlockSyntax.self) != nil {
                return []
            }
            if let variable = node.as(VariableDeclSyntax.self) {
                return variable.bindings.map(\.pattern.trimmedDescription)
            }
            if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
            if let alias = node.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
            if let element = node.as(EnumCaseElementSyntax.self) { return [element.name.text] }
            if let named = node.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
            next = node.parent
        }
        return []
    }
}

/// The names in a file that may be declared in another one: members, types, and variables that the file does not declare.
private final class MentionedNames: SyntaxVisitor {
    private var mentioned: Set<String> = []
    private var unqualified: Set<String> = []
    private var declared: Set<String> = []

    init(_ file: MigratingFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    var names: Set<String> { mentioned.union(unqualified.subtracting(declared)) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
            mentioned.insert(node.baseName.text)
        } else {
            unqualified.insert(node.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }
}

extension MigratingFile {
    /// Adds advice about the whole file, at its first import of the original.
    fileprivate func adviseImport(_ message: String, help: String) {
        guard let first = imports(of: OriginalNames.modules).first else { return }
        advise(message, at: first, help: help)
    }
}
#endif
