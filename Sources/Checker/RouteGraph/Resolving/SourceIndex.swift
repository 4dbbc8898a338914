// SPDX-License-Identifier: Apache-2.0

/// An index of all types of an app, by name and by file visibility.
///
/// The results do not depend on the order of the files.
final class SourceIndex {
    let modules: [String: ModuleScope]
    /// The modules, by their index.
    let modulesInOrder: [ModuleScope]
    /// Whether the author's own modules are known to be one package. Modules of a folder may belong to several.
    let hasPackage: Bool
    let entryPoint: String
    private(set) var files: [FileScope] = []
    /// The top-level types of all modules, by name.
    private(set) var types: [String: [TypeDeclaration]] = [:]
    let library = LibraryNames.makeDeclarations()
    let standard = StandardNames.makeDeclarations()
    /// The types that are known only by name.
    private var externals: [String: TypeDeclaration] = [:]
    /// For each type without source, the modules that qualify its name in the source.
    private var qualifiers: [String: Set<String>] = [:]
    private(set) var declarations: [TypeDeclaration] = []
    /// The names with a meaning only inside certain types: nested types, types in functions, and generic parameters. Most names
    /// are not among them, which saves the search through the enclosing types.
    private(set) var innerNames: Set<String> = ["ProvidedDestination", "ProvidedConfiguration"]

    /// - Parameters:
    ///   - modules: The modules that the app is linked with.
    ///   - files: The scanned files of these modules, in a fixed order.
    init(app: SourceApp, modules reachable: [SourceModule], files: [ScannedFile]) {
        hasPackage = app.package != nil
        entryPoint = app.entryPoint
        var modules: [String: ModuleScope] = [:]
        for (index, module) in reachable.enumerated() { modules[module.name] = ModuleScope(module, index: index) }
        self.modules = modules
        modulesInOrder = modules.values.sorted { $0.index < $1.index }
        followExports(files)
        for file in files {
            guard let module = modules[file.module] else { continue }
            self.files.append(
                FileScope(module: module, path: file.path, facts: file.facts, modules: modules))
        }
        declareTypes(files)
        for (scope, file) in zip(self.files, files) {
            for fact in file.facts.extensions {
                let context = LookupContext(file: scope, scope: SourceScope())
                guard let extended = try? nominal(fact.extended, in: context) else { continue }
                for reference in fact.inherited { extended.inherited.append((reference, context)) }
            }
        }
        applyMacros(files)
        forgetConclusions()
    }

    /// Adds the conformances that attached macros declare.
    private func applyMacros(_ files: [ScannedFile]) {
        var conformances: [String: [(TypeReference, LookupContext)]] = [:]
        for (scope, file) in zip(self.files, files) {
            for fact in file.facts.macros {
                conformances[fact.name, default: []] += fact.conformances.map { ($0, LookupContext(file: scope)) }
            }
        }
        guard !conformances.isEmpty else { return }
        for declaration in declarations {
            for attribute in declaration.attributes { declaration.inherited += conformances[attribute] ?? [] }
        }
    }

    /// Clears the caches that were filled before all types were declared.
    private func forgetConclusions() {
        for file in files {
            file.enclosing.removeAll()
            file.lastEnclosing = nil
        }
        for declaration in declarations {
            declaration.aliased = nil
            declaration.supertypes = nil
        }
        for external in externals.values { external.supertypes = nil }
    }

    /// Returns the declaration of a type that is known only by name.
    func external(_ name: String, module: String?, parent: TypeDeclaration? = nil) -> TypeDeclaration {
        let key = parent.map { "\($0.qualifiedName).\(name)" } ?? module.map { "\($0):\(name)" } ?? name
        if let known = externals[key] { return known }
        let declaration = TypeDeclaration(name: name, module: module, parent: parent, kind: .unknown)
        externals[key] = declaration
        return declaration
    }

    /// Breaks reference cycles, so that the memory is freed. The index cannot be used afterwards.
    func dismantle() {
        for declaration in declarations { declaration.dismantle() }
        for known in [externals, library, standard] {
            for declaration in known.values { declaration.dismantle() }
        }
        for module in modulesInOrder { module.types = [:] }
        for file in files { file.dismantle() }
    }

    /// Returns a type without source that was already looked up.
    func knownExternal(_ name: String) -> TypeDeclaration? { externals[name] }

    /// Returns the module of a type without source, if the source qualifies its name with exactly one of the file's imports.
    func qualifier(of name: String, in file: FileScope) -> String? {
        guard let candidates = qualifiers[name]?.intersection(file.importedNames), candidates.count == 1 else {
            return nil
        }
        return candidates.first
    }

    // MARK: Filling

    private func followExports(_ files: [ScannedFile]) {
        var direct: [Int: Set<Int>] = [:]
        for file in files {
            guard let module = modules[file.module] else { continue }
            for fact in file.facts.imports where fact.isExported && fact.declaration == nil {
                if let exported = modules[fact.module] {
                    direct[module.index, default: []].insert(exported.index)
                } else {
                    module.exportedNames.insert(fact.module)
                }
            }
        }
        guard !direct.isEmpty else { return }
        for module in modules.values {
            var waiting = [module.index]
            while let next = waiting.popLast() {
                for exported in direct[next] ?? [] where module.exported.insert(exported).inserted {
                    waiting.append(exported)
                }
            }
        }
    }

    private func declareTypes(_ files: [ScannedFile]) {
        var pending: [(file: FileScope, fact: TypeFact)] = []
        for (scope, file) in zip(self.files, files) {
            for fact in file.facts.types {
                noteQualifiers(fact, in: scope)
                if fact.scope.types.isEmpty { declare(fact, in: nil, of: scope) } else { pending.append((scope, fact)) }
            }
            for use in file.facts.uses { noteQualifiers(use.key.type, in: scope) }
            for declaration in file.facts.declarations { noteQualifiers(declaration.key.type, in: scope) }
        }
        // A nested type needs its parent first. The parent's name may be an alias, so this takes several passes.
        pending.sort { $0.fact.scope.types.count < $1.fact.scope.types.count }
        while !pending.isEmpty {
            var waiting: [(file: FileScope, fact: TypeFact)] = []
            for (file, fact) in pending {
                if let parent = enclosing(fact.scope.types, in: file).last ?? nil {
                    declare(fact, in: parent, of: file)
                } else {
                    waiting.append((file, fact))
                }
            }
            if waiting.count == pending.count { break }
            pending = waiting
        }
        for (file, fact) in pending {
            // An extension of a type without source.
            var parent: TypeDeclaration?
            for name in fact.scope.types {
                parent = parent?.members[name]?.first ?? external(name, module: nil, parent: parent)
            }
            declare(fact, in: parent, of: file)
        }
        forgetConclusions()
    }

    private func declare(_ fact: TypeFact, in parent: TypeDeclaration?, of file: FileScope) {
        let kind: TypeDeclaration.Kind =
            switch fact.kind {
            case .protocol: .protocol
            case .class, .actor: .class
            case .struct, .enum: .value
            case .alias(let target): .alias(target)
            case .associatedType: .associatedType
            }
        let context = LookupContext(file: file, scope: fact.scope.adding(fact.genericParameters))
        let declaration = TypeDeclaration(
            name: fact.name, module: file.module.name, parent: parent, kind: kind, isActor: fact.kind == .actor,
            access: fact.access, genericParameters: fact.genericParameters,
            source: .init(file: file, position: fact.position, scope: fact.scope, isLocal: fact.isLocal),
            isAutoRegistered: fact.isAutoRegistered, isMain: fact.isMain, attributes: fact.attributes,
            inherited: fact.inherited.map { ($0, context) })
        declarations.append(declaration)
        innerNames.formUnion(fact.genericParameters)
        if fact.isLocal || !fact.scope.types.isEmpty { innerNames.insert(fact.name) }
        if fact.isLocal {
            declaration.isNameShared = true
            file.locals[fact.name, default: []].append(declaration)
            return
        }
        let others = parent?.members[fact.name] ?? file.module.types[fact.name] ?? []
        for other in others where other.isFilePrivate || declaration.isFilePrivate {
            guard other.module == declaration.module else { continue }
            other.isNameShared = other.isNameShared || other.isFilePrivate
            declaration.isNameShared = declaration.isNameShared || declaration.isFilePrivate
        }
        if let parent {
            parent.members[fact.name, default: []].append(declaration)
        } else {
            file.module.types[fact.name, default: []].append(declaration)
            types[fact.name, default: []].append(declaration)
        }
    }

    private func noteQualifiers(_ fact: TypeFact, in file: FileScope) {
        if case .alias(let target) = fact.kind { noteQualifiers(target, in: file) }
    }

    private func noteQualifiers(_ reference: TypeReference, in file: FileScope) {
        switch reference {
        case .name(let components):
            if components.count > 1, file.importedNames.contains(components[0].name),
                modules[components[0].name] == nil, !LibraryNames.isLibrary(components[0].name)
            {
                qualifiers[components[1].name, default: []].insert(components[0].name)
            }
            for argument in components.lazy.flatMap(\.arguments) { noteQualifiers(argument, in: file) }
        case .composition(let parts), .structure(_, let parts):
            for part in parts { noteQualifiers(part, in: file) }
        }
    }
}

extension SourceScope {
    func adding(_ parameters: [String]) -> SourceScope {
        guard !parameters.isEmpty else { return self }
        var scope = self
        scope.genericParameters += parameters
        return scope
    }
}
