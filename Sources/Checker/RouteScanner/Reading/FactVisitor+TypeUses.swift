// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Notes types that another file may declare as a key or a provider.
extension FactVisitor {
    /// Notes a type that is made without arguments or with generic ones: `ClockKey()`, `Key<any Clock>()`, `ClockRouter()`.
    func noteTypeUse(_ node: FunctionCallExprSyntax) {
        guard let type = node.calledType, let last = type.components?.last, last.name != "Self" else { return }
        let label = node.arguments.first?.label?.text
        let isBypass = label.map(KeyReading.declaringLabels.contains) ?? false
        let isPlain = node.arguments.isEmpty && node.trailingClosure == nil && node.additionalTrailingClosures.isEmpty
        // A type that makes itself adds no fact.
        let isOwn = type.components?.count == 1 && scope.current.types.last == last.name
        guard isBypass || !last.arguments.isEmpty || isPlain && !isOwn else { return }
        note(type, isBypass ? .bypass : .call, at: node)
    }

    /// Notes a type with generic arguments.
    func noteSpecialization(_ type: TypeReference?, at node: some SyntaxProtocol) {
        guard let type, type.mayBeType else { return }
        note(type, .mention, at: node)
    }

    private func note(_ type: TypeReference, _ form: UseFact.Form, at node: some SyntaxProtocol) {
        guard !isGenericParameter(type) else { return }
        var scope = scope.current
        let request = Callee.request(with: node)
        if request == nil || request == "to" {
            scope.moment = .perhaps
            scope.receivers = []
        }
        facts.typeUses.append(
            TypeUseFact(
                type: type, form: expectations > 0 && form == .call ? .mention : form, isRequest: request != nil,
                scope: scope, position: position(of: node)))
    }

    /// Notes a key that the compiler infers in a request: `RoutableService()`, `Router.destination(for: .init())`.
    func noteUnwritten(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
        var callee = node.calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`)
        {
            guard let base = access.base else {
                if Callee.request(with: node) != nil { noteUnwritten(at: node) }
                return
            }
            callee = base
        }
        guard callee.mayNameType, !callee.is(GenericSpecializationExprSyntax.self), !node.isProvided,
            TypeReading.reference(callee).flatMap({ KeyReading.kind($0) }) != nil
        else { return }
        noteUnwritten(at: node)
    }

    private static let enumerations: Set = [
        "enumerateAllServiceRouters", "enumerateAllViewRouters",
    ]

    /// Notes a request for all routes.
    func noteEnumeration(_ node: MemberAccessExprSyntax) {
        guard Callee.isRouter(node.base), Self.enumerations.contains(node.declName.baseName.text) else { return }
        noteUnwritten(at: node)
    }

    private func noteUnwritten(at node: some SyntaxProtocol) {
        facts.unwrittenUses.append(UnwrittenUseFact(text: text(of: node), position: position(of: node)))
    }
}

extension SyntaxProtocol {
    /// The call that has this node as a direct argument.
    fileprivate var callAround: FunctionCallExprSyntax? {
        guard parent?.is(LabeledExprSyntax.self) == true else { return nil }
        return parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is the key of a routes line or of a registered closure.
    fileprivate var isProvided: Bool {
        switch callAround.flatMap({ Callee($0.calledExpression) }) {
        case .global("Provides"), .global("Adapts"), .global("register"), .member("register", of: _): true
        default: false
        }
    }
}

extension GenericSpecializationExprSyntax {
    /// Whether a call makes a value of this type, with or without `.init`.
    var isMade: Bool {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == id }
        guard let access = parent?.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`init`),
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calledExpression.id == access.id
    }
}

extension SourceScope {
    /// Whether the scope is an extension of a key.
    var isOfKey: Bool { extendedCount > 0 && types.prefix(extendedCount).last.flatMap(KeyReading.kind(named:)) != nil }
}
#endif
