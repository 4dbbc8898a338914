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

    /// The calls whose receivers are being followed.
    var callsInProgress: Set<Call> = []

    struct Call: Hashable {
        let function: Int
        let number: Int
    }

    /// The calls of each name.
    private var callsByName: [String: [(function: Int, call: Int)]] = [:]
    private var knownCallers: [Int: [(function: Int, call: Int)]] = [:]

    private struct Member: Hashable {
        let type: TypeDeclaration
        let name: String
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

    /// Returns the places that may call a function.
    func callers(of function: Int) -> [(function: Int, call: Int)] {
        if let known = knownCallers[function] { return known }
        let fact = functions[function].fact
        let found = (callsByName[fact.name] ?? []).filter { callees(of: $0).functions.contains(function) }
        knownCallers[function] = found
        return found
    }

    func calls(named name: String) -> [(function: Int, call: Int)] { callsByName[name] ?? [] }
}
