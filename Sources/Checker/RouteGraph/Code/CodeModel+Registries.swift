// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// Returns the registry of the call of `register` at a position, if the function that contains it gets its registry from its
    /// callers; unknown if these pass several, or if the source does not show them.
    func registry(at position: SourcePosition, in file: FileScope) -> RegistrationFact.Registry {
        guard let function = function(at: position, in: file) else { return .unknown }
        let calls = code.functions[function].fact.calls
        guard let call = calls.last(where: { $0.name == "register" && $0.position <= position }) else {
            return .unknown
        }
        var steps: Set<RegistryStep> = []
        let found = registries(call.receiver ?? .own, in: function, &steps)
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }

    private struct RegistryStep: Hashable {
        let value: CodeValue
        let function: Int
    }

    /// Returns the registries that a value may be. They contain `.unknown` if the source does not show all.
    private func registries(
        _ value: CodeValue, in function: Int, _ steps: inout Set<RegistryStep>
    ) -> Set<RegistrationFact.Registry> {
        // A value that comes from itself adds nothing.
        guard steps.insert(RegistryStep(value: value, function: function)).inserted else { return [] }
        switch value {
        case .name("shared", .implicit): return [.shared]
        case .name("shared", .type(let reference)) where isRegistry(reference, in: function): return [.shared]
        case .name(let name, let base):
            let variables = code.variables(named: name, of: base, in: function)
            if variables.isEmpty { return [.unknown] }
            return variables.reduce(into: []) { result, variable in
                switch variable {
                case .value(let value, let place): result.formUnion(registries(value, in: place, &steps))
                case .parameter(let parameter, let place):
                    result.formUnion(registries(parameter, of: place, &steps))
                case .property(let number):
                    let values = flow.values(of: number)
                    if values.isEmpty || code.functions[number].type != nil { result.insert(.unknown) }
                    for one in values { result.formUnion(registries(one.value, in: one.function, &steps)) }
                }
            }
        case .call(let number):
            let call = code.functions[function].fact.calls[number]
            guard call.name == "init", case .type(let reference)? = call.receiver, isRegistry(reference, in: function)
            else { return [.unknown] }
            return [.other]
        case .inferred(nil, let reference?, _) where isRegistry(reference, in: function): return [.other]
        case .own: return registriesOfSelf(in: function, &steps)
        default: return [.unknown]
        }
    }

    /// Returns the registries that `self` may be in an extension of `RouteRegistry`.
    private func registriesOfSelf(
        in function: Int, _ steps: inout Set<RegistryStep>
    ) -> Set<RegistrationFact.Registry> {
        let type = code.functions[function].type
        guard type?.name == "RouteRegistry", type?.source == nil else { return [.unknown] }
        let callers = flow.callers(of: function)
        if callers.isEmpty { return [.unknown] }
        return callers.reduce(into: []) { result, site in
            result.formUnion(registries(code.call(site).receiver ?? .own, in: site.function, &steps))
        }
    }

    private func registries(
        _ parameter: FunctionFact.Parameter, of function: Int, _ steps: inout Set<RegistryStep>
    ) -> Set<RegistrationFact.Registry> {
        guard let number = code.functions[function].fact.parameters.firstIndex(of: parameter) else { return [.unknown] }
        let callers = flow.callers(of: function)
        if callers.isEmpty { return [.unknown] }
        return callers.reduce(into: []) { result, site in
            let call = code.call(site)
            guard let arguments = code.arguments(of: call, for: function) else {
                result.insert(.unknown)
                return
            }
            if let argument = arguments[number] {
                result.formUnion(registries(call.arguments[argument].value, in: site.function, &steps))
            } else if let value = code.defaults[function]?[parameter.name],
                let written = code.functions[value].fact.values.first
            {
                result.formUnion(registries(written, in: value, &steps))
            } else {
                result.insert(.unknown)
            }
        }
    }

    private func isRegistry(_ reference: TypeReference, in function: Int) -> Bool {
        let type = code.type(reference, in: code.functions[function].context)
        return type?.name == "RouteRegistry" && type?.source == nil
    }

    /// Whether some code makes a registry with a parent, whose routes the requests in the new registry find too.
    var hasRegistryWithParent: Bool {
        code.calls(named: "init").contains { site in
            let call = code.call(site)
            guard case .type(let reference)? = call.receiver, call.arguments.contains(where: { $0.label == "parent" })
            else { return false }
            return isRegistry(reference, in: site.function)
        }
    }
}
