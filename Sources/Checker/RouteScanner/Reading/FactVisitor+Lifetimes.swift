// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads lifetimes of providers.
extension FactVisitor {
    /// - Parameter value: The value; nil for code that computes it.
    func noteLifetime(_ value: ExprSyntax?, in scope: SourceScope, at node: some SyntaxProtocol) {
        facts.values.lifetimes.append(
            LifetimeFact(
                value.map(Self.lifetime) ?? .unknown, isMadeAtStart: value?.isMadeAtStart == true, scope: scope,
                position: position(of: node)))
    }

    /// Returns the lifetime in a call that registers a closure, `register(key, lifetime: .shared) { … }`; nil if it states none.
    func lifetime(in call: FunctionCallExprSyntax) -> LifetimeFact? {
        guard let value = call.arguments.first(where: { $0.label?.text == "lifetime" })?.expression else { return nil }
        return LifetimeFact(
            Self.lifetime(value), isMadeAtStart: value.isMadeAtStart, scope: scope.current,
            position: position(of: value))
    }

    private static func lifetime(_ value: ExprSyntax) -> LifetimeFact.Kind {
        if let access = value.as(MemberAccessExprSyntax.self) { return lifetime(access.declName.baseName.name) }
        guard let call = value.as(FunctionCallExprSyntax.self),
            case .member(let name, of: _)? = Callee(call.calledExpression)
        else { return .unknown }
        // `.shared.closing { … }` closes the destinations of the lifetime before it.
        if name == "closing" {
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(lifetime) ?? .unknown
        }
        guard name == "scoped" else { return lifetime(name) }
        let kind = call.arguments.first.flatMap { $0.label?.text == "to" ? $0.expression : nil }
        return .scoped(to: kind.flatMap(KeyReading.metatype))
    }

    private static func lifetime(_ name: String) -> LifetimeFact.Kind {
        switch name {
        case "transient": .transient
        case "graph": .graph
        case "shared": .shared
        case "weak": .weak
        case "cached": .cached
        default: .unknown
        }
    }
}

extension ExprSyntax {
    /// Whether it is `.shared(madeAtStart: true)`, also with a function that closes the destinations.
    fileprivate var isMadeAtStart: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        if let argument = call.arguments.first(where: { $0.label?.text == "madeAtStart" }) {
            return argument.expression.trimmedDescription != "false"
        }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.isMadeAtStart == true
    }

    /// Whether it is the function of a lifetime that takes a kind of scope: `.scoped` in `.scoped(to: Session.self)`.
    var isScopedLifetime: Bool { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "scoped" }
}
#endif
