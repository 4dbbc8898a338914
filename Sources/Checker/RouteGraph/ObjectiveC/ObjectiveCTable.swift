// SPDX-License-Identifier: Apache-2.0

/// The classes and protocols that Objective-C code can name, of all modules of an app.
struct ObjectiveCTable {
    /// A declaration in Objective-C, or in Swift with a name in Objective-C.
    struct Entry {
        var module: String
        /// The name in the module.
        var name: String
        /// The superclass of a class in Swift.
        var superclass: String?
    }

    /// A class, with the facts of its interfaces, categories and implementations.
    struct ClassEntry {
        var module: String
        var superclass: String?
        var isAbstract = false
        /// The place of the type: its implementation if there is one, else its interface.
        var file: Int
        var position: SourcePosition
        var hasImplementation: Bool
        /// The file and the position of `+registerRoutableDestination`.
        var registration: (file: Int, position: SourcePosition)?
    }

    /// A kind of class.
    enum Family: Equatable {
        case router(isView: Bool)
        case adapter(isView: Bool)
        /// The superclasses are not known, and the class registers routes.
        case unknown
        case other
    }

    private(set) var classes: [String: ClassEntry] = [:]
    private var protocols: [String: [Entry]] = [:]
    /// The inherited protocols, by their names in Objective-C.
    private var parents: [String: Set<String>] = [:]
    private var swiftClasses: [String: [Entry]] = [:]
    private(set) var macros: [String: ObjectiveCMacroFact] = [:]

    init(_ files: [ScannedFile]) {
        for (number, file) in files.enumerated() {
            if let facts = file.facts.objectiveC {
                for fact in facts.protocols {
                    addProtocol(fact.name, Entry(module: file.module, name: fact.swiftName ?? fact.name), fact.parents)
                }
                for fact in facts.classes { add(fact, of: file.module, number) }
                for fact in facts.macros where macros[fact.name]?.registers != true { macros[fact.name] = fact }
            } else {
                for fact in file.facts.types where fact.scope.types.isEmpty && !fact.isLocal {
                    add(fact, of: file.module)
                }
            }
        }
    }

    private mutating func add(_ fact: ObjectiveCClassFact, of module: String, _ file: Int) {
        var entry =
            classes[fact.name]
            ?? ClassEntry(module: module, file: file, position: fact.position, hasImplementation: false)
        if !fact.isCategory {
            if let superclass = fact.superclass { entry.superclass = superclass }
            if fact.isImplementation, !entry.hasImplementation {
                entry.module = module
                entry.file = file
                entry.position = fact.position
                entry.hasImplementation = true
            }
        }
        if fact.isAbstract { entry.isAbstract = true }
        if let position = fact.registration { entry.registration = (file, position) }
        classes[fact.name] = entry
    }

    private mutating func add(_ fact: TypeFact, of module: String) {
        let name = fact.objectiveCName ?? fact.name
        let inherited = fact.inherited.flatMap(\.lastNames)
        switch fact.kind {
        case .protocol: addProtocol(name, Entry(module: module, name: fact.name), inherited)
        case .class:
            swiftClasses[name, default: []].append(Entry(module: module, name: fact.name, superclass: inherited.first))
        case .struct, .enum, .actor, .alias, .associatedType: break
        }
    }

    private mutating func addProtocol(_ name: String, _ entry: Entry, _ inherited: [String]) {
        parents[name, default: []].formUnion(inherited)
        // Several headers may declare one protocol. The first declaration in a module counts.
        if protocols[name]?.contains(where: { $0.module == entry.module }) != true {
            protocols[name, default: []].append(entry)
        }
    }

    // MARK: Names

    /// Returns the type of a name, for code in a module. The type of the same module comes first.
    func type(_ name: String, from module: String) -> TypeReference {
        if let entry = classes[name] { return .named("\(entry.module).\(name)") }
        return (swiftClasses[name].flatMap { Self.nearest($0, to: module) }).map(\.reference) ?? .named(name)
    }

    func protocolType(_ name: String, from module: String) -> TypeReference {
        entry(ofProtocol: name, from: module)?.reference ?? .named(name)
    }

    func entry(ofProtocol name: String, from module: String) -> Entry? {
        protocols[name].flatMap { Self.nearest($0, to: module) }
    }

    private static func nearest(_ entries: [Entry], to module: String) -> Entry? {
        entries.first { $0.module == module } ?? entries.first
    }

    // MARK: Inheritance

    /// Returns a protocol's ancestors.
    func ancestors(ofProtocol name: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            for parent in parents[next] ?? [] where found.insert(parent).inserted {
                waiting.append(parent)
            }
        }
        found.remove(name)
        return found
    }

    /// Returns the kinds of keys that a protocol is declared for, by the markers among its ancestors.
    func kinds(ofProtocol name: String) -> [RouteKind] {
        guard !ObjectiveCNames.isMarker(name) else { return [] }
        let kinds = Set(ancestors(ofProtocol: name).compactMap { ObjectiveCNames.markers[$0] })
        return RouteKind.allCases.filter(kinds.contains)
    }

    /// Returns the superclasses of a class, the nearest first.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var seen: Set = [name]
        var next = superclass(of: name)
        while let current = next, seen.insert(current).inserted {
            found.append(current)
            next = superclass(of: current)
        }
        return found
    }

    private func superclass(of name: String) -> String? {
        if let superclass = classes[name]?.superclass { return superclass }
        return swiftClasses[name]?.lazy.compactMap(\.superclass).first
    }

    func family(of name: String) -> Family {
        let superclasses = superclasses(of: name)
        for ancestor in superclasses {
            if let isView = ObjectiveCNames.routers[ancestor] { return .router(isView: isView) }
            if let isView = ObjectiveCNames.adapters[ancestor] { return .adapter(isView: isView) }
        }
        // The last superclass may be in a framework without source.
        let isOpen =
            superclasses.last.map { classes[$0] == nil && swiftClasses[$0] == nil && !$0.hasPrefix("NS") } ?? true
        return isOpen && classes[name]?.registration != nil ? .unknown : .other
    }
}

extension ObjectiveCTable.Entry {
    var reference: TypeReference { .named("\(module).\(name)") }
}

extension TypeReference {
    /// The last name of a type, or of each part of a composition.
    package var lastNames: [String] {
        switch self {
        case .name(let components): components.last.map { [$0.name] } ?? []
        case .composition(let parts): parts.flatMap(\.lastNames)
        case .structure: []
        }
    }
}
