// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Adds the slot, the initialiser and the record of a declared protocol.
package enum RoutableMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        do {
            let declared = try RoutableDeclaration(declaration, attribute: node)
            return [slot(of: declared), initializer(of: declared), record(of: declared, in: context)].compactMap { $0 }
        } catch {
            context.diagnose(error.diagnostic)
            return []
        }
    }

    // `nonisolated` keeps the members usable everywhere, even if the module's default isolation is the main actor.

    private static func slot(of declared: RoutableDeclaration) -> DeclSyntax {
        "nonisolated \(raw: declared.accessModifier)static let routeSlot = ModuleRouter.DeclaredSlot<Self>()"
    }

    private static func initializer(of declared: RoutableDeclaration) -> DeclSyntax? {
        guard !declared.hasInitializer else { return nil }
        let inlinable = declared.isPublic ? "@inlinable " : ""
        let isolation = declared.isOnMainActor ? "" : "nonisolated "
        return "\(raw: inlinable + isolation + declared.accessModifier)init() { self.init(slot: Self.routeSlot) }"
    }

    private static func record(of declared: RoutableDeclaration, in context: some MacroExpansionContext) -> DeclSyntax {
        let place = context.location(
            of: declared.declaration.extensionKeyword, at: .afterLeadingTrivia, filePathMode: .fileID)
        let location = place.map { "fileID: \($0.file), line: \($0.line), column: \($0.column)" }
        return RouteRecord.declaration(
            named: "_routeDeclaration", adding: "addDeclaration", argument: "list",
            statement: """
                declare(\(declared.module).\(declared.key)<Protocol>.self, in: list, \
                \(location ?? "fileID: #fileID, line: #line, column: #column"))
                """)
    }
}
#endif
