// SPDX-License-Identifier: Apache-2.0

extension RegistrableTable {
    /// Adds the conditions and the replacements of the providers.
    mutating func addSelections(_ builder: RouteGraphBuilder) {
        for read in builder.files {
            let file = read.scope
            for fact in read.facts.selections {
                guard let declaration = index.enclosing(fact.scope.types, in: file).last ?? nil else { continue }
                // An extension of a protocol selects the providers that conform, unless they have a property of their own.
                let selected =
                    declaration.isProtocol
                    ? declarations.filter { index.ancestors(of: $0).contains(declaration) } : [declaration]
                for one in selected {
                    let isOwn = one === declaration
                    if let condition = fact.condition, isOwn || found[one]?.condition == nil {
                        found[one]?.condition = condition
                    }
                    if let name = fact.replaced, isOwn || found[one]?.replacedName == nil {
                        found[one]?.replacedName = name
                    }
                }
            }
        }
    }
}

extension RouteGraphBuilder {
    /// The names of the requirements that code reads; `*` for all of them.
    var readRequirements: [String]? {
        let names = Set(files.flatMap { $0.facts.requirementReads.map { $0.name ?? "*" } })
        return names.isEmpty ? nil : names.sorted()
    }

    /// Finds the replaced providers. One that is replaced in every process is not registered, and its uses do not count as needs.
    mutating func replace(_ providers: inout [RouteGraph.Provider]) {
        let all = providers.filter { $0.replacedName != nil && $0.registrations.contains(where: \.isCertain) }
        for number in providers.indices {
            let replacing = all.filter { $0.replaces(providers[number]) }
            guard !replacing.isEmpty else { continue }
            providers[number].replacedBy = replacing.map(\.id)
            guard replacing.contains(where: { $0.condition == nil }) else { continue }
            providers[number].registrations = []
            let id = providers[number].id
            for route in routes.indices {
                for use in routes[route].uses.indices where routes[route].uses[use].provider == id {
                    routes[route].uses[use].isOptional = true
                }
            }
        }
    }
}

extension RouteGraph.Provider {
    /// Returns whether this provider names another one as replaced and has a key in common with it.
    fileprivate func replaces(_ other: RouteGraph.Provider) -> Bool {
        guard let replacedName, other.id != id, other.id == replacedName || other.id.hasSuffix("." + replacedName)
        else {
            return false
        }
        return provides.contains { line in other.provides.contains { $0.route == line.route } }
    }
}
