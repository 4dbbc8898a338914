// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    /// Notes the members of a provider that the library does not use, although they look like its own. For a type with
    /// `@AutoRegister`, the macro reports them.
    func noteNearMisses(in node: some DeclGroupSyntax) {
        guard node.inheritanceClause != nil, !isMarked("AutoRegister", node.attributes) else { return }
        for nearMiss in NearMiss.all(in: node) where nearMiss.isCertain {
            facts.values.nearMisses.append(
                NearMissFact(
                    member: nearMiss.member.spelling, message: nearMiss.fault, remedy: nearMiss.remedy,
                    position: position(of: nearMiss.node)))
        }
    }
}
#endif
