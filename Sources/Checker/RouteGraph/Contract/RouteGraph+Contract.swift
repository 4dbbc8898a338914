// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Returns the contract of a module; nil if the graph has no such module.
    ///
    /// - Parameter hasLocations: Whether the contract contains locations.
    public func contract(of module: String, hasLocations: Bool = false) -> RouteContract? {
        guard let found = modules.first(where: { $0.name == module }) else { return nil }
        return ContractReader(self, found, hasLocations).contract
    }
}

/// Reads the contract of a module from a graph.
private struct ContractReader {
    private let graph: RouteGraph
    private let index: RouteGraphIndex
    private let module: RouteGraph.Module
    private let hasLocations: Bool
    private let providers: [RouteGraph.Provider]
    private let adapters: [RouteGraph.Adapter]
    /// The names of keys that mean several keys.
    private let ambiguous: Set<String>

    init(_ graph: RouteGraph, _ module: RouteGraph.Module, _ hasLocations: Bool) {
        self.graph = graph
        self.module = module
        self.hasLocations = hasLocations
        index = RouteGraphIndex(graph)
        providers = graph.providers.filter { $0.module == module.name }
        adapters = graph.adapters.filter { $0.module == module.name }
        ambiguous = Set(Dictionary(grouping: graph.routes, by: \.name).filter { $0.value.count > 1 }.keys)
    }

    var contract: RouteContract {
        RouteContract(
            module: module.name, kind: module.kind, declares: declares, provides: provides,
            urlPatterns: literals(\.urlPatterns), identifiers: literals(\.identifiers), adapts: adapts, needs: needs,
            implementations: Set(
                (graph.crossings ?? []).filter { $0.module == module.name }.map(\.implementation)
            ).sorted(),
            incomplete: (providers.filter(\.isIncomplete).map(\.name) + adapters.filter(\.isIncomplete).map(\.name))
                .sorted())
    }

    private var declares: [RouteContract.Declaration] {
        graph.routes.flatMap { route in
            route.declarations.filter { $0.module == module.name }.map {
                .init(
                    key: key(route), shortName: route.shortName, isMainActor: $0.isMainActor, access: $0.access,
                    location: location($0.location))
            }
        }.sorted { ($0.key, $0.access.rawValue) < ($1.key, $1.access.rawValue) }
    }

    private var provides: [RouteContract.Provision] {
        let lines = providers.flatMap { provider in
            provider.provides.map { line in
                RouteContract.Provision(
                    key: key(line.route), provider: provider.name, condition: provider.condition,
                    replaces: provider.replacedName, requirements: line.requirements ?? [],
                    isRegistered: !provider.registrations.isEmpty, location: location(line.location))
            }
        }
        let closures = graph.routes.flatMap { route in
            route.closures.filter { $0.module == module.name }.map {
                RouteContract.Provision(
                    key: key(route), provider: nil, requirements: [], isRegistered: true,
                    location: location($0.location))
            }
        }
        return (lines + closures).sorted { ($0.key, $0.provider ?? "") < ($1.key, $1.provider ?? "") }
    }

    private func literals(_ path: KeyPath<RouteGraph.Provider, [RouteGraph.Literal]>) -> [RouteContract.Literal] {
        providers.flatMap { provider in
            provider[keyPath: path].map {
                .init(text: $0.text, provider: provider.name, location: location($0.location))
            }
        }.sorted { ($0.text, $0.provider) < ($1.text, $1.provider) }
    }

    private var adapts: [RouteContract.Adaptation] {
        adapters.flatMap { adapter in
            adapter.lines.map { line in
                let adaptee =
                    switch line.adaptee {
                    case .route(let id): key(id)
                    case .provider(let id): index.providers[id]?.name ?? id
                    }
                return RouteContract.Adaptation(
                    key: key(line.route), adaptee: adaptee, adapter: adapter.name, location: location(line.location))
            }
        }.sorted { ($0.key, $0.adaptee, $0.adapter) < ($1.key, $1.adaptee, $1.adapter) }
    }

    private var needs: [RouteContract.Need] {
        graph.routes.compactMap { route in
            // The code that declares a short key mentions its key.
            let declaresKey = route.declarations.contains { $0.module == module.name }
            let uses = route.uses.filter { $0.module == module.name && !(declaresKey && $0.form == .mention) }
            guard !uses.isEmpty else { return nil }
            let places = uses.map { use in
                RouteContract.Place(
                    text: use.place, provider: use.provider.flatMap { index.providers[$0]?.name },
                    isNeededToMake: use.isNeededToMake, isOptional: use.isOptional, location: location(use.location))
            }
            return RouteContract.Need(
                key: key(route), isOptional: uses.allSatisfy(\.isOptional), declaredIn: route.module,
                places: Set(places).sorted { $0.order < $1.order })
        }.sorted { $0.key < $1.key }
    }

    private func key(_ id: String) -> String { index.routes[id].map(key) ?? id }

    private func key(_ route: RouteGraph.Route) -> String { ambiguous.contains(route.name) ? route.id : route.name }

    private func location(_ location: SourceLocation) -> SourceLocation? { hasLocations ? location : nil }
}

extension RouteContract.Place {
    fileprivate var order: (text: String, provider: String, file: String, line: Int, column: Int, flags: Int) {
        (
            text, provider ?? "", location?.file ?? "", location?.line ?? 0, location?.column ?? 0,
            (isNeededToMake ? 2 : 0) + (isOptional ? 1 : 0)
        )
    }
}
