// SPDX-License-Identifier: Apache-2.0

/// A graph with lookup tables for the checks, built once for all of them.
struct RouteGraphIndex {
    let graph: RouteGraph
    /// The providers that the app does not link; nil if they are unknown.
    let unlinked: UnlinkedProviders?
    let routes: [String: RouteGraph.Route]
    let providers: [String: RouteGraph.Provider]
    /// The providers and the registered closures, by id.
    let makers: [String: RouteMaker]
    let scopes: [String: RouteGraph.Scope]
    let modules: [String: RouteGraph.Module]
    /// The offers for each key, registered or not, by the key's id, in source order.
    let offers: [String: [RouteOffer]]
    /// The registered adapters by their adaptee's id: a key here, a provider in `adaptationsOfProviders`.
    let adaptations: [String: [RouteOffer]]
    let adaptationsOfProviders: [String: [RouteOffer]]
    /// The ids of all keys and providers that are adaptees, whether or not the adapter is registered.
    let adaptees: Set<String>
    /// The uses in the code of each provider and of the types that it makes, by the provider's id.
    let needs: [String: [(route: RouteGraph.Route, use: RouteGraph.Use)]]
    /// For each key, the need that is nearest to the entry point.
    let nearestNeeds: RouteNeeds
    /// The ids of the keys that are, or may be, provided at run time.
    let provided: Set<String>
    /// The ids of the keys that may be provided by a line that was not understood.
    let providedUnseen: Set<String>
    /// The code that may register routes in a way that the checker does not follow, each with the routes that only it may provide.
    let doubts: [(doubt: DynamicRegistrations.Doubt, routes: [RouteGraph.Route])]
    /// Whether some code requests routes without naming them, so that any key may be used.
    let hasUnseenUses: Bool
    /// The root of each key that is not provided.
    let roots: [String: RouteRoot]

    init(_ graph: RouteGraph, _ unlinked: UnlinkedProviders? = nil) {
        self.graph = graph
        self.unlinked = unlinked
        routes = Dictionary(graph.routes.map { ($0.id, $0) }) { first, _ in first }
        providers = Dictionary(graph.providers.map { ($0.id, $0) }) { first, _ in first }
        makers = RouteMaker.makers(of: graph)
        scopes = Dictionary((graph.scopes ?? []).map { ($0.id, $0) }) { first, _ in first }
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

        let reasons: [RouteGraph.Unresolved.Reason] = [.unseenUse, .inferredUse, .genericBypass]
        hasUnseenUses = graph.unresolved.contains { unresolved in
            reasons.contains { $0.rawValue == unresolved.reason }
                || ObjectiveCDoubt(reason: unresolved.reason)?.mayRequest == true
        }
        let unseenOffers = DynamicRegistrations(in: graph, modules)
        let offers = offers
        let unseen = Set(
            graph.routes.filter { route in
                unseenOffers.mayInclude(route)
                    || route.alike.contains { offers[$0]?.contains(where: \.isRegistered) == true }
            }.map(\.id))
        providedUnseen = unseen
        provided = RouteRoot.provided(offers, adaptations, providers, routes, unseen)
        let proven = unseen.isEmpty ? [] : RouteRoot.provided(offers, adaptations, providers, routes, [])
        let isWanted = { (route: RouteGraph.Route) in !route.uses.isEmpty || adaptees.contains(route.id) }
        let unproven = graph.routes.filter {
            unseen.contains($0.id) && !proven.contains($0.id) && isWanted($0) && !$0.isUnconstrained
        }
        doubts = unseenOffers.doubts.compactMap { doubt in
            let routes = unproven.filter { unseenOffers.mayMean(doubt, $0) }
            return routes.isEmpty ? nil : (doubt, routes)
        }
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
    /// Whether the entry point is a test bundle. Tests fill their own registries, and leave out modules that they do not test.
    var isTest: Bool { modules[graph.entryPoint]?.role == .test }

    /// Whether some declaration, provider or adapter of the app uses a macro, or none exists. The macros are on by default.
    var usesMacros: Bool {
        let declarations = graph.routes.flatMap(\.declarations).filter { $0.form != .marker }
        let registrations = (graph.providers.flatMap(\.registrations) + graph.adapters.flatMap(\.registrations))
            .filter { !$0.location.isObjectiveC }
        return declarations.contains { $0.form == .macro } || registrations.contains { $0.form == .macro }
            || graph.providers.contains { $0.isDestination == true }
            || declarations.isEmpty && registrations.isEmpty
    }

    /// Returns whether the app's author can change a module.
    func isOwn(_ module: String) -> Bool { modules[module]?.isOwn ?? true }

    /// Returns whether one module is linked with another one, directly or not.
    func module(_ module: String, sees other: String) -> Bool {
        RouteGraph.modules(seenBy: module, modules).contains(other)
    }

    /// The ids of the routes that may have a provider, or that may be used, but only in code that the checker does not follow.
    var unproven: Set<String> { Set(doubts.flatMap { $0.routes.map(\.id) } + possiblyUsed.map(\.route.id)) }

    /// Returns a key's name for messages.
    func name(of route: String) -> String { routes[route]?.name ?? route }

    /// Returns the remedy for a key that no module declares, in the style of the app's other code; nil if a module declares it. Code
    /// that makes such a key does not compile, but the checker may run before the compiler.
    func declaration(of route: RouteGraph.Route) -> String? {
        guard (routes[route.unnamedID] ?? route).declarations.isEmpty else { return nil }
        let extended = "extension \(route.kind.keyName) where Protocol == \(route.typeInSource)"
        return "declare it beside its protocol:\n"
            + (usesMacros
                ? "@Routable \(extended) {}"
                : "\(extended) {\n    public init() { self.init(declaredProtocol: Protocol.self) }\n}")
    }

    /// Returns the text about a key without a provider, if modules that the app does not link have some; nil otherwise.
    func textOfUnlinked(_ route: RouteGraph.Route, _ message: String) -> UnlinkedProviders.Result? {
        unlinked?.text(for: route, of: graph.entryPoint, message)
    }

    /// Returns whether a key, or a key that may equal it, is or may be used, or is an adaptee.
    func isWanted(_ route: String) -> Bool {
        ([route] + (routes[route]?.alike ?? [])).contains {
            adaptees.contains($0) || routes[$0]?.uses.isEmpty == false || routes[$0]?.possibleUses != nil
                || unlinked?.used.contains($0) == true
        }
    }

    /// Returns the offers for a key that are registered in some registry.
    func registered(_ route: String) -> [RouteOffer] { (offers[route] ?? []).filter(\.isRegistered) }
}
