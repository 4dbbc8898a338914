// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// A place that makes a scope.
    struct ScopeMaking {
        /// The type of the values; nil if the source does not show it.
        let kind: TypeDeclaration?
        let location: SourceLocation
    }

    /// Returns the places that make a scope, and the aliases of `RouteScope`, with which files that are not read may make one.
    func scopeMakings() -> [ScopeMaking] {
        let names = scopeNames
        let calls = code.calls(named: "init").compactMap { making($0, names) }
        return calls + passedOn(names) + aliases(names)
    }

    /// The names of `RouteScope` and of its aliases.
    private var scopeNames: Set<String> {
        var names: Set = [LibraryNames.scope]
        var aliases = code.index.declarations.compactMap { declaration -> (name: String, target: String)? in
            guard case .alias(let target) = declaration.kind, let last = target.components?.last else { return nil }
            return (declaration.name, last.name)
        }
        var count = 0
        while count < names.count {
            count = names.count
            for alias in aliases where names.contains(alias.target) { names.insert(alias.name) }
            aliases.removeAll { names.contains($0.name) }
        }
        return names
    }

    // MARK: Calls

    /// Returns the scope that a call of an initialiser makes; nil if it makes none.
    private func making(_ site: CodeIndex.Call, _ names: Set<String>) -> ScopeMaking? {
        let call = code.call(site)
        guard call.isCall, let values = call.arguments.first, values.label == nil,
            call.arguments.count == 1 || call.arguments.count == 2 && call.arguments[1].label == "in"
        else { return nil }
        let place = code.functions[site.function]
        let location = SourceLocation(place.file.path, call.position)
        switch call.receiver {
        case .type(let reference):
            guard let last = reference.components?.last, names.contains(last.name),
                let scope = scope(reference, in: place.context)
            else { return nil }
            return ScopeMaking(kind: scope.written ?? kind(of: values.value, in: site.function), location: location)
        case .implicit:
            let kind = kind(of: values.value, in: site.function)
            let scope = expectedType(of: call, site).flatMap { self.scope($0.type, in: $0.context) }
            guard scope != nil || kind != nil else { return nil }
            return ScopeMaking(kind: scope?.written ?? kind, location: location)
        default: return nil
        }
    }

    /// A type `RouteScope<Session>` or `RouteScope`.
    private struct ScopeType {
        /// The kind that the type states; nil if it states none.
        let written: TypeDeclaration?
    }

    private func scope(_ reference: TypeReference, in context: LookupContext) -> ScopeType? {
        guard case .named(let type, let arguments, _)? = try? code.index.type(reference, in: context),
            type === code.index.library[LibraryNames.scope]
        else { return nil }
        guard let kind = arguments.first?.declaration, code.index.isScope(kind) else { return ScopeType(written: nil) }
        return ScopeType(written: kind)
    }

    /// Returns the kind of scope with these values; nil if the source does not show it.
    private func kind(of values: CodeValue, in function: Int) -> TypeDeclaration? {
        if let types = code.types(of: values, in: function) {
            return types.count == 1 ? types.first.flatMap { code.index.isScope($0) ? $0 : nil } : nil
        }
        // A case of an enumeration.
        var owner: TypeReference?
        switch values {
        case .name(_, of: .type(let type)): owner = type
        case .call(let number):
            if case .type(let type)? = code.functions[function].fact.calls[number].receiver { owner = type }
        default: break
        }
        let type = owner.flatMap { code.type($0, in: code.functions[function].context) }
        return type.flatMap { code.index.isScope($0) ? $0 : nil }
    }

    /// Returns the type that an annotation, a parameter or a property states for the result of a call.
    private func expectedType(
        of call: CallFact, _ site: CodeIndex.Call
    ) -> (type: TypeReference, context: LookupContext)? {
        let place = code.functions[site.function]
        if let expected = call.expected { return (expected.element, place.context) }
        if let outer = call.outer.last {
            let receiving = place.fact.calls[outer.call]
            for callee in code.callees(of: .init(function: site.function, number: outer.call)).functions {
                let parameters = code.functions[callee].fact.parameters
                for (index, argument) in code.arguments(of: receiving, for: callee) ?? [:]
                where argument == outer.argument {
                    return (parameters[index].type.element, code.functions[callee].context)
                }
            }
            guard receiving.name == "init", case .type(let reference)? = receiving.receiver,
                let type = code.type(reference, in: place.context),
                let label = receiving.arguments[outer.argument].label
            else { return nil }
            return code.members(named: label, of: type).lazy.compactMap { self.propertyType($0) }.first
        }
        guard let target = call.target else { return nil }
        for case .property(let number) in code.variables(named: target, of: .own, in: site.function) {
            if let type = propertyType(number) { return type }
        }
        return nil
    }

    private func propertyType(_ number: Int) -> (type: TypeReference, context: LookupContext)? {
        let function = code.functions[number]
        return function.fact.result.map { ($0.element, function.context) }
    }

    // MARK: Other places

    /// Returns the places that pass the initialiser on: `names.map(RouteScope.init)`.
    private func passedOn(_ names: Set<String>) -> [ScopeMaking] {
        let mentions = Set(names.map { "\($0).init" })
        return code.functions.compactMap { function in
            guard function.fact.mentions.contains(where: mentions.contains) else { return nil }
            return ScopeMaking(kind: nil, location: SourceLocation(function.file.path, function.fact.position))
        }
    }

    private func aliases(_ names: Set<String>) -> [ScopeMaking] {
        code.index.declarations.compactMap { declaration in
            guard case .alias(let target) = declaration.kind, names.contains(declaration.name),
                let source = declaration.source, target.components?.last?.name == LibraryNames.scope,
                let scope = scope(
                    target,
                    in: LookupContext(file: source.file, scope: source.scope.adding(declaration.genericParameters)))
            else { return nil }
            return ScopeMaking(kind: scope.written, location: SourceLocation(source.file.path, source.position))
        }
    }
}
