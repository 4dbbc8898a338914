// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax

/// Reads texts and the constants that stand for them.
extension FactVisitor {
    /// Notes a static member whose value is a string literal.
    func noteConstant(_ name: String?, _ value: ExprSyntax?) {
        guard let name, let text = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return }
        facts.values.constants.append(TextConstantFact(scope.current.types + [name], text))
    }
}

extension WrittenText {
    /// Reads a string literal, or the name of a static member.
    init(_ expression: ExprSyntax) {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            self = literal.representedLiteralValue.map { .literal($0) } ?? .unknown
            return
        }
        guard let access = expression.as(MemberAccessExprSyntax.self) else {
            self = .unknown
            return
        }
        let name = access.declName.baseName.name
        guard let base = access.base else {
            self = .constant([name])
            return
        }
        let types = base.mayNameType ? TypeReading.reference(base)?.components?.map(\.name) : nil
        self = types.map { .constant($0 + [name]) } ?? .unknown
    }
}
#endif
