// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads the routers and adapters of ZRouter, which register by calls.
extension FactVisitor {
    /// Whether a class registers its routes in this function. Abstract routers register nothing.
    func registersByCalls(_ node: FunctionDeclSyntax) -> Bool {
        guard node.name.text == "registerRoutableDestination", scope.isInType, node.body != nil,
            node.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) })
        else { return false }
        guard let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return true }
        return !members(list).contains { $0.as(FunctionDeclSyntax.self)?.name.text == "isAbstractRouter" }
    }

    /// Notes the registrations that the calls make.
    func noteCalls(in statements: CodeBlockItemListSyntax?, at place: some SyntaxProtocol) {
        guard let statements else { return }
        withRoutes(at: place) { noteCalls(statements) }
    }

    private func noteCalls(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            switch statement.item {
            case .expr(let expression):
                if let call = expression.as(FunctionCallExprSyntax.self) {
                    noteRegisteringCall(call)
                } else {
                    walk(expression)
                }
            case .decl(let declaration):
                if let condition = declaration.as(IfConfigDeclSyntax.self) {
                    if case .statements(let active) = activeElements(of: condition) { noteCalls(active) }
                } else {
                    walk(declaration)
                }
            case .stmt(let statement):
                noteUnknown(statement)
                walk(statement)
            }
        }
    }

    private func noteRegisteringCall(_ call: FunctionCallExprSyntax) {
        guard let (name, owner) = registering(call) else { return walk(call) }
        switch name {
        case "register":
            noteRegisteredKey(call, owner)
        case "registerView", "registerService":
            noteRegisteredClass(call, isExclusive: false)
        case "registerExclusiveView", "registerExclusiveService":
            noteRegisteredClass(call, isExclusive: true)
        case "registerIdentifier":
            noteLiteral(call) { .identifier($0) }
        case "registerURLPattern":
            noteLiteral(call) { .urlPattern($0) }
        default:
            walk(call)
        }
    }

    /// Returns the called method and, if it is called on another router, that router; nil if the callee is neither.
    private func registering(_ call: FunctionCallExprSyntax) -> (name: String, owner: TypeReference?)? {
        switch Callee(call.calledExpression) {
        case .global(let name): return (name, nil)
        case .member(let name, of: let base?):
            if base.as(DeclReferenceExprSyntax.self).map({ ["self", "Self", "super"].contains($0.baseName.text) })
                == true
            {
                return (name, nil)
            }
            guard base.mayNameType, let type = TypeReading.reference(base), type.mayBeType else { return nil }
            return (name, type)
        case .member, nil: return nil
        }
    }

    private func noteRegisteredKey(_ call: FunctionCallExprSyntax, _ owner: TypeReference?) {
        guard let first = call.arguments.first, let key = KeyReading.call(first.expression)?.key else {
            return walk(call)
        }
        if first.label?.text == "adapter",
            let second = call.arguments.first(where: { $0.label?.text == "forAdaptee" }),
            let adaptee = KeyReading.call(second.expression)?.key
        {
            note(.adapts(key, to: .key(adaptee)), at: call)
        } else if first.label == nil, call.arguments.count == 1, call.trailingClosure == nil {
            if let owner { note(.adapts(key, to: .provider(owner)), at: call) } else { note(.provides(key), at: call) }
        } else {
            // A closure registers the key, not a router class.
            walk(call)
        }
    }

    private func noteRegisteredClass(_ call: FunctionCallExprSyntax, isExclusive: Bool) {
        guard let type = call.arguments.first.flatMap({ KeyReading.metatype($0.expression) }) else { return walk(call) }
        note(.destinationClass(type, isExclusive: isExclusive), at: call)
    }
}
#endif
