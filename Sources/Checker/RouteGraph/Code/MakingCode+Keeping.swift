// SPDX-License-Identifier: Apache-2.0

/// The requests whose destinations stored properties keep.
extension MakingCode {
    /// A request by code that assigns its result to a property.
    struct KeptRequest: Hashable {
        let key: ResolvedKey
        let property: String
        let function: Int
        let position: SourcePosition
    }

    private typealias Source = (key: ResolvedKey, function: Int, position: SourcePosition)

    private static let deepestValue = 8

    /// Returns the requests whose destinations the destinations of a provider keep, unless code sets the property to nothing again.
    func keptRequests(of provider: TypeDeclaration, isDestination: Bool) -> [KeptRequest] {
        let types = isDestination ? [provider] : destinationTypes(of: provider)
        return types.flatMap { keptRequests(by: $0) }
    }

    /// Returns the requests of the destinations that a closure makes.
    func keptRequests(ofClosure function: Int) -> [KeptRequest] {
        let types = code.values(of: function).compactMap { value -> TypeDeclaration? in
            let place = code.functions[value.function]
            guard case .call(let number) = value.value, place.fact.calls[number].name == "init",
                case .type(let reference)? = place.fact.calls[number].receiver
            else { return nil }
            return code.type(reference, in: place.context)
        }
        return Set(types).flatMap { keptRequests(by: $0) }
    }

    private func destinationTypes(of provider: TypeDeclaration) -> [TypeDeclaration] {
        let types = code.members(named: "makeDestination", of: provider).compactMap { code.resultTypes(of: $0) }
        return types.joined().filter { $0.source != nil && !$0.isProtocol }
    }

    private func keptRequests(by type: TypeDeclaration) -> [KeptRequest] {
        let members = code.members(of: type)
        let properties = Set(
            members.filter { code.functions[$0].fact.keepsValue }.map { code.functions[$0].fact.name }
        ).subtracting(clearedProperties(of: type))
        guard !properties.isEmpty else { return [] }
        var found: [KeptRequest] = []
        var waiting = members
        while let number = waiting.popLast() {
            let fact = code.functions[number].fact
            waiting += code.locals(of: number)
            guard flow.reached?.contains(number) ?? true else { continue }
            code.work += fact.bindings.count
            if fact.kind == .property, properties.contains(fact.name) {
                for value in code.values(of: number) { keep(value.value, as: fact.name, in: value.function, &found) }
            }
            for binding in fact.bindings where binding.name.hasPrefix("self.") {
                let name = String(binding.name.dropFirst("self.".count))
                if properties.contains(name) { keep(binding.value, as: name, in: number, &found) }
            }
        }
        return found
    }

    /// Returns the properties that other code than an initialiser sets to a value which is no request, such as nil.
    private func clearedProperties(of type: TypeDeclaration) -> Set<String> {
        let members = code.members(of: type).filter { code.functions[$0].fact.kind != .initializer }
        let cleared = members.flatMap { code.functions[$0].fact.bindings }.filter { $0.value == .other }
        return Set(cleared.filter { $0.name.hasPrefix("self.") }.map { String($0.name.dropFirst("self.".count)) })
    }

    private func keep(_ value: CodeValue, as property: String, in function: Int, _ found: inout [KeptRequest]) {
        for request in requests(giving: value, in: function, .any, depth: 0) {
            let kept = KeptRequest(
                key: request.key, property: property, function: request.function, position: request.position)
            if !found.contains(kept) { found.append(kept) }
        }
    }

    /// Returns the requests whose destination a value may be.
    private func requests(
        giving value: CodeValue, in function: Int, _ surroundings: KeyFlow.Surroundings, depth: Int
    ) -> [Source] {
        guard depth < Self.deepestValue else { return [] }
        code.work += 1
        switch value {
        case .call(let number):
            let call = code.functions[function].fact.calls[number]
            if call.isRequest(in: code.functions[function]) {
                guard call.name == "destination", !call.arguments.contains(where: { $0.label == "in" }) else {
                    return []
                }
                return requestedKeys(by: call, number, in: function, surroundings).map {
                    ($0.key, function, $0.position)
                }
            }
            let callees = code.callees(of: .init(function: function, number: number))
            guard callees.isCertain, call.isCall, call.name != "init" else { return [] }
            return code.values(of: callees.functions[0]).flatMap {
                requests(giving: $0.value, in: $0.function, .call(call, in: function, surroundings), depth: depth + 1)
            }
        case .name(let name, nil):
            let variables = code.variables(named: name, of: nil, in: function)
            return variables.flatMap { variable -> [Source] in
                guard case .value(let value, let place) = variable else { return [] }
                return requests(giving: value, in: place, surroundings, depth: depth + 1)
            }
        case .oneOf(let values):
            return values.flatMap { requests(giving: $0, in: function, surroundings, depth: depth + 1) }
        default: return []
        }
    }
}
