// SPDX-License-Identifier: Apache-2.0

/// Follows values to the keys that they may be: through variables, parameters, properties, results and generic arguments.
struct KeyFlow {
    /// The keys that a value may be.
    struct Keys {
        var keys: Set<ResolvedKey> = []
        /// Whether these are all.
        var isComplete = true

        static var unknown: Keys { Keys(isComplete: false) }

        mutating func formUnion(_ other: Keys) {
            keys.formUnion(other.keys)
            if !other.isComplete { isComplete = false }
        }
    }

    /// The arguments of one call, for code that is followed from its caller.
    indirect enum Surroundings {
        /// Every call of the function counts.
        case any
        case call(CallFact, in: Int, Surroundings)
    }

    private struct Step: Hashable {
        let function: Int
        let value: CodeValue
    }

    let code: CodeIndex
    private let shortKeys: ShortKeys
    /// The functions that may run; nil if all may.
    var reached: Set<Int>?

    init(_ code: CodeIndex, _ shortKeys: ShortKeys) {
        self.code = code
        self.shortKeys = shortKeys
    }

    func keys(of value: CodeValue, in function: Int, _ surroundings: Surroundings = .any) -> Keys {
        var steps: Set<Step> = []
        return keys(of: value, in: function, surroundings, &steps)
    }

    private func keys(
        of value: CodeValue, in function: Int, _ surroundings: Surroundings, _ steps: inout Set<Step>
    ) -> Keys {
        // A value that comes from itself adds nothing.
        guard steps.insert(Step(function: function, value: value)).inserted else { return Keys() }
        defer { steps.remove(Step(function: function, value: value)) }
        guard steps.count < 64 else { return .unknown }
        code.work += 1
        let place = code.functions[function]
        switch value {
        case .key(let reference, _): return keys(reference, in: function, surroundings, &steps)
        case .inferred(let kind, let type, _):
            guard let type else { return .unknown }
            return keys(kind, ofType: type, in: place.context)
        case .name(let name, let base):
            if base == .implicit, let key = try? shortKeys.key(KeyReference(short: name), in: place.file) {
                return Keys(keys: [key])
            }
            var variables = code.variables(named: name, of: base, in: function)
            if variables.isEmpty, case .type(let reference)? = base {
                variables = properties(named: name, ofParameter: reference, of: function, surroundings, &steps)
            }
            if variables.isEmpty { return .unknown }
            return union(variables) { variable in
                switch variable {
                case .value(let value, let level): keys(of: value, in: level, surroundings, &steps)
                case .parameter(let parameter, let level): keys(of: parameter, of: level, surroundings, &steps)
                case .property(let number): keys(ofProperty: number, &steps)
                }
            }
        case .call(let number):
            let call = place.fact.calls[number]
            if call.name == "init", case .type(let reference)? = call.receiver,
                let type = try? code.index.type(reference, in: place.context), let key = code.index.key(type)
            {
                return Keys(keys: [key])
            }
            if call.receiver == .implicit, call.arguments.isEmpty,
                let key = try? shortKeys.key(KeyReference(short: call.name), in: place.file)
            {
                return Keys(keys: [key])
            }
            let callees = code.callees(of: .init(function: function, number: number)).functions
            if callees.isEmpty { return .unknown }
            return union(callees) { callee in
                let values = values(of: callee)
                if values.isEmpty { return .unknown }
                return union(values) {
                    keys(of: $0.value, in: $0.function, .call(call, in: function, surroundings), &steps)
                }
            }
        case .oneOf(let values): return union(values) { keys(of: $0, in: function, surroundings, &steps) }
        case .type(let reference):
            guard let type = try? code.index.type(reference, in: place.context), let key = code.index.key(type) else {
                return .unknown
            }
            return Keys(keys: [key])
        case .own: return keysOfSelf(in: function, surroundings, &steps)
        case .implicit, .closure, .text, .other: return .unknown
        }
    }

    /// Returns the keys that `self` may be in an extension of a key.
    private func keysOfSelf(in function: Int, _ surroundings: Surroundings, _ steps: inout Set<Step>) -> Keys {
        guard let type = code.functions[function].type, RouteKind(keyName: type.name) != nil, type.source == nil else {
            return .unknown
        }
        if case .call(let call, let caller, let outer) = surroundings {
            return call.receiver.map { keys(of: $0, in: caller, outer, &steps) } ?? .unknown
        }
        return union(callers(of: function)) { site in
            code.call(site).receiver.map { keys(of: $0, in: site.function, .any, &steps) } ?? .unknown
        }
    }

    /// Returns the static properties that a member of a generic parameter may be: `H.key`, where callers pass `ClockHolder.self`.
    private func properties(
        named name: String, ofParameter reference: TypeReference, of function: Int, _ surroundings: Surroundings,
        _ steps: inout Set<Step>
    ) -> [CodeIndex.Variable] {
        guard let components = reference.components, components.count == 1,
            code.functions[function].fact.scope.genericParameters.contains(components[0].name),
            let bindings = bindings(of: function, surroundings, &steps)
        else { return [] }
        var found: [CodeIndex.Variable] = []
        for binding in bindings {
            guard let type = binding[components[0].name]?.declaration else { return [] }
            let properties = code.properties(named: name, of: type)
            if properties.isEmpty { return [] }
            found += properties
        }
        return found
    }

    private func union<Element>(_ elements: [Element], _ keys: (Element) -> Keys) -> Keys {
        elements.reduce(into: Keys()) { $0.formUnion(keys($1)) }
    }

    /// Returns the key of a type that an annotation states: the protocol, or the key's own type.
    func keys(_ kind: RouteKind?, ofType reference: TypeReference, in context: LookupContext) -> Keys {
        guard let type = try? code.index.type(reference, in: context), !type.isGeneric else { return .unknown }
        if let key = code.index.key(type) { return Keys(keys: [key]) }
        guard let kind else { return .unknown }
        return Keys(keys: [ResolvedKey(kind: kind, type: type)])
    }

    // MARK: Written keys

    private func keys(
        _ reference: KeyReference, in function: Int, _ surroundings: Surroundings, _ steps: inout Set<Step>
    ) -> Keys {
        let place = code.functions[function]
        if let key = try? shortKeys.key(reference, in: place.file) { return Keys(keys: [key]) }
        guard let key = try? code.index.key(reference, in: place.context) else { return .unknown }
        guard key.type.isGeneric else { return Keys(keys: [key]) }
        guard let bindings = bindings(of: function, surroundings, &steps) else { return .unknown }
        return union(bindings) { binding in
            let type = key.type.substituting(binding)
            return type.isGeneric
                ? .unknown : Keys(keys: [ResolvedKey(kind: key.kind, type: type, name: key.name)])
        }
    }

    /// Returns the generic arguments of each call of a function; nil if a call does not show them.
    private func bindings(
        of function: Int, _ surroundings: Surroundings, _ steps: inout Set<Step>
    ) -> [[String: ResolvedType]]? {
        switch surroundings {
        case .call(let call, let caller, let outer):
            return [bindings(of: function, by: call, in: caller, outer, &steps)]
        case .any:
            let callers = callers(of: function)
            if code.functions[function].fact.kind == .property { return nil }
            return callers.map { bindings(of: function, by: code.call($0), in: $0.function, .any, &steps) }
        }
    }

    private func bindings(
        of function: Int, by call: CallFact, in caller: Int, _ surroundings: Surroundings, _ steps: inout Set<Step>
    ) -> [String: ResolvedType] {
        let fact = code.functions[function].fact
        let context = code.functions[caller].context
        var bindings = receiverBindings(call.receiver, in: caller)
        let own = fact.scope.genericParameters.suffix(call.genericArguments.count)
        for (name, reference) in zip(own, call.genericArguments) {
            bindings[name] = try? code.index.type(reference, in: context)
        }
        for (number, argument) in code.arguments(of: call, for: function) ?? [:] {
            let value = call.arguments[argument].value
            switch fact.parameters[number].type {
            case .structure("$.Type", let parts):
                guard case .name(let components) = parts[0], components.count == 1, case .type(let reference) = value,
                    let type = try? code.index.type(reference, in: context)
                else { continue }
                bindings[components[0].name] = type
            case .name(let components):
                guard let last = components.last, RouteKind(keyName: last.name) != nil, last.arguments.count == 1,
                    case .name(let parameter) = last.arguments[0], parameter.count == 1
                else { continue }
                let keys = keys(of: value, in: caller, surroundings, &steps)
                if keys.isComplete, keys.keys.count == 1 { bindings[parameter[0].name] = keys.keys.first?.type }
            default: continue
            }
        }
        return bindings.filter { !$0.value.isGeneric }
    }

    /// Returns the generic arguments of the receiver's type: `Feature<any Clock>()`.
    private func receiverBindings(_ receiver: CodeValue?, in function: Int) -> [String: ResolvedType] {
        switch receiver {
        case .type(let reference):
            return (try? code.index.type(reference, in: code.functions[function].context))?.bindings ?? [:]
        case .call(let number):
            let call = code.functions[function].fact.calls[number]
            return call.name == "init" ? receiverBindings(call.receiver, in: function) : [:]
        case .name(let name, let base):
            let variables = code.variables(named: name, of: base, in: function)
            guard variables.count == 1, case .value(let value, let place) = variables[0], value != receiver else {
                return [:]
            }
            return receiverBindings(value, in: place)
        default: return [:]
        }
    }

    /// Returns the values that a function may return.
    func values(of function: Int) -> [(value: CodeValue, function: Int)] {
        code.values(of: function).filter { one in reached.map { $0.contains(one.function) } ?? true }
    }

    // MARK: Inferred keys

    /// Returns the key that the compiler infers for an argument `.init()` from the result of the call: `let search: any Search =
    /// get(.init())`.
    func inferred(
        _ parameter: FunctionFact.Parameter, of function: Int, by call: CallFact, in caller: Int
    ) -> ResolvedKey? {
        guard case .name(let components) = parameter.type, let last = components.last,
            let kind = RouteKind(keyName: last.name), last.arguments.count == 1
        else { return nil }
        let callee = code.functions[function]
        if let type = try? code.index.type(parameter.type, in: callee.context), !type.isGeneric {
            return code.index.key(type)
        }
        let wrapped = wrappedType(of: function, by: call, in: caller)
        guard (wrapped?.value ?? callee.fact.result?.element) == last.arguments[0],
            let expected = (wrapped?.property ?? call.expected).map({ ($0, code.functions[caller].context) })
                ?? typeOfTarget(of: call, in: caller),
            let type = try? code.index.type(expected.0.element, in: expected.1), !type.isGeneric
        else { return nil }
        return ResolvedKey(kind: kind, type: type)
    }

    /// Returns the type of the property that the result of a call is assigned to, and the context of the type's names.
    private func typeOfTarget(of call: CallFact, in caller: Int) -> (TypeReference, LookupContext)? {
        guard let target = call.target, code.bindings(of: target, in: caller).isEmpty else { return nil }
        let variables = code.variables(named: target, of: .own, in: caller)
        guard variables.count == 1, case .property(let number) = variables[0],
            let type = code.functions[number].fact.result
        else { return nil }
        return (type, code.functions[number].context)
    }

    /// Returns the type of a property with a property wrapper, and that of the wrapper's value; nil if the call is not the one in an
    /// attribute.
    private func wrappedType(
        of initializer: Int, by call: CallFact, in caller: Int
    ) -> (value: TypeReference, property: TypeReference)? {
        let property = code.functions[caller].fact
        guard code.functions[initializer].fact.kind == .initializer, let type = code.functions[initializer].type,
            [.property, .initialValue].contains(property.kind), call.position < property.position,
            let annotation = property.result
        else { return nil }
        return code.members(named: "wrappedValue", of: type).lazy.compactMap { code.functions[$0].fact.result }.first
            .map { ($0.element, annotation.element) }
    }

    // MARK: Parameters and properties

    func callers(of function: Int) -> [CodeIndex.Call] {
        let all = code.callers(of: function)
        guard let reached else { return all }
        return all.filter { reached.contains($0.function) }
    }

    private func keys(
        of parameter: FunctionFact.Parameter, of function: Int, _ surroundings: Surroundings, _ steps: inout Set<Step>
    ) -> Keys {
        guard let number = code.functions[function].fact.parameters.firstIndex(of: parameter) else { return .unknown }
        func passed(_ call: CallFact, _ caller: Int, _ outer: Surroundings, _ steps: inout Set<Step>) -> Keys {
            guard let arguments = code.arguments(of: call, for: function) else { return .unknown }
            guard let argument = arguments[number] else {
                guard let value = code.defaults[function]?[parameter.name] else { return .unknown }
                return union(code.functions[value].fact.values) { keys(of: $0, in: value, .any, &steps) }
            }
            let value = call.arguments[argument].value
            if case .inferred = value, let key = inferred(parameter, of: function, by: call, in: caller) {
                return Keys(keys: [key])
            }
            if case .inferred = value {
                // `.init()` for a parameter whose type names the key.
                let known = keys(nil, ofType: parameter.type, in: code.functions[function].context)
                if known.isComplete { return known }
            }
            return keys(of: value, in: caller, outer, &steps)
        }
        if case .call(let call, let caller, let outer) = surroundings, code.arguments(of: call, for: function) != nil {
            return passed(call, caller, outer, &steps)
        }
        // If the parameter's type is a key without generic parameters, every caller passes this key.
        if let type = try? code.index.type(parameter.type, in: code.functions[function].context), !type.isGeneric,
            let key = code.index.key(type)
        {
            return Keys(keys: [key])
        }
        // Only the subscripts with a written key are calls.
        if code.functions[function].fact.kind == .subscripting { return .unknown }
        return union(callers(of: function)) { passed(code.call($0), $0.function, .any, &steps) }
    }

    /// Returns the keys of a property: its values, what its type's functions assign to it, and what a memberwise initialiser gets.
    private func keys(ofProperty number: Int, _ steps: inout Set<Step>) -> Keys {
        let property = code.functions[number]
        let fact = property.fact
        if let result = fact.result, let type = try? code.index.type(result.element, in: property.context),
            !type.isGeneric, let key = code.index.key(type)
        {
            return Keys(keys: [key])
        }
        let values = values(of: number)
        var found = union(values) { keys(of: $0.value, in: $0.function, .any, &steps) }
        if fact.kind == .property { return values.isEmpty ? .unknown : found }
        guard let type = property.type else { return .unknown }
        var isSet = !values.isEmpty
        for (value, member) in code.assignments(to: fact.name, of: type) {
            isSet = true
            found.formUnion(keys(of: value, in: member, .any, &steps))
        }
        guard code.members(named: "init", of: type).isEmpty else { return isSet ? found : .unknown }
        for site in code.memberwiseCalls(of: type) where reached.map({ $0.contains(site.function) }) ?? true {
            guard let argument = code.call(site).arguments.first(where: { $0.label == fact.name }) else { continue }
            isSet = true
            found.formUnion(keys(of: argument.value, in: site.function, .any, &steps))
        }
        return isSet ? found : .unknown
    }
}
