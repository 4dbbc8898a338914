// SPDX-License-Identifier: Apache-2.0

/// The functions of all files, by the names and the types that calls find them by.
final class CodeIndex {
    final class Function {
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

        init(_ fact: FunctionFact, in file: FileScope, of type: TypeDeclaration?, parent: Int?, offset: Int) {
            self.fact = fact
            self.file = file
            context = LookupContext(file: file, scope: fact.scope)
            self.type = type
            self.parent = parent
            self.offset = offset
        }
    }

    let index: SourceIndex
    private(set) var functions: [Function] = []
    private var globals: [String: Globals] = [:]
    private var locals: [Int: [Int]] = [:]
    private var localsByName: [Local: [Int]] = [:]
    private var bindings: [Local: [CodeValue]] = [:]
    /// The values that the members of a type assign to its properties.
    private var assignments: [Member: [(value: CodeValue, function: Int)]] = [:]
    private var assignmentsByName: [String: [(value: CodeValue, function: Int)]] = [:]
    private var members: [TypeDeclaration: [String: [Int]]] = [:]
    /// The members in extensions of types without source, by the type's name.
    private var membersOfUnknown: [String: [String: [Int]]] = [:]
    /// The members of all types, by name.
    private var membersByName: [String: [Int]] = [:]
    private(set) var defaults: [Int: [String: Int]] = [:]
    private var heirs: [TypeDeclaration: [TypeDeclaration]] = [:]
    private var knownAncestors: [TypeDeclaration: Set<TypeDeclaration>] = [:]
    private var knownMembers: [Member: [Int]] = [:]

    struct Call: Hashable {
        let function: Int
        let number: Int
    }

    /// The calls of each name.
    private var callsByName: [String: [Call]] = [:]
    private var knownReceivers: [String: [String: Int]] = [:]
    private var knownReadings: [String: Int] = [:]
    private var memberwiseCallsByType: [TypeDeclaration: [Call]]?
    var lookups = CalleeLookups()
    /// The properties among the members of a type, or among the global functions that a file sees.
    var knownProperties: [ScopedName: [Int]] = [:]
    /// The names whose calls `callerLists` contains.
    private var namesWithCallers: Set<String> = []
    private var callerLists: [Int: [CalleeList]] = [:]
    /// The number of functions, calls and values that were examined so far. It must grow in proportion to the size of the app.
    var work = 0

    private struct Member: Hashable {
        let type: TypeDeclaration
        let name: String
    }

    /// A name within a function.
    private struct Local: Hashable {
        let function: Int
        let name: String
    }

    /// A name in a type, or in a file.
    struct ScopedName: Hashable {
        let name: String
        let scope: ObjectIdentifier
    }

    private struct Globals {
        var all: [Int] = []
        var ofModules: [Int: [Int]] = [:]
    }

    init(_ index: SourceIndex, _ files: [ReadFile]) {
        self.index = index
        for read in files { add(read.facts.functions, of: read.scope) }
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
            functions.append(Function(fact, in: file, of: type, parent: parent, offset: offset))
            lookups.add(fact)
            addBindings(of: fact, number)
            switch fact.kind {
            case .topLevel: break
            case .closure, .branch: if let parent { addLocal(number, fact.name, in: parent) }
            case .defaultValue: if let parent { defaults[parent, default: [:]][fact.name] = number }
            default:
                if let parent {
                    addLocal(number, fact.name, in: parent)
                } else if fact.scope.types.isEmpty {
                    globals[fact.name, default: Globals()].all.append(number)
                    globals[fact.name]?.ofModules[file.module.index, default: []].append(number)
                } else {
                    if let type { members[type, default: [:]][fact.name, default: []].append(number) }
                    if type == nil, let name = fact.scope.types.last {
                        membersOfUnknown[name, default: [:]][fact.name, default: []].append(number)
                    }
                    membersByName[fact.name, default: []].append(number)
                }
            }
            for (call, fact) in fact.calls.enumerated() {
                callsByName[fact.name, default: []].append(Call(function: number, number: call))
            }
        }
    }

    private func addLocal(_ number: Int, _ name: String, in parent: Int) {
        locals[parent, default: []].append(number)
        localsByName[Local(function: parent, name: name), default: []].append(number)
    }

    private func addBindings(of fact: FunctionFact, _ number: Int) {
        let function = functions[number]
        let isMember = function.parent == nil && ![.topLevel, .closure, .branch, .defaultValue].contains(fact.kind)
        for binding in fact.bindings {
            bindings[Local(function: number, name: binding.name), default: []].append(binding.value)
            guard binding.name.hasPrefix("self.") else { continue }
            let property = String(binding.name.dropFirst("self.".count))
            assignmentsByName[property, default: []].append((binding.value, number))
            if isMember, let type = function.type {
                assignments[Member(type: type, name: property), default: []].append((binding.value, number))
            }
        }
    }

    func call(_ site: Call) -> CallFact { functions[site.function].fact.calls[site.number] }

    // MARK: Members

    func members(named name: String, of type: TypeDeclaration) -> [Int] {
        let known = members[type]?[name] ?? []
        return type.source == nil ? known + (membersOfUnknown[type.name]?[name] ?? []) : known
    }

    /// Returns the values that code assigns to a property: `self.key = …`.
    func assignments(to property: String, of type: TypeDeclaration) -> [(value: CodeValue, function: Int)] {
        assignments[Member(type: type, name: property)] ?? []
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
        guard let found = globals[name] else { return [] }
        // Search the candidates or the visible modules, depending on which are fewer.
        if found.all.count <= file.visibleModules.count {
            work += found.all.count
            return found.all.filter { file.sees(functions[$0].file.module) }
        }
        work += file.visibleModules.count
        return file.visibleModules.flatMap { found.ofModules[$0] ?? [] }.sorted()
    }

    func globals(named name: String, inModule module: String) -> [Int] {
        guard let found = globals[name], let module = index.modules[module] else { return [] }
        return found.ofModules[module.index] ?? []
    }

    /// Returns the functions directly in a function.
    func locals(of function: Int) -> [Int] { locals[function] ?? [] }

    func locals(named name: String, of function: Int) -> [Int] {
        localsByName[Local(function: function, name: name)] ?? []
    }

    /// Returns the values that a function gives to a name.
    func bindings(of name: String, in function: Int) -> [CodeValue] {
        bindings[Local(function: function, name: name)] ?? []
    }

    func heirs(of type: TypeDeclaration) -> [TypeDeclaration] { heirs[type] ?? [] }

    /// Returns the values that a function returns, each with the function that contains it.
    func values(of function: Int) -> [(value: CodeValue, function: Int)] {
        let own = functions[function].fact.values.map { ($0, function) }
        let branches = locals(of: function).filter { functions[$0].fact.kind == .branch }
        return own + branches.flatMap { values(of: $0) }
    }

    /// Returns the values that code assigns to properties of a name.
    func assignments(to name: String) -> [(value: CodeValue, function: Int)] { assignmentsByName[name] ?? [] }

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

    /// Returns the places that may call a function.
    func callers(of function: Int) -> [Call] {
        noteCallers(ofFunctionsNamed: functions[function].fact.name)
        guard let lists = callerLists[function] else { return [] }
        let callers = lists.count == 1 ? lists[0].callers : lists.flatMap(\.callers).sorted()
        work += callers.count
        return callers
    }

    private func noteCallers(ofFunctionsNamed name: String) {
        guard namesWithCallers.insert(name).inserted else { return }
        for call in callsByName[name] ?? [] {
            let list = callees(of: call).list
            if list.callers.isEmpty {
                for function in Set(list.functions) { callerLists[function, default: []].append(list) }
            }
            list.callers.append(call)
        }
    }

    func calls(named name: String) -> [Call] { callsByName[name] ?? [] }

    /// Returns the names of the variables that calls of a method have as receivers, each with the number of these calls.
    func receivers(ofCallsNamed name: String) -> [String: Int] {
        if let known = knownReceivers[name] { return known }
        var counts: [String: Int] = [:]
        for call in calls(named: name) {
            if case .name(let variable, _)? = self.call(call).receiver { counts[variable, default: 0] += 1 }
        }
        knownReceivers[name] = counts
        return counts
    }

    /// Returns how often code reads a property of this name of `self` or of another value.
    func readings(ofInstanceMember name: String) -> Int {
        if let known = knownReadings[name] { return known }
        let count = calls(named: name).count { call($0).readsInstance }
        knownReadings[name] = count
        return count
    }

    /// Returns the places that make a value of a type with its memberwise initialiser.
    func memberwiseCalls(of type: TypeDeclaration) -> [Call] {
        let known =
            memberwiseCallsByType
            ?? Dictionary(grouping: calls(named: "init")) { madeType(by: $0) }
            .reduce(into: [:]) { calls, made in if let type = made.key { calls[type] = made.value } }
        memberwiseCallsByType = known
        return known[type] ?? []
    }

    private func madeType(by call: Call) -> TypeDeclaration? {
        guard case .type(let reference)? = self.call(call).receiver else { return nil }
        return type(reference, in: functions[call.function].context)
    }
}

extension CodeIndex.Call: Comparable {
    static func < (one: Self, other: Self) -> Bool { (one.function, one.number) < (other.function, other.number) }
}

extension CallFact {
    /// Whether it reads a property of `self` or of another value, and not a static one.
    fileprivate var readsInstance: Bool {
        switch receiver {
        case nil, .own, .name, .call, .oneOf: !isCall
        case .type, .implicit, .key, .inferred, .closure, .text, .other: false
        }
    }
}
