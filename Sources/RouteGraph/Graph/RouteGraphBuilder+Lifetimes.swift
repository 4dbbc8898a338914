// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// The names of the type `RouteScope.Name`.
    private static let scopeName = ["RouteScope", "Name"]

    /// Adds the lifetimes that the providers state. A protocol or a superclass may state them too.
    func addLifetimes(to providers: inout [RouteGraph.Provider], _ registrables: RegistrableTable) {
        var found: [TypeDeclaration: [RouteGraph.Lifetime]] = [:]
        var hasUnknownOwner = false
        let constants = TextConstants(files)
        for read in files {
            let file = read.scope
            for fact in read.facts.values.lifetimes {
                guard let owner = index.enclosing(fact.scope.types, in: file).last ?? nil else {
                    hasUnknownOwner = true
                    continue
                }
                let lifetime = lifetime(fact, at: SourceLocation(file.path, fact.position), constants)
                found[owner, default: []].append(lifetime)
            }
        }
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
        for number in providers.indices {
            providers[number].lifetime = lifetimes[providers[number].id]
            // An extension of the library's protocol may change the default.
            if hasUnknownOwner, providers[number].lifetime == nil {
                providers[number].lifetime = RouteGraph.Lifetime(.unknown, location: providers[number].location)
            }
        }
    }

    private func lifetime(
        _ fact: LifetimeFact, at location: SourceLocation, _ constants: TextConstants
    ) -> RouteGraph.Lifetime {
        switch fact.kind {
        case .transient: .init(.transient, location: location)
        case .shared: .init(.shared, location: location)
        case .weak: .init(.weak, location: location)
        case .unknown: .init(.unknown, location: location)
        case .scoped(to: nil): .init(.scoped, location: location)
        case .scoped(let name?):
            if let text = constants.text(name, of: Self.scopeName) {
                .init(.scoped, scope: text, location: location)
            } else {
                .init(.scoped, hasUnknownScope: true, location: location)
            }
        }
    }

    /// Returns the scopes that code makes.
    func scopes(_ constants: TextConstants) -> [RouteGraph.Literal] {
        files.flatMap { read in
            read.facts.values.scopes.map { fact in
                RouteGraph.Literal(
                    text: constants.text(fact.name, of: Self.scopeName) ?? "*",
                    location: SourceLocation(read.scope.path, fact.position))
            }
        }
    }
}
