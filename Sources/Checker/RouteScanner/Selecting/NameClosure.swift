// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Finds the files that are needed to understand the files about routes.
///
/// Resolving a name needs every file that declares or extends a type of that name. These files may add new names, and the search
/// continues until there are none. Files that name a provider or an adapter are needed too, because they may register it. Files are
/// also needed if their types are providers or adapters through a protocol of the app.
struct NameClosure {
    private var declaring: [UInt64: [Int]] = [:]
    private var naming: [UInt64: [Int]] = [:]
    private var aliases: [UInt64: [(name: UInt64, file: Int?)]] = [:]
    private var inheriting: [UInt64: [Int]] = [:]
    /// The types that inherit from a name.
    private var heirs: [UInt64: [String]] = [:]
    private var names: Set<UInt64> = []
    private var registrables: Set<UInt64> = []
    /// The library's protocols for providers and adapters, and the types that inherit from them.
    private var families: Set<UInt64> = []
    /// The Objective-C protocols that are keys, and their parents.
    private var routables: Set<UInt64> = []
    private var unregistered = UnregisteredNames()
    /// The names of the types that inherit from or conform to a type.
    private var heirNames: Set<String> = []
    private var keyAliases = KeyAliasNames()
    /// The functions that take a key. Files that call them may name a key only by its short name.
    private var keyFunctions: Set<String> = []
    private var newKeyFunctions: [String] = []
    /// The names of members without a base in each file, which may be short keys.
    private let implicitMembers: [[UInt64]]
    private var shortKeys: Set<UInt64> = []
    private var newShortKeys: Set<UInt64> = []
    /// Whether code of the app takes keys, so that any `.init()` may be one.
    private var takesKeys = false
    /// The names of protocols with keys. Code without source may take them.
    private var newKeyTypes: Set<String> = []
    private var keyTypes: Set<String> = []
    private var isSelected: [Bool]
    private var selected: [Int] = []

    /// - Parameter modules: The names of all modules. They are needed because a type with the same name hides the module.
    init(_ sketches: [FilePrescan], modules: Set<String> = []) {
        isSelected = Array(repeating: false, count: sketches.count)
        implicitMembers = sketches.map(\.implicitMembers)
        for (file, sketch) in sketches.enumerated() {
            if sketch.isAboutRoutes { select(file) }
            for name in sketch.declared { declaring[name, default: []].append(file) }
            for name in sketch.metatypes { naming[name, default: []].append(file) }
            for name in sketch.inherited { inheriting[name, default: []].append(file) }
            for alias in sketch.aliases { aliases[alias.target, default: []].append((alias.name, file)) }
        }
        for module in modules { need(module) }
        for name in SourceApp.registrableProtocols { addFamily(name) }
    }

    /// Returns the names of providers and adapters without a known registration, each only once.
    mutating func takeUnregistered() -> [String] { unregistered.take() }

    /// Returns the names of the aliases of keys and of the router, each only once. Any file that contains one may use a key.
    mutating func takeKeyAliases() -> [String] { keyAliases.take() }

    /// Returns the names of the protocols with keys, each only once.
    mutating func takeKeyTypes() -> [String] {
        defer { newKeyTypes = [] }
        return newKeyTypes.sorted()
    }

    /// Whether a file contains `.init()`, which may be a key.
    func infersInitializer(_ file: Int) -> Bool { implicitMembers[file].contains(Self.initializer) }

    private static let initializer = NameHash.of("init")

    /// Returns the names of functions that take a key, each only once.
    mutating func takeKeyFunctions() -> [String] {
        defer { newKeyFunctions = [] }
        return newKeyFunctions
    }

    /// The lists that no known code names.
    var unusedLists: Set<RegistrationList> { unregistered.unusedLists }

    mutating func useLists(_ mentions: ProviderListReferences) {
        for list in unusedLists where mentions.has(list, inheriting: heirNames) { unregistered.use(list) }
    }

    /// Adds a file that was found in another way.
    mutating func add(_ file: Int) { select(file) }

    /// The files that are not selected yet.
    var others: [Int] { isSelected.indices.filter { !isSelected[$0] } }

    /// Returns the files selected since the last call, in order.
    mutating func takeSelected() -> [Int] {
        defer { selected = [] }
        if selected.isEmpty, !newShortKeys.isEmpty {
            for file in others where implicitMembers[file].contains(where: newShortKeys.contains) { select(file) }
            newShortKeys = []
        }
        return selected.sorted()
    }

    /// Selects the files that the facts of a file need.
    mutating func add(_ facts: FileFacts) {
        unregistered.add(facts)
        for fact in facts.keyFunctions where fact.name != "init" && keyFunctions.insert(fact.name).inserted {
            newKeyFunctions.append(fact.name)
        }
        for fact in facts.shortKeys {
            let name = NameHash.of(fact.name)
            if shortKeys.insert(name).inserted { newShortKeys.insert(name) }
        }
        if facts.takesKeys, !takesKeys {
            takesKeys = true
            newShortKeys.insert(Self.initializer)
        }
        for name in facts.declarations.flatMap(\.key.type.lastNames) where keyTypes.insert(name).inserted {
            newKeyTypes.insert(name)
        }
        for fact in facts.types {
            addHeir(fact.name, of: fact.inherited)
            need(fact.name)
            need(fact.scope)
            need(fact.inherited)
            if fact.isAutoRegistered { addRegistrable(NameHash.of(fact.name)) }
            if case .alias(let target) = fact.kind {
                need(target)
                addAlias(of: target, named: NameHash.of(fact.name))
                addHeir(fact.name, of: [target])
            }
        }
        for fact in facts.extensions {
            need(fact.extended)
            need(fact.inherited)
            if let name = fact.extended.lastNames.first { addHeir(name, of: fact.inherited) }
        }
        if let facts = facts.objectiveC { add(facts) }
        need(facts.declarations.map(\.key.type))
        need(facts.values.configurations.map(\.type))
        for fact in facts.routes {
            need(fact.scope)
            for line in fact.lines { need(line) }
            if let name = fact.scope.types.last { addRegistrable(name) }
        }
        for fact in facts.registrations {
            switch fact.subject {
            case .closure(let key): need(key.type)
            case .closureOfUnknown(let text): need(.named(text.replacing("()", with: "")))
            case .type: break
            }
            if fact.list != nil { need(fact.scope) }
        }
        for fact in facts.uses {
            need(fact.key.type)
            need(fact.scope)
        }
        // The arguments of a generic name are needed if the name is an alias of a key.
        need(keyAliases.add(facts))
        for fact in facts.constructions {
            need(fact.type)
            need(fact.scope)
        }
    }

    /// Selects the files that declare or register what an Objective-C file names. The names are global.
    private mutating func add(_ facts: ObjectiveCFacts) {
        for fact in facts.classes {
            need(fact.name)
            guard let superclass = fact.superclass else { continue }
            need(superclass)
            addHeir(fact.name, of: [.named(superclass)])
        }
        for fact in facts.protocols {
            need(fact.name)
            for parent in fact.parents { need(parent) }
            let isKey = fact.parents.contains { ObjectiveCNames.isMarker($0) || routables.contains(NameHash.of($0)) }
            if isKey { addRoutable(NameHash.of(fact.name)) }
        }
        for statement in facts.statements {
            for name in statement.names { need(name) }
        }
    }

    /// Selects the files with protocols that inherit from a key's protocol. They are keys too.
    private mutating func addRoutable(_ name: UInt64) {
        guard routables.insert(name).inserted else { return }
        for file in inheriting[name] ?? [] { select(file) }
    }

    private mutating func need(_ line: RoutesFact.Line) {
        switch line.kind {
        case .provides(let key), .adapts(let key, to: _): need(key.type)
        case .destinationClass(let type, _): need(type)
        case .identifier, .urlPattern, .unknown: break
        }
        switch line.kind {
        case .adapts(_, to: .key(let key)): need(key.type)
        case .adapts(_, to: .provider(let type)): need(type)
        default: break
        }
    }

    private mutating func need(_ scope: SourceScope) {
        for name in scope.types { need(name) }
        need(scope.receivers)
    }

    private mutating func need(_ types: [TypeReference]) {
        for type in types { need(type) }
    }

    private mutating func need(_ type: TypeReference) {
        switch type {
        case .name(let components):
            for component in components {
                need(component.name)
                need(component.arguments)
            }
        case .composition(let parts), .structure(_, let parts): need(parts)
        }
    }

    private mutating func need(_ name: String) {
        let hash = NameHash.of(name)
        guard names.insert(hash).inserted else { return }
        for file in declaring[hash] ?? [] { select(file) }
    }

    /// Notes the supertypes of a type, which may make it a provider or an adapter.
    private mutating func addHeir(_ name: String, of inherited: [TypeReference]) {
        if !inherited.isEmpty { heirNames.insert(name) }
        for parent in inherited.flatMap(\.lastNames) {
            let hash = NameHash.of(parent)
            heirs[hash, default: []].append(name)
            if families.contains(hash) { addFamily(name) }
        }
    }

    private mutating func addFamily(_ name: String) {
        let hash = NameHash.of(name)
        guard families.insert(hash).inserted else { return }
        for file in inheriting[hash] ?? [] { select(file) }
        addRegistrable(name)
        for heir in heirs[hash] ?? [] { addFamily(heir) }
    }

    private mutating func addRegistrable(_ name: String) {
        unregistered.add(name)
        addRegistrable(NameHash.of(name))
    }

    /// Adds a provider, an adapter or an alias of one.
    private mutating func addRegistrable(_ name: UInt64) {
        guard registrables.insert(name).inserted else { return }
        for file in naming[name] ?? [] { select(file) }
        for alias in aliases[name] ?? [] {
            if let file = alias.file { select(file) }
            addRegistrable(alias.name)
        }
    }

    private mutating func addAlias(of target: TypeReference, named name: UInt64) {
        guard let last = target.components?.last else { return }
        let hash = NameHash.of(last.name)
        aliases[hash, default: []].append((name, nil))
        if registrables.contains(hash) { addRegistrable(name) }
    }

    private mutating func select(_ file: Int) {
        guard !isSelected[file] else { return }
        isSelected[file] = true
        selected.append(file)
    }
}

extension FileFacts {
    /// Whether the code takes keys, or names the router as a value.
    fileprivate var takesKeys: Bool {
        !keyFunctions.isEmpty
            || functions.contains { function in
                function.kind == .subscripting && function.parameters.contains { $0.type.namesKey }
                    || function.result?.namesKey == true
                    || (function.values + function.bindings.map(\.value)).contains(where: \.isRouter)
            }
            || types.contains { fact in
                if case .alias(let target) = fact.kind { target.namesKeyOrRouter } else { false }
            }
    }
}

extension CodeValue {
    fileprivate var isRouter: Bool {
        if case .type(let type) = self { type.components?.last.map { RouterName.is($0.name) } == true } else { false }
    }
}
#endif
