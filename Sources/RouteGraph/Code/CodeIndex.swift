// SPDX-License-Identifier: Apache-2.0

/// The functions of all files, by the names and the types that calls find them by.
final class CodeIndex {
    struct Function {
        let fact: FunctionFact
        let file: FileScope
        /// The context for the names in its code.
        let context: LookupContext
        /// The type that it is a member of.
        let type: TypeDeclaration?
        /// The function that contains it.
        let parent: Int?
        /// The number of the file's first function.
        let offset: Int

        /// Whether it is a member of a type, and not a local function.
        var isMember: Bool { parent == nil && !fact.scope.types.isEmpty }
    }

    let index: SourceIndex
    private(set) var functions: [Function] = []
    private var globals: [String: [Int]] = [:]
    private var locals: [Int: [Int]] = [:]
    private var members: [TypeDeclaration: [String: [Int]]] = [:]
    /// The members in extensions of types without source, by the type's name.
    private var membersOfUnknown: [String: [String: [Int]]] = [:]
    /// The members of all types, by name.
    private var membersByName: [String: [Int]] = [:]
    private(set) var defaults: [Int: [String: Int]] = [:]
    private var heirs: [TypeDeclaration: [TypeDeclaration]] = [:]
    private var knownAncestors: [TypeDeclaration: Set<TypeDeclaration>] = [:]
    private var knownMembers: [Member: [Int]] = [:]

    private struct Member: Hashable {
        let type: TypeDeclaration
        let name: String
    }
    /// The calls of each name.
    private var callsByName: [String: [(function: Int, call: Int)]] = [:]
    private var callers: [Int: [(function: Int, call: Int)]] = [:]

    init(_ index: SourceIndex, _ files: [(scope: FileScope, facts: FileFacts)]) {
        self.index = index
        for (file, facts) in files { add(facts.functions, of: file) }
        for declaration in index.declarations where declaration.source != nil {
            for parent in ancestors(of: declaration) { heirs[parent, default: []].append(declaration) }
        }
    }

    private func add(_ facts: [FunctionFact], of file: FileScope) {
        let offset = functions.count
        for (position, fact) in facts.enumerated() {
            let number = offset + position
            let type = index.enclosing(fact.scope.types, in: file).last ?? nil
            let parent = fact.parent.map { offset + $0 }
            functions.append(
                Function(
                    fact: fact, file: file, context: LookupContext(file: file, scope: fact.scope), type: type,
                    parent: parent, offset: offset))
            switch fact.kind {
            case .topLevel: break
            case .closure, .branch: if let parent { locals[parent, default: []].append(number) }
            case .defaultValue: if let parent { defaults[parent, default: [:]][fact.name] = number }
            default:
                if let parent {
                    locals[parent, default: []].append(number)
                } else if fact.scope.types.isEmpty {
                    globals[fact.name, default: []].append(number)
                } else {
                    if let type { members[type, default: [:]][fact.name, default: []].append(number) }
                    if type == nil, let name = fact.scope.types.last {
                        membersOfUnknown[name, default: [:]][fact.name, default: []].append(number)
                    }
                    membersByName[fact.name, default: []].append(number)
                }
            }
            for (call, fact) in fact.calls.enumerated() {
                callsByName[fact.name, default: []].append((number, call))
            }
        }
    }

    func call(_ site: (function: Int, call: Int)) -> CallFact { functions[site.function].fact.calls[site.call] }

    // MARK: Members

    func members(named name: String, of type: TypeDeclaration) -> [Int] {
        let known = members[type]?[name] ?? []
        return type.source == nil ? known + (membersOfUnknown[type.name]?[name] ?? []) : known
    }

    /// Returns all members of a type with code, including those of its extensions.
    func members(of type: TypeDeclaration) -> [Int] { members[type]?.values.flatMap { $0 }.sorted() ?? [] }

    /// Returns the members with a name that a value of a type may have: its own, those of its supertypes and protocols, and those
    /// of the types that inherit from it or conform to it.
    func inheritedMembers(named name: String, of type: TypeDeclaration) -> [Int] {
        guard membersByName[name] != nil else { return [] }
        let member = Member(type: type, name: name)
        if let known = knownMembers[member] { return known }
        let own = members(named: name, of: type)
        let inherited = ancestors(of: type).flatMap { members(named: name, of: $0) }
        let overriding = (heirs[type] ?? []).flatMap { members(named: name, of: $0) }
        let all = own + inherited.sorted() + overriding
        knownMembers[member] = all
        return all
    }

    /// Returns all supertypes and protocols of a type.
    func ancestors(of type: TypeDeclaration) -> Set<TypeDeclaration> {
        if let known = knownAncestors[type] { return known }
        let ancestors = index.ancestors(of: type)
        knownAncestors[type] = ancestors
        return ancestors
    }

    func members(named name: String) -> [Int] { membersByName[name] ?? [] }

    func globals(named name: String, seenBy file: FileScope) -> [Int] {
        (globals[name] ?? []).filter { file.sees(functions[$0].file.module) }
    }

    func globals(named name: String, inModule module: String) -> [Int] {
        (globals[name] ?? []).filter { functions[$0].file.module.name == module }
    }

    /// Returns the functions directly in a function.
    func locals(of function: Int) -> [Int] { locals[function] ?? [] }

    func heirs(of type: TypeDeclaration) -> [TypeDeclaration] { heirs[type] ?? [] }

    /// Returns the values that a function returns, each with the function that contains it.
    func values(of function: Int) -> [(value: CodeValue, function: Int)] {
        let own = functions[function].fact.values.map { ($0, function) }
        let branches = locals(of: function).filter { functions[$0].fact.kind == .branch }
        return own + branches.flatMap { values(of: $0) }
    }

    /// Returns the values that code assigns to properties of a name.
    func assignments(to name: String) -> [(value: CodeValue, function: Int)] {
        functions.indices.flatMap { number in
            functions[number].fact.bindings.filter { $0.name == "self.\(name)" }.map { ($0.value, number) }
        }
    }

    /// Returns the functions around a function, from the inside to the outside.
    func surroundings(of function: Int) -> [Int] {
        var result: [Int] = []
        var next = functions[function].parent
        while let current = next {
            result.append(current)
            next = functions[current].parent
        }
        return result
    }

    // MARK: Calls

    /// The functions that a call may run.
    struct Callees {
        var functions: [Int]
        /// Whether the call runs one of them, and only one is possible.
        var isCertain: Bool

        static let none = Callees(functions: [], isCertain: false)
    }

    /// Returns the places that may call a function.
    func callers(of function: Int) -> [(function: Int, call: Int)] {
        if let known = callers[function] { return known }
        let fact = functions[function].fact
        let found = (callsByName[fact.name] ?? []).filter { callees(of: $0).functions.contains(function) }
        callers[function] = found
        return found
    }

    func calls(named name: String) -> [(function: Int, call: Int)] { callsByName[name] ?? [] }

    func callees(of site: (function: Int, call: Int)) -> Callees {
        let call = call(site)
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

    private func ownMembers(named name: String, of place: Function) -> [Int] {
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

    // MARK: Types of values

    /// Returns the types that a value may have, as far as annotations and initialisers tell; nil if they do not.
    func types(of value: CodeValue, in function: Int, depth: Int = 0) -> Set<TypeDeclaration>? {
        guard depth < 8 else { return nil }
        switch value {
        case .type(let reference): return type(reference, in: functions[function].context).map { [$0] }
        case .own: return functions[function].type.map { [$0] }
        case .call(let number):
            let call = functions[function].fact.calls[number]
            if call.name == "init", case .type(let reference)? = call.receiver {
                return type(reference, in: functions[function].context).map { [$0] }
            }
            return union(callees(of: (function, number)).functions) { resultTypes(of: $0, depth: depth + 1) }
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

    private func resultTypes(of function: Int, depth: Int) -> Set<TypeDeclaration>? {
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
                let bindings = fact.bindings.filter { $0.name == name }.map { Variable.value($0.value, in: level) }
                if let parameter = fact.parameters.first(where: { $0.name == name }) {
                    return bindings + [.parameter(parameter, of: level)]
                }
                if !bindings.isEmpty { return bindings }
            }
            let own = properties(ownMembers(named: name, of: functions[function]))
            return own.isEmpty ? properties(globals(named: name, seenBy: functions[function].file)) : own
        case .own: return properties(ownMembers(named: name, of: functions[function]))
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

    private func properties(_ functions: [Int]) -> [Variable] {
        functions.filter { [.property, .initialValue].contains(self.functions[$0].fact.kind) }.map { .property($0) }
    }
}

extension TypeReference {
    /// The type of the elements of an array or of an optional; otherwise the type itself.
    var element: TypeReference {
        guard case .structure(let text, let parts) = self, parts.count == 1 else { return self }
        return ["[$]", "$?", "some $", "each $", "inout $"].contains(text) ? parts[0].element : self
    }
}
