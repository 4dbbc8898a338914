// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Creates the graph of an app from the facts of its files.
    ///
    /// Only modules that the entry point is linked with count. The order of the modules and of the files does not matter.
    ///
    /// - Complexity: O(*n* log *n*) in the number of facts.
    public init(of app: SourceApp, files: [ScannedFile]) {
        self = Self.made(of: app, files: files).graph
    }

    /// Returns the graph of an app, and the number of functions, calls and values that were examined for it.
    package static func made(of app: SourceApp, files: [ScannedFile]) -> (graph: RouteGraph, work: Int) {
        let modules = app.reachableModules
        let names = Set(modules.map(\.name))
        // Facts have many members, so that sorting their numbers takes less time.
        var files = files.indices.filter { names.contains(files[$0].module) }
            .sorted { (files[$0].module, files[$0].path) < (files[$1].module, files[$1].path) }.map { files[$0] }
        let linker = ObjectiveCLinker(files)
        if let linker { files = linker.files }
        let index = SourceIndex(app: app, modules: modules, files: files)
        defer { index.dismantle() }
        let read = zip(index.files, files).map { ReadFile($0, $1.facts) }
        var builder = RouteGraphBuilder(index, read, app)
        var graph = builder.build(app, modules)
        linker?.complete(&graph)
        graph.spell(Dictionary(builder.keys.map { ($0.id, $0.type) }) { first, _ in first })
        graph.addInactiveProviders(index, files)
        graph.add(ModuleBoundaryReader(of: graph, app, index, read))
        return (graph, builder.model.code.work)
    }
}

extension SourceApp {
    /// The entry point and the modules that it is linked with, sorted by name.
    var reachableModules: [SourceModule] {
        let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        var reached: Set<String> = []
        var waiting = [entryPoint]
        while reached.count < byName.count, let name = waiting.popLast() {
            guard let module = byName[name], reached.insert(name).inserted else { continue }
            waiting += module.dependencies
        }
        return reached.sorted().compactMap { byName[$0] }
    }
}

/// Combines the facts of all files into a graph.
struct RouteGraphBuilder {
    let index: SourceIndex
    let files: [ReadFile]
    let shortKeys: ShortKeys
    let model: CodeModel
    var routes: [RouteGraph.Route] = []
    var routeNumbers: [String: Int] = [:]
    private var routeNumbersByKey: [ResolvedKey: Int] = [:]
    var keys: [ResolvedKey] = []
    /// The routes with an unconditional declaration. Any code that sees it can name the key.
    private var namableRoutes: Set<Int> = []
    private(set) var unresolved: [RouteGraph.Unresolved] = []
    /// The uses of all named providers of a route.
    var usesOfAllNames: [Int: [RouteGraph.Use]] = [:]
    /// The keys that code may request with names.
    var possibleNames: [PossibleNames] = []
    /// Whether some code names a key of a generic parameter, whose argument may be written anywhere.
    private var hasGenericKeys = false

    init(_ index: SourceIndex, _ files: [ReadFile], _ app: SourceApp) {
        self.index = index
        self.files = files
        shortKeys = ShortKeys(self.files, index)
        model = CodeModel(index, self.files, shortKeys, app)
    }

    mutating func build(_ app: SourceApp, _ modules: [SourceModule]) -> RouteGraph {
        addDeclarations()
        var registrables = RegistrableTable(index, model)
        registrables.addRoutes(&self)
        registrables.addRegistrations(&self)
        addUses(registrables)
        let launchRequests = launchRequests()
        var providers = registrables.providers
        replace(&providers)
        addLifetimes(to: &providers, registrables)
        var adapters = registrables.adapters
        resolveNames(providers, &adapters)
        addPossibleNames(providers)
        addSightings()
        if hasGenericKeys { inferUnseenKeys() }

        let naming = EntryPointNaming(index)
        let alike = PossiblyEqualKeys(keys)
        let shortNames = shortKeys.names(outside: app.entryPoint)
        for number in routes.indices {
            routes[number].alike = alike.keys(like: number).map { routes[$0].id }.sorted()
            if keys[number].name == nil, routes[number].declarations.isEmpty || namableRoutes.contains(number) {
                routes[number].reference = naming.reference(to: keys[number])
            }
            routes[number].shortName = shortNames[keys[number].unnamed]
            routes[number].declarations.sort { $0.location < $1.location }
            let declared = routeNumbersByKey[keys[number].unnamed].map { routes[$0].declarations } ?? []
            routes[number].module = declared.first { $0.form != .unconstrained }?.module
            routes[number].uses.sort { ($0.location, $0.provider ?? "") < ($1.location, $1.provider ?? "") }
            routes[number].closures.sort { $0.location < $1.location }
            routes[number].strayLines.sort()
            // A certain use hides the possible ones, unless nothing calls its code, or perhaps nothing requests its provider.
            let isCertain = routes[number].uses.contains { $0.isUnreachable != true && $0.provider == nil }
            if isCertain { routes[number].possibleUses = nil }
            routes[number].possibleUses?.sort { $0.location < $1.location }
        }
        var graph = RouteGraph(
            entryPoint: app.entryPoint,
            modules: modules.map {
                .init(name: $0.name, role: $0.role, isOwn: $0.isOwn, dependencies: $0.dependencies.sorted())
            },
            routes: routes.sorted { $0.id < $1.id },
            providers: providers,
            adapters: adapters,
            readRequirements: readRequirements,
            unresolved: unresolved.sorted { ($0.location, $0.text) < ($1.location, $1.text) },
            allowances: files.flatMap { file in
                file.facts.allowances.map { .init(file: file.scope.path, line: $0.line, ids: $0.ids) }
            })
        addValues(to: &graph)
        addScopes(to: &graph)
        graph.launchRequests = launchRequests.isEmpty ? nil : launchRequests
        graph.nearMisses = nearMisses
        graph.recordsIgnored = registrables.placeThatIgnoresRecords
        graph.unreadPlaceholders = unreadPlaceholders(of: providers, registrables)
        return graph
    }

    // MARK: Keys

    /// Returns the number of a key's route; nil if the key is generic or unresolved.
    ///
    /// - Parameter isOfLibrary: Whether a short key certainly means a key, and not a value of another library.
    mutating func route(
        _ reference: KeyReference, in context: LookupContext, at position: SourcePosition, isOfLibrary: Bool = true
    ) -> Int? {
        // A type of the app may have the same name as a key type.
        if let named = try? index.nominal(.named(reference.kind.keyName), in: context), named.source != nil {
            return nil
        }
        do throws(ResolutionFailure) {
            if let key = try shortKeys.key(reference, in: context.file) { return route(key) }
            return route(try index.key(reference, in: context))
        } catch {
            let isUndeclared = isOfLibrary && isUndeclared(reference, in: context)
            unresolved.append(
                .init(
                    text: reference.description,
                    reason: isUndeclared ? RouteGraph.Unresolved.Reason.undeclaredKey.rawValue : error.reason,
                    module: isUndeclared ? context.file.module.name : nil,
                    location: SourceLocation(context.file.path, position)))
            return nil
        }
    }

    /// Returns the number of the route that a use names: that of the first of its kinds that is declared.
    private mutating func route(_ use: UseFact, in context: LookupContext) -> Int? {
        for kind in [use.key.kind] + use.otherKinds where !use.otherKinds.isEmpty {
            guard let key = try? index.key(KeyReference(kind, use.key.type, named: use.key.name), in: context),
                let number = declaredRoute(key)
            else { continue }
            return number
        }
        return route(use.key, in: context, at: use.position)
    }

    /// Returns the number of a route with a declaration.
    private func declaredRoute(_ key: ResolvedKey) -> Int? {
        guard let number = routeNumbersByKey[key] ?? routeNumbers[key.id], !routes[number].declarations.isEmpty else {
            return nil
        }
        return number
    }

    /// Returns the numbers of the declared routes whose types some types contain: that of `any Clock` for `Lazy<any Clock>`.
    private func routes(named types: [(reference: TypeReference, context: LookupContext)]) -> [Int] {
        let numbers = types.flatMap { written in
            written.reference.typesInside.flatMap { type in
                RouteKind.allCases.compactMap { kind in
                    (try? index.key(KeyReference(kind, type), in: written.context)).flatMap(declaredRoute)
                }
            }
        }
        return Set(numbers).sorted()
    }

    /// Returns the number of the route of a key whose kind the compiler infers.
    mutating func route(inferred key: ResolvedKey) -> Int? {
        for kind in [key.kind, .service, .asyncService, .view] {
            if let number = declaredRoute(ResolvedKey(kind: kind, type: key.type, name: key.name)) { return number }
        }
        return route(key)
    }

    mutating func route(_ key: ResolvedKey) -> Int? {
        if let known = routeNumbersByKey[key] { return known }
        guard !key.type.isGeneric else { return nil }
        let id = key.id
        if let known = routeNumbers[id] {
            routeNumbersByKey[key] = known
            return known
        }
        let number = routes.count
        routes.append(.init(id: id, kind: key.kind, type: key.type.spelling(.short), providerName: key.name))
        keys.append(key)
        routeNumbers[id] = number
        routeNumbersByKey[key] = number
        return number
    }

    func id(ofRoute number: Int) -> String { routes[number].id }

    mutating func addUnresolved(
        _ text: String, _ reason: RouteGraph.Unresolved.Reason, module: String? = nil, at location: SourceLocation
    ) {
        unresolved.append(.init(text: text, reason: reason.rawValue, module: module, location: location))
    }

    /// Adds a request by a key that the compiler infers, and the code does not show. In generic code, the key depends on the caller.
    mutating func addInferredUse(_ text: String, in number: Int, at position: SourcePosition) {
        let function = model.code.functions[number]
        let isGeneric = !function.fact.scope.genericParameters.isEmpty
        addUnresolved(
            text, isGeneric ? .unseenUse : .inferredUse, module: function.file.module.name,
            at: SourceLocation(function.file.path, position))
    }

    mutating func addClosure(_ registration: RouteGraph.Registration, to number: Int) {
        routes[number].closures.append(registration)
    }

    /// Records that a module has a stray line with the key.
    mutating func addStrayLine(of number: Int, in file: FileScope) {
        let module = file.module.name
        if !routes[number].strayLines.contains(module) { routes[number].strayLines.append(module) }
    }

    /// Records a key of a generic parameter, through which any route may be requested.
    private mutating func noteGeneric(
        _ key: ResolvedKey?, _ form: UseFact.Form, _ text: String, _ position: SourcePosition, _ file: FileScope
    ) {
        guard let key, key.type.isGeneric else { return }
        hasGenericKeys = true
        guard form != .mention else { return }
        let reason = form == .bypass ? RouteGraph.Unresolved.Reason.genericBypass : .unseenUse
        unresolved.append(
            .init(
                text: text, reason: reason.rawValue, module: file.module.name,
                location: SourceLocation(file.path, position)))
    }

    /// Records a place that may use the key.
    mutating func addPossibleUse(
        _ reason: RouteGraph.PossibleUse.Reason, of number: Int, at position: SourcePosition, in file: FileScope
    ) {
        if routes[number].possibleUses == nil { routes[number].possibleUses = [] }
        routes[number].possibleUses?.append(.init(reason, location: SourceLocation(file.path, position)))
    }

    // MARK: Declarations and uses

    private mutating func addDeclarations() {
        for read in files {
            let file = read.scope
            for fact in read.facts.declarations {
                let context = LookupContext(file: file, scope: SourceScope())
                guard let number = route(fact.key, in: context, at: fact.position) else { continue }
                if !fact.isConditional { namableRoutes.insert(number) }
                routes[number].declarations.append(
                    .init(
                        module: file.module.name, form: fact.form, isMainActor: fact.isMainActor, access: fact.access,
                        location: SourceLocation(file.path, fact.position)))
            }
        }
    }

    /// With a generic key, `Dependency(make: { SystemClock() as any Clock }).install()` may register a key that no source names.
    private mutating func inferUnseenKeys() {
        for number in unresolved.indices
        where unresolved[number].reason == RouteGraph.Unresolved.Reason.unseenKey.rawValue {
            unresolved[number].reason = RouteGraph.Unresolved.Reason.inferredKey.rawValue
        }
    }

    /// Records which declarations of one key are visible in the same file: those of the file's own module, and the package or
    /// public declarations of its imports.
    private mutating func addSightings() {
        for number in routes.indices {
            // Swift code declares the keys of Objective-C once more.
            let declarations = routes[number].declarations.filter { $0.form != .marker }
            guard Set(declarations.map(\.module)).count > 1 else { continue }
            for (position, one) in routes[number].declarations.enumerated() where one.form != .marker {
                let seen = declarations.filter { other in
                    other.module != one.module
                        && index.files.contains { isSeen(one, in: $0) && isSeen(other, in: $0) }
                }
                routes[number].declarations[position].seenWith = Set(seen.map(\.module)).sorted()
            }
        }
    }

    private func isSeen(_ declaration: RouteGraph.Declaration, in file: FileScope) -> Bool {
        guard let module = index.modules[declaration.module] else { return false }
        return declaration.access >= .package ? file.sees(module) : file.module === module
    }

    private mutating func addUses(_ registrables: RegistrableTable) {
        let aliases = AliasNames(files)
        let deferring = DeferringTypes(index, files)
        let keyFunctions = KeyFunctions(files)
        let shortNameCalls = ShortNameCalls(model.code, shortKeys.declares)
        func place(_ scope: SourceScope, _ file: FileScope, isCall: Bool) -> CodePlace {
            CodePlace(
                types: index.enclosing(scope.types, in: file), scope: scope,
                isDeferred: deferring.mayDefer(scope, in: file), isCall: isCall)
        }
        var places: [CodePlace] = []
        var uses: [(number: Int, use: RouteGraph.Use, isOfAllNames: Bool)] = []
        func note(
            _ number: Int, _ form: UseFact.Form, isRequest: Bool = false, isOptional: Bool = false,
            isOfAllNames: Bool = false, isTried: Bool = false, _ scope: SourceScope, _ position: SourcePosition,
            _ file: FileScope
        ) {
            // Requests in code are followed from the providers. Here, only those in annotations count.
            let isInCode = model.isKey(at: position, in: file)
            places.append(place(scope, file, isCall: form == .call && !isInCode))
            uses.append(
                (
                    number,
                    .init(
                        module: file.module.name, form: form, isRequest: isRequest, place: scope.place(in: file),
                        isOptional: isOptional, isTried: isTried || model.isTried(position, in: file) ? true : nil,
                        isUnreachable: model.mayRun(position, in: file) ? nil : true,
                        location: SourceLocation(file.path, position)),
                    isOfAllNames
                ))
        }
        /// Notes a key that code passes on, with the names with which that code requests it.
        func note(
            passed number: Int, _ form: UseFact.Form, _ names: RequestedNames?, isRequest: Bool = false,
            isOptional: Bool = false, _ scope: SourceScope, _ position: SourcePosition, _ file: FileScope
        ) {
            let key = keys[number]
            if let names, key.name == nil, form == .call, names.areAll, !names.names.isEmpty || names.isOfAllNames {
                for name in names.names.sorted() {
                    guard let named = route(ResolvedKey(kind: key.kind, type: key.type, name: name)) else { continue }
                    note(
                        named, form, isRequest: true, isOptional: isOptional, isTried: names.isTried, scope, position,
                        file)
                }
                if names.isOfAllNames {
                    note(number, form, isRequest: true, isOptional: true, isOfAllNames: true, scope, position, file)
                }
                if !names.isWithoutName { return }
            } else if let names, key.name == nil, !names.areAll || form == .mention {
                possibleNames.append(PossibleNames(number, names, position, file))
            }
            // Named providers are no answer to a request without a name.
            let isUnnamed = form == .call && names.map { $0.areAll && $0.isWithoutName } == true
            note(
                number, form, isRequest: isRequest || isUnnamed, isOptional: isOptional,
                isTried: isUnnamed && names?.isTried == true, scope, position, file)
        }
        var constructions: [Construction] = []
        var inMacros: Set<SourceLocation> = []
        for read in files {
            let file = read.scope
            for fact in read.facts.uses {
                let context = LookupContext(file: file, scope: fact.scope)
                guard let number = route(fact, in: context) else {
                    noteGeneric(
                        try? index.key(fact.key, in: context), fact.form, fact.key.description, fact.position, file)
                    continue
                }
                if fact.isInMacro {
                    inMacros.insert(SourceLocation(file.path, fact.position))
                    addPossibleUse(.macro, of: number, at: fact.position, in: file)
                    continue
                }
                if fact.isOfAllNames, let names = model.names(ofRequestAt: fact.position, in: file) {
                    for name in names.sorted() {
                        let key = ResolvedKey(kind: keys[number].kind, type: keys[number].type, name: name)
                        guard let named = route(key) else { continue }
                        note(
                            named, fact.form, isRequest: fact.isRequest, isOptional: fact.isOptional, fact.scope,
                            fact.position, file)
                    }
                    continue
                }
                let isConstant = fact.form == .call && model.isConstant(at: fact.position, in: file)
                let form = isConstant ? .mention : fact.form
                let isOptional = fact.isOptional || model.allowsAbsence(ofKeyAt: fact.position, in: file)
                if fact.isRequest || fact.isOfAllNames || fact.form != .call {
                    note(
                        number, form, isRequest: fact.isRequest, isOptional: isOptional,
                        isOfAllNames: fact.isOfAllNames, fact.scope, fact.position, file)
                } else {
                    note(
                        passed: number, form, model.requestedNames(ofKeyAt: fact.position, in: file),
                        isOptional: isOptional, fact.scope, fact.position, file)
                }
            }
            for fact in read.facts.typeUses where aliases.contains(fact.type) {
                let context = LookupContext(file: file, scope: fact.scope)
                guard let type = try? index.type(fact.type, in: context) else { continue }
                guard let key = index.key(type) else {
                    // `typealias Dependency<P> = RoutedDestination<RoutableService<P>>` names a key in another type.
                    for key in index.keys(inside: type) {
                        if let number = route(key) {
                            note(number, .mention, fact.scope, fact.position, file)
                        } else {
                            noteGeneric(key, .mention, fact.type.description, fact.position, file)
                        }
                    }
                    continue
                }
                guard let number = route(key) else {
                    noteGeneric(key, fact.form, fact.type.description, fact.position, file)
                    continue
                }
                let names = fact.form == .call ? model.requestedNames(ofKeyAt: fact.position, in: file) : nil
                note(
                    passed: number, fact.form, names, isRequest: fact.isRequest, fact.scope, fact.position, file)
            }
            for fact in read.facts.shortNames where shortKeys.declares(fact.name) {
                switch use(of: fact, in: file, shortNameCalls, keyFunctions) {
                case .certain(let key, let form):
                    guard let number = route(key) else { break }
                    note(
                        passed: number, form, model.requestedNames(of: fact, in: file, shortNameCalls),
                        isOptional: model.allowsAbsence(of: fact, in: file), fact.scope, fact.position, file)
                case .possible(let keys):
                    let names = model.requestedNames(of: fact, in: file, shortNameCalls)
                    for number in keys.compactMap({ route($0) }) {
                        if let names { possibleNames.append(PossibleNames(number, names, fact.position, file)) }
                        addPossibleUse(.shortName(fact.name), of: number, at: fact.position, in: file)
                    }
                case nil: break
                }
            }
            for fact in read.facts.unwrittenUses {
                if let key = model.requestedKey(at: fact.position, in: file), let number = route(inferred: key) {
                    note(
                        passed: number, .call, model.requestedNames(ofKeyAt: fact.position, in: file), isRequest: true,
                        model.scope(at: fact.position, in: file), fact.position, file)
                    continue
                }
                if let names = model.requestedNames(ofKeyAt: fact.position, in: file), !names.names.isEmpty {
                    possibleNames.append(PossibleNames(nil, names, fact.position, file))
                }
                let function = model.function(at: fact.position, in: file)
                if fact.text.hasSuffix(")"), let function {
                    addInferredUse(fact.text, in: function, at: fact.position)
                } else {
                    addUnresolved(fact.text, .unseenUse, at: SourceLocation(file.path, fact.position))
                }
            }
            for fact in read.facts.constructions {
                let context = LookupContext(file: file, scope: fact.scope)
                guard let type = try? index.type(fact.type, in: context), let made = type.declaration,
                    made.source != nil
                else { continue }
                constructions.append(Construction(made: made, place: place(fact.scope, file, isCall: true)))
            }
        }
        for request in model.constantRequests() {
            for key in request.keys.sorted(by: { $0.id < $1.id }) {
                guard let number = route(inferred: key) else { continue }
                note(
                    number, .call, isRequest: true, isOptional: request.isOfAllNames,
                    isOfAllNames: request.isOfAllNames,
                    model.scope(at: request.position, in: request.file), request.position, request.file)
            }
        }
        for argument in model.inferredArguments(keyFunctions) {
            if let key = argument.key, let number = route(inferred: key) {
                let names = model.following?.names(ofArgument: argument.argument.number, of: argument.argument.call)
                note(
                    passed: number, .call, names, model.scope(of: argument.function), argument.position, argument.file)
            } else if let written = argument.written {
                for number in routes(named: written) {
                    addPossibleUse(.inferred(".init()"), of: number, at: argument.position, in: argument.file)
                }
            } else {
                addInferredUse(".init()", in: argument.function, at: argument.position)
            }
        }
        for member in model.aliasMembers(aliases, shortKeys) {
            guard let number = route(member.key) else { continue }
            note(number, .call, model.scope(of: member.function), member.position, member.file)
        }
        let needs = ProviderDependencies(
            places, constructions, providers: registrables.providerDeclarations, index: index)
        var making = makingUses(registrables).filter { !inMacros.contains($0.key.location) }
        for (position, (number, use, isOfAllNames)) in uses.enumerated() {
            var all = needs.users[position].map { user in
                var use = use
                use.provider = user.provider
                use.isNeededToMake = user.isNeeded
                return use
            }
            if let needed = making.removeValue(
                forKey: MakingSite(number: number, location: use.location, isOfAllNames: isOfAllNames))
            {
                all.removeAll { one in needed.contains { $0.provider == one.provider } }
                all += needed.map { one in
                    var use = use
                    use.provider = one.provider
                    use.closure = one.closure
                    use.isTried = one.isTried
                    use.isInScope = one.isInScope
                    use.mayBeSkipped = one.mayBeSkipped
                    use.caller = one.caller
                    use.keptIn = one.keptIn
                    use.isNeededToMake = one.isNeededToMake
                    return use
                }
            }
            for use in all {
                if isOfAllNames {
                    usesOfAllNames[number, default: []].append(use)
                } else {
                    routes[number].uses.append(use)
                }
            }
        }
        for (site, uses) in making {
            if site.isOfAllNames {
                usesOfAllNames[site.number, default: []] += uses
            } else {
                routes[site.number].uses += uses
            }
        }
    }
}

extension SourceScope {
    /// Returns the place in words: `EditorModel.init`, or the file's name for top-level code.
    func place(in file: FileScope) -> String {
        let names = types + (member.map { [$0] } ?? [])
        return names.isEmpty ? file.fileName : names.joined(separator: ".")
    }
}
