// SPDX-License-Identifier: Apache-2.0

/// The keys of properties with `@Routed` or a `RoutedDestination`. A request is made when the property is read.
extension MakingCode {
    /// Returns the key that a call requests from a property with a `RoutedDestination`: `clock.get()`; nil for another call.
    func routedKey(of call: CallFact, in function: Int) -> ResolvedKey? {
        guard call.isCall, ["get", "getIfProvided"].contains(call.name), case .name(let name, let base)? = call.receiver
        else { return nil }
        let variables = code.variables(named: name, of: base, in: function)
        guard variables.count == 1, case .property(let number) = variables[0],
            let made = routed("RoutedDestination", in: number)?.arguments.first
        else { return nil }
        return only(flow.keys(of: made.value, in: number))
    }

    /// Returns the key that the reading of a property with `@Routed` requests; nil for another property.
    func routedKey(ofProperty number: Int) -> ResolvedKey? {
        let property = code.functions[number]
        guard [.property, .initialValue].contains(property.fact.kind), let wrapper = routed("Routed", in: number) else {
            return nil
        }
        if let argument = wrapper.arguments.first { return only(flow.keys(of: argument.value, in: number)) }
        return only(property.fact.result.map { flow.keys(.service, ofType: $0.element, in: property.context) })
    }

    /// Returns the call in a property that makes an instance of a type of the library.
    private func routed(_ name: String, in property: Int) -> CallFact? {
        code.functions[property].fact.calls.first { call in
            guard call.name == "init", case .type(let type)? = call.receiver else { return false }
            return type.components?.last?.name == name
                && code.type(type, in: code.functions[property].context)?.source == nil
        }
    }

    private func only(_ keys: KeyFlow.Keys?) -> ResolvedKey? {
        keys.flatMap { $0.isComplete && $0.keys.count == 1 ? $0.keys.first : nil }
    }
}
