// SPDX-License-Identifier: Apache-2.0

/// The types that the compiler infers from the surroundings of a call.
extension CodeIndex {
    private static let greatestDepth = 8

    /// The largest number of possible functions that are compared. So many have the name of a call only if its receiver is unknown.
    static let mostCallees = 64

    /// Returns the type of the value that an initialiser makes, with the generic arguments that the call or its surroundings state.
    func madeType(by site: Call, depth: Int = 0) -> ResolvedType? {
        let call = call(site)
        guard call.name == "init", depth < Self.greatestDepth else { return nil }
        switch call.receiver {
        case .type(let reference)?:
            let type = try? index.type(reference, in: functions[site.function].context)
            guard let type, type.isGeneric, let expected = expectedType(of: site, depth: depth + 1),
                expected.declaration == type.declaration
            else { return type }
            return expected
        case .implicit?: return expectedType(of: site, depth: depth + 1)
        default: return nil
        }
    }

    /// Returns the type that a call's surroundings state for its result: an annotation, a parameter, or a property that it is assigned
    /// to.
    private func expectedType(of site: Call, depth: Int) -> ResolvedType? {
        let call = call(site)
        let place = functions[site.function]
        if let expected = call.expected {
            return (try? index.type(expected.element, in: place.context)).flatMap { $0.isGeneric ? nil : $0 }
        }
        if let outer = call.outer.last {
            let receiving = Call(function: site.function, number: outer.call)
            guard self.call(receiving).arguments[outer.argument].value == .call(site.number) else { return nil }
            let types = parameterTypes(ofArgument: outer.argument, of: receiving, depth: depth + 1)
            return Set(types).count == 1 && types[0].isGeneric == false ? types[0] : nil
        }
        guard let target = call.target else { return nil }
        let types = variables(named: target, of: .own, in: site.function).compactMap { variable -> ResolvedType? in
            guard case .property(let number) = variable, let type = functions[number].fact.result else { return nil }
            return try? index.type(type.element, in: functions[number].context)
        }
        return Set(types).count == 1 && !types[0].isGeneric ? types[0] : nil
    }

    /// Returns the types of the parameters that an argument may be passed to, with the generic arguments that the call or its
    /// surroundings state.
    func parameterTypes(ofArgument argument: Int, of site: Call, depth: Int = 0) -> [ResolvedType] {
        let call = call(site)
        guard depth < Self.greatestDepth else { return [] }
        work += 1
        let made = madeType(by: site, depth: depth)
        let callees = functions(by: site, making: made?.declaration)
        guard callees.count <= Self.mostCallees else { return [] }
        if callees.isEmpty, let made, let label = call.arguments[argument].label, let type = made.declaration {
            return members(named: label, of: type).compactMap { number in
                functions[number].fact.result.flatMap { try? index.type($0.element, in: functions[number].context) }?
                    .substituting(made.bindings)
            }
        }
        return callees.flatMap { callee -> [ResolvedType] in
            let parameters = functions[callee].fact.parameters
            let types = (arguments(of: call, for: callee) ?? [:]).filter { $0.value == argument }.compactMap {
                try? index.type(parameters[$0.key].type.element, in: functions[callee].context)
            }
            guard types.contains(where: \.isGeneric) else { return types }
            let bindings = made?.bindings ?? bindings(of: callee, by: site, depth: depth)
            return types.map { $0.substituting(bindings) }
        }
    }

    private func functions(by site: Call, making type: TypeDeclaration?) -> [Int] {
        guard call(site).receiver == .implicit, call(site).name == "init" else { return callees(of: site).functions }
        guard let type else { return [] }
        return members(named: "init", of: type).filter { arguments(of: call(site), for: $0) != nil }
    }

    /// Returns the generic arguments of a function, as the call states them or as its result needs them.
    private func bindings(of callee: Int, by site: Call, depth: Int) -> [String: ResolvedType] {
        let call = call(site)
        let fact = functions[callee].fact
        var bindings: [String: ResolvedType] = [:]
        for (name, argument) in zip(
            fact.scope.genericParameters.suffix(call.genericArguments.count), call.genericArguments)
        {
            bindings[name] = try? index.type(argument, in: functions[site.function].context)
        }
        if let result = fact.result.flatMap({ try? index.type($0.element, in: functions[callee].context) }),
            result.isGeneric, let expected = expectedType(of: site, depth: depth + 1)
        {
            bindings.merge(result.bindings(matching: expected)) { written, _ in written }
        }
        return bindings
    }
}

extension ResolvedType {
    /// Returns the types for which the generic parameters stand if this type is equal to another one.
    func bindings(matching other: ResolvedType) -> [String: ResolvedType] {
        switch (self, other) {
        case (.parameter(let name), _): [name: other]
        case (.named(let one, let arguments, _), .named(let two, let others, _)) where one == two:
            Self.bindings(of: arguments, matching: others)
        case (.structure(let one, let parts), .structure(let two, let others)) where one == two:
            Self.bindings(of: parts, matching: others)
        default: [:]
        }
    }

    private static func bindings(of types: [ResolvedType], matching others: [ResolvedType]) -> [String: ResolvedType] {
        zip(types, others).reduce(into: [:]) { bindings, pair in
            bindings.merge(pair.0.bindings(matching: pair.1)) { first, _ in first }
        }
    }
}
