// SPDX-License-Identifier: Apache-2.0

extension CodeIndex {
    /// Returns the types that a value may have, as far as annotations and initialisers tell; nil if they do not.
    func types(of value: CodeValue, in function: Int, depth: Int = 0) -> Set<TypeDeclaration>? {
        guard depth < 8 else { return nil }
        work += 1
        switch value {
        case .type(let reference): return type(reference, in: functions[function].context).map { [$0] }
        case .own: return functions[function].type.map { [$0] }
        case .call(let number):
            let call = functions[function].fact.calls[number]
            if call.name == "init", case .type(let reference)? = call.receiver {
                return type(reference, in: functions[function].context).map { [$0] }
            }
            return union(callees(of: Call(function: function, number: number)).functions) {
                resultTypes(of: $0, depth: depth + 1)
            }
        case .name(let name, let base):
            let found = variables(named: name, of: base, in: function)
            return union(found) { variable in
                switch variable {
                case .value(let value, let place): self.types(of: value, in: place, depth: depth + 1)
                case .parameter(let parameter, let place):
                    self.type(parameter.type.element, in: self.functions[place].context).map { [$0] }
                case .property(let number): self.resultTypes(of: number, depth: depth + 1)
                }
            }
        case .oneOf(let values): return union(values) { types(of: $0, in: function, depth: depth + 1) }
        case .key(let key, _): return index.library[key.kind.keyName].map { [$0] }
        case .inferred, .implicit, .closure, .text, .other: return nil
        }
    }

    /// Returns the types of the values that a function may return; nil if annotations and initialisers do not tell.
    func resultTypes(of function: Int, depth: Int = 0) -> Set<TypeDeclaration>? {
        let place = functions[function]
        if place.fact.kind == .initializer { return place.type.map { [$0] } }
        if let result = place.fact.result, case let type? = type(result.element, in: place.context) {
            return [type]
        }
        guard place.fact.result == nil else { return nil }
        return union(values(of: function)) { types(of: $0.value, in: $0.function, depth: depth) }
    }

    private func union<Element>(
        _ elements: [Element], _ types: (Element) -> Set<TypeDeclaration>?
    ) -> Set<TypeDeclaration>? {
        var result: Set<TypeDeclaration> = []
        for element in elements {
            guard let found = types(element) else { return nil }
            result.formUnion(found)
        }
        return result.isEmpty ? nil : result
    }

    // MARK: Variables

    /// The source of a variable's value.
    enum Variable {
        case value(CodeValue, in: Int)
        case parameter(FunctionFact.Parameter, of: Int)
        /// A property, by the number of its function.
        case property(Int)
    }

    /// Returns what a name may stand for.
    func variables(named name: String, of base: CodeValue?, in function: Int) -> [Variable] {
        switch base {
        case nil:
            for level in [function] + surroundings(of: function) {
                let fact = functions[level].fact
                let bindings = self.bindings(of: name, in: level).map { Variable.value($0, in: level) }
                if let parameter = fact.parameters.first(where: { $0.name == name }) {
                    return bindings + [.parameter(parameter, of: level)]
                }
                if !bindings.isEmpty { return bindings }
            }
            let own = ownProperties(named: name, of: functions[function])
            return own.isEmpty ? globalProperties(named: name, seenBy: functions[function].file) : own
        case .own: return ownProperties(named: name, of: functions[function])
        case .implicit: return properties(members(named: name).filter { functions[$0].fact.isStatic })
        case .type(let reference):
            if let type = type(reference, in: functions[function].context) {
                return properties(inheritedMembers(named: name, of: type))
            }
            guard let components = reference.components, components.count == 1 else { return [] }
            return properties(globals(named: name, inModule: components[0].name))
        case let value?:
            if let types = types(of: value, in: function) {
                return properties(types.flatMap { inheritedMembers(named: name, of: $0) })
            }
            return properties(members(named: name))
        }
    }

    /// Returns the properties of a type with a name.
    func properties(named name: String, of type: TypeDeclaration) -> [Variable] {
        properties(inheritedMembers(named: name, of: type))
    }

    private func ownProperties(named name: String, of place: Function) -> [Variable] {
        guard case .inherited(let type)? = ownCandidates(named: name, of: place) else {
            return properties(ownMembers(named: name, of: place))
        }
        return properties(.init(name: name, scope: ObjectIdentifier(type))) { inheritedMembers(named: name, of: type) }
    }

    private func globalProperties(named name: String, seenBy file: FileScope) -> [Variable] {
        properties(.init(name: name, scope: ObjectIdentifier(file))) { globals(named: name, seenBy: file) }
    }

    /// Returns the properties among some functions. Many calls look for a variable with the name of the function that they call.
    private func properties(_ name: ScopedName, among functions: () -> [Int]) -> [Variable] {
        if let known = knownProperties[name] { return known.map { .property($0) } }
        let found = properties(functions())
        knownProperties[name] = found.compactMap { if case .property(let number) = $0 { number } else { nil } }
        return found
    }

    private func properties(_ functions: [Int]) -> [Variable] {
        work += functions.count
        return functions.filter { [.property, .initialValue].contains(self.functions[$0].fact.kind) }.map {
            .property($0)
        }
    }
}

extension TypeReference {
    /// The type of the elements of an array or of an optional; otherwise the type itself.
    var element: TypeReference {
        guard case .structure(let text, let parts) = self, parts.count == 1 else { return self }
        return ["[$]", "$?", "some $", "each $", "inout $"].contains(text) ? parts[0].element : self
    }
}
