// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax

extension KeyReading {
    /// Returns the key of `ObjectiveCProtocol("LoginViewInput")` in an adapter.
    ///
    /// - Parameter other: The other key of the adapter, which has the same kind.
    static func objectiveCProtocol(_ expression: ExprSyntax, kindOf other: ExprSyntax) -> KeyReference? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            case .global("ObjectiveCProtocol") = Callee(call.calledExpression),
            let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let kind = argument(other)?.kind
        else { return nil }
        return KeyReference(kind, .objectiveCProtocol(name))
    }
}
#endif
