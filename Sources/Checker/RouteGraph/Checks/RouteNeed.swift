// SPDX-License-Identifier: Apache-2.0

/// A need of a key or a provider: a use, or an adapter that leads to it.
enum RouteNeed {
    /// - Parameter through: The key through which the use's provider is reached; nil if the app starts at this use.
    case use(RouteGraph.Use, through: String?)
    case adapter(RouteOffer)

    var location: SourceLocation {
        switch self {
        case .use(let use, _): use.location
        case .adapter(let offer): offer.location
        }
    }
}

/// The ways from the entry point to each key, for the chains in findings.
struct RouteNeeds {
    /// For each key, the need nearest to the entry point. The needs lead from key to key to the start.
    private let nearest: [String: RouteNeed]

    init(
        of graph: RouteGraph, _ offers: [String: [RouteOffer]],
        _ usesOfProviders: [String: [(route: RouteGraph.Route, use: RouteGraph.Use)]]
    ) {
        // Follows adapters from their key to the adaptee.
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
        // First from the entry point's own code, then from code that belongs to no provider, then from any other use.
        start { $0.provider == nil && $0.module == graph.entryPoint }
        start { $0.provider == nil }
        start { _ in true }
        self.nearest = nearest
    }

    subscript(key: String) -> RouteNeed? { nearest[key] }
}
