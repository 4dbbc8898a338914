// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftIfConfig
import SwiftSyntax

extension IfConfigDeclSyntax {
    /// Returns the clause that the conditions select; nil if they select none.
    ///
    /// `activeClause(in:)` copies the tree around each condition. Here, each condition is evaluated apart from the tree, so that the time
    /// grows in proportion to the number of clauses.
    func activeClause(of conditions: BuildConditions) -> IfConfigClauseSyntax? {
        clauses.first { clause in
            guard let condition = clause.condition else { return true }
            let alone = IfConfigClauseSyntax(poundKeyword: .poundIfToken(), condition: condition.detached)
            return IfConfigDeclSyntax(clauses: [alone]).activeClause(in: conditions).clause != nil
        }
    }
}
#endif
