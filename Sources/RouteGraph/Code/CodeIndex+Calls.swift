// SPDX-License-Identifier: Apache-2.0

extension CodeIndex {
    /// The functions that a call may run.
    struct Callees {
        var functions: [Int]
        /// Whether the call runs one of them, and only one is possible.
        var isCertain: Bool
    }

    func callees(of site: (function: Int, call: Int)) -> Callees {
        let call = call(site)
        // A variable may get its value from itself: `var text = text.trimmed()`.
        let identity = Call(function: site.function, number: site.call)
        guard callsInProgress.insert(identity).inserted else { return Callees(functions: [], isCertain: false) }
        defer { callsInProgress.remove(identity) }
        let (candidates, isKnown) = candidates(for: call, in: site.function)
        var fitting = candidates.filter { fits(call, $0) }
        if fitting.count > 1 {
            // A member of the type itself hides those of its protocols.
            let types = fitting.compactMap { functions[$0].type }
            let concrete = fitting.filter { number in
                guard let type = functions[number].type else { return true }
                return !type.isProtocol || !types.contains { ancestors(of: $0).contains(type) }
            }
            if !concrete.isEmpty { fitting = concrete }
        }
        if fitting.count > 1, fitting.allSatisfy({ functions[$0].type === functions[fitting[0]].type }) {
            // In extensions of one type, a declaration of the same module hides those of others, which may be internal.
            let module = functions[site.function].file.module
            let own = fitting.filter { functions[$0].file.module === module }
            if !own.isEmpty { fitting = own }
        }
        return Callees(functions: fitting, isCertain: isKnown && fitting.count == 1)
    }

    /// Returns the functions with the name of a call, and whether the receiver's type is known.
    private func candidates(for call: CallFact, in function: Int) -> (functions: [Int], isKnown: Bool) {
        let place = functions[function]
        switch call.receiver {
        case nil:
            for level in [function] + surroundings(of: function) {
                let found = locals(of: level).filter { functions[$0].fact.name == call.name }
                if !found.isEmpty { return (found, true) }
            }
            let closures = variables(named: call.name, of: nil, in: function).map { variable -> Int? in
                guard case .value(.closure(let number), let place) = variable else { return nil }
                return functions[place].offset + number
            }
            if !closures.isEmpty, !closures.contains(nil) { return (closures.compactMap(\.self), true) }
            let own = ownMembers(named: call.name, of: place)
            return own.isEmpty ? (globals(named: call.name, seenBy: place.file), true) : (own, true)
        case .own:
            if call.name == "init", let type = place.type {
                let own = members(named: "init", of: type)
                let inherited = index.supertypes(of: type).compactMap(\.declaration).filter(\.isClass).flatMap {
                    members(named: "init", of: $0)
                }
                return (own + inherited, true)
            }
            return (ownMembers(named: call.name, of: place), true)
        case .type(let reference):
            if let type = type(reference, in: place.context) {
                if call.name == "init" { return (members(named: "init", of: type), true) }
                return (inheritedMembers(named: call.name, of: type), !type.isProtocol)
            }
            if let components = reference.components, components.count == 1 {
                let found = globals(named: call.name, inModule: components[0].name)
                if !found.isEmpty { return (found, true) }
            }
            return (members(named: call.name), false)
        case .implicit:
            return (members(named: call.name).filter { functions[$0].fact.isStatic || call.name == "init" }, true)
        case let value?:
            if let types = types(of: value, in: function) {
                return (types.flatMap { inheritedMembers(named: call.name, of: $0) }, types.count == 1)
            }
            return (members(named: call.name), false)
        }
    }

    func ownMembers(named name: String, of place: Function) -> [Int] {
        for type in index.enclosing(place.fact.scope.types, in: place.file).reversed() {
            guard let type else { continue }
            let found = inheritedMembers(named: name, of: type)
            if !found.isEmpty { return found }
        }
        // The type has no source, or the checker does not know it.
        return place.fact.scope.types.isEmpty || place.type != nil ? [] : members(named: name)
    }

    /// Returns the declaration that a reference names; nil for a generic parameter or an unresolved name.
    func type(_ reference: TypeReference, in context: LookupContext) -> TypeDeclaration? {
        guard let type = try? index.type(reference, in: context) else { return nil }
        return type.declaration
    }

    // MARK: Arguments

    /// Returns, for each parameter, the index of the argument that a call passes to it; nil if the call does not fit. A parameter
    /// without an argument has none.
    func arguments(of call: CallFact, for function: Int) -> [Int: Int]? {
        let fact = functions[function].fact
        guard call.isCall else { return fact.kind == .property || fact.kind == .initialValue ? [:] : nil }
        guard fact.kind == .function || fact.kind == .initializer else {
            // A property may hold a closure.
            return [:]
        }
        let labels = call.arguments.count
        var passed: [Int: Int] = [:]
        var next = 0
        let written = call.arguments.indices.filter { index in
            if case .closure = call.arguments[index].value, index == labels - 1, call.trailingClosures > 0 {
                return false
            }
            return true
        }
        var closures = call.trailingClosures
        for (number, parameter) in fact.parameters.enumerated() {
            if next < written.count, call.arguments[written[next]].label == parameter.label {
                passed[number] = written[next]
                next += 1
                while parameter.isVariadic, next < written.count, call.arguments[written[next]].label == nil {
                    next += 1
                }
            } else if parameter.hasDefault || parameter.isVariadic {
                continue
            } else if closures > 0 {
                closures -= 1
            } else {
                return nil
            }
        }
        guard next == written.count else { return nil }
        return passed
    }

    private func fits(_ call: CallFact, _ function: Int) -> Bool { arguments(of: call, for: function) != nil }
}
