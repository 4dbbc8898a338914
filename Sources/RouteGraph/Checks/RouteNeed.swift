// SPDX-License-Identifier: Apache-2.0

/// Something that needs a key, or a provider: a place that uses it, or an adapter that leads to it.
enum RouteNeed {
    /// - Parameter through: A key of the use's provider by which somebody gets there; nil if the use is nobody's but its own.
    case use(RouteGraph.Use, through: String?)
    case adapter(RouteOffer)

    var location: SourceLocation {
        switch self {
        case .use(let use, _): use.location
        case .adapter(let offer): offer.location
        }
    }
}

/// The way from each key up to the place where the app begins to need it: what a chain shows.
struct RouteNeeds {
    /// The need of each key that is nearest to the entry point. Following it from key to key ends there.
    private let nearest: [String: RouteNeed]

    init(
        of graph: RouteGraph, _ offers: [String: [RouteOffer]],
        _ usesOfProviders: [String: [(route: RouteGraph.Route, use: RouteGraph.Use)]]
    ) {
        // Adapters forwards: what a key is adapted to.
        var nearest: [String: RouteNeed] = [:]
        var next: [String] = []
        let reach = { (key: String, need: RouteNeed) in
            guard nearest[key] == nil else { return }
            nearest[key] = need
            next.append(key)
        }
        let spread = {
            var position = 0
            while position < next.count {
                let key = next[position]
                position += 1
                for offer in offers[key] ?? [] {
                    if let provider = offer.providerID {
                        for (route, use) in usesOfProviders[provider] ?? [] {
                            reach(route.id, .use(use, through: key))
                        }
                    }
                    if offer.isRegistered, case .route(let adaptee) = offer.adaptee { reach(adaptee, .adapter(offer)) }
                }
            }
            next = []
        }
        let start = { (isStart: (RouteGraph.Use) -> Bool) in
            for route in graph.routes {
                if let use = route.uses.filter(isStart).min(by: { $0.location < $1.location }) {
                    reach(route.id, .use(use, through: nil))
                }
            }
            spread()
        }
        // From the entry point's own code; then from code that belongs to no provider; then from wherever there is.
        start { $0.provider == nil && $0.module == graph.entryPoint }
        start { $0.provider == nil }
        start { _ in true }
        self.nearest = nearest
    }

    subscript(key: String) -> RouteNeed? { nearest[key] }
}
