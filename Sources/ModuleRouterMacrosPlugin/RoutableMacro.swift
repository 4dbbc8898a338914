// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Adds the slot, the initialiser, the short key and the record of a declared protocol.
package enum RoutableMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        do {
            let declared = try RoutableDeclaration(declaration, attribute: node)
            return [
                slot(of: declared), initializer(of: declared), shortKey(of: declared),
                record(of: declared, in: context),
            ].compactMap { $0 }
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
        guard declared.initializer == nil else { return nil }
        return "\(raw: prefix(of: declared))init() { self.init(slot: Self.routeSlot) }"
    }

    private static func shortKey(of declared: RoutableDeclaration) -> DeclSyntax? {
        guard let name = declared.shortName else { return nil }
        let variable = "static var `\(name)`: Self"
        guard let initializer = declared.initializer else {
            return "\(raw: prefix(of: declared) + variable) { Self(slot: Self.routeSlot) }"
        }
        // The isolation of the author's initialiser applies to the short key too.
        let isolation = initializer.attributes.map(\.trimmedDescription).filter { $0 != "@inlinable" }.joined(
            separator: " ")
        let modifier =
            initializer.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) } ? "nonisolated " : ""
        return
            "\(raw: isolation.isEmpty ? "" : isolation + " ")\(raw: modifier + declared.accessModifier + variable) { Self() }"
    }

    private static func prefix(of declared: RoutableDeclaration) -> String {
        (declared.isPublic ? "@inlinable " : "") + (declared.isOnMainActor ? "" : "nonisolated ")
            + declared.accessModifier
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
