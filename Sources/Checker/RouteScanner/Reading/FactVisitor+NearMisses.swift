// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    /// The static members that a declaration without the provider's protocol is checked for. Other members of these names are rare.
    private static let checkedNames: Set = ["closing", "condition", "lifetime", "replacedProvider", "supportedPaths"]

    /// Notes the members of a provider that the library does not use, although they look like its own. For a type with
    /// `@AutoRegister` that names the protocol, the macro reports them.
    func noteNearMisses(in node: some DeclGroupSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? []
        if inherited.contains(where: { ProviderRequirement.requirements(of: $0) != nil }) {
            guard !isMarked("AutoRegister", node.attributes) else { return }
            for nearMiss in NearMiss.all(in: node) where nearMiss.isCertain { note(nearMiss, of: nil) }
            return
        }
        guard node.memberBlock.members.contains(where: { Self.isChecked($0.decl) }) else { return }
        // The type may conform elsewhere, or through a protocol of the app.
        for provider in ProviderRequirement.providers {
            for nearMiss in NearMiss.all(in: node, of: [provider])
            where nearMiss.isCertain && nearMiss.member.staticModifier != nil
                && Self.checkedNames.contains(nearMiss.member.name.text)
            {
                note(nearMiss, of: provider)
            }
        }
    }

    private static func isChecked(_ member: DeclSyntax) -> Bool {
        if let function = member.as(FunctionDeclSyntax.self) { return checkedNames.contains(function.name.text) }
        return member.as(VariableDeclSyntax.self)?.bindings.contains { binding in
            (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text).map(checkedNames.contains) == true
        } == true
    }

    private func note(_ nearMiss: NearMiss, of provider: String?) {
        facts.values.nearMisses.append(
            NearMissFact(
                member: nearMiss.member.spelling, message: nearMiss.fault, remedy: nearMiss.remedy, provider: provider,
                types: scope.current.types, position: position(of: nearMiss.node)))
    }
}
#endif
