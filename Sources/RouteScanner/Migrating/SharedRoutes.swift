// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Moves files that share a value of a router's type to the library together, or not at all.
///
/// `ViewRouter<P, ViewRouteConfig>` becomes `ViewRouter<P, ViewRouteConfiguration>`, which is another type. A file cannot assign a
/// router of one type to a property of the other.
struct SharedRoutes {
    private let files: [MigratingFile]
    /// For each file, the names of its declarations that have such a type and are visible to other files.
    private let declared: [Set<String>]
    private let mentioned: [Set<String>]

    init(_ files: [MigratingFile]) {
        self.files = files
        declared = files.map { RouteNames($0).names }
        mentioned = files.map { file in
            Set(file.tree.tokens(viewMode: .sourceAccurate).filter(\.isName).map(\.text))
        }
    }

    /// Keeps a file with ZRouter if it shares such a name with a file that stays there.
    func settle() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (index, names) in declared.enumerated() where !names.isEmpty {
                for other in files.indices where other != index {
                    guard files[index].staysWithOriginal != files[other].staysWithOriginal,
                        let name = names.intersection(mentioned[other]).min()
                    else { continue }
                    let (leaving, staying) =
                        files[index].staysWithOriginal ? (files[other], files[index]) : (files[index], files[other])
                    leaving.staysWithOriginal = true
                    leaving.adviseImport(
                        "\(name) has a type of ZRouter's, which \(staying.path) shares, so the file keeps its import",
                        help: "migrate \(staying.path) first")
                    isSettled = false
                }
            }
        }
    }
}

/// The names in a file whose types depend on its import.
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
            if let variable = node.as(VariableDeclSyntax.self) {
                guard variable.enclosing(CodeBlockSyntax.self) == nil else { return [] }
                return variable.bindings.map(\.pattern.trimmedDescription)
            }
            if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
            if let alias = node.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
            if let element = node.as(EnumCaseElementSyntax.self) { return [element.name.text] }
            if let named = node.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
            if node.is(CodeBlockSyntax.self) { return [] }
            next = node.parent
        }
        return []
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
