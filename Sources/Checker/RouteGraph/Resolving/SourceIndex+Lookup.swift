// SPDX-License-Identifier: Apache-2.0

/// The meaning of a name.
enum NameMeaning {
    /// A type; `of` is the enclosing type, if that has arguments.
    case type(TypeDeclaration, of: ResolvedType?)
    case parameter
    case module(String)
}

extension SourceIndex {
    // MARK: A name alone

    /// Returns the meaning of a name at a place, from the innermost scope to the outermost.
    func meaning(of name: String, in context: LookupContext) throws(ResolutionFailure) -> NameMeaning {
        if context.scope.genericParameters.contains(name) { return .parameter }
        if innerNames.contains(name), let inner = try innerMeaning(of: name, in: context) { return inner }
        let file = context.file
        if let type = try outermostType(name, in: file) { return .type(type, of: nil) }
        if isModule(name, in: file) { return .module(name) }
        if let known = library[name] ?? standard[name] { return .type(known, of: nil) }
        return .type(external(name, module: qualifier(of: name, in: file)), of: nil)
    }

    /// Returns the meaning of a name in the enclosing types and functions; nil if they do not declare it.
    private func innerMeaning(of name: String, in context: LookupContext) throws(ResolutionFailure) -> NameMeaning? {
        let (file, scope) = (context.file, context.scope)
        let around = enclosing(scope.types, in: file)
        let visible = scope.types.count > 1 ? file.extendedCount(of: scope) - 1 : 0
        for level in around.indices.reversed() {
            if let local = local(name, at: level + 1, around, in: context) { return .type(local, of: nil) }
            guard let type = around[level] else { continue }
            if type.genericParameters.contains(name) { return .parameter }
            if level >= visible, let found = try member(name, of: type.asSelf, in: context) { return found }
        }
        return local(name, at: 0, around, in: context).map { .type($0, of: nil) }
    }

    /// Returns a top-level type of this module or of an imported one.
    private func outermostType(_ name: String, in file: FileScope) throws(ResolutionFailure) -> TypeDeclaration? {
        if let own = file.module.types[name], let type = preferred(own, in: file) { return type }
        guard let candidates = types[name] else { return nil }
        if let modules = file.singleImports[name] {
            let named = candidates.filter { candidate in
                isAccessible(candidate, in: file)
                    && modules.contains { $0.name == candidate.module || exports($0, candidate) }
            }
            if let found = try onlyOne(of: named, name, in: file) { return found }
        }
        return try onlyOne(of: imported(name, among: candidates, in: file), name, in: file)
    }

    /// Searches the candidates or the imports, depending on which is shorter.
    private func imported(_ name: String, among candidates: [TypeDeclaration], in file: FileScope) -> [TypeDeclaration]
    {
        if candidates.count <= file.importedCount {
            return candidates.filter { candidate in
                isAccessible(candidate, in: file) && file.imports.contains { exports($0, candidate) }
            }
        }
        let visible = file.imports.reduce(into: Set<Int>()) { $0.formUnion($1.exported) }
        return visible.sorted().flatMap { modulesInOrder[$0].types[name] ?? [] }.filter { isAccessible($0, in: file) }
    }

    private func exports(_ module: ModuleScope, _ candidate: TypeDeclaration) -> Bool {
        candidate.module.flatMap { modules[$0] }.map { module.exported.contains($0.index) } ?? false
    }

    /// Returns the only candidate that is visible. A module's own types hide the types that it re-exports.
    private func onlyOne(
        of candidates: [TypeDeclaration], _ name: String, in file: FileScope
    ) throws(ResolutionFailure) -> TypeDeclaration? {
        guard candidates.count > 1 else { return candidates.first }
        let open = candidates.filter { $0.access >= .package }
        // Without a known package, a `package` type may belong to another package and be invisible here.
        let certain = hasPackage ? open : open.filter { $0.access == .public }
        let visible = certain.isEmpty ? open.isEmpty ? candidates : open : certain
        let left = visible.filter { candidate in
            guard let module = candidate.module.flatMap({ modules[$0] }),
                !file.imports.contains(where: { $0 === module })
            else { return true }
            return !visible.contains { other in
                other.module != candidate.module
                    && other.module.flatMap { modules[$0] }.map { exports($0, candidate) } == true
            }
        }
        let names = Set(left.compactMap(\.module)).sorted()
        guard names.count < 2 else {
            throw ResolutionFailure("\(name) is found in \(names.joined(separator: " and in "))")
        }
        return left.first
    }

    /// Chooses among declarations of one module: first a private one of this file, then one that is not private.
    private func preferred(_ candidates: [TypeDeclaration], in file: FileScope) -> TypeDeclaration? {
        candidates.first { $0.isFilePrivate && $0.source?.file === file } ?? candidates.first { !$0.isFilePrivate }
    }

    /// Returns a type of this name in the function around the code, directly or in another type of that function.
    ///
    /// - Parameter depth: The number of types around the function.
    private func local(
        _ name: String, at depth: Int, _ around: [TypeDeclaration?], in context: LookupContext
    ) -> TypeDeclaration? {
        guard let locals = context.file.locals[name] else { return nil }
        let inner = depth < around.count ? around[depth]?.source : nil
        if depth < around.count, inner?.isLocal != true { return nil }
        let member = inner?.scope.member ?? context.scope.member
        return locals.first { local in
            local.source?.scope.member == member
                && local.source?.scope.types == Array(context.scope.types.prefix(depth))
        }
    }

    func isAccessible(_ type: TypeDeclaration, in file: FileScope) -> Bool {
        guard let source = type.source else { return true }
        if type.isFilePrivate { return source.file === file }
        let module = source.file.module
        if module === file.module { return true }
        switch type.access {
        case .public: return true
        // The source compiles, so the type is visible. Other build systems have packages too.
        case .package: return module.source.isOwn && file.module.source.isOwn
        // A test bundle may use `@testable import`.
        case .internal: return file.module.source.role == .test
        case .private, .fileprivate: return false
        }
    }

    private func isModule(_ name: String, in file: FileScope) -> Bool {
        if name == file.module.name || name == StandardNames.module || file.importedNames.contains(name) { return true }
        guard let module = modules[name] else { return false }
        return file.sees(module)
    }

    // MARK: A name in a type or in a module

    /// Returns a nested type: declared in the type or in an extension, or inherited; nil if there is none with this name.
    func member(
        _ name: String, of base: ResolvedType, in context: LookupContext
    ) throws(ResolutionFailure) -> NameMeaning? {
        var visited: Set<TypeDeclaration> = []
        var isPromised = false
        let found = try member(name, of: base, in: context.file, &visited, &isPromised)
        if found == nil, isPromised {
            if base.declaration?.isProtocol == true { return .parameter }
            throw ResolutionFailure("\(name) is an associated type that the compiler infers")
        }
        return found
    }

    private func member(
        _ name: String, of base: ResolvedType, in file: FileScope, _ visited: inout Set<TypeDeclaration>,
        _ isPromised: inout Bool
    ) throws(ResolutionFailure) -> NameMeaning? {
        guard let type = base.declaration, visited.insert(type).inserted else { return nil }
        if let candidates = type.members[name] {
            var visible = candidates.filter { candidate in
                isAccessible(candidate, in: file)
                    && (candidate.source.map { file.sees($0.file.module) || $0.file.module.name == type.module } ?? true)
            }
            if let own = preferred(visible.filter { $0.module == file.module.name }, in: file) { visible = [own] }
            if case .associatedType? = visible.first?.kind {
                isPromised = true
            } else if let found = try onlyOne(of: visible, name, in: file) {
                return .type(found, of: base.isParametrised ? base : nil)
            }
        }
        for parent in supertypes(of: type) {
            let parent = parent.substituting(base.bindings)
            guard parent.hasParts(atMost: ResolvedType.largest) else { continue }
            for part in parent.parts {
                if let found = try member(name, of: part, in: file, &visited, &isPromised) { return found }
            }
        }
        return nil
    }

    func type(_ name: String, inModule module: String, from file: FileScope) throws(ResolutionFailure)
        -> TypeDeclaration
    {
        guard let scope = modules[file.module.source.name(ofImport: module)] else {
            if LibraryNames.isLibrary(module) {
                return library[name] ?? external(name, module: LibraryNames.module(of: name))
            }
            let known = standard[name].flatMap { type in
                module == StandardNames.module || type.isAlias && StandardNames.modulesOfAliases.contains(module)
                    ? type : nil
            }
            return known ?? external(name, module: module)
        }
        if let own = preferred((scope.types[name] ?? []).filter { isAccessible($0, in: file) }, in: file) { return own }
        let exported = (types[name] ?? []).filter { isAccessible($0, in: file) && exports(scope, $0) }
        if let found = try onlyOne(of: exported, name, in: file) { return found }
        if let name = scope.exportedNames.count == 1 ? scope.exportedNames.first : nil {
            return external(name, module: name)
        }
        throw ResolutionFailure("\(module) has no type named \(name)")
    }

    // MARK: Where code stands

    /// Returns the types around some code, the outermost first; nil for an unresolved one.
    func enclosing(_ names: [String], in file: FileScope) -> [TypeDeclaration?] {
        guard !names.isEmpty else { return [] }
        if let last = file.lastEnclosing, last.names == names { return last.types }
        if let known = file.enclosing[names] {
            file.lastEnclosing = (names, known)
            return known
        }
        let result: [TypeDeclaration?]
        let context = LookupContext(file: file, scope: SourceScope(types: Array(names.dropLast()), member: nil))
        if names.count == 1 {
            result = [outermost(names[0], in: file)]
        } else {
            let outer = enclosing(Array(names.dropLast()), in: file)
            let last = names[names.count - 1]
            let inner: TypeDeclaration? =
                if let parent = outer[outer.count - 1] {
                    nested(last, in: parent, context)
                } else if names.count == 2, isModule(names[0], in: file) {
                    (try? type(last, inModule: names[0], from: file)).flatMap { followed($0) }
                } else {
                    nil
                }
            result = outer + [inner]
        }
        if result.last != .some(nil) { file.enclosing[names] = result }
        return result
    }

    private func outermost(_ name: String, in file: FileScope) -> TypeDeclaration? {
        if let type = (try? outermostType(name, in: file)) ?? nil { return followed(type) }
        if let local = file.locals[name]?.first(where: { $0.source?.scope.types.isEmpty == true }) { return local }
        if isModule(name, in: file) { return nil }
        return library[name] ?? standard[name] ?? knownExternal(name)
    }

    private func nested(_ name: String, in parent: TypeDeclaration, _ context: LookupContext) -> TypeDeclaration? {
        if let found = try? member(name, of: parent.asSelf, in: context), case .type(let type, _) = found {
            return followed(type)
        }
        return context.file.locals[name]?.first { $0.source?.scope.types == context.scope.types }
    }

    /// Returns the alias's target, or the type itself. An extension of an alias extends the target.
    private func followed(_ type: TypeDeclaration) -> TypeDeclaration? {
        type.isAlias ? (try? aliased(type))?.declaration : type
    }
}

extension TypeDeclaration {
    /// The type within its own code, with its generic parameters as arguments.
    var asSelf: ResolvedType {
        let arguments = genericParameters.map(ResolvedType.parameter)
        if isProtocol { return .existential(.init(protocols: [.init(declaration: self, arguments: [])])) }
        let outer = parent?.asSelf
        return .named(self, arguments: arguments, of: outer?.isParametrised == true ? outer : nil)
    }
}
