// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Removes the marker protocols of destination classes whose routers have become providers.
final class MarkerRewriting: SyntaxVisitor {
    private let file: MigratingFile
    private let app: MigratedApp

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        guard OriginalNames.markers.contains(node.type.trimmedDescription),
            let list = node.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent
        else { return .visitChildren }
        let type =
            owner.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? owner.as(ClassDeclSyntax.self)?.name.text ?? ""
        guard app.routers.contains(where: { $0.isCertain && $0.destination == type }), !app.isRegisteredElsewhere(type)
        else {
            file.advise(
                "\(type) is marked for a router that is not rewritten here", at: node,
                help: "take the mark away when its router is a provider")
            return .skipChildren
        }
        if list.count == 1, let whole = owner.as(ExtensionDeclSyntax.self), whole.memberBlock.members.isEmpty {
            file.edits.add(.init(range: file.paragraph(of: whole), replacement: ""))
        } else {
            file.edits.add(Self.removal(of: node, in: list, clause))
        }
        file.note("\(type) needs no mark", at: node)
        return .skipChildren
    }

    static func removal(
        of node: InheritedTypeSyntax, in list: InheritedTypeListSyntax, _ clause: InheritanceClauseSyntax
    ) -> TextEdits.Edit {
        let types = Array(list)
        let index = types.firstIndex { $0.id == node.id } ?? 0
        let range =
            if types.count == 1 {
                clause.colon.trimmedRange.lowerBound..<node.type.trimmedRange.upperBound
            } else if index + 1 < types.count {
                node.trimmedRange.lowerBound..<types[index + 1].trimmedRange.lowerBound
            } else {
                types[index - 1].type.trimmedRange.upperBound..<node.type.trimmedRange.upperBound
            }
        return .init(range: range, replacement: "")
    }
}
#endif
