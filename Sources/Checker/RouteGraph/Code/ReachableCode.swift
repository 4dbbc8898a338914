// SPDX-License-Identifier: Apache-2.0

/// The functions that may run, and the types whose instances may exist.
///
/// Too much is reached rather than too little: a function counts if reached code contains its name in a form that may mean it, and
/// a type counts if reached code names it.
struct ReachableCode {
    private(set) var functions: Set<Int> = []
    /// The functions among them whose values are only printed, so that the types in these values are not registered.
    private(set) var printed: Set<Int> = []
    private var types: Set<TypeDeclaration> = []
    private let code: CodeIndex
    /// For each function, whether it is in the set. Most functions are reached many times.
    private var isReached: [Bool]
    private var waiting: [Int] = []
    /// The members that run as soon as an instance of their type may exist.
    private var dormant: [TypeDeclaration: [Int]] = [:]
    /// The members that reached code names, and whose types have no instance so far.
    private var awaited: [TypeDeclaration: [Int]] = [:]

    /// Whether reached code contains `.init`.
    private var hasNamedInferred = false
    /// The names whose members were reached for all types, by whether other code must name these types.
    private var followed: [Bool: Set<String>] = [:]
    /// The names that were followed to the globals that a file sees, and to the members of a type.
    private var followedIn: Set<CodeIndex.ScopedName> = []
    /// The names in reached code, without those before a dot.
    private var cased: Set<String> = []
    /// Whether reached code may make any case of an enumeration: `allCases`, or a raw value.
    private var isEveryCaseNamed = false
    /// The code for cases that no reached code names.
    private var sleeping: [String: [Int]] = [:]

    /// - Parameters:
    ///   - entryPoint: The module that begins.
    ///   - isElsewhere: Returns whether code that was not read may name what a file declares.
    init(
        _ code: CodeIndex, entryPoint: String, isTest: Bool, isElsewhere: (FileScope) -> Bool
    ) {
        self.code = code
        isReached = Array(repeating: false, count: code.functions.count)
        for number in code.functions.indices {
            let function = code.functions[number]
            let isOpen = isElsewhere(function.file)
            let isEntry = function.file.module.name == entryPoint
            switch function.fact.kind {
            case .topLevel:
                // Other files have no code at their top level.
                reach(number)
            case .property where function.fact.isGlobalProperty:
                if isEntry && function.file.fileName == "main.swift" || isOpen { reach(number) }
            case .closure, .branch, .defaultValue: break
            default:
                if function.parent == nil, function.fact.isRoot || isOpen || function.fact.name == "main" && isEntry {
                    reach(number)
                }
                if let type = function.type, function.parent == nil {
                    if function.fact.kind == .initialValue || isCalledFromOutside(type, function.fact) {
                        dormant[type, default: []].append(number)
                    }
                }
            }
        }
        for declaration in code.index.declarations where declaration.source != nil {
            if isRoot(declaration, isTest: isTest) || isElsewhere(declaration.source!.file) { name(declaration) }
        }
        while let next = waiting.popLast() { follow(next) }
    }

    func contains(_ type: TypeDeclaration) -> Bool { types.contains(type) }

    // MARK: Roots

    /// Protocols whose requirements are called only for instances that the app makes.
    private static let quiet: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Error", "CaseIterable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "Identifiable", "RawRepresentable", "AnyObject",
        "BitwiseCopyable", "Copyable", "Escapable", "Any", "LocalizedError", "ObservableObject", "View", "Sequence",
        "IteratorProtocol", "ExpressibleByStringLiteral", "String", "Int", "UInt8", "Int32", "OptionSet",
        "AsyncSequence",
        "RouteModule", "SendableMetatype",
    ]

    /// Whether a runtime or a framework may make instances of a type that no source names.
    private func isRoot(_ declaration: TypeDeclaration, isTest: Bool) -> Bool {
        if declaration.isProtocol || declaration.isAutoRegistered || !declaration.attributes.isEmpty { return true }
        if declaration.inherited.contains(where: { $0.reference == .providerOfLibrary }) { return true }
        let outside = self.outside(declaration)
        return outside.contains { !Self.quiet.contains($0.name) && !SourceApp.registrableProtocols.contains($0.name) }
            || isTest && declaration.isClass && !outside.isEmpty
    }

    /// The supertypes and protocols without source.
    private func outside(_ declaration: TypeDeclaration) -> [TypeDeclaration] {
        code.ancestors(of: declaration).filter { $0.source == nil && $0 !== declaration }
    }

    /// Whether code outside of the sources may call a member of a type with instances.
    private func isCalledFromOutside(_ type: TypeDeclaration, _ fact: FunctionFact) -> Bool {
        // The code that calls an instance does not name the function.
        if fact.kind == .initializer || fact.name == "callAsFunction" { return true }
        if type.source == nil, !type.isProtocol { return false }
        return outside(type).contains {
            !["Sendable", "AnyObject", "Equatable", "Error", "BitwiseCopyable", "Copyable", "SendableMetatype", "Any"]
                .contains($0.name)
        }
    }

    // MARK: Following

    private mutating func reach(_ function: Int, isPrinted: Bool = false) {
        if !isReached[function] {
            isReached[function] = true
            functions.insert(function)
            if isPrinted { printed.insert(function) }
        } else if isPrinted || printed.remove(function) == nil {
            return
        }
        waiting.append(function)
    }

    private mutating func name(_ type: TypeDeclaration) {
        guard types.insert(type).inserted else { return }
        for member in dormant[type] ?? [] { reach(member) }
        for member in awaited.removeValue(forKey: type) ?? [] { reach(member) }
        // An alias names its target. A class runs the code of its superclasses.
        if type.isAlias, let target = try? code.index.aliased(type) { name(parts: target) }
        for parent in code.ancestors(of: type) where parent.source != nil { name(parent) }
        if let outer = type.parent { name(outer) }
    }

    private mutating func name(element reference: TypeReference, in function: CodeIndex.Function) {
        if let type = code.type(reference.element, in: function.context) { name(type) }
    }

    private mutating func name(parts type: ResolvedType) {
        for part in type.parts {
            if let declaration = part.declaration { name(declaration) }
            if case .named(_, let arguments, _) = part { for argument in arguments { name(parts: argument) } }
        }
    }

    private mutating func follow(_ number: Int) {
        let function = code.functions[number]
        code.work += function.fact.mentions.count
        let isPrinted = printed.contains(number)
        for local in code.locals(of: number) {
            let kind = code.functions[local].fact.kind
            if kind == .closure { reach(local, isPrinted: isPrinted) }
            guard kind == .branch else { continue }
            let cases = code.functions[local].fact.name.split(separator: ",").map(String.init)
            if cases.contains(where: cased.contains) || isEveryCaseNamed || isDecoded(function.type) {
                reach(local)
            } else {
                for name in cases { sleeping[name, default: []].append(local) }
            }
        }
        if function.fact.calls.contains(where: { $0.arguments.first?.label == "rawValue" }) {
            isEveryCaseNamed = true
            wakeBranches()
        }
        // The caller may make a value without naming its type: `setUp(.clock)`.
        for parameter in function.fact.parameters { name(element: parameter.type, in: function) }
        if let result = function.fact.result { name(element: result, in: function) }
        if let defaults = code.defaults[number] { for value in defaults.values { reach(value) } }
        for mention in function.fact.mentions {
            guard let mark = mention.utf8.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
            else {
                follow(name: mention, in: function, number)
                continue
            }
            let base = String(mention[..<mark])
            let member = String(mention[mention.utf8.index(after: mark)...])
            if mention.utf8[mark] == UInt8(ascii: ":") {
                follow(printed: member, of: base, in: function)
            } else {
                if base != "_" { note(case: member) }
                follow(member: member, of: base, in: function)
            }
        }
    }

    /// Reaches the code of a property that is only printed.
    private mutating func follow(printed name: String, of base: String, in function: CodeIndex.Function) {
        let found =
            meaning(of: base, in: function).map {
                code.inheritedMembers(named: name, of: (try? code.index.aliased($0))?.declaration ?? $0)
            } ?? code.globals(named: name, inModule: base)
        for member in found where code.functions[member].fact.kind == .property { reach(member, isPrinted: true) }
    }

    /// Reaches the code for the case of an enumeration that reached code names, or for all cases.
    private mutating func note(case name: String) {
        guard cased.insert(name).inserted else { return }
        if name == "allCases" { isEveryCaseNamed = true }
        for branch in sleeping.removeValue(forKey: name) ?? [] { reach(branch) }
        if isEveryCaseNamed { wakeBranches() }
    }

    private mutating func wakeBranches() {
        for branch in sleeping.values.joined() { reach(branch) }
        sleeping = [:]
    }

    /// Whether a decoder may make any case of an enumeration.
    private func isDecoded(_ type: TypeDeclaration?) -> Bool {
        guard let type else { return true }
        return code.ancestors(of: type).contains { ["Codable", "Decodable"].contains($0.name) }
    }

    private mutating func follow(name: String, in function: CodeIndex.Function, _ number: Int) {
        if let type = meaning(of: name, in: function) { self.name(type) }
        var next: Int? = number
        while let level = next {
            for local in code.locals(named: name, of: level) { reach(local) }
            next = code.functions[level].parent
        }
        for type in code.index.enclosing(function.fact.scope.types, in: function.file) {
            guard let type, followedIn.insert(.init(name: name, scope: ObjectIdentifier(type))).inserted else {
                continue
            }
            for member in code.inheritedMembers(named: name, of: type) { reach(member: member) }
        }
        if !function.fact.scope.types.isEmpty, function.type == nil {
            reach(membersNamed: name)
        }
        guard followedIn.insert(.init(name: name, scope: ObjectIdentifier(function.file))).inserted else { return }
        for global in code.globals(named: name, seenBy: function.file) { reach(global) }
    }

    private mutating func follow(member: String, of base: String, in function: CodeIndex.Function) {
        if base == "_" {
            reach(membersNamed: member, isOpen: true)
            return
        }
        if base.isEmpty {
            reach(membersNamed: member)
            if member == "init" { nameInferred(in: function) }
            return
        }
        guard let type = meaning(of: base, in: function), !type.isProtocol else {
            for global in code.globals(named: member, inModule: base) { reach(global) }
            // A generic parameter, or a protocol: the member may be that of any type.
            reach(membersNamed: member, isOpen: true)
            return
        }
        let target = type.isAlias ? (try? code.index.aliased(type))?.declaration ?? type : type
        for found in code.inheritedMembers(named: member, of: target) { reach(member: found) }
        if target.source == nil {
            // A member of a member: `RouteRegistry.shared`.
            for found in code.members(named: member, of: target) { reach(member: found) }
        }
    }

    /// The types that `.init` may make: those that the annotations of the function and the parameters of all functions name.
    private mutating func nameInferred(in function: CodeIndex.Function) {
        guard !hasNamedInferred else { return }
        hasNamedInferred = true
        for function in code.functions {
            for parameter in function.fact.parameters { name(element: parameter.type, in: function) }
            if let result = function.fact.result { name(element: result, in: function) }
        }
    }

    /// Reaches the members of all types with a name. Many places use the same name, so each name is followed once.
    private mutating func reach(membersNamed name: String, isOpen: Bool = false) {
        guard followed[isOpen, default: []].insert(name).inserted else { return }
        for member in code.members(named: name) { reach(member: member, isOpen: isOpen) }
    }

    /// - Parameter isOpen: Whether the code names the member without its type, so that other code must name the type.
    private mutating func reach(member number: Int, isOpen: Bool = false) {
        code.work += 1
        let function = code.functions[number]
        guard let type = function.type, isOpen || !function.fact.isStatic, type.source != nil, !type.isProtocol
        else { return reach(number) }
        if types.contains(type) || code.heirs(of: type).contains(where: types.contains) {
            reach(number)
        } else {
            awaited[type, default: []].append(number)
        }
    }

    private func meaning(of name: String, in function: CodeIndex.Function) -> TypeDeclaration? {
        guard name.first?.isUppercase == true || name.first == "_" else { return nil }
        guard case .type(let type, _)? = try? code.index.meaning(of: name, in: function.context) else { return nil }
        return type
    }
}
