// SPDX-License-Identifier: Apache-2.0

/// A graph, arranged for the checks: what each of them asks is looked up, not searched. Made once for all checks.
struct RouteGraphIndex {
    let graph: RouteGraph
    let routes: [String: RouteGraph.Route]
    let providers: [String: RouteGraph.Provider]
    let modules: [String: RouteGraph.Module]
    /// Who answers to a key, registered or not, by the key's id, in the order of the source.
    let offers: [String: [RouteOffer]]
    /// The registered adapters whose adaptee a key is, or a provider, by its id.
    let adaptations: [String: [RouteOffer]]
    let adaptationsOfProviders: [String: [RouteOffer]]
    /// The keys, and the providers, that some adapter leads to, registered or not.
    let adaptees: Set<String>
    /// What the code of a provider, and of what it makes, asks for; by the provider's id.
    let needs: [String: [(route: RouteGraph.Route, use: RouteGraph.Use)]]
    /// For each key, who needs it, the nearest to the entry point.
    let nearestNeeds: RouteNeeds
    /// The keys that somebody provides at run time, or may provide.
    let provided: Set<String>
    /// Those that may be provided by a line that was not understood.
    let providedUnseen: Set<String>
    /// Whether some code asks for routes, who knows for which: any may be used.
    let hasUnseenUses: Bool
    /// Why the other keys are not provided.
    let roots: [String: RouteRoot]

    init(_ graph: RouteGraph) {
        self.graph = graph
        routes = Dictionary(graph.routes.map { ($0.id, $0) }) { first, _ in first }
        providers = Dictionary(graph.providers.map { ($0.id, $0) }) { first, _ in first }
        modules = Dictionary(graph.modules.map { ($0.name, $0) }) { first, _ in first }

        let all = Self.offers(of: graph)
        offers = Dictionary(grouping: all, by: \.route)
        var adaptations: [String: [RouteOffer]] = [:]
        var adaptationsOfProviders: [String: [RouteOffer]] = [:]
        var adaptees: Set<String> = []
        for offer in all {
            switch offer.adaptee {
            case .route(let id):
                adaptees.insert(id)
                if offer.isRegistered { adaptations[id, default: []].append(offer) }
            case .provider(let id):
                adaptees.insert(id)
                if offer.isRegistered { adaptationsOfProviders[id, default: []].append(offer) }
            case nil: break
            }
        }
        self.adaptees = adaptees
        self.adaptations = adaptations
        self.adaptationsOfProviders = adaptationsOfProviders

        var needs: [String: [(route: RouteGraph.Route, use: RouteGraph.Use)]] = [:]
        for route in graph.routes {
            for use in route.uses { if let id = use.provider { needs[id, default: []].append((route, use)) } }
        }
        self.needs = needs
        nearestNeeds = RouteNeeds(of: graph, offers, needs)

        let reasons: [RouteGraph.Unresolved.Reason] = [.unseenUse, .genericBypass]
        hasUnseenUses = graph.unresolved.contains { unresolved in
            reasons.contains { $0.rawValue == unresolved.reason }
        }
        let unseenOffers = UnseenOffers(in: graph, modules)
        let offers = offers
        let unseen = Set(
            graph.routes.filter { route in
                unseenOffers.mayInclude(route)
                    || route.alike.contains { offers[$0]?.contains(where: \.isRegistered) == true }
            }.map(\.id))
        providedUnseen = unseen
        provided = RouteRoot.provided(offers, adaptations, providers, routes, unseen)
        roots = RouteRoot.roots(of: graph, offers, providers, provided)
    }

    private static func offers(of graph: RouteGraph) -> [RouteOffer] {
        let provided = graph.providers.flatMap { provider in
            provider.provides.map {
                RouteOffer(
                    route: $0.route, source: .provider(provider), registrations: provider.registrations,
                    location: $0.location)
            }
        }
        let adapted = graph.adapters.flatMap { adapter in
            adapter.lines.map {
                RouteOffer(
                    route: $0.route, source: .adapter(adapter, to: $0.adaptee), registrations: adapter.registrations,
                    location: $0.location)
            }
        }
        let closures = graph.routes.flatMap { route in
            route.closures.map {
                RouteOffer(route: route.id, source: .closure, registrations: [$0], location: $0.location)
            }
        }
        return (provided + adapted + closures).sorted { $0.location < $1.location }
    }
}

extension RouteGraphIndex {
    /// Whether the module that is started is a bundle of tests: it fills registries of its own, and leaves out what it does
    /// not test.
    var isTest: Bool { modules[graph.entryPoint]?.role == .test }

    /// Whether the author of the app can change a module.
    func isOwn(_ module: String) -> Bool { modules[module]?.isOwn ?? true }

    /// Whether one module is linked with another one, directly or not.
    func module(_ module: String, sees other: String) -> Bool {
        RouteGraph.modules(seenBy: module, modules).contains(other)
    }

    /// A key as messages call it.
    func name(of route: String) -> String { routes[route]?.name ?? route }

    /// Whether somebody uses a key, or adapts something to it.
    func isWanted(_ route: String) -> Bool {
        ([route] + (routes[route]?.alike ?? [])).contains {
            adaptees.contains($0) || routes[$0]?.uses.isEmpty == false
        }
    }

    /// Those who answer to a key in some registry.
    func registered(_ route: String) -> [RouteOffer] { (offers[route] ?? []).filter(\.isRegistered) }
}
