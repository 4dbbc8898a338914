// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax

/// Reads lifetimes of providers, and the scopes that code makes.
extension FactVisitor {
    /// - Parameter value: The value; nil for code that computes it.
    func noteLifetime(_ value: ExprSyntax?, in scope: SourceScope, at node: some SyntaxProtocol) {
        facts.values.lifetimes.append(
            LifetimeFact(value.map(Self.lifetime) ?? .unknown, scope: scope, position: position(of: node)))
    }

    private static func lifetime(_ value: ExprSyntax) -> LifetimeFact.Kind {
        if let access = value.as(MemberAccessExprSyntax.self) {
            switch access.declName.baseName.name {
            case "transient": return .transient
            case "shared": return .shared
            case "weak": return .weak
            case "scoped": return .scoped(to: nil)
            default: return .unknown
            }
        }
        guard let call = value.as(FunctionCallExprSyntax.self),
            case .member("scoped", of: _)? = Callee(call.calledExpression), call.arguments.count == 1,
            let name = call.arguments.first?.expression
        else { return .unknown }
        return .scoped(to: WrittenText(name))
    }

    /// Notes a static member whose value is a string literal.
    func noteConstant(_ name: String?, _ value: ExprSyntax?) {
        guard let name, let text = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return }
        facts.values.constants.append(TextConstantFact(scope.current.types + [name], text))
    }

    /// Notes a call that makes a scope: `RouteScope("visit")`.
    func noteScope(_ call: FunctionCallExprSyntax) {
        let callee = call.calledExpression
        let isInitializer =
            callee.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
        if isInitializer, callee.as(MemberAccessExprSyntax.self)?.base == nil {
            // The compiler infers the type, which may be `RouteScope`.
            if call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
                only.expression.is(StringLiteralExprSyntax.self)
            {
                noteScope(WrittenText(only.expression), at: call)
            }
            return
        }
        guard call.calledType?.components?.last?.name == "RouteScope" else { return }
        let name = call.arguments.first.map { WrittenText($0.expression) } ?? .literal("scope")
        noteScope(name, at: call)
    }

    /// Notes the type as a value, which other code may make scopes with: `RouteScope.init`, `RouteScope.self`.
    func noteScope(_ access: MemberAccessExprSyntax) {
        guard access.base?.lastNameIsScope == true,
            [.keyword(.`init`), .keyword(.`self`)].contains(access.declName.baseName.tokenKind),
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
        else { return }
        noteScope(.unknown, at: access)
    }

    /// Notes an alias of the type, which code may make scopes with.
    func noteScope(_ alias: TypeAliasDeclSyntax) {
        if alias.initializer.value.lastName == "RouteScope" { noteScope(.unknown, at: alias) }
    }

    private func noteScope(_ name: WrittenText, at node: some SyntaxProtocol) {
        facts.values.scopes.append(ScopeFact(name, position: position(of: node)))
    }
}

extension ExprSyntax {
    fileprivate var lastNameIsScope: Bool {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.name == "RouteScope" }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.name == "RouteScope"
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
