// SPDX-License-Identifier: Apache-2.0

extension CodeIndex {
    /// The functions that a call may run.
    struct Callees {
        let list: CalleeList
        /// Whether the call runs one of them, and only one is possible.
        let isCertain: Bool

        var functions: [Int] { list.functions }
    }

    func callees(of site: Call) -> Callees {
        if let known = lookups.callees(of: site) { return known }
        // A variable may get its value from itself: `var text = text.trimmed()`.
        guard lookups.begin(site) else { return Callees(list: CalleeList([]), isCertain: false) }
        let (candidates, isKnown) = candidates(for: call(site), in: site.function)
        let list = callees(of: site, among: candidates)
        let found = Callees(list: list, isCertain: isKnown && list.functions.count == 1)
        lookups.end(site, found)
        return found
    }

    /// The origin of the functions that a call may run.
    enum Candidates: Hashable {
        case functions([Int])
        /// The functions of this name directly in a function.
        case locals(Int)
        /// The global functions that a file sees.
        case globals(ObjectIdentifier)
        /// The operators of this name that a file sees, and those of all types.
        case operators(ObjectIdentifier)
        /// The members of all types.
        case members
        /// The members of all types that a value need not have.
        case staticMembers
        /// The members that a value of the type may have.
        case inherited(TypeDeclaration)
        case initializers(TypeDeclaration)
    }

    private func callees(of site: Call, among candidates: Candidates) -> CalleeList {
        let call = call(site)
        let module = ObjectIdentifier(functions[site.function].file.module)
        if case .functions(let functions) = candidates {
            return CalleeGroup(fitting(call, among: functions), self)[module]
        }
        // Many calls have the same candidates and the same form, above all those whose receivers are unknown.
        return lookups.group(.init(candidates: candidates, name: call.name, form: CallForm(call))) {
            CalleeGroup(fitting(call, among: functions(candidates, named: call.name, for: site)), self)
        }[module]
    }

    private func functions(_ candidates: Candidates, named name: String, for site: Call) -> [Int] {
        switch candidates {
        case .functions(let functions): functions
        case .locals(let function): locals(named: name, of: function)
        case .globals: globals(named: name, seenBy: functions[site.function].file)
        case .operators: globals(named: name, seenBy: functions[site.function].file) + members(named: name)
        case .members: members(named: name)
        case .staticMembers: members(named: name).filter { functions[$0].fact.isStatic || name == "init" }
        case .inherited(let type): inheritedMembers(named: name, of: type)
        case .initializers(let type): members(named: name, of: type)
        }
    }

    /// Returns the candidates that fit a call.
    private func fitting(_ call: CallFact, among candidates: [Int]) -> [Int] {
        work += candidates.count
        let fitting = candidates.filter { fits(call, $0) }
        guard fitting.count > 1 else { return fitting }
        // A member of the type itself hides those of its protocols.
        let hidden = fitting.reduce(into: Set<TypeDeclaration>()) { hidden, number in
            if let type = functions[number].type { hidden.formUnion(ancestors(of: type)) }
        }
        let concrete = fitting.filter { number in
            guard let type = functions[number].type else { return true }
            return !type.isProtocol || !hidden.contains(type)
        }
        return concrete.isEmpty ? fitting : concrete
    }

    /// Returns the functions with the name of a call, and whether the receiver's type is known.
    private func candidates(for call: CallFact, in function: Int) -> (candidates: Candidates, isKnown: Bool) {
        let place = functions[function]
        switch call.receiver {
        case nil where call.isOfOperator: return (.operators(ObjectIdentifier(place.file)), true)
        case nil:
            for level in [function] + surroundings(of: function) {
                if !locals(named: call.name, of: level).isEmpty { return (.locals(level), true) }
            }
            let closures = variables(named: call.name, of: nil, in: function).map { variable -> Int? in
                guard case .value(.closure(let number), let place) = variable else { return nil }
                return functions[place].offset + number
            }
            if !closures.isEmpty, !closures.contains(nil) { return (.functions(closures.compactMap(\.self)), true) }
            return (ownCandidates(named: call.name, of: place) ?? .globals(ObjectIdentifier(place.file)), true)
        case .own:
            if call.name == "init", let type = place.type {
                let own = members(named: "init", of: type)
                let inherited = index.supertypes(of: type).compactMap(\.declaration).filter(\.isClass).flatMap {
                    members(named: "init", of: $0)
                }
                return (.functions(own + inherited), true)
            }
            return (ownCandidates(named: call.name, of: place) ?? .functions([]), true)
        case .type(let reference):
            if let type = type(reference, in: place.context) {
                if call.name == "init" { return (.initializers(type), true) }
                return (.inherited(type), !type.isProtocol)
            }
            if let components = reference.components, components.count == 1 {
                let found = globals(named: call.name, inModule: components[0].name)
                if !found.isEmpty { return (.functions(found), true) }
            }
            return (.members, false)
        case .implicit:
            if call.name == "init", let type = call.expected.flatMap({ type($0.element, in: place.context) }),
                type.source != nil
            {
                return (.initializers(type), true)
            }
            return (.staticMembers, true)
        case let value?:
            guard let types = types(of: value, in: function) else { return (.members, false) }
            if types.count == 1, let type = types.first { return (.inherited(type), true) }
            return (.functions(types.flatMap { inheritedMembers(named: call.name, of: $0) }), false)
        }
    }

    func ownMembers(named name: String, of place: Function) -> [Int] {
        switch ownCandidates(named: name, of: place) {
        case .inherited(let type)?: inheritedMembers(named: name, of: type)
        case .members?: members(named: name)
        default: []
        }
    }

    /// Returns the members of a name of the types around a function; nil if there are none.
    func ownCandidates(named name: String, of place: Function) -> Candidates? {
        for type in index.enclosing(place.fact.scope.types, in: place.file).reversed() {
            if let type, !inheritedMembers(named: name, of: type).isEmpty { return .inherited(type) }
        }
        // The type has no source, or the checker does not know it.
        if place.fact.scope.types.isEmpty || place.type != nil { return nil }
        return members(named: name).isEmpty ? nil : .members
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
        guard [.function, .initializer, .subscripting].contains(fact.kind) else {
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
