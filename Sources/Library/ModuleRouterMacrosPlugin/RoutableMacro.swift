// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// Adds the slot, the initialiser, the short key and the record of a declared protocol.
package enum RoutableMacro: MemberMacro, TextMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        do {
            let declared = try RoutableDeclaration(declaration, attribute: node)
            // Code of the author may use the slot by its fixed name.
            let isEmpty = declared.declaration.memberBlock.members.isEmpty
            let slot = isEmpty ? context.makeUniqueName("slot" + declared.identity).text : "routeSlot"
            return [
                self.slot(of: declared, named: slot), initializer(of: declared, slot), shortKey(of: declared, slot),
                record(of: declared, in: context),
            ].compactMap { $0 }
        } catch {
            context.diagnose(error.diagnostic)
            return []
        }
    }

    // `nonisolated` keeps the members usable everywhere, even if the module's default isolation is the main actor.

    private static func slot(of declared: RoutableDeclaration, named name: String) -> DeclSyntax {
        DeclSyntax(
            text: "nonisolated \(declared.accessModifier)static let \(name) = ModuleRouter.DeclaredSlot<Self>()")
    }

    private static func initializer(of declared: RoutableDeclaration, _ slot: String) -> DeclSyntax? {
        guard declared.initializer == nil else { return nil }
        return DeclSyntax(text: "\(prefix(of: declared))init() { self = Self.\(slot).key }")
    }

    private static func shortKey(of declared: RoutableDeclaration, _ slot: String) -> DeclSyntax? {
        guard let name = declared.shortName else { return nil }
        let variable = "static var `\(name)`: Self"
        guard let initializer = declared.initializer else {
            return DeclSyntax(text: "\(prefix(of: declared) + variable) { Self.\(slot).key }")
        }
        // The isolation of the author's initialiser applies to the short key too.
        let isolation = initializer.attributes.map(\.trimmedDescription).filter { $0 != "@inlinable" }.joined(
            separator: " ")
        let modifier =
            initializer.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) } ? "nonisolated " : ""
        let prefix = (isolation.isEmpty ? "" : isolation + " ") + modifier + declared.accessModifier
        return DeclSyntax(text: "\(prefix + variable) { Self() }")
    }

    private static func prefix(of declared: RoutableDeclaration) -> String {
        (declared.isPublic ? "@inlinable " : "") + (declared.isOnMainActor ? "" : "nonisolated ")
            + declared.accessModifier
    }

    private static func record(of declared: RoutableDeclaration, in context: some MacroExpansionContext) -> DeclSyntax {
        let isOnMainActor =
            declared.isOnMainActor || declared.initializer?.attributes.contains { $0.has(name: "MainActor") } == true
        let isolation = isOnMainActor ? ", isOnMainActor: true" : ""
        return DeclSyntax(
            text: RouteRecord.declaration(
                named: context.makeUniqueName("declaration" + declared.identity).text,
                access: declared.recordAccess, adding: "addDeclaration", argument: "list",
                statement: "declare(Self.self, in: list, fileID: #fileID, line: #line, column: #column\(isolation))"))
    }
}
#endif
