// SPDX-License-Identifier: Apache-2.0

extension KeyFlow {
    /// Returns the string literals that a value may be; nil if there may be others.
    func texts(
        of value: CodeValue, in function: Int, _ surroundings: Surroundings = .any, depth: Int = 0
    ) -> Set<String>? {
        guard depth < 8 else { return nil }
        switch value {
        case .text(let text): return [text]
        case .oneOf(let values): return joined(values) { texts(of: $0, in: function, surroundings, depth: depth + 1) }
        case .call(let number):
            // `URL` escapes other characters.
            let call = code.functions[function].fact.calls[number]
            guard call.name == "init", case .type(let type)? = call.receiver, type.components?.last?.name == "URL",
                call.arguments.count == 1, call.arguments[0].label == "string",
                let texts = texts(of: call.arguments[0].value, in: function, surroundings, depth: depth + 1)
            else { return nil }
            return texts.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } } ? texts : nil
        case .name(let name, let base):
            return joined(code.variables(named: name, of: base, in: function)) { variable in
                switch variable {
                case .value(let value, let level): texts(of: value, in: level, surroundings, depth: depth + 1)
                case .property(let number):
                    joined(values(of: number) + code.assignments(to: code.functions[number].fact.name)) {
                        texts(of: $0.value, in: $0.function, depth: depth + 1)
                    }
                case .parameter(let parameter, let level):
                    texts(of: parameter, of: level, surroundings, depth: depth + 1)
                }
            }
        default: return nil
        }
    }

    private func texts(
        of parameter: FunctionFact.Parameter, of function: Int, _ surroundings: Surroundings, depth: Int
    ) -> Set<String>? {
        guard let number = code.functions[function].fact.parameters.firstIndex(of: parameter) else { return nil }
        func passed(_ call: CallFact, _ caller: Int, _ outer: Surroundings) -> Set<String>? {
            guard let arguments = code.arguments(of: call, for: function) else { return nil }
            guard let argument = arguments[number] else {
                guard let value = code.defaults[function]?[parameter.name] else { return nil }
                return joined(code.functions[value].fact.values) { texts(of: $0, in: value, depth: depth + 1) }
            }
            return texts(of: call.arguments[argument].value, in: caller, outer, depth: depth)
        }
        if case .call(let call, let caller, let outer) = surroundings, code.arguments(of: call, for: function) != nil {
            return passed(call, caller, outer)
        }
        // Only the subscripts with a written key are calls.
        if code.functions[function].fact.kind == .subscripting { return nil }
        return joined(callers(of: function)) { passed(code.call($0), $0.function, .any) }
    }

    private func joined<Element>(_ elements: [Element], _ texts: (Element) -> Set<String>?) -> Set<String>? {
        if elements.isEmpty { return nil }
        var result: Set<String> = []
        for element in elements {
            guard let found = texts(element) else { return nil }
            result.formUnion(found)
        }
        return result
    }

    /// Returns keys with the names that the argument `named` of a call gives them; nil if there may be other names.
    func named(
        _ keys: Keys, by call: CallFact, in function: Int, _ surroundings: Surroundings = .any
    ) -> Keys? {
        guard let argument = call.arguments.first(where: { $0.label == "named" }) else { return keys }
        guard let names = texts(of: argument.value, in: function, surroundings) else { return nil }
        var named = Keys(isComplete: keys.isComplete)
        for key in keys.keys {
            for name in names { named.keys.insert(ResolvedKey(kind: key.kind, type: key.type, name: name)) }
        }
        return named
    }
}
