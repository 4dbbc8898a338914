// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// Adds the lifetimes that the providers state. A protocol or a superclass may state them too.
    func addLifetimes(to providers: inout [RouteGraph.Provider], _ registrables: RegistrableTable) {
        var found: [TypeDeclaration: [RouteGraph.Lifetime]] = [:]
        var hasUnknownOwner = false
        for read in files {
            let file = read.scope
            for fact in read.facts.values.lifetimes {
                guard let owner = index.enclosing(fact.scope.types, in: file).last ?? nil else {
                    hasUnknownOwner = true
                    continue
                }
                let lifetime = lifetime(fact, in: file)
                found[owner, default: []].append(lifetime)
            }
        }
        addKinds(of: registrables, to: &providers)
        guard !found.isEmpty || hasUnknownOwner else { return }
        var lifetimes: [String: RouteGraph.Lifetime] = [:]
        for declaration in registrables.declarations {
            var stated = found[declaration] ?? []
            if stated.isEmpty { stated = index.ancestors(of: declaration).flatMap { found[$0] ?? [] } }
            guard let first = stated.first else { continue }
            let isCertain = stated.allSatisfy { $0.kind == first.kind && $0.scope == first.scope }
            lifetimes[declaration.qualifiedName] =
                isCertain ? first : RouteGraph.Lifetime(.unknown, location: first.location)
        }
        for number in providers.indices where providers[number].isScope != true {
            providers[number].lifetime = lifetimes[providers[number].id]
            // An extension of the library's protocol may change the default.
            if hasUnknownOwner, providers[number].lifetime == nil {
                providers[number].lifetime = RouteGraph.Lifetime(.unknown, location: providers[number].location)
            }
        }
    }

    /// Marks the kinds of scopes. Their values live as long as the scope.
    private func addKinds(of registrables: RegistrableTable, to providers: inout [RouteGraph.Provider]) {
        let kinds = Set(registrables.declarations.filter(index.isScope).map(\.qualifiedName))
        for number in providers.indices where kinds.contains(providers[number].id) {
            let provider = providers[number]
            providers[number].isScope = true
            providers[number].lifetime = .init(.scoped, scope: provider.id, location: provider.location)
        }
    }

    func lifetime(_ fact: LifetimeFact, in file: FileScope) -> RouteGraph.Lifetime {
        let location = SourceLocation(file.path, fact.position)
        switch fact.kind {
        case .transient: return .init(.transient, location: location)
        case .graph: return .init(.graph, location: location)
        case .shared: return .init(.shared, isMadeAtStart: fact.isMadeAtStart ? true : nil, location: location)
        case .weak: return .init(.weak, location: location)
        case .cached: return .init(.cached, location: location)
        case .unknown: return .init(.unknown, location: location)
        case .scoped(let reference):
            let kind = reference.flatMap {
                try? index.nominal($0, in: LookupContext(file: file, scope: fact.scope))
            }
            return .init(
                .scoped, scope: kind.flatMap { index.isScope($0) ? $0.qualifiedName : nil }, location: location)
        }
    }
}
