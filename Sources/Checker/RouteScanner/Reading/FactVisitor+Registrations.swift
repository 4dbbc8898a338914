// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// The registry of a registration: a known registry, or the value of a variable.
enum RegistryName: Hashable {
    case known(RegistrationFact.Registry)
    case variable(String)
}

/// The variables of a file that may hold a registry, by name.
struct RegistryNames {
    private var kinds: [String: RegistrationFact.Registry] = [:]

    /// Binds a variable to a registry. A name that is bound to two different registries becomes unknown.
    mutating func bind(_ name: String, to registry: RegistrationFact.Registry) {
        guard let known = kinds[name], known != registry else {
            kinds[name] = registry
            return
        }
        kinds[name] = .unknown
    }

    mutating func bind(_ parameters: FunctionParameterClauseSyntax) {
        for parameter in parameters.parameters {
            bind((parameter.secondName ?? parameter.firstName).name, to: .unknown)
        }
    }

    func registry(_ name: RegistryName) -> RegistrationFact.Registry {
        switch name {
        case .known(let registry): registry
        case .variable(let name): kinds[name] ?? .unknown
        }
    }
}

extension FactVisitor {
    // MARK: Calls

    /// Notes the registration of a key with a closure, `register(RoutableService<any Clock>()) { … }`, or of a list.
    func noteRegister(_ call: FunctionCallExprSyntax, base: ExprSyntax?) {
        let name = registry(base)
        if let first = call.arguments.first, [nil, "view", "viewModule"].contains(first.label?.text),
            var key = KeyReading.argument(first.expression)?.known(isOfViews: first.label != nil)
        {
            if case .literal(let text) = KeyReading.name(in: call.arguments) { key.name = text }
            note(.closure(key), in: name, lifetime: lifetime(in: call), at: first)
            walkParts(of: call, skipping: [first])
        } else if isList(call) {
            walkList(call, for: name)
        } else if let first = call.arguments.first, [nil, "view", "viewModule"].contains(first.label?.text), makes(call)
        {
            note(
                .closureOfUnknown(first.expression.trimmedDescription), in: name, lifetime: lifetime(in: call),
                at: first)
            walkParts(of: call)
        } else {
            walkParts(of: call)
        }
    }

    /// Whether the only argument is an array or a closure that builds one.
    private func isList(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.additionalTrailingClosures.isEmpty else { return false }
        if call.trailingClosure != nil { return call.arguments.isEmpty }
        guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil else { return false }
        return only.expression.is(ArrayExprSyntax.self) || only.expression.is(ClosureExprSyntax.self)
    }

    /// Whether the call takes a possible key and a closure or function that makes the destination.
    private func makes(_ call: FunctionCallExprSyntax) -> Bool {
        guard let first = call.arguments.first?.expression, !first.is(StringLiteralExprSyntax.self),
            !first.isMetatype
        else { return false }
        return call.trailingClosure != nil
            || call.arguments.dropFirst().contains { argument in
                argument.expression.is(ClosureExprSyntax.self)
                    || ["making", "makingOnMainActor", "makingConfiguration"].contains(argument.label?.text)
            }
    }

    /// Walks through a call that takes a list of types, as an array or in a closure.
    func walkList(_ call: FunctionCallExprSyntax, for registry: RegistrationFact.Registry) {
        walkList(call, for: .known(registry))
    }

    private func walkList(_ call: FunctionCallExprSyntax, for registry: RegistryName) {
        registries.append(registry)
        if let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self) {
            // The call runs the closure at once to build the list.
            closuresInPlace.insert(closure.id)
        }
        walkParts(of: call)
        registries.removeLast()
    }

    func noteRegistration(of type: TypeReference, isCallee: Bool = false, at node: some SyntaxProtocol) {
        note(.type(type), in: registries.last ?? .known(.unknown), at: node)
        facts.registrations[facts.registrations.count - 1].isCallee = isCallee
    }

    /// Notes a key among a macro's arguments. The macro may generate a provider of the key.
    func noteProvidedPerhaps(_ key: KeyReference, at node: some SyntaxProtocol) {
        facts.registrations.append(
            RegistrationFact(
                .closure(key), registry: .unknown, isConditional: true, scope: scope.current,
                position: position(of: node)))
    }

    private func note(
        _ subject: RegistrationFact.Subject, in registry: RegistryName, lifetime: LifetimeFact? = nil,
        at node: some SyntaxProtocol
    ) {
        var fact = RegistrationFact(
            subject, registry: .unknown, isConditional: scope.isConditional, scope: scope.current, list: scope.list,
            position: position(of: node))
        fact.lifetime = lifetime
        facts.registrations.append(fact)
        if registry != .known(.unknown) { openRegistrations.append((facts.registrations.count - 1, registry)) }
    }

    /// Fills in the registries after all variables of the file are known.
    func closeRegistrations() {
        for (index, name) in openRegistrations { facts.registrations[index].registry = registryNames.registry(name) }
        openRegistrations = []
    }

    // MARK: Registries

    private func registry(_ base: ExprSyntax?) -> RegistryName {
        guard let base else { return .known(.unknown) }
        if let name = base.as(DeclReferenceExprSyntax.self) { return .variable(name.baseName.name) }
        if let access = base.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`)
        {
            return .variable(access.declName.baseName.name)
        }
        return .known(registry(value: base, isAnnotated: false))
    }

    /// Returns the registry in a variable, judged by its initial value.
    func registry(ofVariable binding: PatternBindingSyntax) -> RegistrationFact.Registry {
        guard let value = binding.initializer?.value else { return .unknown }
        let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
        return registry(value: value, isAnnotated: type == "RouteRegistry")
    }

    private func registry(value: ExprSyntax, isAnnotated: Bool) -> RegistrationFact.Registry {
        if let access = value.as(MemberAccessExprSyntax.self) {
            let isShared = access.declName.baseName.text == "shared"
            return isShared && (access.base.map(isRegistryType) ?? isAnnotated) ? .shared : .unknown
        }
        if let call = value.as(FunctionCallExprSyntax.self) {
            var callee = call.calledExpression
            if let access = callee.as(MemberAccessExprSyntax.self),
                access.declName.baseName.tokenKind == .keyword(.`init`)
            {
                guard let base = access.base else { return isAnnotated ? .other : .unknown }
                callee = base
            }
            return isRegistryType(callee) ? .other : .unknown
        }
        return .unknown
    }

    private func isRegistryType(_ expression: ExprSyntax) -> Bool {
        guard let components = TypeReading.reference(expression)?.components, components.last?.name == "RouteRegistry"
        else { return false }
        return components.count == 1 || components.count == 2 && KeyReading.isLibrary(components[0].name)
    }
}
#endif
