// SPDX-License-Identifier: Apache-2.0

/// Determines the kinds of an app's modules, and finds the places that cross their boundaries.
struct ModuleBoundaryReader {
    /// The kind of each module that has a part in routes.
    private(set) var kinds: [String: ModuleKind] = [:]
    /// The modules whose kind is declared.
    private(set) var declared: Set<String> = []
    private let boundaries: ModuleBoundaries
    private let index: SourceIndex
    private let files: [ReadFile]
    private let providers: [String: RouteGraph.Provider]
    private let isTest: Bool
    /// The modules with a protocol that other modules can name.
    private let declaringProtocols: Set<String>

    init(of graph: RouteGraph, _ app: SourceApp, _ index: SourceIndex, _ files: [ReadFile]) {
        self.index = index
        self.files = files
        boundaries = app.boundaries ?? ModuleBoundaries()
        // Other modules name a kind of scope to make its scopes.
        let providers = graph.providers.filter { $0.isScope != true }
        self.providers = Dictionary(providers.map { ($0.id, $0) }) { first, _ in first }
        isTest = graph.modules.first { $0.name == graph.entryPoint }?.role == .test
        declaringProtocols = Set(
            files.filter { $0.facts.types.contains(where: \.isProtocolForOthers) }.map(\.scope.module.name))
        findKinds(of: graph)
    }

    // MARK: Kinds

    private mutating func findKinds(of graph: RouteGraph) {
        let declaring = Set(graph.routes.flatMap(\.declarations).filter { $0.access >= .package }.map(\.module))
        let providing = Set(providers.values.map(\.module))
        let joining = Set(graph.adapters.map(\.module)).union(modulesThatRegisterOthers())
        for module in graph.modules {
            if let kind = boundaries.kind(of: module.name) {
                kinds[module.name] = kind
                declared.insert(module.name)
            } else if module.role != .library || joining.contains(module.name) {
                kinds[module.name] = .compositionRoot
            } else if providing.contains(module.name) {
                kinds[module.name] = declaring.contains(module.name) ? .combined : .implementation
            } else if declaring.contains(module.name) {
                kinds[module.name] = .interface
            }
        }
        for name in modulesThatImportAll(of: graph) { kinds[name] = .compositionRoot }
    }

    /// Returns the modules that register providers of other modules.
    private func modulesThatRegisterOthers() -> Set<String> {
        var modules: Set<String> = []
        for read in files {
            let file = read.scope
            for fact in read.facts.registrations {
                guard case .type(let reference) = fact.subject,
                    let provider = provider(reference, LookupContext(file: file, scope: fact.scope)),
                    provider.module != file.module.name
                else { continue }
                let isList = fact.registry != .unknown || fact.list != nil
                if isList || provider.isRegistered(onlyBy: file.module.name) { modules.insert(file.module.name) }
            }
            for (reference, context, _) in uses(read) {
                guard let provider = provider(reference, context), provider.module != file.module.name,
                    provider.isRegistered(onlyBy: file.module.name)
                else { continue }
                modules.insert(file.module.name)
            }
        }
        return modules
    }

    /// Returns the libraries without routes of their own that import all implementations of the package, and at least two
    /// implementations of any package. An app may join its modules in such a library.
    private func modulesThatImportAll(of graph: RouteGraph) -> [String] {
        let implementations = Set(kinds.filter { $0.value == .implementation }.map(\.key))
        guard implementations.count > 1 else { return [] }
        let own = implementations.intersection(graph.modules.filter(\.isOwn).map(\.name))
        var imported: [String: Set<String>] = [:]
        for read in files where kinds[read.scope.module.name] == nil {
            let file = read.scope
            imported[file.module.name, default: []].formUnion(read.facts.imports.map(\.module))
        }
        return imported.filter { $0.value.isSuperset(of: own) && $0.value.intersection(implementations).count > 1 }
            .map(\.key)
    }

    // MARK: Crossings

    /// Returns the places in the author's own libraries, sorted by location.
    func crossings() -> [RouteGraph.Crossing] {
        var found: Set<RouteGraph.Crossing> = []
        for read in files where mayCross(read.scope.module) {
            let file = read.scope
            for fact in read.facts.imports { found.formUnion(crossings(of: fact, in: file)) }
            for (reference, context, position) in mentions(read) + uses(read) {
                guard let provider = provider(reference, context), provider.module != file.module.name,
                    isChecked(provider.module), !boundaries.allows(file.module.name, importing: provider.module)
                else { continue }
                found.insert(
                    .init(
                        module: file.module.name, implementation: provider.module, provider: provider.id,
                        location: SourceLocation(file.path, position)))
            }
        }
        return found.sorted {
            ($0.location, $0.implementation, $0.provider ?? "") < ($1.location, $1.implementation, $1.provider ?? "")
        }
    }

    /// Returns whether the module is a library that the author can change, and no composition root.
    private func mayCross(_ module: ModuleScope) -> Bool {
        module.source.isOwn && module.source.role == .library && kinds[module.name] != .compositionRoot
    }

    /// Returns whether a boundary is checked. Libraries that only tests link may use implementations, unless the author declares them.
    private func isChecked(_ module: String) -> Bool { !isTest || declared.contains(module) }

    private func crossings(of fact: ImportFact, in file: FileScope) -> [RouteGraph.Crossing] {
        guard let imported = index.modules[fact.module], imported !== file.module else { return [] }
        // A module that exports others is an umbrella, if it provides nothing.
        if fact.isExported, kinds[file.module.name] == nil { return [] }
        return imported.exported.sorted().compactMap { number in
            let module = index.modulesInOrder[number]
            let isDeclared = declared.contains(module.name)
            guard kinds[module.name] == .implementation, module !== file.module, isChecked(module.name),
                isDeclared || module === imported && !declaringProtocols.contains(module.name),
                !boundaries.allows(file.module.name, importing: module.name)
            else { return nil }
            return .init(
                module: file.module.name, implementation: module.name,
                through: module === imported ? nil : imported.name, location: SourceLocation(file.path, fact.position))
        }
    }

    // MARK: Providers

    private typealias Mention = (reference: TypeReference, context: LookupContext, position: SourcePosition)

    /// Returns the types in expressions such as `ClockRouter.self`, outside of lists.
    private func mentions(_ read: ReadFile) -> [Mention] {
        read.facts.registrations.compactMap { fact in
            guard case .type(let reference) = fact.subject, fact.registry == .unknown, fact.list == nil else {
                return nil
            }
            return (reference, LookupContext(file: read.scope, scope: fact.scope), fact.position)
        }
    }

    /// Returns the types in expressions such as `ClockRouter()` and `Feature<ClockRouter>()`.
    private func uses(_ read: ReadFile) -> [Mention] {
        read.facts.typeUses.flatMap { fact in
            fact.namedTypes.map { ($0, LookupContext(file: read.scope, scope: fact.scope), fact.position) }
        } + read.facts.constructions.map { ($0.type, LookupContext(file: read.scope, scope: $0.scope), $0.position) }
    }

    private func provider(_ reference: TypeReference, _ context: LookupContext) -> RouteGraph.Provider? {
        guard let declaration = try? index.nominal(reference, in: context), declaration.source != nil else {
            return nil
        }
        return providers[declaration.qualifiedName]
    }
}

extension RouteGraph.Provider {
    /// Returns whether code of a module mentions the provider, and no other code registers it. A function of the app may register it.
    fileprivate func isRegistered(onlyBy module: String) -> Bool {
        !registrations.isEmpty
            && registrations.allSatisfy { $0.form == .list && $0.registry == .unknown && $0.module == module }
    }
}

extension TypeUseFact {
    /// The generic arguments; without any, the type whose instance is made.
    fileprivate var namedTypes: [TypeReference] {
        guard case .name(let components) = type else { return [] }
        let arguments = components.flatMap(\.arguments)
        return arguments.isEmpty && form == .call ? [type] : arguments
    }
}

extension TypeFact {
    fileprivate var isProtocolForOthers: Bool { kind == .protocol && access >= .package && !isLocal }
}
