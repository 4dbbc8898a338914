// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftIfConfig
import SwiftSyntax

extension FactVisitor {
    /// Notes the providers in the inactive clauses of an `#if`, for the message about a missing provider.
    func noteInactiveProviders(in node: IfConfigDeclSyntax) {
        let active = node.activeClause(of: conditions)?.id
        for clause in node.clauses where clause.id != active {
            let visitor = FactVisitor(conditions: conditions, lines: lines)
            switch clause.elements {
            case .statements(let elements): visitor.walk(elements)
            case .decls(let elements): visitor.walk(elements)
            default: continue
            }
            facts.inactiveProviders += visitor.facts.inactiveProviders
            for routes in visitor.facts.routes {
                let keys = routes.lines.compactMap { line -> KeyReference? in
                    if case .provides(let key) = line.kind { key } else { nil }
                }
                guard let name = routes.scope.types.last, !keys.isEmpty else { continue }
                let type = visitor.facts.types.first { $0.name == name }
                facts.inactiveProviders.append(
                    InactiveProviderFact(
                        name: routes.scope.types.joined(separator: "."), keys: keys,
                        condition: text(of: clause, in: node), position: type?.position ?? routes.position))
            }
        }
    }

    /// Returns the condition of a clause as it is written.
    private func text(of clause: IfConfigClauseSyntax, in node: IfConfigDeclSyntax) -> String {
        if let condition = clause.condition { return "\(clause.poundKeyword.text) \(text(of: condition))" }
        guard let first = node.clauses.first, let condition = first.condition else { return clause.poundKeyword.text }
        return "the #else of #if \(text(of: condition))"
    }
}
#endif
