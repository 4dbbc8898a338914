// SPDX-License-Identifier: Apache-2.0

/// Calls that do not name the function that they run.
extension MakingCode {
    /// Returns the initialisers that the library may call to make an instance of a type. The expansion of `@Provider` calls the only one in
    /// the declaration, with all arguments that have no default value.
    func initializers(calledByLibrary initializers: [Int], of type: TypeDeclaration) -> [Int] {
        if type.isAnnotated {
            let declared = initializers.filter { number in
                let fact = code.functions[number].fact
                return fact.scope.extendedCount < fact.scope.types.count && fact.parameters.map(\.label) != ["coder"]
            }
            if declared.count == 1 { return declared }
        }
        return initializers.filter { code.functions[$0].fact.parameters.allSatisfy(\.hasDefault) }
    }

    /// Returns the parameters of a superclass's initialiser to which initialisers pass arguments; nil if that is not known. A call of
    /// `super.init` that is not written passes none.
    func parameters(of inherited: Int, passedBy initializers: [Int]) -> Set<Int>? {
        let calls = initializers.flatMap { number in
            code.functions[number].fact.calls.filter { call in
                call.isCall && call.name == "init" && (call.receiver == .own || call.receiver == .other)
            }
        }
        if calls.isEmpty { return [] }
        // The value of `super` is unknown.
        return calls.lazy.filter { $0.receiver == .other }.compactMap { code.arguments(of: $0, for: inherited) }.first
            .map { Set($0.keys) }
    }

    /// Returns the key that a call of a closure requests, if the closure is a parameter to which the expansion of `@Provider` passes one:
    /// `init(clock: () throws -> any Clock)`.
    func keyOfParameter(calledBy call: CallFact, in function: Int) -> ResolvedKey? {
        let place = code.functions[function]
        guard call.isCall, call.receiver == nil, call.arguments.isEmpty, call.trailingClosures == 0,
            code.bindings(of: call.name, in: function).isEmpty,
            let parameter = place.fact.parameters.first(where: { $0.name == call.name }), !parameter.hasDefault,
            case .structure(let text, let parts) = parameter.type, text.hasSuffix("-> $"), let result = parts.last
        else { return nil }
        // A list contains the destinations of all named providers.
        if case .structure("[$]", _) = result { return nil }
        let keys = flow.keys(
            text.contains(" async") ? .asyncService : .service, ofType: result.element, in: place.context)
        return keys.isComplete && keys.keys.count == 1 ? keys.keys.first : nil
    }

    /// Returns the `callAsFunction` that a call of a variable runs, and the call with its name; nil for another call.
    func calledInstance(by call: CallFact, in function: Int) -> (function: Int, call: CallFact)? {
        let name = "callAsFunction"
        guard call.isCall, call.name != "init", !code.members(named: name).isEmpty else { return nil }
        let value = CodeValue.name(call.name, of: call.receiver)
        guard let types = code.types(of: value, in: function), types.count == 1, let type = types.first else {
            return nil
        }
        var call = call
        call.name = name
        call.receiver = value
        let fitting = code.inheritedMembers(named: name, of: type).filter { code.arguments(of: call, for: $0) != nil }
        guard fitting.count == 1, code.functions[fitting[0]].type?.isProtocol == false else { return nil }
        return (fitting[0], call)
    }

    /// Returns the key that the reading of a property requests through a property wrapper of the app: the wrapper's only argument, if its
    /// value requests the key that it stores.
    func wrappedKey(ofProperty number: Int) -> ResolvedKey? {
        let property = code.functions[number]
        let attribute = property.fact.calls.first { $0.name == "init" && $0.position < property.fact.position }
        guard [.property, .initialValue].contains(property.fact.kind), let attribute, attribute.arguments.count == 1,
            case .type(let reference)? = attribute.receiver,
            let wrapper = code.type(reference, in: property.context), wrapper.source != nil
        else { return nil }
        let getters = code.members(named: "wrappedValue", of: wrapper)
        guard getters.count == 1, requestsStoredKey(getters[0], of: wrapper) else { return nil }
        let keys = flow.keys(of: attribute.arguments[0].value, in: number)
        return keys.isComplete && keys.keys.count == 1 ? keys.keys.first : nil
    }

    /// Returns whether a function always requests the key in a stored property of its type, and no other one.
    private func requestsStoredKey(_ function: Int, of type: TypeDeclaration) -> Bool {
        let place = code.functions[function]
        let requests = place.fact.calls.filter { $0.isRequest(in: place) }
        guard requests.count == 1, requests[0].isCertain, requests[0].name != "route",
            case .name(let name, let base)? = requests[0].arguments.first?.value, base == nil || base == .own
        else { return false }
        let variables = code.variables(named: name, of: base, in: function)
        guard variables.count == 1, case .property(let number) = variables[0] else { return false }
        return code.functions[number].fact.kind == .initialValue && code.functions[number].type === type
    }
}
