// SPDX-License-Identifier: Apache-2.0

/// Turns the facts of Objective-C files into the facts of Swift files, so that one graph has the routes of both.
///
/// A protocol that inherits from a marker, such as `ZIKViewRoutable`, declares a key. A router class provides the protocols that its
/// `+registerRoutableDestination` registers. A block route is a provider without a class of its own: `ZIKViewRoute(EditorViewController)`.
struct ObjectiveCLinker {
    let table: ObjectiveCTable
    private(set) var files: [ScannedFile]
    /// The facts of `files` that only Objective-C has. The graph takes them when its routes are known.
    private(set) var doubts: [RouteGraph.Unresolved] = []
    private(set) var parentTypes: [RouteGraph.ParentType] = []
    private(set) var messages: [String: [RouteGraph.Use]] = [:]

    /// The registrations of router classes, by the class: whether each is conditional.
    private var registrations: [String: [Bool]] = [:]
    /// Whether some code may register any router class.
    private var registersUnknownRouters = false
    /// The router classes that code sends messages to.
    private var messagedClasses: Set<String> = []
    /// The classes whose types a file declares, by the file's number.
    private let classesOfFiles: [Int: [String]]
    /// The protocols whose types are declared, with their modules.
    private var declaredProtocols: Set<String> = []
    /// The block routes of each module, by name.
    private var blockNames: Set<String> = []

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

    // MARK: Statements

    /// Returns whether a class makes views; nil if neither its superclass nor its registrations tell.
    func isView(_ name: String) -> Bool? {
        switch table.family(of: name) {
        case .router(let isView), .adapter(let isView): return isView
        case .other: return nil
        case .unknown: break
        }
        for file in files {
            for statement in file.facts.objectiveC?.statements ?? [] where statement.owner == name {
                if case .line(.key(let key), .own) = statement.kind, key.kind != .module { return key.kind == .view }
            }
        }
        return nil
    }

    /// Returns the key of a protocol, for a class or a route that makes views or services.
    func key(_ written: ObjectiveCKey, isView: Bool?, from module: String) -> KeyReference {
        let declared = table.kinds(ofProtocol: written.name)
        let kind: RouteKind =
            switch written.kind {
            case .view: .view
            case .viewModule: .viewModule
            case .service: .service
            case .serviceModule: .serviceModule
            case .destination:
                isView.map { $0 ? .view : .service } ?? declared.first { !$0.hasConfiguration } ?? .view
            case .module:
                isView.map { $0 ? .viewModule : .serviceModule } ?? declared.first(where: \.hasConfiguration)
                    ?? .viewModule
            }
        return KeyReference(kind, table.protocolType(written.name, from: module))
    }

    private mutating func link(_ statement: ObjectiveCStatement, of number: Int, _ routes: inout ObjectiveCRoutes) {
        let module = files[number].module
        switch statement.kind {
        case .registration(of: let name):
            // An abstract router registers nothing of its own.
            guard table.classes[name]?.isAbstract != true else { return }
            register(table.type(name, from: module), .shared, isConditional: statement.isConditional, statement, number)
        case .line(let line, let receiver): routes.add(line, receiver, statement)
        case .request(let written):
            addUse(key(written, isView: nil, from: module), .call, isRequest: true, statement, number)
        case .mention(let name): addMention(of: name, statement, number)
        case .message(to: let name): addMessage(to: name, statement, number)
        case .typed(as: let names, for: let written, let text):
            addParentType(names, key(written, isView: nil, from: module), of: written.name, text, statement, number)
        case .call(of: let name, let arguments, let text):
            addCall(of: name, arguments, text, statement, number)
        case .unproven(let doubt, let text): addDoubt(doubt, text, statement, number)
        }
    }

    mutating func register(
        _ type: TypeReference, _ registry: RegistrationFact.Registry, isConditional: Bool,
        _ statement: ObjectiveCStatement, _ number: Int
    ) {
        files[number].facts.registrations.append(
            RegistrationFact(
                .type(type), registry: registry, isConditional: isConditional, scope: statement.scope,
                position: statement.position))
    }

    private mutating func addUse(
        _ key: KeyReference, _ form: UseFact.Form, isRequest: Bool, otherKinds: [RouteKind] = [],
        _ statement: ObjectiveCStatement, _ number: Int
    ) {
        files[number].facts.uses.append(
            UseFact(
                key: key, form: form, isRequest: isRequest, isOptional: !isRequest, otherKinds: otherKinds,
                scope: statement.scope, position: statement.position))
    }

    /// Adds a use by code that may register the protocol, or only compare it.
    private mutating func addMention(of name: String, _ statement: ObjectiveCStatement, _ number: Int) {
        let kinds = table.kinds(ofProtocol: name)
        guard let kind = kinds.first else { return }
        let type = table.protocolType(name, from: files[number].module)
        addUse(
            KeyReference(kind, type), .mention, isRequest: false, otherKinds: Array(kinds.dropFirst()), statement,
            number)
    }

    private mutating func addMessage(to name: String, _ statement: ObjectiveCStatement, _ number: Int) {
        guard case .router = table.family(of: name), statement.owner != name else { return }
        let id = table.type(name, from: files[number].module).description
        messages[id, default: []].append(
            RouteGraph.Use(
                module: files[number].module, isRequest: true, place: statement.place(in: files[number].path),
                location: SourceLocation(files[number].path, statement.position)))
    }

    private mutating func addParentType(
        _ names: [String], _ key: KeyReference, of name: String, _ text: String, _ statement: ObjectiveCStatement,
        _ number: Int
    ) {
        let ancestors = table.ancestors(ofProtocol: name)
        // A type with the protocol, or with a child of it, is exact.
        let isExact = names.contains { $0 == name || table.ancestors(ofProtocol: $0).contains(name) }
        guard !isExact, let parent = names.first(where: ancestors.contains) else { return }
        parentTypes.append(
            RouteGraph.ParentType(
                key: "\(key.kind.keyName)<any \(name)>", name: name, parent: parent, text: text,
                module: files[number].module, location: SourceLocation(files[number].path, statement.position)))
    }

    // MARK: Doubts

    mutating func addDoubt(_ doubt: ObjectiveCDoubt, _ text: String, _ statement: ObjectiveCStatement, _ number: Int) {
        doubts.append(
            RouteGraph.Unresolved(
                text: text, reason: doubt.reason, module: files[number].module,
                location: SourceLocation(files[number].path, statement.position)))
    }

    private static let harmless = [
        "NS", "CF", "CG", "UI", "DeclareRoutable", "dispatch", "_", "objc", "MAX", "MIN", "assert", "sizeof",
    ]

    /// Adds a use of a macro, or a call that receives classes or protocols.
    private mutating func addCall(
        of name: String, _ arguments: [String], _ text: String, _ statement: ObjectiveCStatement, _ number: Int
    ) {
        let module = files[number].module
        let routers = arguments.filter { argument in
            switch table.family(of: argument) {
            case .router, .adapter, .unknown: true
            case .other: false
            }
        }
        if let macro = table.macros[name] {
            addDoubt(macro.registers ? .macro : .macroRequest, text, statement, number)
        } else if statement.isRegistering, !Self.harmless.contains(where: name.hasPrefix) {
            addDoubt(.function, text, statement, number)
        } else if routers.contains(where: { registrations[$0] == nil }), statement.owner == nil,
            !Self.harmless.contains(where: name.hasPrefix)
        {
            // A macro of another library.
            addDoubt(.macro, text, statement, number)
        } else {
            return
        }
        for router in routers where registrations[router] == nil {
            register(table.type(router, from: module), .unknown, isConditional: true, statement, number)
        }
        for argument in arguments { addMention(of: argument, statement, number) }
    }

    // MARK: Routes

    /// Adds the lines of the routers, the adapters and the block routes in a file.
    private mutating func add(_ routes: ObjectiveCRoutes, _ facts: ObjectiveCFacts, of number: Int) {
        var own = routes.own
        for block in routes.blocks {
            guard let hub = hub(of: block) else {
                addBlock(block, isConditional: block.lines.contains { $0.statement.isConditional }, number)
                continue
            }
            if let conditions = registrations[hub] {
                addBlock(
                    block, isConditional: conditions.allSatisfy { $0 } || block.lines[0].statement.isConditional, number
                )
            } else if registersUnknownRouters {
                addBlock(block, isConditional: true, number)
            } else {
                // The routes exist only if the router is registered.
                own[hub, default: []] += block.lines.map {
                    .init(line: $0.line, statement: $0.statement, isView: block.isView)
                }
            }
        }
        for fact in facts.classes
        where fact.registration != nil || registrations[fact.name] != nil || messagedClasses.contains(fact.name) {
            if own[fact.name] == nil, table.classes[fact.name]?.file == number, table.family(of: fact.name) != .other {
                own[fact.name] = []
            }
        }
        for (name, lines) in own.sorted(by: { $0.key < $1.key }) { addRoutes(of: name, lines, number) }
        for (name, lines) in routes.others.sorted(by: { $0.key < $1.key }) { addRoutes(ofOther: name, lines, number) }
    }

    /// Returns the router whose registration makes a block route; nil if it is made elsewhere.
    private func hub(of block: ObjectiveCRoutes.Block) -> String? {
        guard let statement = block.lines.first?.statement, statement.isRegistering, let owner = statement.owner,
            table.family(of: owner) != .other
        else { return nil }
        return owner
    }

    /// Adds the lines of a router or an adapter.
    private mutating func addRoutes(of name: String, _ lines: [ObjectiveCRoutes.Line], _ number: Int) {
        let family = table.family(of: name)
        guard family != .other, let entry = table.classes[name] else { return }
        if entry.isAbstract, !lines.contains(where: { $0.isView != nil }) { return }
        let kept = entry.isAbstract ? lines.filter { $0.isView != nil } : lines
        let position = entry.registration.flatMap { $0.file == number ? $0.position : nil } ?? entry.position
        addRoutes(of: name, kept, at: position, number)
        if registersUnknownRouters, registrations[name] == nil {
            files[number].facts.registrations.append(
                RegistrationFact(
                    .type(table.type(name, from: files[number].module)), registry: .unknown, isConditional: true,
                    position: position))
        }
    }

    private mutating func addRoutes(
        of name: String, _ lines: [ObjectiveCRoutes.Line], at position: SourcePosition, _ number: Int
    ) {
        var fact = RoutesFact(scope: scope(of: name, in: number), lines: [], position: position)
        for line in lines { add(line, of: name, to: &fact, number) }
        files[number].facts.routes.append(fact)
        addConstructions(of: fact, number)
    }

    /// Adds the lines that other code registers for a router.
    private mutating func addRoutes(ofOther name: String, _ lines: [ObjectiveCRoutes.Line], _ number: Int) {
        var added = RoutesFact(scope: scope(of: name, in: number), lines: [], position: lines[0].statement.position)
        added.scope.member = nil
        for line in lines {
            if let owner = line.statement.owner, case .adapter = table.family(of: owner),
                case .key(let written) = line.line
            {
                let key = key(written, isView: isView(name), from: files[number].module)
                let adaptee = table.type(name, from: files[number].module)
                var fact = RoutesFact(scope: scope(of: owner, in: number), lines: [], position: line.statement.position)
                fact.lines = [.init(.adapts(key, to: .provider(adaptee)), position: line.statement.position)]
                files[number].facts.routes.append(fact)
            } else if table.family(of: name) != .other {
                add(line, of: name, to: &added, number)
            }
        }
        if !added.lines.isEmpty { files[number].facts.routes.append(added) }
    }

    private mutating func add(
        _ line: ObjectiveCRoutes.Line, of name: String, to fact: inout RoutesFact, _ number: Int
    ) {
        let module = files[number].module
        let statement = line.statement
        func append(_ kind: RoutesFact.Line.Kind) { fact.lines.append(.init(kind, position: statement.position)) }
        switch line.line {
        case .destination(let destination, let isExclusive):
            append(.destinationClass(.named(destination ?? ObjectiveCRoutes.unwritten), isExclusive: isExclusive))
        case .key(let written):
            let key = key(written, isView: line.isView ?? isView(name), from: module)
            if statement.isConditional, registrations[name] != nil || registersUnknownRouters {
                files[number].facts.registrations.append(
                    RegistrationFact(
                        .closure(key), registry: .shared, isConditional: true, scope: statement.scope,
                        position: statement.position))
            } else {
                append(.provides(key))
            }
        case .adapter(let written, let adaptee):
            let isView = line.isView ?? isView(name)
            let required = key(written, isView: isView, from: module)
            let provided = key(ObjectiveCKey(written.kind, adaptee), isView: isView, from: module)
            append(.adapts(required, to: .key(provided)))
        case .identifier(let text): if !statement.isConditional { append(.identifier(text)) }
        case .urlPattern(let text): if !statement.isConditional { append(.urlPattern(text)) }
        case .unproven(.unwrittenText, let text): append(.identifier(text))
        case .unproven(let doubt, let text):
            append(.unknown(text))
            addDoubt(doubt, text, statement, number)
        }
    }

    /// Adds a provider for a block route.
    private mutating func addBlock(_ block: ObjectiveCRoutes.Block, isConditional: Bool, _ number: Int) {
        guard let first = block.lines.first?.statement else { return }
        let module = files[number].module
        var name = block.name
        if !blockNames.insert("\(module).\(name)").inserted {
            name = block.name(withLine: true)
            // A file that two targets share has its routes twice.
            guard blockNames.insert("\(module).\(name)").inserted else { return }
        }
        let superclass = block.isView ? "ModuleRouterViews.ZIKViewRouter" : "ModuleRouter.ZIKServiceRouter"
        files[number].facts.types.append(
            TypeFact(
                name: name, kind: .class, access: .public, inherited: [.named(superclass)], position: first.position))
        var fact = RoutesFact(
            scope: SourceScope(types: [name], member: "registerRoutableDestination"), lines: [],
            position: first.position)
        for var line in block.lines {
            // The condition is that of the whole route.
            line.statement.isConditional = false
            add(line, of: name, to: &fact, number)
        }
        files[number].facts.routes.append(fact)
        register(.name([.init(name)]), .shared, isConditional: isConditional, first, number)
    }

    /// Lets the destinations of a router be made by it.
    private mutating func addConstructions(of fact: RoutesFact, _ number: Int) {
        for line in fact.lines {
            guard case .destinationClass(let type, _) = line.kind, let name = type.lastNames.first,
                table.classes[name] != nil
            else { continue }
            var scope = fact.scope
            scope.member = "makeDestination"
            scope.moment = .whenCalled
            files[number].facts.constructions.append(
                ConstructionFact(
                    type: table.type(name, from: files[number].module), scope: scope, position: line.position))
        }
    }

    private func scope(of name: String, in number: Int) -> SourceScope {
        let module = table.classes[name]?.module
        return SourceScope(
            types: module == nil || module == files[number].module ? [name] : [module ?? "", name],
            member: "registerRoutableDestination")
    }

    /// Gives routers without a registration of their own the lines of an abstract superclass.
    private mutating func addInheritedRoutes() {
        for (name, entry) in table.classes.sorted(by: { $0.key < $1.key })
        where entry.registration == nil && !entry.isAbstract && registrations[name] != nil {
            guard let parent = table.superclasses(of: name).first(where: { table.classes[$0]?.registration != nil }),
                let source = table.classes[parent], source.isAbstract, let place = source.registration,
                let facts = files[place.file].facts.objectiveC
            else { continue }
            var routes = ObjectiveCRoutes()
            for statement in facts.statements where statement.owner == parent {
                if case .line(let line, .own) = statement.kind { routes.add(line, .own, statement) }
            }
            addRoutes(of: name, routes.own[parent] ?? [], at: place.position, place.file)
        }
    }

    // MARK: Imports

    /// Lets each file see the modules that its facts name, and each Swift file those of the headers that its module bridges.
    private mutating func addImports() {
        var bridged: [String: Set<String>] = [:]
        var headers: [String: String] = [:]
        for file in files where file.facts.objectiveC != nil { headers[file.path.lastComponent] = file.module }
        for file in files {
            guard let facts = file.facts.objectiveC, file.path.hasSuffix("-Bridging-Header.h") else { continue }
            let modules = facts.headers.compactMap { headers[$0] } + file.facts.imports.map(\.module)
            bridged[file.module, default: []].formUnion(modules)
        }
        for number in files.indices {
            let module = files[number].module
            let seen =
                files[number].facts.objectiveC == nil ? bridged[module] ?? [] : files[number].facts.qualifyingModules
            for name in seen.subtracting([module]).sorted() {
                files[number].facts.imports.append(ImportFact(module: name))
            }
        }
    }
}

extension FileFacts {
    /// The modules by which the names of linked facts are qualified.
    fileprivate var qualifyingModules: Set<String> {
        var references = types.flatMap(\.inherited) + declarations.map(\.key.type) + uses.map(\.key.type)
        references += constructions.map(\.type)
        for fact in registrations {
            switch fact.subject {
            case .type(let type): references.append(type)
            case .closure(let key): references.append(key.type)
            case .closureOfUnknown: break
            }
        }
        for line in routes.flatMap(\.lines) {
            switch line.kind {
            case .provides(let key): references.append(key.type)
            case .adapts(let key, to: .key(let adaptee)): references += [key.type, adaptee.type]
            case .adapts(let key, to: .provider(let type)): references += [key.type, type]
            case .identifier, .urlPattern, .destinationClass, .unknown: break
            }
        }
        let modules = references.compactMap { reference -> String? in
            guard case .name(let components) = reference, components.count > 1 else { return nil }
            return components[0].name
        }
        return Set(modules).union(routes.compactMap { $0.scope.types.count > 1 ? $0.scope.types[0] : nil })
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

extension ObjectiveCStatement {
    /// Whether the statement is in a method that registers the routes of its class.
    var isRegistering: Bool { owner != nil && member == "registerRoutableDestination" }

    var scope: SourceScope { SourceScope(types: owner.map { [$0] } ?? [], member: member) }

    func place(in path: String) -> String {
        let names = [owner, member].compactMap { $0 }
        return names.isEmpty ? path.lastComponent : names.joined(separator: ".")
    }
}

extension String {
    /// The name of the file at a path.
    var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
