// SPDX-License-Identifier: Apache-2.0

/// Turns the facts of Objective-C files into the facts of Swift files, so that one graph has the routes of both.
///
/// A protocol that inherits from a marker, such as `ZIKViewRoutable`, declares a key. A router class provides the protocols that its
/// `+registerRoutableDestination` registers. A block route is a provider without a class of its own: `ZIKViewRoute(EditorViewController)`.
struct ObjectiveCLinker {
    let table: ObjectiveCTable
    var files: [ScannedFile]
    /// The facts of `files` that only Objective-C has. The graph takes them when its routes are known.
    var doubts: [RouteGraph.Unresolved] = []
    var parentTypes: [RouteGraph.ParentType] = []
    var messages: [String: [RouteGraph.Use]] = [:]

    /// The registrations of router classes, by the class: whether each is conditional.
    var registrations: [String: [Bool]] = [:]
    /// Whether some code may register any router class.
    var registersUnknownRouters = false
    /// The router classes that code sends messages to.
    var messagedClasses: Set<String> = []
    /// The classes whose types a file declares, by the file's number.
    let classesOfFiles: [Int: [String]]
    /// The protocols whose types are declared, with their modules.
    var declaredProtocols: Set<String> = []
    /// The modules of the protocols that the adapters of a Swift file name by a text, by the file's number.
    var adapterModules: [Int: Set<String>] = [:]
    /// The block routes of each module, by name.
    var blockNames: Set<String> = []

    /// Links the files of an app; nil if none of them is Objective-C.
    init?(_ files: [ScannedFile]) {
        guard files.contains(where: { $0.facts.objectiveC != nil }) else { return nil }
        self.files = files
        table = ObjectiveCTable(files)
        classesOfFiles = Dictionary(grouping: table.classes.keys.sorted()) { [table] in table.classes[$0]?.file ?? 0 }
        findRegistrations()
        for number in files.indices {
            if let facts = files[number].facts.objectiveC { link(facts, of: number) } else { linkSwift(number) }
        }
        addInheritedRoutes()
        addImports()
    }

    // MARK: Files

    private mutating func findRegistrations() {
        for file in files {
            for statement in file.facts.objectiveC?.statements ?? [] {
                switch statement.kind {
                case .registration(of: let name): registrations[name, default: []].append(statement.isConditional)
                case .unproven(.unwrittenRouters, _): registersUnknownRouters = true
                case .message(to: let name): messagedClasses.insert(name)
                default: break
                }
            }
        }
    }

    /// Declares the keys of Swift protocols that inherit from a marker.
    private mutating func linkSwift(_ number: Int) {
        let file = files[number]
        for fact in file.facts.types where fact.kind == .protocol && fact.scope.types.isEmpty && !fact.isLocal {
            declare(
                fact.objectiveCName ?? fact.name, .named("\(file.module).\(fact.name)"), at: fact.position, in: number)
        }
        linkAdapters(number)
    }

    /// Replaces the protocols that adapters of Swift name by a text.
    private mutating func linkAdapters(_ number: Int) {
        func linked(_ key: KeyReference) -> KeyReference? {
            guard let name = key.type.objectiveCProtocolName else { return nil }
            return KeyReference(key.kind, table.protocolType(name, from: files[number].module), named: key.name)
        }
        for route in files[number].facts.routes.indices {
            for line in files[number].facts.routes[route].lines.indices {
                guard
                    case .adapts(let required, to: .key(let provided)) = files[number].facts.routes[route].lines[line]
                        .kind,
                    let kind = linked(required).map({ RoutesFact.Line.Kind.adapts($0, to: .key(provided)) })
                        ?? linked(provided).map({ .adapts(required, to: .key($0)) })
                else { continue }
                files[number].facts.routes[route].lines[line].kind = kind
                adapterModules[number, default: []].formUnion(kind.qualifyingModules)
            }
        }
    }

    private mutating func link(_ facts: ObjectiveCFacts, of number: Int) {
        let module = files[number].module
        for fact in facts.protocols where declaredProtocols.insert("\(module).\(fact.name)").inserted {
            let name = fact.swiftName ?? fact.name
            let parents = fact.parents.filter { !ObjectiveCNames.isMarker($0) && $0 != "NSObject" }
            files[number].facts.types.append(
                TypeFact(
                    name: name, kind: .protocol, access: .public,
                    inherited: parents.map { table.protocolType($0, from: module) } + [.named("AnyObject")],
                    position: fact.position))
            declare(fact.name, .named("\(module).\(name)"), at: fact.position, in: number)
        }
        for name in classesOfFiles[number] ?? [] {
            guard let entry = table.classes[name] else { continue }
            files[number].facts.types.append(type(name, entry))
        }
        var collector = ObjectiveCRoutes()
        for statement in facts.statements { link(statement, of: number, &collector) }
        add(collector, facts, of: number)
    }

    private mutating func declare(_ name: String, _ type: TypeReference, at position: SourcePosition, in number: Int) {
        for kind in table.kinds(ofProtocol: name) {
            // Swift code needs a declaration of its own, so generated code cannot name the key.
            files[number].facts.declarations.append(
                DeclarationFact(
                    key: KeyReference(kind, type), form: .marker, isConditional: true, access: .public,
                    position: position))
        }
    }

    private func type(_ name: String, _ entry: ObjectiveCTable.ClassEntry) -> TypeFact {
        var inherited: [TypeReference] = []
        switch table.family(of: name) {
        case .router(let isView), .adapter(let isView):
            let known = table.superclasses(of: name).first {
                ObjectiveCNames.routers[$0] != nil || ObjectiveCNames.adapters[$0] != nil
            }
            inherited = [.named("\(isView ? "ModuleRouterViews" : "ModuleRouter").\(known ?? "")")]
        case .unknown:
            let isView = isView(name) ?? true
            inherited = [.named(isView ? "ModuleRouterViews.ZIKViewRouter" : "ModuleRouter.ZIKServiceRouter")]
        case .other: break
        }
        return TypeFact(name: name, kind: .class, access: .public, inherited: inherited, position: entry.position)
    }
}

extension ObjectiveCLinker {
    /// Adds the facts that only Objective-C has to a graph.
    func complete(_ graph: inout RouteGraph) {
        graph.unresolved = (graph.unresolved + doubts).sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        if !parentTypes.isEmpty { graph.parentTypes = parentTypes.sorted { $0.location < $1.location } }
        for number in graph.providers.indices {
            if let uses = messages[graph.providers[number].id] {
                graph.providers[number].messages = uses.sorted { $0.location < $1.location }
            }
        }
    }
}

extension String {
    /// The name of the file at a path.
    var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
